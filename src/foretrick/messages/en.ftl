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
quoted = '{ $text }'

## Suits and cards
suit-spades = spades
    .start = Spades
    .one = spade
suit-hearts = hearts
    .start = Hearts
    .one = heart
suit-diamonds = diamonds
    .start = Diamonds
    .one = diamond
suit-clubs = clubs
    .start = Clubs
    .one = club
suit-trumps = trumps
    .start = Trumps
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace
card-name = { $rank } of { $suit }
card-big-joker = big joker
    .start = Big joker
card-little-joker = little joker
    .start = Little joker
card-wizard = { $card }, Wizard
card-jester = { $card }, Jester
card-joker-spade = { $card }, a spade
card-high-spade = { $card }, a high spade
mark-wizard = WIZARD
mark-jester = JESTER
mark-big = BIG
mark-little = LITTLE
mark-spade = SPADE
part-wizard = Wizard
part-jester = Jester
part-joker = joker

## The telling of a match

telling-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## The games

game-joker-in-the-hole-tagline = Aces take all, jokers nothing, until one joker follows another. Bid together, then prove it.
game-spades-with-jokers-tagline = You and your partner against them, with two jokers above the ace of spades. First to 500.
game-wizards-and-jesters-tagline = Four cards always win, four always lose. Say exactly how many tricks you will take.
game-oh-hell-tagline = The game the others grew from: follow suit, beware the trump, hit your bid.
game-spades-tagline = The partnership classic: spades are always trump, and every trick too many is a bag.

## The options of the games

option-bidding = Bids
option-bidding-help = In turn, later seats know more. All at once, nobody does: every bid stays hidden until the last is in.
option-bidding-in-turn = In turn, from the dealer's left
option-bidding-simultaneous = All at once, shown together
option-hook = Dealer's hook
option-hook-help = The dealer may not bid the number that makes the bids add up to the tricks, so somebody always misses.
option-hook-off = Off
option-hook-on = On
option-hook-except-first-round = On, except in the first round
option-rounds = Rounds
option-rounds-help = Stop early for a shorter evening.
option-rounds-empty = the full match
option-trump-choice = When an ace is turned
option-trump-choice-help = The dealer names the trump suit: before looking at the hand, or with the hand in view.
option-trump-choice-blind = The dealer names trump before looking
option-trump-choice-after-looking = The dealer looks first
option-joker-escape = Jokers as an escape
option-joker-escape-help = A joker may also be thrown by someone who could follow suit.
option-schedule = Cards a round
option-schedule-help = How the number of cards changes from round to round.
option-schedule-up = One more each round
option-schedule-down = One fewer each round
option-schedule-up-down = Up, then down again
option-schedule-down-up = Down, then up again
option-schedule-fixed = Always the same number
option-cards = Largest hand
option-cards-help = The most cards a player gets; with a fixed number, the cards of every round.
option-bonus = Exact bid
option-bonus-help = Points for winning exactly the number bid.
option-per-trick = Each trick
option-per-trick-help = Points for each trick won with an exact bid.
option-missed = A missed bid
option-missed-help = What a bid that was not met exactly scores.
option-missed-nothing = Nothing
option-missed-tricks = Its tricks
option-missed-penalty = Minus the bonus for each trick over or under
option-nil = Nil
option-nil-help = A player may bid nil: a promise to take no trick at all.
option-blind-nil = Blind nil
option-blind-nil-help = A player may bid nil for double points before looking at the hand.
option-failed-nil-tricks = A failed nil's tricks
option-failed-nil-tricks-help = What the tricks of a broken nil do: each is a bag, or they help the contract, or they are forgotten.
option-failed-nil-tricks-bags = Each is a bag
option-failed-nil-tricks-count = They help the contract
option-failed-nil-tricks-ignore = They count for nothing
option-target = Winning score
option-target-help = The match ends when a team reaches it.
option-floor = Losing score
option-floor-help = A team that falls to it ends the match, and the higher score wins.
option-floor-empty = no losing score
option-variant = Trump order
option-variant-help = Which cards stand directly under the jokers.
option-variant-standard = Jokers, then the ace of spades down
option-variant-deuces-high = Jokers, two of diamonds, two of spades, then the ace
option-variant-two-of-spades-third = Jokers, two of spades, then the ace
option-big-joker = The big joker
option-big-joker-help = Which of your two jokers is the big one; on screen it is only a label.
option-big-joker-colour = The joker in full colour
option-big-joker-plain = The plain joker
option-last-round-trump = When no card is left to turn
option-last-round-trump-help = With four players the last round deals every card. Play it without trumps, or let the dealer choose.
option-last-round-trump-none = No trumps
option-last-round-trump-dealer-chooses = The dealer chooses, after looking

