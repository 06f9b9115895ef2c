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

trump-is = { $suit-start } are trump
trump-none = No trump this round
trump-to-name = { $dealer } names the trump suit
telling-dealt = { $dealer } deals { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. { $trump }.
telling-dealt-turned = { $dealer } deals { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and turns the { $card }. { $trump }.
telling-hand = Your hand: { $cards }.
telling-hand-empty = Your hand: no cards.
telling-trump = { $player } names { $suit } as trump.
telling-looked = { $player } looks at the cards.
telling-bid = { $player } bids { $bid }.
telling-bid-hidden = { $player } has bid.
telling-bids = The bids: { $bids }.
telling-bid-of = { $player } { $bid }
telling-played = { $player } plays the { $card }.
telling-played-ace = { $player } plays the { $card }, which counts as an ace.
telling-trick = { $player } takes the trick with the { $card }.
telling-round = Round { $round } is scored: { $scores }.
telling-score = { $side } { $points }
telling-round-note = { $told } { $side }: { $note }
telling-match = { $ending }.

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
error-option-setting = --set takes option=value, such as { $example }, not { $setting }.
error-bot-unknown = There is no bot { $name }: choose { $bots }.

## Bids and what a round was worth

bid-nil = nil
    .start = Nil
bid-blind-nil = blind nil
    .start = Blind nil
bid-look = look
note-contract-made = Contract { $contract } made, { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
} taken.
note-contract-missed = Contract { $contract } missed, { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
} taken.
note-nil-held = { $player }’s { $promise } held.
note-nil-failed = { $player }’s { $promise } failed: { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
} taken.
note-penalty = { $bags } bags: { $points }.
note-bags-left = { $bags ->
    [0] No bags
    [one] 1 bag
   *[other] { $bags } bags
} left.
note-bags = { $bags ->
    [0] No bags
    [one] 1 bag
   *[other] { $bags } bags
}.
note-bags-before = { $bags ->
    [0] No bags
    [one] 1 bag
   *[other] { $bags } bags
}, { $before ->
    [0] none
   *[other] { $before }
} before.

## The message of the moment

moment-wins = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment-win = { $names } win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment-share = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment-played = Round { $round } is played
moment-ready = Ready to deal
moment-name-trump = Name the trump suit
moment-to-name = { $names } names the trump suit
moment-to-lead = { $names } to lead
moment-to-play = { $names } to play
moment-bid-in = Your bid is in. Waiting for { $names }
moment-to-bid = { $names } to bid
moment-bids-of = Waiting for the bids of { $names }
moment-look = Look at your cards, or bid blind nil
moment-bid = Your bid: { $cards ->
    [one] 1 trick
   *[other] { $cards } tricks
} to win
moment-bid-after = Your bid: { $wanted } wanted so far, { $cards ->
    [one] 1 trick
   *[other] { $cards } tricks
} to win
moment-lead = Your lead
moment-any-card = Play any card
moment-follow = Follow { $suit }
moment-follow-ace = Follow { $suit } with the ace, or throw another card
moment-follow-or = Follow { $suit }, or play a { $parts }

## Why an action is not allowed

error-plain = { $reason }.
error-ruled = { $reason } ({ $clause }).
error-bid-none = { $bid } is no bid: bid a number of tricks, nil or blind-nil
error-action-none = { $text } is no action: write play TD, bid 3, bid nil, trump H or look
error-action-type = { $action } is no action
error-seat-none = There is no seat { $seat }
error-match-over = The match is over
error-dealt-already = The cards are dealt already
error-deal = This is no deal of the game: { $reason }
error-deal-dealer = the dealer is a seat from 0 to { $last }
error-deal-next = the next dealer is seat { $seat }
error-deal-each = each of { $seats } seats gets { $cards } cards
error-deal-twice = no card is dealt twice
error-deal-stranger = { $cards } does not belong to the pack of this game
error-deal-turned = a card is turned exactly when one is left
error-first-dealer = The first dealer is a seat from 0 to { $last }, not { $seat }.
error-players-list = The players are a number or a list of names, not { $players }.
error-player-name = A player's name must be some text, not { $name }.
error-time-to-play = It is time to play a card now
error-time-to-bid = It is time to bid now
error-time-to-name = It is time to name the trump suit now
error-time-to-deal = It is time to deal the next round now
error-bid-stands = Your bid is in, and a bid stands
error-dealer-names = The dealer, { $names }, names the trump suit
error-not-your-turn = It is not your turn: the table waits for { $names }
error-not-held = You do not hold the { $card }
error-not-broken = { $suit-start } are not broken yet, so lead another suit
error-led-ace = You hold a card of the led suit, { $suit }, so the ace of another suit may not be played
error-joker-held = You hold { $suit }, so a joker may not be thrown
error-follow = You hold { $suit }, so a { $suit-one } must be played
error-seen-already = You have seen your cards already
error-look-first = Look at your cards first, or bid blind nil
error-blind-nil-late = You have seen your cards, so it is too late for blind nil
error-blind-nil-off = Blind nil is not played at this table
error-nil-off = Nil is not played at this table
error-hook = With { $bid } the bids would add up to { $cards ->
    [one] 1 trick
   *[other] { $cards } tricks
}, which the dealer may not do
error-bid-range = A bid is a number from { $low } to { $high }
error-bid-range-nil = A bid is a number from { $low } to { $high } or nil

## What happens at a table

told-created = The table is open.
told-sat = { $name } sits down.
told-left = { $name } leaves the table.
told-renamed = { $old } is now { $name }.
told-bot-added = { $name }, a bot, sits down.
told-bot-removed = { $name }, a bot, makes room.
told-stand-in = A bot plays for { $name } until { $name } is back.
told-back = { $name } is back.
told-started = The match begins.
told-ready = { $name } is ready.
told-paused = { $name } pauses the table.
told-resumed = { $name } resumes the match.
told-settings = { $name } changes the pace of the table.
told-hints-on = { $name } switches hints on.
told-hints-off = { $name } switches hints off.
told-auto-play-on = Your only legal card is now played for you.
told-auto-play-off = You play every card yourself.
told-nudged = { $name } nudges { $names }.
told-rematch = { $name } asks for another match.
told-ended = { $name } ends the match; it stays unfinished.
table-invitation = Invitation to the table

## The bots

bot-easy = Easy
bot-easy-help = Knows the rules, guesses its bids and forgets what was played: a friendly start.
bot-steady = Steady
bot-steady-help = Counts its tricks, watches the cards and plays to its bid: good company.
bot-strong = Strong
bot-strong-help = Thinks ahead through the hands that the others may hold: hard to beat.
bot-master = Master
bot-master-help = Thinks ahead for a second about every card: the best there is here.
bot-random = Random
bot-random-help = Plays any card that is allowed, without a thought.

## What the server cannot do

error-first-dealer-seat = There is no seat { $seat } for the first dealer.
error-bot-seat = There is no seat { $seat } for a bot; you sit at seat 0.
error-bots-share = Two bots cannot share a seat.
error-seats-open = The match can start when every seat is taken.
error-seats-open-wait = The match can start when every seat is taken: wait, or add a bot.
error-table-full = Every seat is taken; you can watch.
error-seat-unknown = This table has no seat { $seat }.
error-seat-taken = { $name } sits there already.
error-stale = The table has moved on since; look again.
error-paused = The table is paused.
error-round-not-played = Round { $round } has not been played.
error-seat-not-free = That seat is not free.
error-seat-no-bot = There is no bot on that seat.
error-seat-nobody = Nobody sits there for whom a bot could play.
error-you-are-here = A bot plays for somebody who is away, and you are here.
error-is-here = { $name } is here.
error-pace-rest = The rest after a trick may be { $low } to { $high } milliseconds.
error-pace-pause = The pause between bots may be { $low } to { $high } milliseconds.
error-pace-away = The wait for an absent player may be { $low } to { $high } seconds.
error-pace-next = The wait after a round may be { $low } to { $high } seconds.
error-hints-before = Hints are switched on or off before a match, so that it is fair to the end.
error-not-over = The match is not over yet.
error-waits-for-nobody = The table waits for nobody else.
error-nudged = There was a nudge a moment ago.
error-no-hints = This table plays without hints.
error-hint-not-you = A hint is for whoever is asked to do something; just now that is not you.
error-no-hint-now = There is no hint for this one.
error-not-started = The match has not started yet.
error-over = The match is over.
error-host-only = Only the host of the table can do that.
error-no-such-bot = There is no bot { $key }; there are { $bots }.
error-seatless = You have no seat at this table; take one first.
error-unwritten = The server could not write that down, so nothing has changed; try again.
error-name-signs = A name is made of letters, digits and signs on one line.
error-name-none = Type a name first.
error-name-long = A name has at most { $longest } characters.
error-hello-first = The first message must be a hello.
error-no-such-command = There is no such command.
error-field-missing = The message lacks { $field }.
error-field-wrong = The message has a wrong value for { $field }.
error-unreadable = The message could not be read.
error-say-hello = Say hello first.
error-too-many-watch = Too many people are watching this table.
error-too-slow = Too slow; connect again.
error-too-fast = That was too fast; wait a moment.
error-too-many-messages = Too many messages.
error-message-long = That message is too long.
error-no-table = There is no such table.
error-restarting = The server is about to restart; try again in a moment.
error-no-store = The server cannot reach its tables at the moment.
error-server = Something went wrong on the server; it has been noted.
error-too-many-tables = Too many tables are being opened; wait a moment.
error-match-number = Matches are numbered from 1.
error-record-later = The record shows every hand, so it is there when the match is over.
error-review-gone = This review is no longer kept; ask for it again.
error-review-too-long = A match of more than { $rounds } rounds is too long to be reviewed here; `foretrick review` takes any.
error-review-busy = Other matches are being reviewed; try again in a minute.
error-review-no-record = This is no record of a match: it has no list of rounds.
error-review-failed = This match could not be reviewed; the fault has been noted on the server.
error-not-compiled = This needs compiled code, which cannot be made on the computer that runs the server.
error-no-game = There is no such game.
error-not-json = Send JSON, please.
error-too-long = That is too long.
error-nothing-here = There is nothing here.
error-http = The server does not take this request.
error-pages-missing = The pages of this Foretrick are missing; install it again.

## The arena

error-arena-name = The name { $name } stands for { $one } and for { $other }: use two names.
error-arena-nobody = Nobody is named to play: list a bot for each seat, such as steady,random,random,random.
error-arena-quotes = A quotation mark is open at the end of { $text }.
error-arena-command = After cmd: comes the command that starts an outside bot, such as cmd:node bot.js.
error-arena-budget = A budget is written as 20ms or 500w (worlds), not as { $text }.
error-arena-sizes = Whole matches have rounds of many sizes: give either a number of cards or matches.
error-arena-no-round = No round of this match deals { $cards } cards: it deals { $low } to { $high }.
error-arena-every-round = Every round of this match deals { $cards } cards.
error-arena-slip = { $told }
error-arena-file = { $path } is no file of the arena: choose another name, or move it away.
error-arena-contest = { $path } belongs to another contest, with another { $what }.

## Records

place-file = The file
place-line = Line { $line }
place-round = Round { $round }
place-trick = Round { $round }, trick { $trick }
place-seat = { $place }, seat { $seat }
place-player = { $place }, seat { $seat } ({ $name })
error-file-empty = The file holds no record.
error-file-json = { $place } is no JSON: { $detail }.
error-file-object = { $place } is no match record: a record is one JSON object.
error-file-line = The file has a line that is far too long for a match record.
error-file-zstd = The file is not compressed with zstd: { $detail }.
error-record-shape = This is no match record: a record is one JSON object.
error-record-pad = This is a score pad: it holds scores and no cards, and `foretrick pad` shows it.
error-record-format = This is no match record: its "format" is not "foretrick-record".
error-record-version = This record has version { $version }; this program reads version 1.
error-record-form = The record is not in the right form: { $detail }.
error-record-expected = { $place }: expected { $expected }, got { $got }
error-record-result = The record has a result, but the match is not over.
error-record-no-result = The match is over, but the record has no result.
error-record-wrong-result = The result is wrong: it says totals { $totals } and winners { $winners }, but they are { $right } and { $right_winners }.
error-breach = { $place }: { $what }
breach-was-over = the match was over after round { $before }.
breach-round-unfinished = it is unfinished, and another round follows.
breach-no-trump = seat { $seat } had to name the trump suit, and none was named.
breach-trump-by = trump was named by seat { $seat }, but the dealer is seat { $dealer }.
breach-bids = there are { $bids } bids for { $seats } seats.
breach-bid-order = seat { $seat } bid { $bid }, but seat { $before } had to bid before.
breach-round-over = the round was over.
breach-bids-open = not every seat has bid.
breach-trick-cards = it has { $cards } cards for { $seats } seats.
breach-legal = it lists what was legal for { $listed } of { $cards } cards.
breach-trick-unfinished = it is unfinished, and another trick follows.
breach-action = { $reason } Allowed: { $allowed }.
breach-allowed-nothing = nothing
breach-played = { $card } was played. { $reason }
breach-said = { $text } was said. { $reason }
breach-field = { $field } is { $stated }, but it must be { $right }.

## Why a bot does what it does

reason-lot = Drawn by lot
reason-lot-bid = Bid by lot
reason-no-choice = There is no choice
reason-best-worlds = The best of { $worlds } worlds
reason-expects = Expects { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, and to make it { $percent }% of the time
reason-looks = Looks at the hand before it promises anything
reason-looks-like-nil = This hand looks like no trick at all
reason-guess = A guess from the high cards and the trumps in the hand
reason-trump-unseen = Before the hand is seen, one suit is as good as another
reason-trump = The hand is strongest with { $suit } as trump
reason-blind-nil = Far behind, and only a blind nil could still save the match
reason-nil = No card of this hand is likely to win a trick
reason-counts = Counts about { $tricks } tricks in the hand
reason-counts-but = Counts about { $tricks } tricks in the hand, but { $bid } is not allowed
reason-unbeaten = { $because }, and nothing beats the { $card }
reason-highest = { $because }, and the { $card } is now the highest { $suit-one }
reason-takes = { $because } and takes the trick with the { $card }
reason-tries = { $because } and tries to take the trick with the { $card }
reason-leads-low = { $because }, but leads low and keeps its better cards for later
reason-leads = { $because } and leads the { $card }
reason-only-card = The only card that may be played
reason-needs = Needs { $tricks ->
    [0] no more tricks
    [1] one more trick
    [2] two more tricks
    [3] three more tricks
    [4] four more tricks
    [5] five more tricks
    [6] six more tricks
    [7] seven more tricks
    [8] eight more tricks
    [9] nine more tricks
    [10] ten more tricks
   *[other] { $tricks } more tricks
}
reason-side-needs = Its side needs { $tricks ->
    [0] no more tricks
    [1] one more trick
    [2] two more tricks
    [3] three more tricks
    [4] four more tricks
    [5] five more tricks
    [6] six more tricks
    [7] seven more tricks
    [8] eight more tricks
    [9] nine more tricks
    [10] ten more tricks
   *[other] { $tricks } more tricks
}
reason-no-longer = Can no longer make the bid, wins what it can
reason-saves = { $because }, but keeps its better cards for later
reason-has = Has its bid
reason-over = Is over its bid
reason-made = Has made its contract
reason-throws = { $because } and throws a dangerous card while it loses
reason-leads-a-low-one = { $because } and leads low
reason-leads-spare = { $because } and leads what it can best spare
reason-hopes-over = { $because } and hopes that somebody takes the trick over
reason-takes-now = { $because }, and loses least by taking this trick now
reason-covers = Covers the nil of { $name }
reason-leaves = Leaves the trick to { $name }
reason-keeps = Keeps its better cards for later
reason-no-bag = Has made its contract and wants no bag
reason-nil-leads = Keeps its nil and leads what is most likely to be beaten
reason-nil-fears = Fears for its nil, and hopes that somebody takes the trick over
reason-nil-throws = Keeps its nil and throws the most dangerous card that loses

## Numbers, chances and points

number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
chance-hundred = { $count ->
    [one] 1 time
   *[other] { $count } times
} in 100
    .about = about { $count ->
        [one] 1 time
       *[other] { $count } times
    } in 100
odds-hardly = hardly ever
odds-tenth = one time in ten
    .about = about one time in ten
odds-sixth = one time in six
    .about = about one time in six
odds-fifth = one time in five
    .about = about one time in five
odds-fourth = one time in four
    .about = about one time in four
odds-third = one time in three
    .about = about one time in three
odds-two-fifths = two times in five
    .about = about two times in five
odds-half = every other time
odds-three-fifths = three times in five
    .about = about three times in five
odds-two-thirds = two times in three
    .about = about two times in three
odds-three-fourths = three times in four
    .about = about three times in four
odds-four-fifths = four times in five
    .about = about four times in five
odds-nine-tenths = nine times in ten
    .about = about nine times in ten
odds-always = almost always

## Why a card or a bid is good

sentence = { $clause }.
card-part = { $part } of { $suit }
why-only-card = The { $card } is the only card that may be played
why-only-bid = { $bid-start } is the only bid allowed
why-then = { $head }; { $clause }
why-and = { $head }, and { $clause }
why-but = { $head }, but { $clause }
why-bid-lost = The bid cannot be made any more
why-contract-lost = The contract cannot be made any more
why-costs-least = { $head }; the { $card } costs least
why-needs-all = { $voice ->
    [you] You need
   *[named] { $name } needs
} every trick that is left
why-needs = { $voice ->
    [you] You need
   *[named] { $name } needs
} { $tricks ->
    [0] no more tricks
    [1] one more trick
    [2] two more tricks
    [3] three more tricks
    [4] four more tricks
    [5] five more tricks
    [6] six more tricks
    [7] seven more tricks
    [8] eight more tricks
    [9] nine more tricks
    [10] ten more tricks
   *[other] { $tricks } more tricks
}
why-led-low = { $head }, but not this one: the { $card } is led low, and the { $kept } is kept for later
why-cheapest = { $head }; the { $card } is the cheapest card that takes this one
why-too-many = { $voice ->
    [you] You have
   *[named] { $name } has
} { $number } too many already
why-wants-none = { $voice ->
    [you] You want
   *[named] { $name } wants
} no trick
why-has-bid = { $voice ->
    [you] You have
   *[named] { $name } has
} the bid
why-cannot-stay-under = { $head }, but cannot stay under this trick
why-cheaper-to-take = { $head }, but it costs least to take this trick with the { $card }
why-worth-the-risk = { $head }, and the { $card } is worth the risk
why-taken = { $head }, so it is taken with the { $card }
why-taken-danger = { $head }, so it is taken with the { $card }, the most dangerous card
why-still-beaten = { $head }; the { $card } can still be beaten { $odds-about }
why-wants-nothing = { $voice ->
    [you] You want
   *[named] { $name } wants
} no trick at all
why-cannot-help = { $head }, but cannot help taking this one; the { $card } costs least
why-hopes = { $head }, and { $voice ->
    [you] hope
   *[named] hopes
} for a higher card: the { $card } can be beaten { $odds-about }
why-side-needs-all = { $voice ->
    [you] Your side
   *[named] { $name }'s side
} needs every trick that is left
why-side-needs = { $voice ->
    [you] Your side
   *[named] { $name }'s side
} needs { $tricks ->
    [0] no more tricks
    [1] one more trick
    [2] two more tricks
    [3] three more tricks
    [4] four more tricks
    [5] five more tricks
    [6] six more tricks
    [7] seven more tricks
    [8] eight more tricks
    [9] nine more tricks
    [10] ten more tricks
   *[other] { $tricks } more tricks
}
why-side-made = { $voice ->
    [you] Your side
   *[named] { $name }'s side
} has made its contract
why-they-need = They need { $tricks ->
    [0] no more tricks
    [1] one more trick
    [2] two more tricks
    [3] three more tricks
    [4] four more tricks
    [5] five more tricks
    [6] six more tricks
    [7] seven more tricks
    [8] eight more tricks
    [9] nine more tricks
    [10] ten more tricks
   *[other] { $tricks } more tricks
} out of the last { $left }
why-no-bag = { $head } and wants no bag; { $clause }
why-takes-a-bag = { $head }; the { $card } takes the trick away from them at the price of a bag
why-breaks-nil = { $player } is winning this trick and so breaking a nil; the { $card } stays under it
pass-lost = this one cannot be won; the { $card } goes
pass-spare = this one cannot be won; the { $card } goes, the card least likely to win one later
pass-this = not this one: the { $card } lets it go
pass-keeps = not this one: the { $card } lets it go and keeps the { $kept } for a better moment
lose-only = only the { $card } stays under this trick
lose-dangerous = the { $card } is the most dangerous card that still loses this trick
lose-this = the { $card } loses this trick
lead-least = the { $card } costs least to lead, although nothing can beat it
can-take-hardly = hardly anybody can take the { $card }
can-take-always = somebody can { $odds } take the { $card }
can-take = somebody can take the { $card } { $odds-about }
cover-takes = The { $card } takes the trick off { $partner }, whose nil would be broken
cover-cannot = Nothing here takes the trick off { $partner }, whose nil is in danger; the { $card } costs least
cover-over = The { $card } covers the nil of { $partner }, who can stay under it
leave-partner = { $partner } is winning this trick, so there is no need to beat a partner; the { $card } is enough
leave-enough = { $partner } is winning this trick; the { $card } is enough
danger-higher = one of { $number } higher { $suit }
danger-rank = the { $rank }
danger-card = the { $card }
danger-trump = a trump
danger-ace = an ace of another suit
danger-last = the last { $part }
danger-part = a { $part }
stand-certain = the { $card } takes this trick for certain
stand-partner = only { $player } still plays after the { $card }
stand-safe = nothing that is still out can beat the { $card }
stand-hardly = the { $card } is hardly ever beaten, only by { $dangers }
stand-beaten = the { $card } is beaten by { $dangers }, { $odds-about }
stand-beaten-only = the { $card } is beaten only by { $dangers }, { $odds-about }
promise-nil = { $voice ->
    [you] You can
   *[named] { $name } can
} expect to keep a { $bid } { $chance }
promise-nil-unseen = { $voice ->
    [you] You can
   *[named] { $name } can
} expect to keep a { $bid } { $chance }, unseen as the cards are
promise-contract = { $voice ->
    [you] Your side
   *[named] { $name }'s side
} makes its contract { $chance-about } with { $bid }
promise-tricks = { $voice ->
    [you] You take
   *[named] { $name } takes
} { $tricks ->
    [0] no trick
    [one] exactly one trick
   *[other] exactly { $number } tricks
} { $chance-about }
compare-look = to look first would cost { $points }
compare-costs = { $bid }, the next best, would come true { $chance } and costs { $points }
compare-same = { $bid }, the next best, would come true { $chance } and is worth about as much
compare-more = { $bid }, the next best, would come true { $chance } and is worth { $points } more
trump-unseen = Before the cards are seen, one suit is nearly as good as another
trump-holds-none = { $voice ->
    [you] You have
   *[named] { $name } has
} no { $suit }, and would rather see no other suit as trump
trump-holds = { $voice ->
    [you] You have
   *[named] { $name } has
} { $number } { $count ->
    [one] { $suit-one }
   *[other] { $suit }
} with the { $cards }
trump-longest = { $voice ->
    [you] You have
   *[named] { $name } has
} { $number } { $count ->
    [one] { $suit-one }
   *[other] { $suit }
}, the longest suit, with the { $cards }
look-before = Better look before { $voice ->
    [you] you promise
   *[named] { $name } promises
} anything
look-blind = A { $bid } would hold only { $chance }, so it costs { $points } against a look at the cards first
named-card = the { $card }
    .start = The { $card }
named-bid = a bid of { $bid }
    .start = A bid of { $bid }
named-trump = { $suit } as trump
    .start = { $suit-start } as trump
named-look = looking first
    .start = Looking first
better = { $best-start } is { $points } better than { $chosen }
better-bid = { $head }: it comes true { $chance-about }, not { $other }.
better-why = { $head }. { $why }

## Where a match turned

turn = { $place }: { $what }.
turn-done = { $done }; { $better } was { $points } better
done-card = { $player } plays { $what }
done-trump = { $player } names { $what }
done-bid = { $player } bids { $bid }
done-look = { $player } looks
fortune-deal-better = the deal is { $points } better than usual for { $names }
fortune-deal-worse = the deal is { $points } worse than usual for { $names }
fortune-bids-better = the bids of the others make it { $points } better for { $names }
fortune-bids-worse = the bids of the others make it { $points } worse for { $names }
fortune-cards-better = the cards and the others make it { $points } better for { $names }
fortune-cards-worse = the cards and the others make it { $points } worse for { $names }

## The page of a review

reviewpage-course = The course
reviewpage-turned-title = Where it turned
reviewpage-every = Every decision
reviewpage-skip = To the decisions
reviewpage-parts = Parts
reviewpage-how-to-read = How to read it
reviewpage-effort-worlds = Every decision judged by what its player could know, over { NUMBER($worlds, minimumFractionDigits: 0) } worlds each.
reviewpage-effort-time = Every decision judged by what its player could know, over { $milliseconds } ms each.
reviewpage-players = The players
reviewpage-won = won
reviewpage-accuracy = accuracy
reviewpage-inaccuracies = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
reviewpage-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
reviewpage-blunders = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
reviewpage-accounts = What the scores are made of
reviewpage-head-player = player
reviewpage-head-par = par
reviewpage-head-deal = deal
reviewpage-head-bids = bids
reviewpage-head-cards = cards
reviewpage-head-luck = luck
reviewpage-head-score = score
reviewpage-by-decision = By a decision
reviewpage-by-cards = By the cards and the others
reviewpage-reading = A decision is an error only if it surely cost more than { $points } points: its cost less two standard errors. The score is par (what could be expected before any card was dealt), plus what the deals gave, less what the own bids and cards cost, plus luck: how the cards lay, and what the others did.
reviewpage-reading-pairs = Partners share a score; what a decision costs is counted in the lead over the other pair.
reviewpage-reading-open = What a decision costs with all the cards open is told apart: nobody could know it.
reviewpage-show = Show
reviewpage-everybody = everybody
reviewpage-errors-only = errors only
reviewpage-dealt = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, dealt by { $dealer }
reviewpage-turned = turned
reviewpage-trump = trump { $suit }
reviewpage-no-trump = none
reviewpage-at-bids = bids
reviewpage-at-trump = trump
reviewpage-at-trick = trick { $trick }
grade-best = best
grade-good = good
grade-forced = only choice
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
reviewpage-face-down = The cards lay face down.
reviewpage-in-hand = In hand
reviewpage-on-table = On the table
reviewpage-bids = Bids:
reviewpage-bid = bid { $bid }
reviewpage-stands = { $bid } (took { $won })
reviewpage-cost = Cost { $cost } points
reviewpage-chance = chance { $chance }
reviewpage-open = with all the cards open { $cost } points
reviewpage-head-choice = choice
reviewpage-head-points = points
reviewpage-head-chance = chance
reviewpage-choices = All the choices
reviewpage-chart = The final score that each side could expect, from the first deal to the last trick
reviewpage-chart-figures = The same in figures, after each round
reviewpage-chart-line = { $side } from { $first } to { $last }
reviewpage-chart-table = The expected final score after each round
reviewpage-round-head = Round

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
error-not-done = That could not be done.
error-table-unreachable = The table cannot be reached at the moment.
error-no-seat = There is no seat for you at this table.
page-description = Trick-taking games in which you say how many tricks you will win.
page-needs-javascript = Foretrick needs JavaScript to show the table. The same games can be played in a terminal with { $command }.

## The table in the browser

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
table-played-later = { $card } is played when the connection is back.
table-is-paused = The table is paused.
table-trump-first = Trump is named first.
table-bids-first = Cards are played when every bid is in.
table-turn-of = It is { $name }’s turn.
table-lifted = { $card } lifted. Tap again to play it.
table-waiting-to-be-played = waiting to be played
table-hand = Your hand
table-hand-down = Your hand, face down
table-hand-empty = Your hand, empty
table-no-last-trick = No trick is finished in this round.
table-last-trick-told = { $winner } won trick { $trick }; { $leader } led.
table-won = won
table-counts-as-ace = counts as an ace
table-won-the-trick = won the trick
table-what-happened = What happened
table-what-happens = What happens
table-no-trump = No trump
table-trump-open = Trump open
table-is-trump = { $suit } are trump.
table-was-turned = { $card } was turned.
table-named-by = { $name } named the suit.
table-suit-broken = { $suit } are broken.
table-suit-not-broken = { $suit } are not broken yet.
table-no-seat-link = You watch this table, so you have no seat link.
table-seat-link-help = Open this link on another device and you sit in the same seat there. Whoever has it plays in your place, so give it to nobody.
table-seat-link = Seat link
table-copy-the-link = Copy the link
table-enter = Enter
table-digits = 0 to 9
table-key-arrows = move along the hand
table-key-enter = play the card
table-key-digits = bid; two digits for 10 and more
table-key-nil = bid nil, where there is one
table-key-last = last trick
table-key-hint = a hint, when it is your turn
table-key-sheet = score sheet
table-key-menu = menu
table-key-help = this page
table-key-close = close
table-help = Tap a card to lift it and tap again to play it, or drag it upwards. Dimmed cards may not be played; tap one to hear why.
table-help-keys = On the keyboard
table-help-names = Beside a name
table-legend = { $mark } deals. A ring: needs more tricks. A disc with a tick: exactly there. A triangle up: over the bid. A triangle down: can no longer make it.
table-stop-watching = Stop watching this table?
table-give-up-seat = Give up your seat? A bot can play on in your place.
table-stay = Stay
table-leave-short = Leave
table-leave = Leave the table
table-play-on-with = You play on with { $name }’s cards, bid and score.
table-play-on-with-these = You play on with these cards, bid and score.
table-end-now = End this match now? It is kept as unfinished.
table-end = End the match
table-play-on = Play on
table-pause = Pause
table-nudge = Nudge { $name }
table-nudged = { $name } was nudged.
table-let-bot-play = Let a bot play for { $name }
table-menu = Menu
table-last-trick = Last trick
table-trump = Trump
table-score-sheet = Score sheet
table-rules = Rules
table-help-and-keys = Help and keys
table-take-a-seat = Take a seat
table-needs-more = needs more
table-exactly-there = exactly there
table-over-bid = over the bid
table-too-late = can no longer make it
table-bid-in = in
table-blind = blind
table-bid = bid
table-took = took
table-your-turn = Your turn
table-to-bid = to bid
table-to-name-trump = trump?
table-to-lead = to lead
table-to-play = to play
table-dealer = dealer
table-dealer-mark = D
table-did-bid = bid { $bid }
table-has-bid = has bid
table-no-bid-yet = no bid yet
table-did-take = took { $tricks }
table-cards-left =
    { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
table-free-seat = free seat, a bot plays meanwhile
table-bot-meanwhile = a bot plays meanwhile
table-bot = bot
table-away = away
table-free = free
table-stand-in = stand-in
table-players = Players
table-partners = Partners
table-took-of = Took { $taken } of { $contract }
table-bags = Bags { $bags }
table-score = Score { $score }
table-trump-label = Trump: { $suit }
table-turned = { $card } turned
table-broken = broken
table-not-broken = not broken
table-not-broken-yet = not broken yet
table-trump-none = None
table-trump-not-yet = Not yet
table-with-key = { $what } ({ $key })
table-card-waits = The { $card } waits until then.
table-choice-waits = Your choice waits until then.
table-connection-lost = The connection is lost; trying again.
table-tap-again = Tap again to play the { $card }
table-wanted = { $wanted } wanted, { $cards } to win
table-watching = You are watching.
table-take-seat-of = Take { $name }’s seat
table-take-free-seat = Take the free seat
table-beside = Score sheet, last trick and log
table-log = Log
table-paused = Paused
table-link-does-not-fit = This seat link does not fit
table-link-does-not-fit-why = It may have been replaced by a newer one, or belong to another table.
table-open-without-link = Open the table without it
table-no-such = There is no such table
table-no-such-why = It may have been closed, or the link is not complete.
table-to-start = To the start page
table-one-moment = One moment
table-being-opened = The table is being opened.
table-round-of = Round { $round } of { $rounds }
table-round-to = Round { $round }, to { $target }
table-round = Round { $round }
table-led = led
table-wins-the-trick = wins the trick
table-best-so-far = best so far
table-ace-flag = ACE
table-led-tag = Led
table-wins-tag = Wins
table-best-tag = Best
table-the-trick = The trick
table-your-turn-spoken = Your turn. { $says }.
table-title-your-turn = Your turn - { $game }
table-title = { $game } - Foretrick
table-you-left = You left the table.

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
start-nameless = You

## Printed score sheets

sheet-date = Date
sheet-note = Note
sheet-total = Total
sheet-part = sheet { $part } of { $parts }
sheet-caption-round = Round
sheet-caption-cards = Cards
sheet-caption-bid = bid
sheet-caption-tricks = won
sheet-caption-score = points
sheet-caption-total = total
sheet-caption-contract = both
sheet-caption-bags = bags
sheet-caption-penalty = penalty
sheet-legend-dealer = deals.
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
sheet-error-empty = The pad has no players yet.
sheet-error-columns = { $columns } players do not fit on so small a sheet: print fewer to a page, or larger paper.
sheet-title = Score sheet: { $game }
sheet-title-card = Rule card: { $game }
sheet-bid-nil = nil
sheet-bid-nil-short = N
sheet-bid-blind = blind
sheet-bid-blind-short = B
sheet-remark-penalty = Round { $round }, { $names }: { $reason }, { $points }
sheet-error-card-small = A rule card needs paper of at least A6: print fewer to a page.
sheet-error-busy = Many are printing at the moment; try again in a second.
sheet-error-options = The options of the game cannot be read.
sheet-page-title = Print a score sheet
sheet-kind = What to print
sheet-kind-blank = Blank sheet
sheet-kind-filled = A score pad
sheet-kind-card = Rule card
sheet-game = Game
sheet-players = Players
sheet-names = Names
sheet-name-of = Name at seat { $seat }
sheet-first-dealer = Deals first
sheet-names-help = In the order of the seats, clockwise. Leave them empty to write them by hand.
sheet-lines = Rounds
sheet-lines-all = all
sheet-lines-fitting = what fits
sheet-less = { $what }: fewer
sheet-more = { $what }: more
sheet-house-rules = House rules: as written
sheet-house-rules-changed = { $count ->
    [one] House rules: 1 changed
   *[other] House rules: { $count } changed
}
sheet-paper = Paper
sheet-per-page = Sheets on a page
sheet-which-pad = Which pad
sheet-a-pad = A pad
sheet-no-pads = This browser keeps no score pad. Open a file instead.
sheet-pad-file = Open a file
sheet-pick-a-pad = Choose the pad to print.
sheet-preview = Preview
sheet-page-of = Page { $page } of { $pages }
sheet-more-pages = { $count ->
    [one] One more page is in the PDF.
   *[other] { $count } more pages are in the PDF.
}
sheet-look-closer = Look closer
sheet-whole-page = The whole page
sheet-result = { $pages ->
    [one] One page, { $paper }
   *[other] { $pages } pages, { $paper }
}
sheet-download = PDF
sheet-print = Print

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

scoresheet-chart = Line chart of the totals after each round. After round { $round }: { $totals }. All figures are in the score sheet.
scoresheet-totals-by-round = Totals by round
scoresheet-met = met
scoresheet-took-more = took more
scoresheet-took-fewer = took fewer
scoresheet-no-trump = no trump
scoresheet-cards-each =
    { $cards ->
        [one] card each
       *[other] cards each
    }
scoresheet-bid = bid
scoresheet-took = took
scoresheet-bags =
    { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }
scoresheet-sum = Sum
scoresheet-bid-and-took = bid and took
scoresheet-dealt = dealt
scoresheet-caption = Score sheet of { $game }: for each round the bid, the points and the running total
scoresheet-round-and-trump = Round and trump
scoresheet-total = total

## The review in the browser

review-chart =
    { $rounds ->
        [one] Line chart of the final score that each could expect, trick by trick over 1 round. In the end: { $totals }.
       *[other] Line chart of the final score that each could expect, trick by trick over { $rounds } rounds. In the end: { $totals }.
    }
review-moment = Moment { $number }: { $sentence }
review-chart-caption = The final score each could expect, by round
review-how-won = How { $names } won
review-how-it-went = How the match went
review-blunders =
    { $many ->
        [one] 1 blunder
       *[other] { $many } blunders
    }
review-mistakes =
    { $many ->
        [one] 1 mistake
       *[other] { $many } mistakes
    }
review-inaccuracies =
    { $many ->
        [one] 1 inaccuracy
       *[other] { $many } inaccuracies
    }
review-accuracy = accuracy
review-no-errors = no errors
review-points-word = points
review-points-for = points for { $name }
review-look-closer = Look closer
review-at-moment = at moment { $number }
review-skill-and-luck = Skill and luck
review-with-even-cards = With even cards and the best play everybody would end at { $par }. What came on top, and what was given away:
review-brought = What the cards brought, and what was given away:
review-luck-of-deal = Luck of the deal
review-luck-in-play = Luck in the play
review-own-bids = Own bids
review-own-cards = Own cards
review-moments-none = The moments that mattered
review-little-by-little = None did by itself: the match was decided a little at a time.
review-moments =
    { $moments ->
        [2] The two moments that mattered most
        [3] The three moments that mattered most
        [one] The moment that mattered
       *[other] The { $moments } moments that mattered most
    }
review-more-moments =
    { $more ->
        [2] Two more
        [3] Three more
        [4] Four more
        [5] Five more
        [6] Six more
        [7] Seven more
        [one] One more
       *[other] { $more } more
    }
review-players = The players
review-grade-best = the best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-forced = no choice
review-did-look = { $name } looks at the cards
review-did-name = { $name } names { $suit }
review-did-bid = { $name } bids { $bid }
review-did-play = { $name } plays the { $card }
review-deals = deals
review-bid = bid { $bid }
review-took = took { $took }
review-led = led the { $card }
review-played = played the { $card }
review-tag-played = played
review-tag-bid = bid
review-tag-chosen = chosen
review-not-allowed = not allowed
review-others = The others
review-is-to-bid = is to bid
review-suit-trump = { $suit } trump
review-hand-of = The hand of { $name }
review-best-short = best
review-every-card = Every card against the best
review-every-choice = Every choice against the best
review-in-points = in points
review-more-choices = { $more } more
review-where =
    { $kind ->
        [trump] Round { $round }, trump
        [look] Round { $round }, before the bids
        [bid] Round { $round }, bids
       *[trick] Round { $round }, trick { $trick }
    }
review-nothing-to-decide = There was nothing to decide.
review-it-cost = It cost { $points }, give or take { $error }.
review-chance = The chance to make the bid: { $chance } instead of { $best }.
review-in-hindsight = In hindsight
review-nothing-better = With every hand face up, nothing was better.
review-elsewhere = With every hand face up, { $points } were to be had elsewhere.
review-nobody-could-know = Nobody could know; it does not count.
review-side-line = { $name } bid { $bids }, took { $took }
review-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
review-errors =
    { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }
review-none-in-round = Nothing of that kind in this round.
review-everybody = Everybody
review-only-errors = Errors
review-every-decision = Every decision
review-whose = Whose decisions
review-which = Which decisions
review-decision-by-decision = Decision by decision
review-before = The decision before
review-next = The next decision
review-of = { $at } of { $all }
review-nothing-to-show = There is no decision to show.
review-nobody-erred = Nobody made an error. Choose “Every decision” to walk through all of them.
review-one-erred-not = { $name } made no error. Choose “Every decision” to walk through all of them.
review-rounds = The rounds
review-no-record = This is no record: it cannot be read as JSON.
review-others-first =
    { $ahead ->
        [one] Another match is looked at before this one.
       *[other] { $ahead } other matches are looked at before this one.
    }
review-weighed = Every bid and every card is weighed by what its player could know.
review-working = Looking at the match
review-progress = Progress
review-played-here = Played here
review-match-number = match { $match }
review-too-long = This file is too long for the record of one match.
review-a-match = Review a match
review-a-match-line = Where it turned, what would have been better, and how much was luck.
review-choose = Choose a record
review-drop = or drop its file here. “{ $save }” after a match makes one, and so does { $command }.
review-paste = Paste it instead
review-text-of-record = The text of the record
review-it = Review it
review-game-and-rounds =
    { $rounds ->
        [one] { $game }, 1 round
       *[other] { $game }, { $rounds } rounds
    }
review-title = { $headline }, { $game }
review-not-this = Not this one
review-another = Review another match
review-back = Back to the table
review-another-one = Another one

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
pad-too-big = This file is larger than { $megabytes } MB, which no score pad is.
pad-bad-file = This is no score pad: a pad is a file of the score pad, its CSV, its link, or the record of a match.
pad-bad-json = This is no score pad: it looks like JSON, but cannot be read as such.
pad-bad-format = This is no score pad: its format is not { $format }.
pad-bad-record = This record of a match breaks a rule. { $reason }
pad-many-records = This file holds the records of many matches; a pad is one.
pad-bad-link = The pad in this link cannot be read; the link was cut short or changed.
pad-long-link = This link is longer than { $limit } characters, which no score pad is.
pad-bad-version = This CSV has version { $version }; version 1 is read here.
pad-bad-line = Line { $line } of the CSV is not one of a score pad.
pad-bad-line-why = Line { $line } of the CSV cannot be read. { $reason }
pad-long-csv = This CSV has more than { $limit } lines, which no score pad has.

## The score pad: as the terminal shows it

pad-shown-cards = cards
pad-shown-open = Round { $round } is open. { $reason }
pad-shown-round = Round { $round }: { $reason }
pad-shown-twice = Written twice in round { $round }, { $name }: { $values }.
pad-shown-next = Next: { $facts }.
pad-shown-over = The match is over.

## The score pad: on a server

pad-none = There is no such score pad here.
pad-full = This pad is full; begin another one.
pad-wrong-pen = This link is not the one for writing; ask for it again, or watch without it.
pad-watch-only = You are watching this pad; writing needs the link for writing.
pad-too-many-opened = Too many pads are being shared; wait a moment.
pad-too-many-watch = Too many people are watching this pad.

## Hints in the browser

hint-not-here = This table plays without hints.
hint-none = There is no hint for this one.
hint-play = Play the { $card }
hint-name = Name { $suit }
hint-look = Look at your cards
hint-bid = Bid { $bid }
hint-look-short = Look
hint-blind-short = Blind
hint-big-short = Big
hint-little-short = Little
hint-best = best
hint-as-good = as good
hint-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-costs = costs { $points }
hint-costs-by-chance = costs { $points }, which may be chance
hint-what-each-costs = What each choice costs
hint-spoken = Hint. { $what }. { $sentence }
hint-hint = Hint
hint-put-away = Put the hint away
hint-put-away-key = Put away (Esc)
hint-why = Why
hint-would-lose = What each would lose
hint-in-points = In points
hint-key = Hint (H)
hint-thinking = Thinking

## After a round, and after the match

summary-teams-even = Both teams score the same.
summary-team-ahead = { $team } come out ahead.
summary-nobody-met = Nobody met the bid.
summary-everybody-met = Everybody met the bid.
summary-one-met = { $name } alone met the bid.
summary-some-met = { $names } met their bids.
summary-place = Place
summary-name = Name
summary-bid = Bid
summary-took = Took
summary-points = Points
summary-total = Total
summary-bid-and-took = { $name } bid { $bid }, took { $took }
summary-not-ready = Not ready yet: { $names }.
summary-by-itself = The next cards come by themselves in { $time }.
summary-you-are-ready = You are ready.
summary-cards-coming = The next cards are coming.
summary-next-round = Next round
summary-ready-for-next = Ready for the next round
summary-ready = ready
summary-not-ready-yet = not ready yet
summary-share-win = { $names } share the win
summary-nobody-wins = Nobody wins
summary-team-wins = { $team } win
summary-wins = { $name } wins
summary-hints =
    { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
summary-met-of = met { $met } of { $bids } bids
summary-bags-at-end =
    { $bags ->
        [one] 1 bag at the end
       *[other] { $bags } bags at the end
    }
summary-after-rounds =
    { $rounds ->
        [0] { $game }, after no whole round
        [2] { $game }, after two rounds
        [3] { $game }, after three rounds
        [4] { $game }, after four rounds
        [5] { $game }, after five rounds
        [6] { $game }, after six rounds
        [7] { $game }, after seven rounds
        [one] { $game }, after one round
       *[other] { $game }, after { $rounds } rounds
    }
summary-ended-early = The match was ended early
summary-asking-rematch = Asking for a rematch
summary-rematch = Rematch
summary-review = Review the match
summary-save-record = Save record
summary-as-pad = As a score pad
summary-new-table = New table
summary-would-like-rematch = { $names } would like a rematch.
summary-the-sheet = The score sheet
summary-you-met = You alone met the bid.
summary-you-win = You win

## Rule cards

rulecard-facts = { $players } players, { $cards } cards, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
rulecard-facts-partners = 4 players, partners face each other, { $cards } cards, to { $target } points
rulecard-goal-exact = Say how many tricks you will take, then take exactly that many.
rulecard-goal-partners = Make together the tricks that you and your partner bid, and not many more.
rulecard-heading-deal = Deal
rulecard-heading-bid = Bid
rulecard-heading-play = Play
rulecard-heading-trick = Trick
rulecard-heading-score = Score
rulecard-heading-end = End
rulecard-deal = Cards each, round by round: { $cards }.
rulecard-deal-fixed = { $cards ->
    [one] One card each, in every round.
   *[other] { $cards } cards each, in every round.
}
rulecard-rank-usual = Low to high: 2 to 10, J{ "\u00A0" }Q{ "\u00A0" }K{ "\u00A0" }A.
rulecard-rank-joker = Low to high: 2 to 10, J{ "\u00A0" }Q{ "\u00A0" }K; aces stand above.
rulecard-rank-wizards = Low to high: 3 to 10, J{ "\u00A0" }Q{ "\u00A0" }K.
rulecard-trump-turned = The next card is turned: its suit is trump.
rulecard-joker-trump-blind = The next card is turned: its suit is trump. A joker: no trump. An ace: the dealer names a suit before looking.
rulecard-joker-trump-looking = The next card is turned: its suit is trump. A joker: no trump. An ace: the dealer looks and names a suit.
rulecard-wizards-trump = The next card is turned: its suit is trump. A Jester: no trump. A Wizard: the dealer looks and names a suit.
rulecard-none-left = In round { $round } none is left to turn: no trump.
rulecard-none-left-chosen = In round { $round } none is left to turn: the dealer looks and names a suit or none.
rulecard-none-left-ever = When none is left to turn, there is no trump.
rulecard-bid-together = Everybody bids at once, from 0 to the number of cards.
rulecard-bid-in-turn = In turn from the dealer’s left, from 0 to the number of cards; the dealer bids last.
rulecard-hook = The dealer may not make the bids add up to the tricks.
rulecard-hook-later = From round 2 on, the dealer may not make the bids add up to the tricks.
rulecard-follow = The dealer’s left leads. Follow the led suit if you can.
rulecard-free = If you cannot, play a trump or anything else.
rulecard-take = The highest trump; without one, the highest card of the led suit. Whoever takes the trick leads.
rulecard-ohhell-rank = Ace high in every suit.
rulecard-joker-ace = The first ace takes the trick.
rulecard-joker-joker = A joker loses.
rulecard-joker-pair = A joker on a joker is an ace.
rulecard-joker-follow = The dealer’s left leads. Follow the led suit if you can; its ace may stay in your hand.
rulecard-joker-aces = While you hold that suit, play no ace of another suit.
rulecard-joker-free = After an ace or a joker led, play anything.
rulecard-joker-escape = A joker may be thrown at any time.
rulecard-joker-take = The first ace; without one, the highest trump; else the highest card of the led suit. The winner leads.
rulecard-wizards-wizard = Wizard: the first one takes the trick.
rulecard-wizards-jester = Jester: loses.
rulecard-wizards-follow = The dealer’s left leads. Follow the led suit if you can.
rulecard-wizards-always = A Wizard or a Jester may always be played.
rulecard-wizards-free = The first card with a suit sets the suit; if a Wizard comes before it, nothing need be followed.
rulecard-wizards-take = The first Wizard; without one, the highest trump; else the highest card of the led suit. Only Jesters: the first. The winner leads.
rulecard-trumps = and down to the { $lowest }: { $count } trumps.
rulecard-left-out = left out
rulecard-spades-deal = All 13 cards each. Other suits: ace high.
rulecard-spades-trump = Spades are always trump.
rulecard-spades-trump-jokers = Spades are always trump, and the jokers are spades.
rulecard-spades-bid = In turn from the dealer’s left, 1 to { $most }. Both partners’ bids together are the contract.
rulecard-spades-nil = Nil promises no trick at all.
rulecard-spades-blind = Blind nil is said before looking.
rulecard-spades-follow = The dealer’s left leads. Follow the led suit if you can; else play anything.
rulecard-spades-lead = No spade may be led before one has been played, unless you hold nothing else.
rulecard-spades-take = The highest spade; without one, the highest card of the led suit. The winner leads.
rulecard-spades-bags = Each trick over the contract is a bag: 1 point. Every { $limit } bags cost { $cost }.
rulecard-failed-bags = The tricks of a broken nil are bags.
rulecard-failed-count = The tricks of a broken nil help the contract.
rulecard-failed-ignore = The tricks of a broken nil count for nothing.
rulecard-end-rounds = { $rounds ->
    [one] After one round the highest total wins; ties share.
   *[other] After { $rounds } rounds the highest total wins; ties share.
}
rulecard-end-target = At { $target } points the match ends; the higher total wins.
rulecard-end-floor = At { $target } or at { $floor } points the match ends; the higher total wins.
rulecard-example = bid { $bid }, won { $won }
rulecard-example-nil = nil, won { $won }
rulecard-example-blind = blind nil, won { $won }

## Learning: what is asked, and why

learn-task-allowed = Play a card that is allowed.
learn-task-barred = Tap a card that you may not play.
learn-task-take = Play a card that takes this trick.
learn-task-leave = Play a card that leaves the trick to somebody else.
learn-task-winner = Which card takes the trick? Tap it.
learn-task-trump = What is trump now?
learn-task-name = Name the trump suit.
learn-task-hook = Which number may you not bid?
learn-task-bid = Bid what you would make here.
learn-task-score = What is written down for you?

learn-not-taken = That is allowed, but then the { $card } takes the trick
learn-taken = That is allowed, but the { $card } would take the trick
learn-may-play = That one you may play; look for one that is barred
learn-may-bid = You may bid { $bid }
learn-trump-off = Look again at the card that was turned
learn-bid-high = That is more than this hand will take
learn-bid-low = This hand is worth more than that
learn-score-off = Not quite; count once more

learn-takes-ace = The first ace takes the trick, and here that is the { $card }
learn-takes-joker-ace = A joker played directly after the other one counts as an ace, so the { $card } takes the trick
learn-takes-wizard = The first Wizard takes the trick, and here that is the { $card }
learn-takes-jester = Everybody played a Jester, so the first one takes the trick: the { $card }
learn-takes-trump = The highest trump takes the trick, and here that is the { $card }
learn-takes-led = The highest card of the suit that counts takes the trick, and here that is the { $card }

learn-loses-joker = A joker loses, unless it comes directly after the other one
learn-loses-wizard = Another Wizard was played before it
learn-loses-jester = A Jester loses
learn-loses-ace = Another ace was played before it
learn-loses-special = A card lies here that beats every suit
learn-loses-trump = A trump lies here, and it beats every other suit
learn-loses-higher = A higher card of the same suit lies here
learn-loses-off = It is neither of the suit that counts nor a trump, so it cannot win

learn-may-lead = Whoever leads may play any card
learn-may-lead-broken = Spades are not broken yet, so another suit must be led
learn-may-nothing-led = No suit is set that would have to be followed, so every card is allowed
learn-may-void = You have none of the led suit, so every card is allowed
learn-may-lone-ace = The ace is your only card of the led suit: play it or keep it, but throw no ace of another suit
learn-may-follow-or = You hold the led suit, so follow it; Wizards and Jesters may be played at any time
learn-may-follow = You hold the led suit, so it must be followed

## Learning: Joker in the Hole, step by step

learn-joker-in-the-hole-follow = { $leader } has led the { $lead }. Whoever holds { $led } has to play one.
learn-joker-in-the-hole-follow-right = That follows suit. As long as nothing stronger falls, the highest card of the led suit takes the trick.
learn-joker-in-the-hole-trump = After the deal the next card is turned over: the { $turned }. From 2 to king its suit is trump for this round.
learn-joker-in-the-hole-trump-right = Trump is { $trump }. Even the lowest of them beats the king of another suit.
learn-joker-in-the-hole-ruff = Trump is { $trump }. { $leader } led { $led }, and you have none, so you may play whatever you like.
learn-joker-in-the-hole-ruff-right = Trumped: the { $taken } takes the trick.
learn-joker-in-the-hole-ace = Aces stand above everything else: the first ace takes the trick, whatever is trump. Here trump is { $trump }.
learn-joker-in-the-hole-ace-right = { $winner } takes it with the { $winning }, and the trump was wasted.
learn-joker-in-the-hole-ace-led = { $leader } has led an ace. Then there is nothing to follow, for anybody.
learn-joker-in-the-hole-ace-led-right = { $winner } takes it, for the first ace wins. An ace of your own would only have come second.
learn-joker-in-the-hole-other-ace = { $leader } led { $led }, and your only one is the ace. You need not play it; you may throw nearly anything instead.
learn-joker-in-the-hole-other-ace-right = Everything else is open to you: win with the ace of { $led }, or keep both aces for later.
learn-joker-in-the-hole-joker-held = A joker has no suit and it loses. It would be a fine way out here, but { $leader } led { $led }.
learn-joker-in-the-hole-joker-held-right = So the joker stays in your hand for now.
learn-joker-in-the-hole-joker = This time you have no { $led }. You hold trumps and a joker, and you do not want the trick.
learn-joker-in-the-hole-joker-right = A joker is the safest loser there is. { $winner } has to take the trick with the { $winning }.
learn-joker-in-the-hole-joker-joker = But { $right } has just thrown a joker, and you hold the other. A joker played directly after a joker counts as an ace.
learn-joker-in-the-hole-joker-joker-right = Now the { $taken } is an ace, the first in this trick, and the trick is yours.
learn-joker-in-the-hole-joker-led = { $leader } led a joker, so nobody had to follow; the first suit card decides which suit counts. And a card lay between the two jokers.
learn-joker-in-the-hole-joker-led-right = The suit that counted was { $led }, and the { $taken } is its highest card here. The second joker came too late to be an ace.
learn-joker-in-the-hole-ace-turned = You deal and turn an ace, the { $turned }. So you name the trump suit, before you have seen a single card of yours.
learn-joker-in-the-hole-ace-turned-right = Trump is { $trump }. Now everybody looks at the cards and bids.
learn-joker-in-the-hole-joker-turned = This time the { $turned } was turned, and a joker has no suit.
learn-joker-in-the-hole-joker-turned-right = No trump in this round: only aces beat the suit that counts.
learn-joker-in-the-hole-bid = Everybody says how many tricks they will take, all at the same moment, and then has to take exactly so many. You will lead, with an ace and a joker.
learn-joker-in-the-hole-bid-right = The ace that you lead wins, the joker loses: { $won } trick, as you said, and { $score } points.
learn-joker-in-the-hole-score = You bid { $bid } and took { $won }. A bid that is met scores { $base }, and { $each } more for each trick.
learn-joker-in-the-hole-score-right = { $score } points. A bid of 0 that holds scores { $base }.
learn-joker-in-the-hole-missed = You bid { $bid } and took { $won }. A missed bid costs { $lost } for each trick too many or too few.
learn-joker-in-the-hole-missed-right = { $off } off, so { $score }. Only the exact number pays.

## Learning: Wizards and Jesters, step by step

learn-wizards-and-jesters-follow = { $leader } has led the { $lead }. Whoever holds { $led } has to play one.
learn-wizards-and-jesters-follow-right = That follows suit. As long as nothing stronger falls, the highest card of the led suit takes the trick.
learn-wizards-and-jesters-winner = { $leader } led { $led }. No trump lies here and nothing special, so only the led suit counts.
learn-wizards-and-jesters-winner-right = { $winner } takes it with the { $winning }, and leads the next trick.
learn-wizards-and-jesters-trump = After the deal the next card is turned over: the { $turned }. Its suit is trump for this round.
learn-wizards-and-jesters-trump-right = Trump is { $trump }. Even the lowest of them beats the king of another suit.
learn-wizards-and-jesters-ruff = Trump is { $trump }. { $leader } led { $led }, and you have none, so you may play whatever you like.
learn-wizards-and-jesters-ruff-right = Trumped: the { $taken } takes the trick.
learn-wizards-and-jesters-wizard = The aces are Wizards and belong to no suit. You may play one at any time, even when you could follow.
learn-wizards-and-jesters-wizard-right = A Wizard beats everything, trumps too: the first one in a trick takes it.
learn-wizards-and-jesters-jester = The twos are Jesters. They too may be played at any time, and they lose. You do not want this trick.
learn-wizards-and-jesters-jester-right = So { $winner } has to keep it. A Jester is your way out of a trick that you do not want.
learn-wizards-and-jesters-wizard-led = { $leader } has led a Wizard. Then there is nothing to follow for the rest of the trick, whatever you hold.
learn-wizards-and-jesters-wizard-led-right = The first Wizard wins, so the trick was { $winner }’s from the start, and the second Wizard was wasted.
learn-wizards-and-jesters-jester-led = { $leader } has led a Jester, which sets no suit. The first suit card after it does, and that was one of { $led }.
learn-wizards-and-jesters-jester-led-right = Just so: { $led } had to be followed. { $winner } takes the trick with the { $winning }.
learn-wizards-and-jesters-wizard-late = { $leader } led { $led }, and then { $ahead } played a Wizard. Are you free now?
learn-wizards-and-jesters-wizard-late-right = No: once a suit is set, it is followed to the end of the trick. A good moment to lose a high card.
learn-wizards-and-jesters-jester-turned = This time the { $turned } was turned, and a Jester has no suit.
learn-wizards-and-jesters-jester-turned-right = No trump in this round: only Wizards beat the led suit.
learn-wizards-and-jesters-wizard-turned = You deal and turn a Wizard, the { $turned }. So you look at your hand and name the trump suit.
learn-wizards-and-jesters-wizard-turned-right = Trump is { $trump }. The suit in which you are long and high is usually the one to name.
learn-wizards-and-jesters-bid = Before play everybody says how many tricks they will take, and then has to take exactly so many. You hold a Wizard and a Jester.
learn-wizards-and-jesters-bid-right = The Wizard won, the Jester lost: { $won } trick, as you said, and { $score } points.
learn-wizards-and-jesters-hook = Some tables play with the hook: the dealer bids last and may not make it come out even. There are { $cards } tricks, and { $wanted } are wanted so far.
learn-wizards-and-jesters-hook-right = Now somebody is bound to miss. The hook is an option, and a table decides before the first deal.
learn-wizards-and-jesters-score = You bid { $bid } and took { $won }. A bid that is met scores { $base }, and { $each } more for each trick.
learn-wizards-and-jesters-score-right = { $score } points. A bid of 0 that holds scores { $base }.
learn-wizards-and-jesters-missed = You bid { $bid } and took { $won }. A missed bid costs { $lost } for each trick too many or too few.
learn-wizards-and-jesters-missed-right = { $off } off, so { $score }. Only the exact number pays.

## Learning: Oh Hell, step by step

learn-oh-hell-follow = { $leader } has led the { $lead }. Whoever holds { $led } has to play one.
learn-oh-hell-follow-right = That follows suit. As long as nobody plays a trump, the highest card of the led suit takes the trick.
learn-oh-hell-winner = { $leader } led { $led }, and no trump lies here, so only the led suit counts.
learn-oh-hell-winner-right = { $winner } takes it with the { $winning }, and leads the next trick. Even an ace of another suit is worth nothing here.
learn-oh-hell-trump = After the deal the next card is turned over: the { $turned }. Its suit is trump for this round.
learn-oh-hell-trump-right = Trump is { $trump }. Even the lowest of them beats the ace of another suit.
learn-oh-hell-ruff = Trump is { $trump }. { $leader } led { $led }, and you have none, so you may play whatever you like.
learn-oh-hell-ruff-right = Trumped: the { $taken } beats even the { $lead }.
learn-oh-hell-over = { $ahead } has trumped already, with the { $best }. You have no { $led } either.
learn-oh-hell-over-right = The highest trump wins, and yours is higher: the { $taken } takes the trick.
learn-oh-hell-discard = No { $led } again, but this time you do not want the trick.
learn-oh-hell-discard-right = { $winner } has to take it. You need not trump; throw away what might win too much later.
learn-oh-hell-lead = You lead, and whoever leads may play anything, a trump too. Lead a card that nobody can beat.
learn-oh-hell-lead-right = The { $taken } is the highest card there is in this round.
learn-oh-hell-zero = Before play everybody says how many tricks they will take, and then has to take exactly so many. Two low cards, neither of them a trump.
learn-oh-hell-zero-right = { $won } taken, { $won } bid: { $score } points. No trick at all is a bid like any other.
learn-oh-hell-bid = Now you hold the highest trump, and a card that nobody would fear.
learn-oh-hell-bid-right = { $won } trick, as you said: { $score } points.
learn-oh-hell-hook = Many tables play with the hook: the dealer bids last and may not make it come out even. There are { $cards } tricks, and { $wanted } are wanted so far.
learn-oh-hell-hook-right = Now somebody is bound to miss. The hook is an option, and a table decides before the first deal.
learn-oh-hell-score = You bid { $bid } and took { $won }. A bid that is met scores { $base }, and { $each } more for each trick.
learn-oh-hell-score-right = { $score } points. A bid of 0 that holds scores { $base }.
learn-oh-hell-missed = You bid { $bid } and took { $won }. Here only the exact number counts.
learn-oh-hell-missed-right = A missed bid scores { $score }, by however much it was missed.

## Learning: Spades with Jokers, step by step

learn-spades-with-jokers-follow = { $leader } has led the { $lead }. Whoever holds { $led } has to play one, joker or no joker.
learn-spades-with-jokers-follow-right = That follows suit. As long as nobody plays a spade or a joker, the highest card of the led suit takes the trick.
learn-spades-with-jokers-winner = Spades are always trump, and the jokers are the highest spades: the big one, the little one, then the ace.
learn-spades-with-jokers-winner-right = { $winner } takes it with the { $winning }. Only the big joker would have been higher.
learn-spades-with-jokers-joker-spade = { $leader } leads { $led }. You have a single one, though it does not look like it.
learn-spades-with-jokers-joker-spade-right = A joker is a spade, so it has to follow spades like any other.
learn-spades-with-jokers-lead = You lead the first trick. A spade or a joker may not be led before spades are broken.
learn-spades-with-jokers-lead-right = They are broken once a spade or a joker has been played on another suit.
learn-spades-with-jokers-broken = You have just trumped the { $lead } and taken the trick, so spades are broken. You lead.
learn-spades-with-jokers-broken-right = From now on everybody may lead anything, spades and jokers too.
learn-spades-with-jokers-partner = { $across } sits opposite you: your partner, and your tricks count together. The { $best } that is winning is hers.
learn-spades-with-jokers-partner-right = { $winner } takes the trick for both of you, and your spades are there for another one.
learn-spades-with-jokers-bid = The bids of two partners are added up; the sum is their contract. { $across } has bid { $partner }. Count your own sure tricks.
learn-spades-with-jokers-bid-right = A contract of { $contract }, and together you took { $together }: { $score } points.
learn-spades-with-jokers-contract = You bid { $bid }, your partner { $partner }. Together you took { $taken }. A contract that is made scores { $each } for each trick bid, and { $spare } for each trick more.
learn-spades-with-jokers-contract-right = { $score } points. A trick over the contract is called a bag, and bags are counted.
learn-spades-with-jokers-short = The contract was { $contract }, but together you took only { $taken }. A contract that fails costs { $each } for each trick of it.
learn-spades-with-jokers-short-right = That makes { $score }, and one trick more would have saved it all.
learn-spades-with-jokers-bags = You had { $bags } bags, and now you took { $taken } with a contract of { $contract }. Each time the count comes to { $limit }, { $cost } points are gone.
learn-spades-with-jokers-bags-right = The contract scored, the last bag cost: { $score } in all, and { $rest ->
    [0] no bags are left
    [one] one bag is left
   *[other] { $rest } bags are left
}.
learn-spades-with-jokers-nil = With a hand like this you can bid nil: a promise to take no trick at all. { $across } has bid { $partner }.
learn-spades-with-jokers-nil-right = You took { $won ->
    [0] no trick
    [one] one trick
   *[other] { $won } tricks
}, and { $across } made her contract of { $contract }: { $score } points for the two of you.
learn-spades-with-jokers-cover = { $across } has bid nil, but her { $best } is about to win this trick.
learn-spades-with-jokers-cover-right = Saved: the { $taken } takes the trick from her. With a partner who has bid nil, play high.
learn-spades-with-jokers-nil-kept = You bid nil and took { $won ->
    [0] no trick
    [one] one trick
   *[other] { $won } tricks
}; your partner bid { $partner } and took { $taken }. A nil that is kept scores { $nil } by itself.
learn-spades-with-jokers-nil-kept-right = { $score } points: the nil, the contract, and a bag.
learn-spades-with-jokers-nil-failed = You bid nil but took { $won } trick. Your partner made the contract of { $contract } alone. A nil that fails costs { $nil }, and its trick is a bag.
learn-spades-with-jokers-nil-failed-right = { $score }: the contract and a bag, less the nil.

## Learning: Spades, step by step

learn-spades-follow = { $leader } has led the { $lead }. Whoever holds { $led } has to play one.
learn-spades-follow-right = That follows suit. As long as nobody plays a spade, the highest card of the led suit takes the trick.
learn-spades-winner = Spades are always trump: any spade beats any card of another suit.
learn-spades-winner-right = { $winner } had no { $led } and takes the trick with the { $winning }.
learn-spades-ruff = { $leader } has led the { $lead }. You have no { $led }, so you may play whatever you like.
learn-spades-ruff-right = Trumped: the { $taken } beats even the { $lead }.
learn-spades-lead = You lead the first trick. A spade may not be led before spades are broken.
learn-spades-lead-right = They are broken once somebody has played one on another suit.
learn-spades-broken = You have just trumped the { $lead } and taken the trick, so spades are broken. You lead.
learn-spades-broken-right = From now on everybody may lead anything, spades too.
learn-spades-partner = { $across } sits opposite you: your partner, and your tricks count together. The { $best } that is winning is hers.
learn-spades-partner-right = { $winner } takes the trick for both of you, and your spades are there for another one.
learn-spades-bid = The bids of two partners are added up; the sum is their contract. { $across } has bid { $partner }. Count your own sure tricks.
learn-spades-bid-right = A contract of { $contract }, and together you took { $together }: { $score } points.
learn-spades-contract = You bid { $bid }, your partner { $partner }. Together you took { $taken }. A contract that is made scores { $each } for each trick bid, and { $spare } for each trick more.
learn-spades-contract-right = { $score } points. A trick over the contract is called a bag, and bags are counted.
learn-spades-short = The contract was { $contract }, but together you took only { $taken }. A contract that fails costs { $each } for each trick of it.
learn-spades-short-right = That makes { $score }, and one trick more would have saved it all.
learn-spades-bags = You had { $bags } bags, and now you took { $taken } with a contract of { $contract }. Each time the count comes to { $limit }, { $cost } points are gone.
learn-spades-bags-right = The contract scored, the last bag cost: { $score } in all, and { $rest ->
    [0] no bags are left
    [one] one bag is left
   *[other] { $rest } bags are left
}.
learn-spades-nil = With a hand like this you can bid nil: a promise to take no trick at all. { $across } has bid { $partner }.
learn-spades-nil-right = You took { $won ->
    [0] no trick
    [one] one trick
   *[other] { $won } tricks
}, and { $across } made her contract of { $contract }: { $score } points for the two of you.
learn-spades-cover = { $across } has bid nil, but her { $best } is about to win this trick.
learn-spades-cover-right = Saved: the { $taken } takes the trick from her. With a partner who has bid nil, play high.
learn-spades-nil-kept = You bid nil and took { $won ->
    [0] no trick
    [one] one trick
   *[other] { $won } tricks
}; your partner bid { $partner } and took { $taken }. A nil that is kept scores { $nil } by itself.
learn-spades-nil-kept-right = { $score } points: the nil, the contract, and a bag.
learn-spades-nil-failed = You bid nil but took { $won } trick. Your partner made the contract of { $contract } alone. A nil that fails costs { $nil }, and its trick is a bag.
learn-spades-nil-failed-right = { $score }: the contract and a bag, less the nil.

## The guides: a match with comments

guide-name = A match with comments
guide-title = { $game }: a match with comments
guide-of-match = A match with comments
guide-none = There is no guide to this game.
guide-missing = Not this one
guide-wait = Laying the cards
guide-as-seen-by = Only what { $name } saw
guide-table = The table
guide-hand-of = The hand of { $name }
guide-hand-down = The hand of { $name }, face down
guide-total = total { $points }
guide-not-allowed = not allowed now
guide-steps = The way through the match
guide-rounds = Rounds
guide-comments = { $comments ->
    [one] 1 comment
   *[other] { $comments } comments
}
guide-slider = Move
guide-where = Round { $round }, move { $move } of { $moves }
guide-step-back = One move back
guide-step-on = One move on
guide-comment-before = The comment before
guide-comment-next = Next comment
guide-with-key = { $what } ({ $key })
guide-sheet = Score sheet
guide-sheet-empty = The first round is still being played.
guide-to-rules = The rules
guide-to-lesson = Learn it in five minutes
guide-to-table = Play it yourself
guide-made-by = Played by the bots of Foretrick. The same match can be had with

## The comments of the guide to joker-in-the-hole

guide-joker-in-the-hole-0 = Four of the steady bots play a whole match: { $rounds } rounds, from one card each up to ten. Step through it move by move. Rounds five and six are commented card by card, the others where something turns. All four hands lie open here; you can also see only what Anna saw.
guide-joker-in-the-hole-4 = Everybody bids at the same moment (4.3). Ben has nothing but the little joker, and a joker alone never wins: he says { $ben-bid }. Dan has an ace, the surest card there is, and says { $dan-bid }.
guide-joker-in-the-hole-8 = Carla’s 8♣ is a trump, but no trump beats an ace (6.1). Dan has no spade, so his ace of another suit is allowed (5.7). An exact bid of one scores { $dan-score }, an exact bid of none { $anna-score }; Carla is one short and loses points: { $carla-score }.
guide-joker-in-the-hole-16 = Dan has promised no trick, but clubs are led and the K♣ is his only club: he must follow (5.5). A lone king is the danger of every bid of zero.
guide-joker-in-the-hole-21 = Two trumps fall on one heart, and the higher one wins (6.3): { $winner } takes the trick with the 3♦.
guide-joker-in-the-hole-34 = Ben has met his bid and would rather lose now, but he had to lead, and nobody holds a heart above the J♥ or a trump to take it. { $ben } has { $ben-took } tricks and wanted { $ben-bid }.
guide-joker-in-the-hole-38 = The last cards. Anna’s A♣ is the ace of trump, but it wins because it is an ace and not because it is a trump (2.3). Dan loses the little joker with it.
guide-joker-in-the-hole-59 = Together they wanted { $wanted } tricks, and there were { $tricks }. Somebody had to take one too many, and Carla’s Q♥ and K♠ were too high to lose: { $carla-took } tricks instead of { $carla-bid } make { $carla-score } points.
guide-joker-in-the-hole-60 = Now card by card. Dan deals { $tricks } cards each and turns the A♠. When an ace is turned, the dealer names the trump suit (3.5), and he must do it before he looks: his own cards still lie face down (3.6).
guide-joker-in-the-hole-61 = Dan says spades. Only now does he pick up his hand, and finds two small spades in it, the 2♠ and the 4♠. It could have been none.
guide-joker-in-the-hole-62 = Anna holds the K♠. The king is the highest trump of all, and the ace of spades lies face up beside the pack, so only one of the other aces could take it. She bids { $anna-bid } for it.
guide-joker-in-the-hole-65 = All bids are shown together. They add up to { $wanted }, but { $tricks } tricks will be played. So one trick is wanted by nobody, and it will go to somebody all the same. Who is it going to be?
guide-joker-in-the-hole-66 = Anna sits on the dealer’s left and leads (5.1). She takes her trick at once, while she is sure of it. Trumps are led now, so everybody who has a spade must play one.
guide-joker-in-the-hole-67 = Ben would gladly throw a joker away, but as long as he holds a spade that is not the ace, a joker is no way out (5.8). The 3♠ is the only card he may play.
guide-joker-in-the-hole-68 = Carla has no spade and is free (5.9). She lets the 4♥ go and keeps the K♥ and the little joker, the one to win with, the other to lose with.
guide-joker-in-the-hole-69 = Dan has the choice between the 2♠ and the 4♠, and both lose to the king. { $winner } takes it and has met her bid. From now on she wants to lose.
guide-joker-in-the-hole-70 = That is why she leads a low card, the 5♦. Whoever must follow can hardly stay below it.
guide-joker-in-the-hole-71 = Ben has no diamond and throws the big joker, the safest card to lose with. But look at Carla, who is next: she holds the other joker.
guide-joker-in-the-hole-72 = And there it is. A joker played directly after the other joker counts as an ace (6.2), and the first ace takes the trick. Carla’s loser has become a winner, just because of what lay before it.
guide-joker-in-the-hole-73 = Dan must follow with a diamond, and neither of his two can beat an ace. Carla, too, has what she bid.
guide-joker-in-the-hole-74 = Carla has three cards left and wants no more tricks. She begins with the lowest, the 3♣.
guide-joker-in-the-hole-75 = Dan has no club. His last trump, the 2♠, is the lowest trump there is, and still it beats every club.
guide-joker-in-the-hole-77 = Anna and Ben both had to follow with their only club. For Ben that is bad news: the J♣ might have been his trick. { $winner } has met his bid.
guide-joker-in-the-hole-79 = Anna may choose between two hearts. She wants to lose, so the 6♥ stays below Dan’s 7♥ and the Q♥ waits.
guide-joker-in-the-hole-80 = Ben is the only one who still needs a trick. He plays his highest heart and hopes that Carla has nothing above it.
guide-joker-in-the-hole-81 = But the K♥ is Carla’s only heart and she has to play it. She takes a trick that she does not want and that Ben was waiting for: one card spoils two bids.
guide-joker-in-the-hole-85 = Nobody has a club or a trump left, so Carla’s 10♣ takes the last trick as well: that was the one nobody wanted. Anna and Dan score { $anna-score } each, Ben is one short ({ $ben-score }), and Carla with { $carla-took } tricks is two over ({ $carla-score }).
guide-joker-in-the-hole-90 = This time { $wanted } tricks are wanted and only { $tricks } are played, so every trick will be fought for. Dan holds the A♠, the K♥ as the highest trump and three small trumps more, and bids { $dan-bid }.
guide-joker-in-the-hole-91 = Ben leads his ace: no other ace can come before it, so this is his trick for certain.
guide-joker-in-the-hole-94 = After an ace nobody has to follow (5.4), and everyone gets rid of what they like. Anna lets the K♣ go, which could have taken a trick at the wrong time.
guide-joker-in-the-hole-95 = Ben has his trick and leads the little joker to lose the lead. Again nobody has to follow, for the whole trick (5.4).
guide-joker-in-the-hole-96 = The first card from two to king names the suit that now counts for winning, though nobody has to follow it (6.5). The 10♦ makes it diamonds.
guide-joker-in-the-hole-98 = The K♦ beats the 10♦, and Anna’s J♥ is a trump and beats them both. Now look at Dan: he has bid { $dan-bid }, has none, and { $left } tricks are left. He needs every single one.
guide-joker-in-the-hole-101 = Carla has no spade and trumps with the 5♥. She needs two tricks and cannot wait any longer.
guide-joker-in-the-hole-102 = The A♠ is Dan’s only spade. He may play it, but he need not (5.6): an ace on its own leaves every other card free. He overtrumps with the 6♥ and saves the ace for his own lead.
guide-joker-in-the-hole-103 = An ace that is led is a sure trick.
guide-joker-in-the-hole-107 = Now the K♥. Only an ace could beat the highest trump, and no ace is left in anybody’s hand.
guide-joker-in-the-hole-110 = The 4♥ falls on it, and with it the last trump that could still have stood against him.
guide-joker-in-the-hole-114 = The 2♥, the lowest trump of all, takes the last trick, because it is the only one left. Four tricks in a row: { $dan-score } points. Carla wanted { $carla-bid } and got none.
guide-joker-in-the-hole-130 = Trumps are led and Anna has none, so her ace is free. The A♥ takes a trick full of trumps: aces stand above everything (6.1).
guide-joker-in-the-hole-149 = Another ace is turned, and this time Carla names the suit blindly. She says clubs and finds the 5♣ and the 8♣.
guide-joker-in-the-hole-170 = Anna has her { $anna-bid } tricks, but she also has the Q♣, and nobody else holds a trump any more. Such a card wins sooner or later, unless one can throw it under an ace. She leads it, and the trick is hers.
guide-joker-in-the-hole-175 = Ben’s only spade is the A♠. He could have kept it (5.6), but he needs { $ben-bid } tricks and has none, so the ace it is.
guide-joker-in-the-hole-226 = Before the last round Anna and Dan share the lead with { $anna-total } points, and Ben has { $ben-total }. Anna has just missed her bid by two tricks.
guide-joker-in-the-hole-231 = Ten cards each and { $wanted } tricks wanted. Ben holds three aces and two good trumps and bids { $ben-bid }. If it comes true it is worth more than any other bid at the table.
guide-joker-in-the-hole-239 = Dan has trumped the Q♠ with the 4♥, but Ben’s A♠ beats that too.
guide-joker-in-the-hole-257 = Diamonds are led and Ben’s only diamond is the A♦. Once more clause 5.6: he keeps it, trumps with the 8♥, and will lead the ace himself.
guide-joker-in-the-hole-263 = That is { $ben-took } of { $ben-bid }. Ben holds the big joker and the J♥, the last trump in play. One of the two wins, the other loses: exactly what he needs.
guide-joker-in-the-hole-267 = The joker loses, as planned. The first card from two to king was a club (6.5), so Dan’s 8♣ takes the trick, and he needs the last one too.
guide-joker-in-the-hole-271 = Ben trumps Dan’s K♣ with the J♥: { $ben-took } tricks, { $ben-score } points, and for Dan it is one too few. Anna was exact as well. Both end with { $anna-total } points and share the win (8.3); Carla’s total shows that one may fall below zero (7.4): { $carla-total }.

## The score pad in the browser

pad-title = Score pad
pad-start-line = For real cards: you bid and play, the pad adds up.
pad-new = New pad
pad-kept = Pads of this browser
pad-all-pads = All pads
pad-slip-over = Finished
pad-slip-rounds = { $done } of { $all } rounds
pad-slip-played = { $done ->
    [0] Not begun
    [one] 1 round
   *[other] { $done } rounds
}
pad-slip-shared = shared
pad-remove = Remove: { $pad }
pad-remove-title = Remove this pad?
pad-remove-own = It is kept in this browser alone. What is removed cannot be had back, unless you saved it as a file.
pad-remove-shared = It goes from this browser. Whoever has the link still has the pad.
pad-remove-yes = Remove
pad-remove-no = Keep it
pad-bring-file = Open a saved pad
pad-printed-sheets = Printed sheets
pad-missing = This pad is not here
pad-missing-why = A pad is kept in the browser in which it was begun, unless it was shared. Perhaps the link was shortened.

pad-game = Game
pad-who = Who plays?
pad-who-order = In the order in which you sit, clockwise.
pad-who-partners = In the order in which you sit, clockwise. Partners sit opposite each other.
pad-name = Name
pad-name-of = Name of player { $number }
pad-name-twice = { $name } is there twice. Give one of them another name.
pad-player-number = Player { $number }
pad-with-partner = with { $name }
pad-deals-first = { $name } deals first
pad-deals-short = deals
pad-move-up = Move { $name } up
pad-move-down = Move { $name } down
pad-take-off = Take { $name } off
pad-add-player = Another player
pad-add-named = Add { $name }
pad-names-known = Names that were used here
pad-when = Date and time
pad-note = Note
pad-note-example = Where you are, what you play for
pad-when-and-note = Date and note
pad-house-rules = House rules
pad-house-rules-written = House rules: as written
pad-house-rules-changed = House rules: { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
pad-house-rules-line = Options of the game; all scores are counted anew
pad-house-rules-help = A change holds for the whole match: all scores are counted anew.
pad-read-rules = Rules of { $game }
pad-clash = { $first } and { $second } do not go together.
pad-about-to = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
}
pad-start = Start

pad-round = Round { $round }
pad-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
pad-deals = { $name } deals
pad-facts = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $dealer } deals
pad-change = Change
pad-trump = Trump
pad-no-trump = No trump
pad-trump-fixed = { $suit } are trump
pad-asks-bid = { $name } bids
pad-asks-tricks = { $name } took
pad-bid-of = Bid of { $name }
pad-tricks-of = Tricks of { $name }
pad-bid-sum = { $bid } of { $cards } bid
pad-bids-over = { $tricks } too many
pad-bids-under = { $tricks } to spare
pad-tricks-left = { $tricks ->
    [0] all given out
   *[other] { $tricks } left
}
pad-tricks-over = { $tricks } too many
pad-barred = The hook: { $name } may not bid { $bid }, or the bids would add up.
pad-not-here = { $number } cannot stand here.
pad-done = Done
pad-wipe = Clear
pad-keys-type = Type instead
pad-keys-buttons = Use the buttons
pad-write = Write down
pad-nil = Nil
pad-blind-nil = Blind nil
pad-nil-short = Nil
pad-blind-nil-short = Bl. nil
pad-nothing = nothing
pad-somebody = Somebody
pad-said-bid = { $name } bids { $bid }.
pad-said-tricks = { $name } took { $tricks }.
pad-heard-bid = { $by } wrote: { $name } bids { $number }.
pad-heard-tricks = { $by } wrote: { $name } took { $number }.
pad-closed = Round { $round } is closed: { $scores }.
pad-won = { $count ->
    [one] { $names } wins with { $total }
   *[other] { $names } share the win with { $total }
}
pad-again = Once more, same players
pad-again-line = A new pad with the same game; the deal goes on
pad-play-on = Play round { $round } all the same
pad-watch = You are watching. New numbers appear by themselves.
pad-watch-lost = No connection at the moment. New numbers appear when it is back.
pad-unsafe = This browser keeps nothing. Save the pad as a file before you close it.
pad-happenings = What happens

pad-contested = Written twice
pad-contested-bid = Two wrote the bid of { $name } in round { $round }. Which is right?
pad-contested-tricks = Two wrote the tricks of { $name } in round { $round }. Which is right?
pad-contested-name = Two wrote a name. Which is right?
pad-contested-note = Two wrote the note. Which is right?
pad-contested-round = Two changed round { $round }. Which is right?
pad-contested-other = Two wrote the same place. Which is right?
pad-contested-gone = Remove it
pad-contested-kept = Keep it
pad-one-of = { $values }

pad-sheet = Score sheet
pad-sheet-about = For each round the bid, the points and the running total
pad-round-and-trump = Round and trump
pad-round-open = Change the numbers of round { $round }
pad-round-change = Round { $round }: dealer, cards, players
pad-cell-bid = { $name }, bid, round { $round }
pad-cell-tricks = { $name }, tricks, round { $round }
pad-dealer = dealer
pad-slot-bid = bid
pad-slot-took = took
pad-bid = bid
pad-took = took
pad-met = met
pad-total = total
pad-sum = Sum
pad-not-playing = not playing
pad-contract = { $taken } of { $contract }
pad-bags = { $bags ->
    [one] 1 bag
   *[other] { $bags } bags
}
pad-key-met = bid met
pad-key-missed = bid and took
pad-key-dealt = dealt
pad-key-bags = under the partners: taken of the contract

pad-chart = Totals by round
pad-chart-about = { $rounds ->
    [one] Line chart of the totals after 1 round: { $totals }.
   *[other] Line chart of the totals after { $rounds } rounds: { $totals }.
}
pad-rates = Bids met
pad-rates-partners = Contracts and nils
pad-rate = { $made } of { $tried }
pad-rate-contracts = { $tried ->
    [one] { $made } of 1 contract
   *[other] { $made } of { $tried } contracts
}
pad-rate-nils = { $tried ->
    [one] { $made } of 1 nil
   *[other] { $made } of { $tried } nils
}

pad-who-deals = Who deals
pad-how-many-cards = Cards each
pad-card-less = One card less
pad-card-more = One card more
pad-who-plays-round = Who plays this round
pad-insert-before = Add a round before round { $round }
pad-remove-round = Remove round { $round }
pad-players = Players
pad-players-line = Who joins, who leaves, the order
pad-players-help = Who joins plays from the next round on. Who leaves keeps the score so far.
pad-players-away = Back to the table:
pad-new-player = New at the table
pad-joins = Joins
pad-leaves = Leaves

pad-more = More
pad-undo = Undo
pad-redo = Redo
pad-settings-line = Language, light or dark, larger lettering
pad-history = History
pad-history-line = Every change, and each can be taken back
pad-history-all = { $count ->
    [one] Show 1 change
   *[other] Show all { $count } changes
}
pad-history-undone = taken back
pad-history-begun = The pad was begun: { $game }.
pad-history-game = The game is { $game }, with its house rules.
pad-history-note = The note is “{ $note }”.
pad-history-note-gone = The note was removed.
pad-history-started = It began on { $date }.
pad-history-seats = At the table: { $names }.
pad-history-seats-none = The order at the table was taken away.
pad-history-player-new = { $name } joined.
pad-history-player = { $was } is now called { $is }.
pad-history-player-gone = { $name } was taken off.
pad-history-round = Round { $round }
pad-history-round-gone = A removed round
pad-history-round-new = { $round }: { $name } deals { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
pad-history-round-undone = { $round }: taken off the pad.
pad-history-round-moved = { $round }: moved.
pad-history-round-seats = { $round }: { $names } play.
pad-history-cards = { $round }: { $is } cards, not { $was }.
pad-history-dealer = { $round }: { $is } deals, not { $was }.
pad-history-removed = { $round }: removed.
pad-history-restored = { $round }: back again.
pad-history-trump = { $round }: trump is { $is }.
pad-history-trump-was = { $round }: trump is { $is }, not { $was }.
pad-history-bid = { $round }: { $name } bids { $is }.
pad-history-bid-was = { $round }: { $name } bids { $is }, not { $was }.
pad-history-tricks = { $round }: { $name } took { $is }.
pad-history-tricks-was = { $round }: { $name } took { $is }, not { $was }.

pad-share = Share, save, print
pad-share-line = Live for everyone at the table, or as a file
pad-share-help = Everyone at the table sees the numbers live on their own phone. You choose who may write.
pad-share-now = Share this pad
pad-share-for = The link is
pad-share-write = with the pen
pad-share-watch = to watch
pad-share-write-help = Whoever opens this link may write. Scan the code or open
pad-share-watch-help = Whoever opens this link sees every number as it comes. Scan the code or open
pad-qr-write = QR code of the link to write
pad-qr-watch = QR code of the link to watch
pad-copy-link = Copy link
pad-send-link = Send
pad-writes-as = You write as
pad-not-yet = The pad comes as soon as it can
pad-only-here = This address opens on this computer only: it is in no network that phones could share.
pad-watching = { $count ->
    [one] Only you are looking
   *[other] { $count } are looking
}
pad-offline-short = Offline
pad-offline-late = Offline, { $count } waiting
pad-offline = No connection. Write on, it is kept here.
pad-offline-waiting = { $count ->
    [one] No connection. 1 change waits here.
   *[other] No connection. { $count } changes wait here.
}
pad-pen-refused = This link has no pen that writes here. You can watch.
pad-server-lost-it = The server no longer has this pad. It is kept here.
pad-files = As a file
pad-files-help = The pad file keeps every change; the table is for a spreadsheet. The long link holds the whole match and needs no server.
pad-save-json = Pad file
pad-save-csv = Table (CSV)
pad-copy-whole = Copy long link
pad-print = Print

pad-import-foreign = This is no score pad. A pad file, a table that was saved here, a long link or the record of a match can be opened.
pad-import-cut = This file looks like a pad but breaks off. Save it again where it came from.
pad-import-link = This link was cut off or changed on its way. Copy it again, whole.
pad-import-line = Line { $line } of this table does not belong to a pad.
pad-import-entry = Entry { $place } of this pad cannot be read, so nothing was taken.
pad-import-record = This record of a match cannot be read as a pad.
pad-import-too-large = This is larger than any pad can be.
pad-import-empty = This pad is empty.

## Learning: the trainer

trainer-may-play = Which cards may you play? Tap them all.
trainer-takes = Which card takes the trick? Tap it.
trainer-bid = What would you bid?
trainer-always = The { $card } may be played at any time
trainer-bid-best = { $bid } is the best bid here: it comes true about { $hundred } times in 100
trainer-bid-contract = { $bid } is the best bid here: your side makes its contract about { $hundred } times in 100
trainer-bid-nil = { $bid } is the best bid here: it is kept about { $hundred } times in 100
trainer-bid-as-good = Yours, { $bid }, is worth about as much
trainer-bid-costs = Yours, { $bid }, would cost about { $points } points

## Learning: tips

learn-tip-joker-in-the-hole-ace-lead = An ace that you lead is a sure trick: no other ace can come before it.
learn-tip-joker-in-the-hole-two-aces = Two aces are not two tricks by themselves. One that you play second may meet an earlier one.
learn-tip-joker-in-the-hole-lone-ace = If the ace is your only card of the led suit, you can keep it for later, as long as you have something else to throw.
learn-tip-joker-in-the-hole-joker = A joker is your safest loser. Keep it for the trick that you could not lose otherwise.
learn-tip-joker-in-the-hole-joker-before = If a joker lies just before you, think twice about yours: it would count as an ace now.
learn-tip-joker-in-the-hole-sum = Compare the bids with the number of tricks. If too many are wanted, every trick is a fight; if too few, somebody gets one as a present.
learn-tip-joker-in-the-hole-missed = Do not mourn a missed bid: with ten cards, even four strong bots at one table miss about three in ten.
learn-tip-wizards-and-jesters-wizard-lead = A Wizard that you lead always takes the trick.
learn-tip-wizards-and-jesters-wizard-wait = Hold on to your Wizard for a trick in which none has been played yet.
learn-tip-wizards-and-jesters-jester-keep = A Jester rescues a bid of 0, or one that is met already. Keep it for the trick that you could not lose otherwise.
learn-tip-wizards-and-jesters-jester-lead = If you have the lead and want no more tricks, lead a Jester: somebody else will almost surely take it.
learn-tip-wizards-and-jesters-void = A hand with few suits is worth more when one of them is trump: soon you can play trumps on the others.
learn-tip-wizards-and-jesters-sum = Add up the bids. If more tricks are wanted than there are, guard your sure ones; if fewer, keep a way out.
learn-tip-wizards-and-jesters-missed = Do not mourn a missed bid: with ten cards, even four strong bots at one table miss about one in five.
learn-tip-oh-hell-average = At a table of four a hand takes a quarter of the tricks on average. Start from that, then look at your trumps and aces.
learn-tip-oh-hell-low-trumps = Low trumps win less than one thinks. With two trumps among ten cards one of the low ones takes a trick one time in six, with four of them two times in three.
learn-tip-oh-hell-discard = When you cannot follow and want no trick, throw the card that might win one later.
learn-tip-oh-hell-lead-early = Need tricks? Take them early, while the others still have to follow suit: of ten tricks, an ace wins nine times in ten among the first three, and seven times in ten among the last four.
learn-tip-oh-hell-high-short = The shorter its suit, the surer an ace: alone in your hand it nearly always wins, as one of five about seven times in ten.
learn-tip-oh-hell-sum = Add up the bids. If more tricks are wanted than there are, guard your sure ones; if fewer, keep a way out.
learn-tip-oh-hell-late = Whoever bids late knows more. Early on, bid what your hand is worth; late, look at what is left over.
learn-tip-spades-with-jokers-big = The big joker is one sure trick. The little joker loses to the big one alone.
learn-tip-spades-with-jokers-nil-joker = Do not bid nil with the big joker: sooner or later you must play it, and nothing beats it.
learn-tip-spades-with-jokers-draw = Once spades are broken, a joker that you lead draws out trumps, so that your partner’s aces and kings can live.
learn-tip-spades-with-jokers-partner-bid = A contract is made by two hands: hear your partner’s bid before you settle on yours.
learn-tip-spades-with-jokers-cover = When your partner has bid nil, play high and early: take the tricks that might fall to them.
learn-tip-spades-with-jokers-set-nil = Against a nil, lead low cards in suits where they may have nothing lower.
learn-tip-spades-with-jokers-spare = Once the contract is safe, think of bags: at nine of them the next spare trick costs 100.
learn-tip-spades-with-jokers-void = A suit that you do not hold is worth tricks, as long as you have small spades to play on it.
learn-tip-spades-with-jokers-last = Near the end count what both sides still need. To set their contract is often worth more than a bag costs.
learn-tip-spades-with-jokers-nil-odds = A nil risks as much as it brings. The strong bot, who bids it when it pays, keeps about two in three.
learn-tip-spades-ace = The ace of spades is one sure trick. Count other spades by how many you hold, and aces of short suits as nearly sure.
learn-tip-spades-nil-hand = Bid nil with few spades, none of them high, and with low cards in every long suit.
learn-tip-spades-partner-bid = A contract is made by two hands: hear your partner’s bid before you settle on yours.
learn-tip-spades-cover = When your partner has bid nil, play high and early: take the tricks that might fall to them.
learn-tip-spades-set-nil = Against a nil, lead low cards in suits where they may have nothing lower.
learn-tip-spades-spare = Once the contract is safe, think of bags: at nine of them the next spare trick costs 100.
learn-tip-spades-void = A short suit is worth tricks: with three spades, the small ones take about one trick beside a suit of one card or none, and not even half of one without.
learn-tip-spades-last = Near the end count what both sides still need. To set their contract is often worth more than a bag costs.

## Learning: the pages

learn-title = Learn
learn-heading = Learn at the table
learn-intro = Take a seat. A few prepared hands, one idea at a time, and the cards answer.
learn-lesson = Learn in five minutes
learn-lesson-go-on = Go on learning
learn-lesson-again = Once more from the start
learn-trainer = Trainer
learn-guide = A whole match, annotated
learn-rules = Rules
learn-tips = Tips
learn-tip = Tip
learn-of-game = of { $game }
learn-progress = Step { $step } of { $steps }
learn-done = Learned
learn-best-streak = { $best ->
    [one] Best streak: 1 right in a row
   *[other] Best streak: { $best } right in a row
}
learn-clause = Rule { $clause }
learn-back = Back
learn-skip = Skip
learn-next = Go on
learn-start-over = Start over
learn-leave = Leave the lesson
learn-trump-none = No trump
learn-trump-named = The dealer names it
learn-trump-choices = What is trump?
learn-score-choices = Points
learn-bid-column = bid
learn-took-column = took
learn-score-column = score
learn-bags-column = bags
learn-pad = The score pad
learn-pad-open = to be written
learn-friend = Beside you
learn-right = Right
learn-wrong = Not that one
learn-end-title = Now you know { $game }
learn-end-text = You know all you need to sit down with others. The rest comes with playing.
learn-end-play = Play now, with easy bots
learn-end-trainer = A few questions with the trainer
learn-end-guide = Watch a whole match, annotated
learn-end-rules = Read the rules
learn-wait = The cards are being laid out
trainer-title = Trainer: { $game }
trainer-kinds = What to practise
trainer-kind-mixed = A bit of everything
trainer-kind-may-play = What may you play?
trainer-kind-takes = Who takes the trick?
trainer-kind-bid = What would you bid?
trainer-streak = Streak
trainer-best = best { $best }
trainer-check = That is all I may play
trainer-next = Next question
trainer-judging = One moment
trainer-new-best = Your best streak so far: { $best }
trainer-worth-one = Bid { $bid }: worth { $points } points, comes true { $hundred } times in 100
trainer-leave = Leave the trainer
trainer-too-many = Too many questions at once; wait a moment.
trainer-none = There is no such question.
trainer-gone = This question is no longer known here; take the next one.
trainer-no-answer = This is no answer to the question.

## The comments of the guide to wizards-and-jesters

guide-wizards-and-jesters-0 = Four of the steady bots play a whole match: { $rounds } rounds, until the pack is used up. Step through it move by move. Rounds five and thirteen are commented most closely, the others where something turns. All four hands lie open here; you can also see only what Anna saw.
guide-wizards-and-jesters-1 = Hearts are trump, but Carla’s 2♥ is none: every two is a Jester and belongs to no suit (2.3). With one card that loses she bids { $carla-bid }.
guide-wizards-and-jesters-5 = A Jester is led, so there is no led suit yet (5.8).
guide-wizards-and-jesters-6 = Dan’s 6♥ is the first suit card. From now on hearts must be followed.
guide-wizards-and-jesters-8 = Anna’s 8♥ is higher and takes the trick. An exact bid of one scores { $anna-score }, an exact bid of none { $ben-score }; Dan is one short: { $dan-score }.
guide-wizards-and-jesters-16 = Spades are led and Ben has a spade, but a Wizard may always be played (5.5). The A♥ takes the trick he bid. What he has left is the 6♠.
guide-wizards-and-jesters-21 = And the 6♠ spoils it: nobody can follow, nobody has a trump, so the only spade wins. A low card is only a loser while somebody has a higher one to play on it.
guide-wizards-and-jesters-31 = Carla has one of her { $carla-bid } tricks and leads the A♣. A Wizard that is led always wins, and nobody has to follow (5.7).
guide-wizards-and-jesters-38 = Three hearts, and hearts are trump: Anna’s Q♥ is the highest. Three of four bids come true in this round; only Dan is left without his trick.
guide-wizards-and-jesters-39 = A Jester is turned: this round has no trump (3.4). High cards and Wizards count for more now, and so does the lead.
guide-wizards-and-jesters-59 = Without a trump the 5♠ takes the last trick, because the others have no spade left to beat it. Carla has one too many, Anna and Dan one too few.
guide-wizards-and-jesters-60 = Now card by card. Ben deals { $tricks } cards each and turns a Wizard, the A♥. So he may name the trump suit, and he may look at his hand first (3.5).
guide-wizards-and-jesters-61 = He has two clubs and a single card of every other suit. He says clubs: the 9♣ and the 3♣ are trumps now, and the other suits will run out soon.
guide-wizards-and-jesters-62 = Bidding begins on the dealer’s left (4.3). Carla has the 7♣, a middling trump, and the 2♠, a Jester to lose with. She bids { $carla-bid }.
guide-wizards-and-jesters-63 = Two Wizards, the A♣ and the A♦, and the J♣ as a high trump: Dan bids { $dan-bid }.
guide-wizards-and-jesters-65 = Together they want { $wanted } tricks, and there are { $tricks }. Somebody will miss.
guide-wizards-and-jesters-66 = Carla leads a heart. The 8♥ sets the led suit: whoever has a heart must follow.
guide-wizards-and-jesters-67 = Dan has a heart, the J♥, but a Wizard is always allowed (5.5). He takes the trick with the A♣, which is no club here but a Wizard.
guide-wizards-and-jesters-68 = A Wizard that comes after the led suit changes nothing about following (5.9). Anna has one heart and must play it.
guide-wizards-and-jesters-69 = So must Ben, and he is glad of it: his Q♥ is gone under the Wizard and cannot win at the wrong time.
guide-wizards-and-jesters-70 = The second Wizard, led this time. It cannot lose, and nobody has to follow (5.7).
guide-wizards-and-jesters-73 = Everybody throws what they like: Anna a king, Ben his smaller trump, Carla a spade. { $dan } has { $dan-took } of { $dan-bid }.
guide-wizards-and-jesters-75 = Anna has no diamond and plays her only trump, the 10♣.
guide-wizards-and-jesters-77 = Carla could have trumped too, but her 7♣ would lose to the 10♣. She keeps it for a better moment. { $winner } has her trick.
guide-wizards-and-jesters-80 = Here it comes: Carla has no spade (the 2♠ is a Jester and none, 2.3), so she may trump, and the 7♣ is winning. Only Dan plays after her.
guide-wizards-and-jesters-81 = But Dan has no spade either, and the J♣ is higher. That is his third trick, exactly; Carla’s is gone.
guide-wizards-and-jesters-84 = Ben has waited with the 9♣, the last trump, and it comes at the right time: he has no heart to follow with.
guide-wizards-and-jesters-85 = A Jester cannot take it from him (6.5). Exact bids: Dan { $dan-score }, Anna { $anna-score }, Ben { $ben-score }. Carla wanted one and got none: { $carla-score }.
guide-wizards-and-jesters-103 = Dan has his { $dan-bid } tricks and would like to be rid of the lead. A Jester is made for that: the 2♥ loses to almost everything.
guide-wizards-and-jesters-106 = Anna’s Q♠ was the first suit card and set the suit, and Ben trumped it with the 7♣. { $winner } has met his bid.
guide-wizards-and-jesters-109 = And there Dan is caught: the 9♦ is his only diamond, he must follow, and it is the highest.
guide-wizards-and-jesters-114 = The 3♥ wins as well, since nobody has a heart: { $dan-took } tricks instead of { $dan-bid }. Carla threw her last Jester, the 2♠, and kept her bid of none.
guide-wizards-and-jesters-223 = Dan has led a Jester, so Anna chooses the suit: the 8♥ makes it hearts.
guide-wizards-and-jesters-225 = Ben’s last card is the 10♥, and it wins. He bid { $ben-bid } and took { $ben-took }: { $ben-score }. When one trick too many is coming, more often follow.
guide-wizards-and-jesters-373 = The last round: every card of the pack is dealt and none is left to turn, so there is no trump (3.6). Carla leads with { $carla-total } points before Anna and Dan with { $anna-total } each.
guide-wizards-and-jesters-374 = Carla holds two Wizards and two Jesters, and high clubs besides. She bids { $carla-bid }.
guide-wizards-and-jesters-375 = Dan has the other two Wizards and bids { $dan-bid }.
guide-wizards-and-jesters-377 = They want { $wanted } tricks, and { $tricks } will be played. That leaves four that nobody wants, and they must all go somewhere. Watch where.
guide-wizards-and-jesters-379 = Two Jesters in a row, and there is still no led suit (5.8).
guide-wizards-and-jesters-381 = The Q♦ set the suit and won. { $winner } has what she bid and holds a Jester to go out of the lead with.
guide-wizards-and-jesters-385 = Here is that Jester, and the first suit card after it, Ben’s K♦, takes the trick. Now Anna and Ben are both content and will stay below whatever they can.
guide-wizards-and-jesters-389 = Dan’s K♥ brings him his first trick.
guide-wizards-and-jesters-393 = His first Wizard brings the second.
guide-wizards-and-jesters-397 = Two Wizards in one trick: the first one wins (6.1), and the A♥ that Carla throws under it is lost. She gives up one of her sure tricks. { $dan } has his { $dan-bid }.
guide-wizards-and-jesters-401 = Now everybody but Carla is content. She takes the lead with her second Wizard, although she could follow with clubs (5.5), and needs three more.
guide-wizards-and-jesters-413 = Queen and ten of clubs and the 9♦ have brought them: { $carla-took }, exactly. But she is on lead and has four cards left, the 6♣, 5♦, 7♠ and 3♦, all of them low. Low enough?
guide-wizards-and-jesters-417 = No. Dan has only the 3♣, and the others have no club at all and throw their high cards away.
guide-wizards-and-jesters-425 = Even the 7♠ is too high: Ben stays below with the 6♠, Anna with the 4♠.
guide-wizards-and-jesters-429 = All four tricks that nobody wanted went to Carla: { $carla-took } instead of { $carla-bid }, { $carla-score } points, and her lead is gone. Dan was exact and wins the match with { $dan-total } to { $carla-total }.

## The comments of the guide to spades-with-jokers

guide-spades-with-jokers-0 = Four of the steady bots play a whole match, Anna and Carla against Ben and Dan. Step through it move by move. The second hand is commented card by card, the others where something turns. All four hands lie open here; you can also see only what Anna saw.
guide-spades-with-jokers-4 = The partners’ bids are added (4.4): Anna and Carla have a contract of { $anna-contract }, Ben and Dan one of { $ben-contract }.
guide-spades-with-jokers-18 = Ben has no club left and trumps with the 5♠. The first spade has been played: from the next trick on, spades are broken and may be led (5.4).
guide-spades-with-jokers-37 = Carla leads the big joker. It is the highest spade, so everybody must follow with a spade (5.6), and nobody can beat it. That draws three trumps out of the others’ hands.
guide-spades-with-jokers-44 = Neither Dan nor Ben has a diamond. Dan’s little joker is the second-highest spade and beats even the K♠ (2.4). His partner has wasted a king on it.
guide-spades-with-jokers-56 = Anna and Carla took { $anna-side } tricks on a contract of { $anna-contract }: ten points for each of the contract and one for each bag (7.2), together { $anna-score }. Ben and Dan made theirs to the trick: { $ben-score }.
guide-spades-with-jokers-57 = Now card by card. Look at Ben’s hand: low cards in every suit, and among the spades only the 6♠ and, alas, the A♠.
guide-spades-with-jokers-58 = Dan begins. The big joker, K♠ and Q♠ and the A♦ beside them: he bids { $dan-bid }.
guide-spades-with-jokers-59 = Anna has the little joker and two aces, the A♣ and the A♥, and bids { $anna-bid }.
guide-spades-with-jokers-60 = Ben dares it and promises to take no trick at all (4.5). Kept, it is worth a hundred points; failed, it costs a hundred. The A♠ is the card that could ruin him, for only a joker beats it.
guide-spades-with-jokers-61 = So Dan plays for his contract of { $dan-contract } alone, and has to look after Ben besides. Against them stands a contract of { $anna-contract }.
guide-spades-with-jokers-62 = Dan may not lead a spade yet (5.3). He leads the A♦, a trick that Ben need not fear.
guide-spades-with-jokers-64 = Ben must follow and lets a high diamond go, the 10♦, while it cannot win. With a nil one gets rid of the high cards under the higher ones of others.
guide-spades-with-jokers-65 = But Carla has no diamond at all and trumps the ace with her lowest spade. It breaks spades (5.4) in the first trick.
guide-spades-with-jokers-67 = Carla tries a low heart, looking for Ben. Dan puts the Q♥ on it to win the trick before Ben must.
guide-spades-with-jokers-69 = Now Ben can throw the J♥ under the queen: another dangerous card gone.
guide-spades-with-jokers-70 = This is the card that saves the nil. Dan leads the big joker: everybody must play a spade (5.6), and nothing in the game beats it.
guide-spades-with-jokers-72 = And Ben may choose his spade: the A♠ falls under the joker. Only the little 6♠ is left to him.
guide-spades-with-jokers-75 = The K♥ was meant to be Dan’s next trick, but Anna has the A♥.
guide-spades-with-jokers-78 = Anna leads the 6♥, just low enough to be dangerous to a nil.
guide-spades-with-jokers-79 = Ben has one heart left, and it is lower: the 5♥. One pip decides.
guide-spades-with-jokers-81 = Dan has run out of hearts and trumps with the 4♠: { $dan-took } tricks.
guide-spades-with-jokers-84 = The J♦ goes under Anna’s K♦. Now Ben has nothing left above an eight.
guide-spades-with-jokers-85 = Carla has no diamond and could trump, but her partner’s king is winning already. She throws the 2♣ away and keeps her spades.
guide-spades-with-jokers-89 = Anna led the 9♣ to see whether Ben had to go above it; he held the 8♣. Carla’s 10♣ takes the trick.
guide-spades-with-jokers-92 = Dan has trumped with the Q♠, and the A♣ is Anna’s only club: she must play it on a trick that is lost already (5.5).
guide-spades-with-jokers-93 = That makes { $dan-took } tricks for Dan: the contract of { $dan-contract } is made. Everything more is a bag.
guide-spades-with-jokers-97 = Dan leads a diamond, and Carla trumps again: { $anna-side } tricks of { $anna-contract } for her side.
guide-spades-with-jokers-99 = Dan has no club and trumps Carla’s J♣ with the K♠, a bag more. It keeps the lead out of Carla’s hand.
guide-spades-with-jokers-102 = Again a diamond. Ben still has the 4♦ and stays below.
guide-spades-with-jokers-103 = Anna trumps. She and Carla still need every trick that is left.
guide-spades-with-jokers-107 = A spade is led and Ben must play his last one, the 6♠. The J♠ is higher: even that danger is over. His last card is the 5♣.
guide-spades-with-jokers-110 = Anna has kept the little joker to the end. With the big one gone, nothing beats it.
guide-spades-with-jokers-113 = Ben has kept his nil. His side scores { $ben-score }: the contract of { $ben-contract }, one bag and a hundred for the nil. Anna and Carla made { $anna-side } of { $anna-contract }: { $anna-score }.
guide-spades-with-jokers-116 = Ben says nil again, this time with the K♠ and the K♥. It is bolder than it looks.
guide-spades-with-jokers-125 = His partner leads the A♥, and the first king is gone under it.
guide-spades-with-jokers-164 = And the second: Anna needs tricks herself and leads the A♠. The K♠ is Ben’s only spade, he must play it, and it loses.
guide-spades-with-jokers-170 = The second nil in a row: { $ben-score } points. Ben and Dan lead { $ben-total } to { $anna-total }.
guide-spades-with-jokers-270 = Spades are led, and Ben’s little joker beats the A♠. Only the big joker could have won here, and it lies in Anna’s own hand.
guide-spades-with-jokers-289 = Now Carla tries nil, with four spades up to the J♠ and the K♥. That is a lot for a hand that must not win. Her side has { $anna-bags } bags already.
guide-spades-with-jokers-321 = Carla’s last heart was the K♥, and it was winning. Anna has no heart left and trumps her own partner, with the A♠ to be sure (5.7). That is how one covers a nil.
guide-spades-with-jokers-329 = The same again: Carla has only spades now and had to trump a heart. Anna goes above her with the Q♠.
guide-spades-with-jokers-332 = But now Anna has led a club, and Carla must play one of her three spades. The 9♠ is the lowest, and it is winning.
guide-spades-with-jokers-333 = Dan could take it with the big joker or the K♠, but he would not dream of it: he plays the 6♠, and the nil has failed.
guide-spades-with-jokers-341 = What that costs: the nil a hundred (7.5). Carla’s trick is a bag that does not help the contract (7.8). And with Anna’s own three the bags come to ten: another hundred (7.10). All in all { $anna-score } points, and { $anna-bags } bags again.
guide-spades-with-jokers-342 = Ben and Dan have { $ben-total } points. A contract that is made ends the match (8.1), unless too many bags come with it.
guide-spades-with-jokers-390 = Dan’s little joker takes the last trick they need: { $dan-side } of { $dan-contract }.
guide-spades-with-jokers-398 = Ben and Dan reach { $ben-total } and win; Anna and Carla have { $anna-total }. Two nils kept on one side, one failed on the other: that was nearly all the difference.

## The comments of the guide to oh-hell

guide-oh-hell-0 = Four of the steady bots play a whole match: { $rounds } rounds, from one card each up to ten, and with the dealer’s hook (9.1). Step through it move by move. The fifth round is commented card by card, the others where something turns. All four hands lie open here; you can also see only what Anna saw.
guide-oh-hell-4 = This is the hook (4.5). Nobody has wanted the trick so far, so Ben, who deals, may not bid one: the bids would add up to the tricks. And he of all people holds the only trump, the 10♥.
guide-oh-hell-8 = So he takes a trick that he was not allowed to want. The others held their bid of none: { $anna-score } points each; Ben scores { $ben-score } (7.3).
guide-oh-hell-13 = The hook again: with none the bids would come to { $tricks }. Carla has to want at least one, with the 8♥ as her only trump.
guide-oh-hell-21 = Ben’s J♥ is higher than her 8♥. { $ben-score } points for him: ten for the exact bid and one for the trick (7.1).
guide-oh-hell-60 = Now card by card. Ben deals { $tricks } cards each and turns the 7♦: diamonds are trump (3.4).
guide-oh-hell-61 = Carla sits on the dealer’s left and bids first (4.3). She counts the Q♦ as a trick.
guide-oh-hell-62 = Dan’s highest card outside trumps is a seven, and his trump is the 2♦. He promises none.
guide-oh-hell-63 = Anna holds three trumps, the A♦, 10♦ and 8♦, and bids { $anna-bid }. The ace of trump is the only card that is sure from the start.
guide-oh-hell-64 = The bids so far make four, so Ben may not say one. He says { $ben-bid }, and now { $wanted } tricks are wanted where { $tricks } will be played.
guide-oh-hell-65 = Carla leads her low spade, the 5♠, and keeps her trump.
guide-oh-hell-66 = Dan must follow (5.4), and with the 2♠ he is glad to.
guide-oh-hell-67 = Anna has no spade and trumps with her lowest, the 8♦.
guide-oh-hell-68 = But Ben has no spade either, and his 9♦ is one higher (6.1). The first of Anna’s three tricks is gone.
guide-oh-hell-69 = Ben tries the Q♥, the highest heart he has.
guide-oh-hell-72 = Anna has no heart and trumps it with the 10♦. She has { $anna-took } and needs two more.
guide-oh-hell-73 = She leads the 9♣ and keeps the A♦ for a suit that she does not have.
guide-oh-hell-75 = Ben’s only club was the J♣, and it was winning. Carla has none and trumps with the Q♦, just as she had planned.
guide-oh-hell-76 = Dan must follow with the 7♣ and cannot be tempted. { $winner } has what she bid.
guide-oh-hell-78 = A bold moment. Dan has no spade and could throw the 4♥, but he plays his trump, the 2♦, and is winning. He wants to be rid of it while two others are still to play.
guide-oh-hell-79 = And Anna takes it from him with the A♦.
guide-oh-hell-80 = { $anna-took } of { $anna-bid } for Anna, and the 3♣ is all she has left. Ben has one and needs one more; he has kept the 3♦, the last trump.
guide-oh-hell-84 = The smallest trump but one takes the last trick. Ben, Carla and Dan are exact ({ $ben-score }, { $carla-score } and { $dan-score } points); Anna, one short, scores { $anna-score }. More was wanted than there was.
guide-oh-hell-130 = Anna has led her three winners at once, one after the other, while her aces were safe: { $anna-took } of { $anna-bid }. From here on she only has to lose.
guide-oh-hell-133 = Carla holds three trumps for her { $carla-bid } tricks. But diamonds are led and the K♦ is her only one: she must play it, and it wins.
guide-oh-hell-146 = The three trumps win as well, that makes { $carla-took }. A high card on its own is one trick too many when it must follow. Carla scores { $carla-score }, Anna { $anna-score }.
guide-oh-hell-225 = The last round. Dan leads with { $dan-total } points; Ben has { $ben-total }, Carla { $carla-total } and Anna { $anna-total }.
guide-oh-hell-229 = Dan bids { $dan-bid }, Ben { $ben-bid }. If Dan is exact he has won; if not, he scores nothing, and Ben’s { $ben-bid } would be enough by a single point.
guide-oh-hell-241 = Three tricks in a row, with the K♥, the K♣ and the A♦: Dan has what he bid. The others have noticed.
guide-oh-hell-247 = Carla leads a low trump, the 2♦, and Dan has a single one left, the J♦. He must play it.
guide-oh-hell-249 = Ben could take the trick with the K♦, and will not hear of it. He stays below with the 4♦: { $dan-took } tricks for Dan, one too many, and his bid is lost.
guide-oh-hell-261 = Ben has waited with the A♥; now it brings him his first trick.
guide-oh-hell-265 = And the K♦ the second: { $ben-took } of { $ben-bid }. The 8♠ that he has left must not win.
guide-oh-hell-269 = Carla trumps the 8♠ with the 5♦. Ben is the only one who is exact, scores { $ben-score } and wins with { $ben-total } to { $dan-total }: by one point, and by one card that he did not play.

## The comments of the guide to spades

guide-spades-0 = Four of the steady bots play a whole match, Anna and Carla against Ben and Dan. Step through it move by move. The second hand is commented trick by trick, the others where something turns. All four hands lie open here; you can also see only what Anna saw.
guide-spades-4 = The partners’ bids are added (4.4): Anna and Carla have a contract of { $anna-contract }, Ben and Dan one of { $ben-contract }.
guide-spades-26 = Ben has no heart and trumps with the J♠: spades are broken (5.4).
guide-spades-56 = Both contracts are made. { $anna-score } points are forty for the contract and one for a bag; { $ben-score } are sixty and two bags (7.2).
guide-spades-57 = Now trick by trick. Look at Anna’s hand: low hearts and diamonds, two small spades, the 8♠ and the 2♠. Only the K♣ and the 10♥ look dangerous.
guide-spades-58 = Dan has the A♠, Q♠ and J♠ and two aces more, and bids { $dan-bid }.
guide-spades-59 = Anna says nil: no trick at all (4.5). A hundred points if she keeps it, a hundred lost if not.
guide-spades-61 = Carla bids only { $carla-bid }, for she will be busy: she has to win whatever might fall to Anna.
guide-spades-62 = Dan leads the lowest diamond, the 2♦. That is how one attacks a nil: with cards that are hard to stay below.
guide-spades-64 = Ben plays along and stays below with the 3♦. Anna’s 4♦ is winning.
guide-spades-65 = Now her partner must help, and the J♦ does. With it the contract of { $anna-contract } is made already.
guide-spades-68 = Carla leads the Q♦ so that Anna can throw away her higher diamond, the 8♦.
guide-spades-73 = Dan’s Q♥ is above her, so Anna lets the 10♥ go: the highest card that still loses.
guide-spades-75 = Clubs now, and low: the 5♣. Two more are still to play, so Anna goes below with the 3♣ to be safe.
guide-spades-81 = Carla’s Q♣ is on the table, and Anna can stay below with the 9♣. The K♣ is left.
guide-spades-85 = Carla’s K♦ has taken Anna’s last diamond off her. { $carla-took } tricks: two bags already, the price of a nil.
guide-spades-89 = Dan takes the 9♥ with his ace.
guide-spades-91 = And leads the other, the A♣. Anna’s last dangerous card, the K♣, falls under it. With a low club he might have caught her, but he has none left.
guide-spades-94 = Nobody has played a spade in this hand, so spades are not broken. Dan may lead one all the same, because he has nothing else (5.3).
guide-spades-95 = The 3♠ is aimed at Anna. She has just one spade that is lower.
guide-spades-101 = Dan trumps a heart with the 9♠.
guide-spades-103 = Spades again, and the 8♠ must come. Under the J♠ it is safe.
guide-spades-109 = Anna has nothing but the 6♥ now, and Dan’s last card is the A♠: no heart will be led to it.
guide-spades-113 = The nil is kept: a hundred, ten for the contract and three for bags make { $anna-score }. Ben and Dan made { $ben-side } of { $ben-contract }: { $ben-score }.
guide-spades-117 = Now Carla tries it, with five cards from the ten to the queen and hardly anything below them in hearts.
guide-spades-146 = Three low hearts lie on the table, and the Q♥ is the only one she has. She must follow (5.5), and the nil has failed.
guide-spades-170 = A hundred lost (7.5). Carla’s trick does not help Anna’s contract of { $anna-contract } and is a bag (7.8): together { $anna-score }.
guide-spades-231 = Six spades with the A♠ and the K♠, and the A♦ and K♦ beside them: Anna bids { $anna-bid }, the highest bid of the match.
guide-spades-264 = Eight tricks in a row, from the 4♠ that trumped the first club to the A♦.
guide-spades-284 = And Carla, who had said nil once more, has kept it behind her partner’s winners: { $anna-score } points in one hand. But their side has { $anna-bags } bags.
guide-spades-341 = Here is the bill. { $anna-side } tricks on a contract of { $anna-contract } are two bags more, the count passes ten, and a hundred points go (7.10): { $anna-score } for a contract that was made. { $anna-bags } bag is left.
guide-spades-398 = One hand later it happens to Ben and Dan: three tricks too many bring them to ten bags exactly, and { $ben-score } points.
guide-spades-512 = { $ben-total } to { $anna-total }. The five hundred of Ben and Dan are within reach of the next hand.
guide-spades-569 = Ben and Dan make { $ben-side } of { $ben-contract } and win with { $ben-total } to { $anna-total } (8.1).
