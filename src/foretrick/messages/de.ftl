# Das Deutsch von Foretrick. Gleiche Namen, gleiche Variablen wie in en.ftl; was es heißt, steht dort.
#
# Attribute, die nur das Deutsche braucht: `.acc` ist der Wenfall.

language-name = Deutsch

## Lists

list-comma = { $front }, { $next }
list-and = { $front } und { $last }
list-or = { $front } oder { $last }

## Suits and cards

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

## The telling of a match

telling-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Every page of the browser

page-missing = Diese Seite ist nicht da
page-missing-why = Vielleicht ist der Server gerade nicht erreichbar oder älter als diese Seite.
page-again = Noch einmal versuchen
error-unreachable = Der Server ist gerade nicht erreichbar.
