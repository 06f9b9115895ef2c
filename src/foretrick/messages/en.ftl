# The English of Foretrick, and what every other language falls back to.
#
# A language is one file like this one, named by its key. In it each message has the same id and may use the same
# variables. Where a variable is itself a message (a card, a suit, a list of them), its attributes are at hand as
# `$card-<attribute>`, and each language may have attributes of its own: a case, a capital letter, a gender to select by.

language-name = English

## Lists

list-comma = { $front }, { $next }
list-and = { $front } and { $last }
list-or = { $front } or { $last }

## Suits and cards

suit-spades = spades
    .start = Spades
suit-hearts = hearts
    .start = Hearts
suit-diamonds = diamonds
    .start = Diamonds
suit-clubs = clubs
    .start = Clubs

## The telling of a match

telling-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Every page of the browser

page-missing = This page is not here
page-missing-why = The server may be out of reach, or older than this page.
page-again = Try again
error-unreachable = The server cannot be reached at the moment.