## What cannot be: cards, games and options

error-suit-none = { $suit } is no suit: the suits are S, H, D and C
error-card-none = { $card } is no card: write rank and suit, such as TD or 9S, or BJ or LJ for a joker
error-game-unknown = There is no game { $key }: choose { $games }.
error-round-unknown = A match of { $game } has no round { $round }: it has { $rounds }.
error-players-span = { $game } is for { $low } to { $high } players, not { $players }.
error-players-exactly = { $game } is for { $number } players, not { $players }.
error-options-shape = The options of { $game } are given by name, not as { $value }.
error-option-meant = { $game } has no option { $name }: did you mean { $close }?
error-option-unknown = { $game } has no option { $name }: it has { $options }.
error-option-value = The option { $name } must be { $allowed }, not { $value }.
error-allowed-switch = true or false
error-allowed-span = a whole number from { $low } to { $high }
error-allowed-least = a whole number of at least { $low }
error-allowed-most = a whole number of at most { $high }
error-allowed-null = { $span }, or null ({ $empty })
error-rounds-too-many = The option rounds={ $rounds } is too many: this schedule has { $most } rounds.
error-hook-needs-turns = The option hook={ $hook } needs bidding=in-turn: when everybody bids at once, nobody bids last.

## Every page of the browser

page-missing = This page is not here
page-missing-why = The server may be out of reach, or older than this page.
page-again = Try again
error-unreachable = The server cannot be reached at the moment.
page-ordinal = { $kind ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
page-foretrick = Foretrick
page-title = { $title } · Foretrick
page-settings = Settings
page-close = Close
page-copied = Copied
page-copy-by-hand = Please copy it by hand
page-language = Language
page-yes = Yes
page-no = No
page-moment = A moment
page-you = You
page-your-name = Your name
page-name-first = Please type a name first, so that the others know who you are.
page-server-gone = The server cannot be reached. Is it still running?

## The table in the browser

table-card = { $rank } of { $suit }
table-card-alone = { $card }
table-jack = jack
table-queen = queen
table-king = king
table-ace = ace
table-big-joker = big joker
table-little-joker = little joker
table-joker-mark = JOKER
table-nil = nil
table-blind-nil = blind nil
table-other-device = Play on another device
table-sit-down = Sit down
table-your-bid = Your bid
table-suggested = { $what }, suggested
table-bid-it = Bid { $bid }
table-name-trump = Name the trump suit
table-before-look = Before you look
table-look = Look at my cards
table-look-help = Then bid as usual.
table-blind-nil-help = Promise no trick, unseen.

## The start page

start-level-of = level { $level } of { $levels }
start-against = against { $level } bots
start-players = { $figures } players
start-with-friends = With friends
start-for-game = for { $game }
start-rules = Rules
start-of-game = of { $game }
start-dealing = Dealing
start-play-now = Play now
start-bots =
    { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
start-you-and = You and { $company }
start-nobody-yet = Nobody else has sat down yet
start-paused = paused
start-being-set = being set
start-in-play = in play
start-between-rounds = between rounds
start-finished = finished
start-your-tables = Your tables
start-back-to-table = Back to your table
start-show-more = Show { $more } more
start-you-play-as = You play as
start-what-to-play = What shall we play?
start-others = Where they come from
start-more = More
start-friends-line = Set a table, hand on the link, sit down together.
start-pad = Score pad
start-pad-line = For real cards: write down bids and tricks, it adds up.
start-learn = Learn
start-learn-line = The rules card by card, and how to bid well.
start-sheets = Print sheets
start-sheets-line = Score sheets and rule cards on paper.
start-review = Review a match
start-review-line = Where it turned, and what would have been better.

## Printed score sheets

sheet-date = Date
sheet-note = Note
sheet-total = Total
sheet-part = sheet { $part } of { $parts }
sheet-caption-round = Round
sheet-caption-cards = Cards
sheet-caption-trump = Trump
sheet-caption-bid = bid
sheet-caption-tricks = won
sheet-caption-score = points
sheet-caption-total = total
sheet-caption-contract = both
sheet-caption-bags = bags
sheet-caption-penalty = penalty
sheet-legend-dealer = marks the dealer.
sheet-legend-row = In each cell: bid, tricks, total.
sheet-legend-stack = Small boxes: the bid over the tricks.
sheet-legend-tower = Small boxes: bid and tricks.
sheet-legend-side-row = Boxes: bid and tricks of each partner, contract, bags, penalty, points, total.
sheet-legend-side-stack = Boxes: bid/won, bid/won, both, bags/penalty.
sheet-rule-off = Exact bid: { $bonus } + { $each } a trick. Missed: −{ $off } for each trick over or under.
sheet-rule-nothing = Exact bid: { $bonus } + { $each } a trick. Missed: nothing.
sheet-rule-tricks = Exact bid: { $bonus } + { $each } a trick. Missed: { $trick } a trick.
sheet-rule-contract = Contract ±{ $each } a trick, bag 1, { $limit } bags −{ $cost }. To { $target }.
sheet-rule-nil = Contract ±{ $each } a trick, bag 1, { $limit } bags −{ $cost }. Nil ±{ $nil }. To { $target }.
sheet-rule-blind = Contract ±{ $each } a trick, bag 1, { $limit } bags −{ $cost }. Nil ±{ $nil }, blind ±{ $blind }. To { $target }.
sheet-rule-only-blind = Contract ±{ $each } a trick, bag 1, { $limit } bags −{ $cost }. Blind nil ±{ $nil }. To { $target }.
sheet-error-paper = There is no paper { $paper }: choose A4, A5, A6 or Letter.
sheet-error-per-page = { $count } sheets cannot share a page: choose 1, 2, 4 or 16.
sheet-error-too-small = { $count } sheets on { $paper } would be too small to write on: at most { $fits } fit.
sheet-error-names = { $names } names are too many for { $players } players.
sheet-error-rounds = A sheet cannot have { $rounds } rounds here: choose 1 to { $most }.

## Settings

settings-seconds = { $time } s
settings-minutes = { $time } min
settings-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
settings-no-time = No time
settings-trick-rests = A finished trick rests
settings-trick-rests-help = Bots wait that long before they lead.
settings-bots-play = Bots play
settings-at-once = At once
settings-briskly = Briskly
settings-calmly = Calmly
settings-slowly = Slowly
settings-next-after = The next cards come after
settings-next-after-help = Sooner, when everybody is ready.
settings-stand-in-after = A bot stands in for someone away after
settings-stand-in-after-help = Until they are back.
settings-hints = Hints
settings-hints-help = Whoever is to play may ask what is best. How often each did is told after the match.
settings-your-seat = Your seat
settings-only-card = Play my only card for me
settings-only-card-help = When only one card may be played, it is played after a natural pause.
settings-this-table = This table
settings-this-table-help = You are the host; this counts for everybody at once.
settings-this-device = This device
settings-lettering = Lettering
settings-lettering-help = Larger letters on every page.
settings-normal = Normal
settings-larger = Larger
settings-light-or-dark = Light or dark
settings-like-device = Like the device
settings-light = Light
settings-dark = Dark
settings-suit-colours = Suit colours
settings-four = Four
settings-two = Two
settings-tap = To play a card
settings-tap-help = The first tap lifts the card and the second plays it, or one tap does it all.
settings-tap-twice = Tap twice
settings-tap-once = Tap once
settings-rest = A finished trick stays
settings-rest-help = Time to see the last card before the trick is taken.
settings-as-table = As the table says
settings-motion = Cards
settings-motion-help = A device that asks for less motion is always heeded.
settings-fly = Fly
settings-fade = Fade in place
settings-sound = Sound
settings-sound-help = Soft sounds for cards and for your turn.
settings-off = Off
settings-on = On
settings-keys = Keyboard hints
settings-keys-help = Shows the keys at the table.
settings-hidden = Hidden
settings-shown = Shown

## Setting a table, and the lobby

lobby-game = Game
lobby-friend = A friend
lobby-a-friend = a friend
lobby-friend-help = Comes by the link or the code and types a name.
lobby-who-takes = Who takes chair { $chair }?
lobby-bot = bot
lobby-bot-of-level = { $level } bot
lobby-partners-face = partners face each other
lobby-players = Players
lobby-chair-less = One chair less
lobby-chair-more = One chair more
lobby-your-partner = your partner
lobby-by-link = by the link
lobby-you = you
lobby-chair = chair { $chair }
lobby-chair-of = Chair { $chair }: { $who }
lobby-chair-to-change = Chair { $chair }: { $who }. Change
lobby-first-dealer = First dealer
lobby-drawn = drawn
lobby-chairs = Chairs
lobby-all-friends = All friends
lobby-all-bots = All bots
lobby-bots-play = Bots play { $level }
lobby-house-rules = House rules
lobby-all-as-written = All as written
lobby-as-written = as written
lobby-at-table = At the table
lobby-read-rules-of = Read the rules of { $game }
lobby-summary =
    { $friends ->
        [0] Bots in every chair
        [one] 1 chair for friends
       *[other] { $friends } chairs for friends
    }, { $changed ->
        [0] rules as written
        [one] 1 house rule
       *[other] { $changed } house rules
    }
lobby-open = Open the table
lobby-start = Start the match
lobby-clash = Two house rules do not go together: see above.
lobby-set-table = Set the table
lobby-set-a-table = Set a table
lobby-set-table-for = Set a table for { $game }
lobby-no-such-game = There is no such game here. Choose one above.
lobby-cards-and-trump = Cards and trump
lobby-bidding = Bidding
lobby-length-and-score = Length and score
lobby-more = More
lobby-yes = yes
lobby-no = no
lobby-none = none
lobby-less = { $option }: less
lobby-more-of = { $option }: more
lobby-another-number = Another number
lobby-usually = Usually: { $value }
lobby-put-back = Put back
lobby-share-title = { $game } on Foretrick
lobby-qr = QR code of the link to this table
lobby-bring-friends = Bring your friends
lobby-scan-or-open = Scan the code or open
lobby-copy-link = Copy link
lobby-share = Share
lobby-only-here = This address opens on this computer only: it is in no network that phones could share.
lobby-other-device-help = This link is your seat. Open it on the other device; whoever has it sees your cards.
lobby-copy-seat-link = Copy seat link
lobby-chair-as-name = Chair { $chair }
lobby-house-rules-are = House rules: { $rules }.
lobby-rules-as-written = Rules as written.
lobby-deals-first = { $name } deals first.
lobby-no-hints = No hints.
lobby-read-rules = Read the rules
lobby-your-seat = your seat
lobby-sit-here = sit here
lobby-or-bot = or a bot
lobby-open-chair = open
lobby-free = Free
lobby-free-chair =
    { $way ->
        [chosen] Chair { $chair }: free, chosen
        [sit] Chair { $chair }: free. Sit here
        [bot] Chair { $chair }: free. Put a bot here
       *[none] Chair { $chair }: free
    }
lobby-host = host
lobby-away = away
lobby-full = Every chair is taken. Stay and watch: the table opens here.
lobby-take-chair = Take chair { $chair }
lobby-or-watch = Or stay and watch: the table opens here when the match starts.
lobby-fill-and-start =
    { $free ->
        [one] Fill with a bot and start
        [2] Fill with two bots and start
        [3] Fill with three bots and start
        [4] Fill with four bots and start
        [5] Fill with five bots and start
        [6] Fill with six bots and start
       *[other] Fill with { $free } bots and start
    }
lobby-waiting =
    { $free ->
        [one] Waiting for 1 friend. Or do not wait:
       *[other] Waiting for { $free } friends. Or do not wait:
    }
lobby-these-bots-play =
    { $free ->
        [one] This bot plays { $level }
       *[other] These bots play { $level }
    }
lobby-settings = Settings of the table
lobby-kept-for-you = { $host } keeps a chair for you
lobby-chair-is-free = A chair is free
lobby-everybody-here = Everybody is here
lobby-who-will-play = Who will play?
lobby-you-have-seat = You have a seat
lobby-all-seated = All seated
lobby-seated =
    { $seated ->
        [0] nobody
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $seated }
    } of { $all ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $all }
    } seated
lobby-title = { $game }, table { $table }
lobby-host-starts = { $host } starts the match.

## The rules, to be read and searched

rules-name = Rules
rules-contents = Contents
rules-table = Table
rules-wait = Opening the rules
rules-to-table = Set a table
rules-to-lesson = Learn it in five minutes
rules-to-guide = A match with comments
rules-not-in-language = These rules are not there in your language yet, so here they are in English.
rules-find = Find in the rules
rules-find-hits = What was found
rules-find-before = The hit before
rules-find-next = The next hit
rules-find-count = { $hits ->
    [0] nothing found
    [one] 1 hit
   *[other] { $hits } hits
}
rules-find-at = { $at } of { $hits }
rules-find-none = The rules do not say “{ $words }”.
rules-find-none-try = Try a shorter word, or the beginning of one. Clauses can be found by their numbers too, such as 5.4.

## The score sheet in the browser

sheet-chart = Line chart of the totals after each round. After round { $round }: { $totals }. All figures are in the score sheet.
sheet-totals-by-round = Totals by round

## The review in the browser

review-chart =
    { $rounds ->
        [one] Line chart of the final score that each could expect, trick by trick over 1 round. In the end: { $totals }.
       *[other] Line chart of the final score that each could expect, trick by trick over { $rounds } rounds. In the end: { $totals }.
    }
review-moment = Moment { $number }: { $sentence }
review-chart-caption = The final score each could expect, by round

## The score pad: what its rows say

pad-no-game = Choose a game first.
pad-players-from-to = { $game } is for { $fewest } to { $most } players.
pad-players-exactly = { $game } is for { $players } players.
pad-open-cards = The pack is enough for { $most } cards each with { $players } players, not for { $cards }.
pad-open-bid = { $name } cannot bid { $bid } with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
pad-open-nil = { $name } bid nil, which is not played in this match.
pad-open-blind-nil = { $name } bid blind nil, which is not played in this match.
pad-open-sum = The tricks add up to { $taken }, not to { $cards }.
pad-open-bids = Still to bid: { $names }.
pad-open-tricks = Tricks still missing: { $names }.
pad-hook-broken = { $name } dealt and bid { $bid }, which the hook does not allow.
pad-penalty-bags = { $bags } bags collected

## The score pad: what is no pad

pad-bad-list = This is no score pad: its entries are no list.
pad-bad-object = An entry is a JSON object.
pad-bad-entry = Entry { $place } of the pad cannot be read. { $reason }
pad-bad-id = Its id is not of the form writer-number.
pad-bad-over = What it was written over is not named by ids.
pad-bad-time = A time needs a date, the hour and a time zone, such as 2026-11-30T20:15:00+01:00.
pad-bad-by = The name of who wrote it is too long, or not on one line.
pad-bad-cell = There is no such place on a pad.
pad-bad-game = The game is not known here, or has no such options.
pad-bad-note = A note is text of at most { $limit } characters.
pad-bad-name = A name is 1 to { $limit } characters on one line.
pad-bad-seats = The seats are a list of different players.
pad-bad-round = A round needs its place, its players, one of them as the dealer, and 1 to 17 cards.
pad-bad-gone = A round is removed or not: true or false.
pad-bad-trump = Trump is S, H, D, C or none.
pad-bad-bid = A bid is a number from 0 to { $most }, nil or blind-nil.
pad-bad-tricks = Tricks are a number from 0 to { $most }.
pad-too-many = This pad has more than { $limit } entries.
