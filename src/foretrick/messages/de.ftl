# Das Deutsch von Foretrick. Gleiche Namen, gleiche Variablen wie in en.ftl; was es heißt, steht dort.
#
# Attribute, die nur das Deutsche braucht: `.acc` ist der Wenfall.

language-name = Deutsch

## Lists

list-comma = { $front }, { $next }
list-and = { $front } und { $last }
list-or = { $front } oder { $last }
quoted = „{ $text }“

## Suits and cards
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
suit-trumps = Trumpf
rank-jack = Bube
    .weak = Buben
    .gender = m
rank-queen = Dame
    .gender = f
rank-king = König
    .gender = m
rank-ace = Ass
    .gender = n
card-name = { $suit }-{ $rank }
    .nom = { $rank-gender ->
        [m] der
        [n] das
       *[f] die
    } { $suit }-{ $rank }
    .start = { $rank-gender ->
        [m] Der
        [n] Das
       *[f] Die
    } { $suit }-{ $rank }
    .acc = { $rank-gender ->
        [m] den
        [n] das
       *[f] die
    } { $suit }-{ $rank-weak }
    .dat = { $rank-gender ->
        [m] dem
        [n] dem
       *[f] der
    } { $suit }-{ $rank-weak }
    .by = { $rank-gender ->
        [m] vom
        [n] vom
       *[f] von der
    } { $suit }-{ $rank-weak }
card-big-joker = großer Joker
    .nom = der große Joker
    .start = Der große Joker
    .acc = den großen Joker
    .dat = dem großen Joker
    .by = vom großen Joker
card-little-joker = kleiner Joker
    .nom = der kleine Joker
    .start = Der kleine Joker
    .acc = den kleinen Joker
    .dat = dem kleinen Joker
    .by = vom kleinen Joker
card-wizard = { $card }, Zauberer
    .nom = { $card-nom }, ein Zauberer
    .start = { $card-start }, ein Zauberer
    .acc = { $card-acc }, einen Zauberer
    .dat = { $card-dat }, einem Zauberer
card-jester = { $card }, Narr
    .nom = { $card-nom }, ein Narr
    .start = { $card-start }, ein Narr
    .acc = { $card-acc }, einen Narren
    .dat = { $card-dat }, einem Narren
card-joker-spade = { $card }, ein Pik
    .nom = { $card-nom }, ein Pik
    .start = { $card-start }, ein Pik
    .acc = { $card-acc }, ein Pik
    .dat = { $card-dat }, einem Pik
card-high-spade = { $card }, ein hohes Pik
    .nom = { $card-nom }, ein hohes Pik
    .start = { $card-start }, ein hohes Pik
    .acc = { $card-acc }, ein hohes Pik
    .dat = { $card-dat }, einem hohen Pik
mark-wizard = ZAUBERER
mark-jester = NARR
mark-big = GROSS
mark-little = KLEIN
mark-spade = PIK
part-wizard = Zauberer
    .acc = einen Zauberer
part-jester = Narr
    .weak = Narren
    .acc = einen Narren
part-joker = Joker
    .acc = einen Joker

## The telling of a match

trump-is = { $suit } ist Trumpf
trump-none = Kein Trumpf in dieser Runde
trump-to-name = { $dealer } bestimmt die Trumpffarbe
telling-dealt = { $dealer } gibt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. { $trump }.
telling-dealt-turned = { $dealer } gibt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Aufgedeckt: { $card }. { $trump }.
telling-hand = Dein Blatt: { $cards }.
telling-hand-empty = Dein Blatt: keine Karten.
telling-trump = { $player } bestimmt { $suit } als Trumpf.
telling-looked = { $player } sieht sich die Karten an.
telling-bid = { $player } sagt { $bid } an.
telling-bid-hidden = { $player } hat angesagt.
telling-bids = Die Ansagen: { $bids }.
telling-bid-of = { $player } { $bid }
telling-played = { $player } spielt { $card-acc }.
telling-played-ace = { $player } spielt { $card-acc }, und der zählt als Ass.
telling-trick = { $player } macht den Stich mit { $card-dat }.
telling-round = Runde { $round } ist gewertet: { $scores }.
telling-score = { $side } { $points }
telling-round-note = { $told } { $side }: { $note }
telling-match = { $ending }.

## The games

game-joker-in-the-hole-tagline = Asse stechen alles, Joker nichts, es sei denn, ein Joker folgt auf einen Joker. Sagt gemeinsam an, dann beweist es.
game-spades-with-jokers-tagline = Du und dein Partner gegen die anderen, mit zwei Jokern über dem Pik-Ass. Wer zuerst 500 hat, gewinnt.
game-wizards-and-jesters-tagline = Vier Karten gewinnen immer, vier verlieren immer. Sag genau, wie viele Stiche du machst.
game-oh-hell-tagline = Das Spiel, aus dem die anderen entstanden: Bediene, hüte dich vor dem Trumpf, triff deine Ansage.
game-spades-tagline = Der Klassiker zu zweit gegen zwei: Pik ist immer Trumpf, und jeder Stich zu viel ist ein Überstich.

## The options of the games

option-bidding = Ansagen
option-bidding-help = Reihum wissen die späteren Plätze mehr. Alle zugleich weiß niemand etwas: Jede Ansage bleibt verdeckt, bis die letzte steht.
option-bidding-in-turn = Reihum, links vom Geber beginnend
option-bidding-simultaneous = Alle zugleich, gemeinsam aufgedeckt
option-hook = Haken-Regel
option-hook-help = Der Geber darf nicht aufgehen lassen: Seine Ansage darf die Summe nicht auf die Zahl der Stiche bringen. So verfehlt immer jemand.
option-hook-off = Aus
option-hook-on = An
option-hook-except-first-round = An, außer in der ersten Runde
option-rounds = Runden
option-rounds-help = Früher aufhören, für einen kürzeren Abend.
option-rounds-empty = die ganze Partie
option-trump-choice = Wenn ein Ass aufgedeckt wird
option-trump-choice-help = Der Geber bestimmt die Trumpffarbe: bevor er sein Blatt ansieht oder mit dem Blatt vor Augen.
option-trump-choice-blind = Der Geber bestimmt Trumpf, bevor er sein Blatt sieht
option-trump-choice-after-looking = Der Geber sieht erst sein Blatt an
option-joker-escape = Joker als Ausweg
option-joker-escape-help = Einen Joker darf auch abwerfen, wer bedienen könnte.
option-schedule = Karten je Runde
option-schedule-help = Wie sich die Zahl der Karten von Runde zu Runde ändert.
option-schedule-up = Jede Runde eine mehr
option-schedule-down = Jede Runde eine weniger
option-schedule-up-down = Hinauf und wieder hinunter
option-schedule-down-up = Hinunter und wieder hinauf
option-schedule-fixed = Immer gleich viele
option-cards = Größtes Blatt
option-cards-help = So viele Karten bekommt jeder höchstens; bei fester Zahl die Karten jeder Runde.
option-bonus = Genaue Ansage
option-bonus-help = Punkte dafür, genau die angesagte Zahl zu machen.
option-per-trick = Jeder Stich
option-per-trick-help = Punkte für jeden Stich bei genauer Ansage.
option-missed = Eine verfehlte Ansage
option-missed-help = Was eine Ansage zählt, die nicht genau getroffen wurde.
option-missed-nothing = Nichts
option-missed-tricks = Ihre Stiche
option-missed-penalty = Minus den Bonus für jeden Stich darüber oder darunter
option-nil = Nil
option-nil-help = Man darf Nil ansagen: das Versprechen, gar keinen Stich zu machen.
option-blind-nil = Blindes Nil
option-blind-nil-help = Man darf Nil für doppelte Punkte ansagen, bevor man sein Blatt ansieht.
option-failed-nil-tricks = Stiche eines gescheiterten Nil
option-failed-nil-tricks-help = Was die Stiche eines gescheiterten Nil bewirken: Jeder ist ein Überstich, oder sie helfen dem Kontrakt, oder sie sind vergessen.
option-failed-nil-tricks-bags = Jeder ist ein Überstich
option-failed-nil-tricks-count = Sie helfen dem Kontrakt
option-failed-nil-tricks-ignore = Sie zählen nicht
option-target = Gewinnpunkte
option-target-help = Die Partie endet, wenn ein Team sie erreicht.
option-floor = Verlustpunkte
option-floor-help = Ein Team, das so tief fällt, beendet die Partie, und die höhere Punktzahl gewinnt.
option-floor-empty = keine Verlustpunkte
option-variant = Rang der Trümpfe
option-variant-help = Welche Karten gleich unter den Jokern stehen.
option-variant-standard = Joker, dann Pik vom Ass abwärts
option-variant-deuces-high = Joker, Karo-2, Pik-2, dann das Ass
option-variant-two-of-spades-third = Joker, Pik-2, dann das Ass
option-big-joker = Der große Joker
option-big-joker-help = Welcher deiner beiden Joker der große ist; am Bildschirm ist das nur ein Name.
option-big-joker-colour = Der farbige Joker
option-big-joker-plain = Der schlichte Joker
option-last-round-trump = Wenn keine Karte zum Aufdecken bleibt
option-last-round-trump-help = Zu viert werden in der letzten Runde alle Karten gegeben. Spielt sie ohne Trumpf, oder lasst den Geber wählen.
option-last-round-trump-none = Kein Trumpf
option-last-round-trump-dealer-chooses = Der Geber wählt, nachdem er sein Blatt gesehen hat

## What cannot be: cards, games and options

error-suit-none = { $suit } ist keine Farbe: Die Farben heißen S (Pik), H (Herz), D (Karo) und C (Kreuz)
error-card-none = { $card } ist keine Karte: Schreib Rang und Farbe wie in TD oder 9S, für einen Joker BJ oder LJ
error-game-unknown = Es gibt kein Spiel { $key }: Wähle { $games }.
error-round-unknown = Eine Partie { $game } hat keine Runde { $round }: Sie hat { $rounds }.
error-players-span = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-players-exactly = { $game } ist für { $number } Spieler, nicht für { $players }.
error-options-shape = Die Optionen von { $game } werden mit Namen angegeben, nicht als { $value }.
error-option-meant = { $game } hat keine Option { $name }: Meintest du { $close }?
error-option-unknown = { $game } hat keine Option { $name }: Es gibt { $options }.
error-option-value = Die Option { $name } kann nicht { $value } sein. Möglich ist: { $allowed }.
error-allowed-switch = true oder false
error-allowed-span = eine ganze Zahl von { $low } bis { $high }
error-allowed-least = eine ganze Zahl, mindestens { $low }
error-allowed-most = eine ganze Zahl, höchstens { $high }
error-allowed-null = { $span }, oder null ({ $empty })
error-rounds-too-many = Die Option rounds={ $rounds } ist zu viel: Dieser Ablauf hat { $most } Runden.
error-hook-needs-turns = Die Option hook={ $hook } braucht bidding=in-turn: Wenn alle zugleich ansagen, sagt niemand als Letzter an.
error-option-setting = --set nimmt Option=Wert, zum Beispiel { $example }, nicht { $setting }.
error-bot-unknown = Es gibt keinen Bot { $name }: Wähle { $bots }.

## Bids and what a round was worth

bid-nil = Nil
bid-blind-nil = blindes Nil
    .start = Blindes Nil
bid-look = ansehen
note-contract-made = Kontrakt { $contract } erfüllt, { $taken ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $taken } Stiche
} gemacht.
note-contract-missed = Kontrakt { $contract } verfehlt, { $taken ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $taken } Stiche
} gemacht.
note-nil-held = { $player }: { $promise } gehalten.
note-nil-failed = { $player }: { $promise } gescheitert, { $taken ->
    [one] 1 Stich
   *[other] { $taken } Stiche
} gemacht.
note-penalty = { $bags } Überstiche: { $points }.
note-bags-left = { $bags ->
    [0] Kein Überstich
    [one] 1 Überstich
   *[other] { $bags } Überstiche
} übrig.
note-bags = { $bags ->
    [0] Kein Überstich
    [one] 1 Überstich
   *[other] { $bags } Überstiche
}.
note-bags-before = { $bags ->
    [0] Kein Überstich
    [one] 1 Überstich
   *[other] { $bags } Überstiche
}, davor { $before ->
    [0] keiner
   *[other] { $before }
}.

## The message of the moment

moment-wins = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
moment-win = { $names } gewinnen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
moment-share = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
moment-played = Runde { $round } ist gespielt
moment-ready = Bereit zum Geben
moment-name-trump = Bestimme die Trumpffarbe
moment-to-name = { $names } bestimmt die Trumpffarbe
moment-to-lead = { $names } spielt aus
moment-to-play = { $names } ist dran
moment-bid-in = Deine Ansage steht. Noch nicht angesagt: { $names }
moment-to-bid = { $names } sagt an
moment-bids-of = Noch nicht angesagt: { $names }
moment-look = Sieh dir deine Karten an, oder sag ein blindes Nil an
moment-bid = Deine Ansage: { $cards ->
    [one] 1 Stich
   *[other] { $cards } Stiche
} zu machen
moment-bid-after = Deine Ansage: bisher { $wanted } angesagt, { $cards ->
    [one] 1 Stich
   *[other] { $cards } Stiche
} zu machen
moment-lead = Du spielst aus
moment-any-card = Spiel eine beliebige Karte
moment-follow = Bediene { $suit }
moment-follow-ace = Bediene { $suit } mit dem Ass, oder wirf eine andere Karte ab
moment-follow-or = Bediene { $suit }, oder spiel { $parts-acc }

## Why an action is not allowed

error-plain = { $reason }.
error-ruled = { $reason } ({ $clause }).
error-bid-none = { $bid } ist keine Ansage: Sag eine Zahl von Stichen an, nil oder blind-nil
error-action-none = { $text } ist kein Zug: Schreib play TD, bid 3, bid nil, trump H oder look
error-action-type = { $action } ist kein Zug
error-seat-none = Es gibt keinen Platz { $seat }
error-match-over = Die Partie ist zu Ende
error-dealt-already = Die Karten sind schon gegeben
error-deal = So kann in diesem Spiel nicht gegeben werden: { $reason }
error-deal-dealer = Der Geber ist ein Platz von 0 bis { $last }
error-deal-next = Der nächste Geber ist Platz { $seat }
error-deal-each = Jeder der { $seats } Plätze bekommt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
error-deal-twice = Keine Karte wird zweimal gegeben
error-deal-stranger = { $cards } gehört nicht zu den Karten dieses Spiels
error-deal-turned = Eine Karte wird genau dann aufgedeckt, wenn eine übrig ist
error-first-dealer = Der erste Geber ist ein Platz von 0 bis { $last }, nicht { $seat }.
error-players-list = Die Spieler sind eine Zahl oder eine Liste von Namen, nicht { $players }.
error-player-name = Der Name eines Spielers muss ein Text sein, nicht { $name }.
error-time-to-play = Jetzt wird eine Karte gespielt
error-time-to-bid = Jetzt wird angesagt
error-time-to-name = Jetzt wird die Trumpffarbe bestimmt
error-time-to-deal = Jetzt wird die nächste Runde gegeben
error-bid-stands = Du hast schon angesagt, und eine Ansage gilt
error-dealer-names = Der Geber, { $names }, bestimmt die Trumpffarbe
error-not-your-turn = Du bist nicht dran: Der Tisch wartet auf { $names }
error-not-held = Du hast { $card-acc } nicht
error-not-broken = { $suit } ist noch nicht gebrochen, also spiel eine andere Farbe aus
error-led-ace = Du hast eine Karte der ausgespielten Farbe { $suit }, also darfst du kein Ass einer anderen Farbe spielen
error-joker-held = Du hast { $suit }, also darfst du keinen Joker abwerfen
error-follow = Du hast { $suit }, also musst du { $suit } bedienen
error-seen-already = Du hast deine Karten schon gesehen
error-look-first = Sieh dir erst deine Karten an, oder sag ein blindes Nil an
error-blind-nil-late = Du hast deine Karten gesehen, für ein blindes Nil ist es zu spät
error-blind-nil-off = Blindes Nil wird an diesem Tisch nicht gespielt
error-nil-off = Nil wird an diesem Tisch nicht gespielt
error-hook = Mit { $bid } ergäben die Ansagen zusammen { $cards ->
    [one] 1 Stich
   *[other] { $cards } Stiche
}, und das darf der Geber nicht
error-bid-range = Eine Ansage ist eine Zahl von { $low } bis { $high }
error-bid-range-nil = Eine Ansage ist eine Zahl von { $low } bis { $high } oder Nil

## What happens at a table

told-created = Der Tisch ist eröffnet.
told-sat = { $name } setzt sich.
told-left = { $name } verlässt den Tisch.
told-renamed = { $old } heißt jetzt { $name }.
told-bot-added = { $name }, ein Bot, setzt sich.
told-bot-removed = { $name }, ein Bot, macht Platz.
told-stand-in = Ein Bot spielt für { $name }, bis { $name } wieder da ist.
told-back = { $name } ist wieder da.
told-started = Die Partie beginnt.
told-ready = { $name } ist bereit.
told-paused = { $name } hält den Tisch an.
told-resumed = { $name } lässt die Partie weitergehen.
told-settings = { $name } ändert das Tempo des Tisches.
told-hints-on = { $name } schaltet die Tipps ein.
told-hints-off = { $name } schaltet die Tipps aus.
told-auto-play-on = Deine einzige erlaubte Karte wird jetzt für dich gespielt.
told-auto-play-off = Du spielst jede Karte selbst.
told-nudged = { $name } stupst { $names } an.
told-rematch = { $name } möchte noch eine Partie.
told-ended = { $name } beendet die Partie; sie bleibt unvollendet.
table-invitation = Einladung an den Tisch

## The bots

bot-easy = Leicht
bot-easy-help = Kennt die Regeln, rät beim Ansagen und vergisst, was gespielt wurde: ein freundlicher Anfang.
bot-steady = Solide
bot-steady-help = Zählt seine Stiche, achtet auf die Karten und spielt auf seine Ansage: gute Gesellschaft.
bot-strong = Stark
bot-strong-help = Denkt voraus, was die anderen haben könnten: schwer zu schlagen.
bot-master = Meister
bot-master-help = Denkt bei jeder Karte eine Sekunde voraus: der Beste, den es hier gibt.
bot-random = Zufall
bot-random-help = Spielt irgendeine erlaubte Karte, ohne nachzudenken.

## What the server cannot do

error-first-dealer-seat = Es gibt keinen Platz { $seat } für den ersten Geber.
error-bot-seat = Es gibt keinen Platz { $seat } für einen Bot; du sitzt auf Platz 0.
error-bots-share = Zwei Bots können sich keinen Platz teilen.
error-seats-open = Die Partie kann beginnen, wenn jeder Platz besetzt ist.
error-seats-open-wait = Die Partie kann beginnen, wenn jeder Platz besetzt ist: Warte noch, oder setz einen Bot dazu.
error-table-full = Jeder Platz ist besetzt; du kannst zusehen.
error-seat-unknown = Dieser Tisch hat keinen Platz { $seat }.
error-seat-taken = Dort sitzt schon { $name }.
error-stale = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin.
error-paused = Der Tisch ist angehalten.
error-round-not-played = Runde { $round } ist noch nicht gespielt.
error-seat-not-free = Dieser Platz ist nicht frei.
error-seat-no-bot = Auf diesem Platz sitzt kein Bot.
error-seat-nobody = Dort sitzt niemand, für den ein Bot spielen könnte.
error-you-are-here = Ein Bot spielt für jemanden, der weg ist, und du bist da.
error-is-here = { $name } ist da.
error-pace-rest = Ein Stich kann { $low } bis { $high } Millisekunden liegen bleiben.
error-pace-pause = Die Pause zwischen zwei Bots kann { $low } bis { $high } Millisekunden dauern.
error-pace-away = Auf jemanden, der weg ist, kann { $low } bis { $high } Sekunden gewartet werden.
error-pace-next = Nach einer Runde kann { $low } bis { $high } Sekunden gewartet werden.
error-hints-before = Tipps werden vor einer Partie ein- oder ausgeschaltet, damit es bis zum Ende gerecht zugeht.
error-not-over = Die Partie ist noch nicht zu Ende.
error-waits-for-nobody = Der Tisch wartet auf niemand anderen.
error-nudged = Eben erst wurde jemand angestupst.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-hint-not-you = Einen Tipp bekommt, wer etwas zu tun hat; im Moment bist das nicht du.
error-no-hint-now = Dafür gibt es keinen Tipp.
error-not-started = Die Partie hat noch nicht begonnen.
error-over = Die Partie ist zu Ende.
error-host-only = Das kann nur, wer den Tisch leitet.
error-no-such-bot = Es gibt keinen Bot { $key }; es gibt { $bots }.
error-seatless = Du hast keinen Platz an diesem Tisch; nimm zuerst einen ein.
error-unwritten = Der Server konnte das nicht festhalten, also ist nichts geschehen; versuch es noch einmal.
error-name-signs = Ein Name besteht aus Buchstaben, Ziffern und Zeichen in einer Zeile.
error-name-none = Gib zuerst einen Namen ein.
error-name-long = Ein Name hat höchstens { $longest } Zeichen.
error-hello-first = Die erste Nachricht muss eine Begrüßung (hello) sein.
error-no-such-command = Diesen Befehl gibt es nicht.
error-field-missing = Der Nachricht fehlt { $field }.
error-field-wrong = Die Nachricht hat einen falschen Wert für { $field }.
error-unreadable = Die Nachricht war nicht zu lesen.
error-say-hello = Erst kommt die Begrüßung (hello).
error-too-many-watch = An diesem Tisch sehen zu viele zu.
error-too-slow = Zu langsam; verbinde dich neu.
error-too-fast = Das ging zu schnell; warte einen Moment.
error-too-many-messages = Zu viele Nachrichten.
error-message-long = Diese Nachricht ist zu lang.
error-no-table = Diesen Tisch gibt es nicht.
error-restarting = Der Server startet gleich neu; versuch es in einem Moment wieder.
error-no-store = Der Server kommt im Moment nicht an seine Tische.
error-server = Auf dem Server ist etwas schiefgegangen; es ist vermerkt.
error-too-many-tables = Es werden gerade zu viele Tische eröffnet; warte einen Moment.
error-match-number = Partien werden ab 1 gezählt.
error-record-later = Die Aufzeichnung zeigt jedes Blatt, also gibt es sie, wenn die Partie zu Ende ist.
error-review-gone = Dieser Rückblick wird nicht mehr aufbewahrt; frag noch einmal danach.
error-review-too-long = Eine Partie von mehr als { $rounds } Runden ist für einen Rückblick hier zu lang; `foretrick review` nimmt jede.
error-review-busy = Gerade werden andere Partien durchgesehen; versuch es in einer Minute wieder.
error-review-no-record = Das ist keine Aufzeichnung einer Partie: Sie hat keine Liste von Runden.
error-review-failed = Diese Partie ließ sich nicht durchsehen; der Fehler ist auf dem Server vermerkt.
error-not-compiled = Dafür braucht es übersetzten Code, und den kann der Rechner, auf dem der Server läuft, nicht erzeugen.
error-no-game = Dieses Spiel gibt es nicht.
error-not-json = Bitte JSON senden.
error-too-long = Das ist zu lang.
error-nothing-here = Hier ist nichts.
error-http = Diese Anfrage nimmt der Server nicht an.
error-pages-missing = Die Seiten dieses Foretrick fehlen; installiere es neu.

## The arena

error-arena-name = Der Name { $name } steht für { $one } und für { $other }: Nimm zwei Namen.
error-arena-nobody = Niemand ist zum Spielen genannt: Nenn für jeden Platz einen Bot, zum Beispiel steady,random,random,random.
error-arena-quotes = Am Ende von { $text } ist ein Anführungszeichen offen.
error-arena-command = Nach cmd: kommt der Befehl, der einen fremden Bot startet, zum Beispiel cmd:node bot.js.
error-arena-budget = Ein Zeitbudget schreibt man als 20ms oder 500w (Welten), nicht als { $text }.
error-arena-sizes = Ganze Partien haben Runden verschiedener Größe: Gib entweder eine Zahl von Karten oder von Partien an.
error-arena-no-round = Keine Runde dieser Partie hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: Es sind { $low } bis { $high }.
error-arena-every-round = Jede Runde dieser Partie hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
error-arena-slip = { $told }
error-arena-file = { $path } ist keine Datei der Arena: Nimm einen anderen Namen, oder verschieb sie.
error-arena-contest = { $path } gehört zu einem anderen Wettkampf; verschieden ist: { $what }.

## Records

place-file = Die Datei
place-line = Zeile { $line }
place-round = Runde { $round }
place-trick = Runde { $round }, Stich { $trick }
place-seat = { $place }, Platz { $seat }
place-player = { $place }, Platz { $seat } ({ $name })
error-file-empty = Die Datei enthält keine Aufzeichnung.
error-file-json = { $place } ist kein JSON: { $detail }.
error-file-object = { $place } ist keine Aufzeichnung einer Partie: Eine Aufzeichnung ist ein JSON-Objekt.
error-file-line = Die Datei hat eine Zeile, die für eine Aufzeichnung viel zu lang ist.
error-file-zstd = Die Datei ist nicht mit zstd komprimiert: { $detail }.
error-record-shape = Das ist keine Aufzeichnung einer Partie: Eine Aufzeichnung ist ein JSON-Objekt.
error-record-pad = Das ist ein Punkteblock: Er enthält Punkte und keine Karten, `foretrick pad` zeigt ihn.
error-record-format = Das ist keine Aufzeichnung einer Partie: Ihr „format“ ist nicht „foretrick-record“.
error-record-version = Diese Aufzeichnung hat Version { $version }; dieses Programm liest Version 1.
error-record-form = Die Aufzeichnung hat nicht die richtige Form: { $detail }.
error-record-expected = { $place }: erwartet { $expected }, gefunden { $got }
error-record-result = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
error-record-no-result = Die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
error-record-wrong-result = Das Ergebnis stimmt nicht: Da stehen die Summen { $totals } und die Gewinner { $winners }, es sind aber { $right } und { $right_winners }.
error-breach = { $place }: { $what }
breach-was-over = Die Partie war nach Runde { $before } zu Ende.
breach-round-unfinished = Sie ist unvollendet, und es folgt noch eine Runde.
breach-no-trump = Platz { $seat } musste die Trumpffarbe bestimmen, und es wurde keine bestimmt.
breach-trump-by = Trumpf bestimmte Platz { $seat }, der Geber ist aber Platz { $dealer }.
breach-bids = Es sind { $bids ->
    [one] 1 Ansage
   *[other] { $bids } Ansagen
} für { $seats } Plätze.
breach-bid-order = Platz { $seat } sagte { $bid } an, aber Platz { $before } musste vorher ansagen.
breach-round-over = Die Runde war zu Ende.
breach-bids-open = Noch nicht jeder Platz hat angesagt.
breach-trick-cards = Er hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} für { $seats } Plätze.
breach-legal = Das Erlaubte ist für { $listed } von { $cards } Karten aufgeführt.
breach-trick-unfinished = Er ist unvollendet, und es folgt noch ein Stich.
breach-action = { $reason } Erlaubt: { $allowed }.
breach-allowed-nothing = nichts
breach-played = { $card } wurde gespielt. { $reason }
breach-said = { $text } wurde gesagt. { $reason }
breach-field = { $field } ist { $stated }, muss aber { $right } sein.

## Why a bot does what it does

reason-lot = Ausgelost
reason-lot-bid = Ausgeloste Ansage
reason-no-choice = Es gibt keine Wahl
reason-best-worlds = Das Beste aus { $worlds } Welten
reason-expects = Erwartet { $tricks ->
    [0] keinen Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
} und trifft das in { $percent } % der Fälle
reason-looks = Sieht sich das Blatt an, statt blind etwas zu versprechen
reason-looks-like-nil = Dieses Blatt sieht nach gar keinem Stich aus
reason-guess = Nach den hohen Karten und den Trümpfen im Blatt geraten
reason-trump-unseen = Solange das Blatt nicht zu sehen ist, ist eine Farbe so gut wie die andere
reason-trump = Das Blatt ist mit { $suit } als Trumpf am stärksten
reason-blind-nil = Weit zurück, und nur ein blindes Nil könnte die Partie noch retten
reason-nil = Keine Karte dieses Blattes macht wohl einen Stich
reason-counts = Zählt etwa { $tricks } Stiche im Blatt
reason-counts-but = Zählt etwa { $tricks } Stiche im Blatt, aber { $bid } ist nicht erlaubt
reason-unbeaten = { $because }, und nichts schlägt { $card-acc }
reason-highest = { $because }, und { $card-nom } ist jetzt die höchste Karte in { $suit }
reason-takes = { $because } und macht den Stich mit { $card-dat }
reason-tries = { $because } und versucht den Stich mit { $card-dat }
reason-leads-low = { $because }, spielt aber niedrig aus und hebt die besseren Karten auf
reason-leads = { $because } und spielt { $card-acc } aus
reason-only-card = Die einzige Karte, die gespielt werden darf
reason-needs = Braucht { $tricks ->
    [0] keinen Stich mehr
    [1] noch einen Stich
    [2] noch zwei Stiche
    [3] noch drei Stiche
    [4] noch vier Stiche
    [5] noch fünf Stiche
    [6] noch sechs Stiche
    [7] noch sieben Stiche
    [8] noch acht Stiche
    [9] noch neun Stiche
    [10] noch zehn Stiche
   *[other] noch { $tricks } Stiche
}
reason-side-needs = Die eigene Seite braucht { $tricks ->
    [0] keinen Stich mehr
    [1] noch einen Stich
    [2] noch zwei Stiche
    [3] noch drei Stiche
    [4] noch vier Stiche
    [5] noch fünf Stiche
    [6] noch sechs Stiche
    [7] noch sieben Stiche
    [8] noch acht Stiche
    [9] noch neun Stiche
    [10] noch zehn Stiche
   *[other] noch { $tricks } Stiche
}
reason-no-longer = Rettet nach verfehlter Ansage das Mögliche
reason-saves = { $because }, hebt aber die besseren Karten auf
reason-has = Hat die Ansage erreicht
reason-over = Ist über der Ansage
reason-made = Hat den Kontrakt erfüllt
reason-throws = { $because } und wirft eine gefährliche Karte ab, solange sie verliert
reason-leads-a-low-one = { $because } und spielt niedrig aus
reason-leads-spare = { $because } und spielt aus, was am ehesten entbehrlich ist
reason-hopes-over = { $because } und hofft, dass jemand den Stich übernimmt
reason-takes-now = { $because } und verliert am wenigsten mit diesem Stich
reason-covers = Deckt das Nil von { $name }
reason-leaves = Lässt den Stich { $name }
reason-keeps = Hebt die besseren Karten auf
reason-no-bag = Hat den Kontrakt erfüllt und will keinen Überstich
reason-nil-leads = Hält das Nil und spielt aus, was am ehesten geschlagen wird
reason-nil-fears = Bangt um das Nil und hofft, dass jemand den Stich übernimmt
reason-nil-throws = Hält das Nil und wirft die gefährlichste Karte ab, die verliert

## Numbers, chances and points

number = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
    .acc = { $count ->
        [0] keinen
        [1] einen
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $count }
    }
points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
chance-hundred = in { $count } von 100 Fällen
    .about = in etwa { $count } von 100 Fällen
odds-hardly = fast nie
odds-tenth = jedes zehnte Mal
    .about = etwa jedes zehnte Mal
odds-sixth = jedes sechste Mal
    .about = etwa jedes sechste Mal
odds-fifth = jedes fünfte Mal
    .about = etwa jedes fünfte Mal
odds-fourth = jedes vierte Mal
    .about = etwa jedes vierte Mal
odds-third = jedes dritte Mal
    .about = etwa jedes dritte Mal
odds-two-fifths = in zwei von fünf Fällen
    .about = in etwa zwei von fünf Fällen
odds-half = jedes zweite Mal
odds-three-fifths = in drei von fünf Fällen
    .about = in etwa drei von fünf Fällen
odds-two-thirds = in zwei von drei Fällen
    .about = in etwa zwei von drei Fällen
odds-three-fourths = in drei von vier Fällen
    .about = in etwa drei von vier Fällen
odds-four-fifths = in vier von fünf Fällen
    .about = in etwa vier von fünf Fällen
odds-nine-tenths = in neun von zehn Fällen
    .about = in etwa neun von zehn Fällen
odds-always = fast immer

## Why a card or a bid is good

sentence = { $clause }.
card-part = { $suit }-{ $part }
    .nom = der { $suit }-{ $part }
    .start = Der { $suit }-{ $part }
    .acc = den { $suit }-{ $part-weak }
    .dat = dem { $suit }-{ $part-weak }
why-only-card = { $card-start } ist die einzige Karte, die gespielt werden darf
why-only-bid = { $bid-start } ist die einzige erlaubte Ansage
why-then = { $head }; { $clause }
why-and = { $head }, und { $clause }
why-but = { $head }, aber { $clause }
why-bid-lost = Die Ansage ist nicht mehr zu schaffen
why-contract-lost = Der Kontrakt ist nicht mehr zu schaffen
why-costs-least = { $head }; { $card-nom } kostet am wenigsten
why-needs-all = { $voice ->
    [you] Du brauchst
   *[named] { $name } braucht
} jeden Stich, der noch kommt
why-needs = { $voice ->
    [you] Du brauchst
   *[named] { $name } braucht
} { $tricks ->
    [0] keinen Stich mehr
    [1] noch einen Stich
    [2] noch zwei Stiche
    [3] noch drei Stiche
    [4] noch vier Stiche
    [5] noch fünf Stiche
    [6] noch sechs Stiche
    [7] noch sieben Stiche
    [8] noch acht Stiche
    [9] noch neun Stiche
    [10] noch zehn Stiche
   *[other] noch { $tricks } Stiche
}
why-led-low = { $head }, aber nicht diesen: { $card-start } ist ein niedriges Ausspiel, und { $kept-nom } bleibt für später
why-cheapest = { $head }; { $card-nom } ist die billigste Karte, die diesen macht
why-too-many = { $voice ->
    [you] Du hast
   *[named] { $name } hat
} schon { $number-acc } zu viel
why-wants-none = { $voice ->
    [you] Du willst
   *[named] { $name } will
} keinen Stich
why-has-bid = { $voice ->
    [you] Du hast
   *[named] { $name } hat
} die Ansage erreicht
why-cannot-stay-under = { $head }, doch unter diesem Stich zu bleiben ist nicht möglich
why-cheaper-to-take = { $head }, doch es kostet am wenigsten, diesen Stich mit { $card-dat } zu nehmen
why-worth-the-risk = { $head }, und { $card-nom } ist das Wagnis wert
why-taken = { $head }, also wird er mit { $card-dat } genommen
why-taken-danger = { $head }, also wird er mit { $card-dat } genommen, der gefährlichsten Karte
why-still-beaten = { $head }; { $card-nom } kann noch { $odds-about } geschlagen werden
why-wants-nothing = { $voice ->
    [you] Du willst
   *[named] { $name } will
} gar keinen Stich
why-cannot-help = { $head }, doch dieser ist nicht zu vermeiden; { $card-nom } kostet am wenigsten
why-hopes = { $head } und { $voice ->
    [you] hoffst
   *[named] hofft
} auf eine höhere Karte: { $card-start } kann { $odds-about } geschlagen werden
why-side-needs-all = { $voice ->
    [you] Eure Seite
   *[named] Die Seite von { $name }
} braucht jeden Stich, der noch kommt
why-side-needs = { $voice ->
    [you] Eure Seite
   *[named] Die Seite von { $name }
} braucht { $tricks ->
    [0] keinen Stich mehr
    [1] noch einen Stich
    [2] noch zwei Stiche
    [3] noch drei Stiche
    [4] noch vier Stiche
    [5] noch fünf Stiche
    [6] noch sechs Stiche
    [7] noch sieben Stiche
    [8] noch acht Stiche
    [9] noch neun Stiche
    [10] noch zehn Stiche
   *[other] noch { $tricks } Stiche
}
why-side-made = { $voice ->
    [you] Euer Kontrakt
   *[named] Der Kontrakt von { $name }
} ist erfüllt
why-they-need = Die anderen brauchen { $tricks ->
    [0] keinen Stich mehr
    [1] noch einen Stich
    [2] noch zwei Stiche
    [3] noch drei Stiche
    [4] noch vier Stiche
    [5] noch fünf Stiche
    [6] noch sechs Stiche
    [7] noch sieben Stiche
    [8] noch acht Stiche
    [9] noch neun Stiche
    [10] noch zehn Stiche
   *[other] noch { $tricks } Stiche
} von den letzten { $left }
why-no-bag = { $head }, und ein Überstich ist nicht erwünscht; { $clause }
why-takes-a-bag = { $head }; { $card-nom } nimmt ihnen den Stich weg, um den Preis eines Überstichs
why-breaks-nil = { $player } ist dabei, diesen Stich zu machen und so ein Nil zu brechen; { $card-nom } bleibt darunter
pass-lost = dieser ist nicht zu gewinnen; { $card-nom } geht weg
pass-spare = dieser ist nicht zu gewinnen; { $card-nom } geht weg, die Karte, die später am wenigsten verspricht
pass-this = nicht diesen: { $card-start } lässt ihn gehen
pass-keeps = nicht diesen: { $card-start } lässt ihn gehen, und { $kept-nom } bleibt für einen besseren Moment
lose-only = nur { $card-nom } bleibt unter diesem Stich
lose-dangerous = { $card-nom } ist die gefährlichste Karte, die diesen Stich noch verliert
lose-this = { $card-nom } verliert diesen Stich
lead-least = { $card-acc } auszuspielen kostet am wenigsten, auch wenn niemand mehr drüberkommt
can-take-hardly = { $card-acc } kann fast niemand nehmen
can-take-always = { $card-acc } kann { $odds } jemand nehmen
can-take = { $card-acc } kann { $odds-about } jemand nehmen
cover-takes = { $card-start } nimmt { $partner } den Stich ab, sonst wäre das Nil gebrochen
cover-cannot = Nichts hier nimmt { $partner } den Stich ab, und das Nil ist in Gefahr; { $card-nom } kostet am wenigsten
cover-over = { $card-start } deckt das Nil von { $partner }, denn darunter ist Platz
leave-partner = { $partner } ist dabei, diesen Stich zu machen, und den Partner muss man nicht schlagen; { $card-nom } reicht
leave-enough = { $partner } ist dabei, diesen Stich zu machen; { $card-nom } reicht
danger-higher = eine von { $number } höheren Karten in { $suit }
    .by = von einer der { $number } höheren Karten in { $suit }
danger-rank = { $rank-gender ->
        [m] der
        [n] das
       *[f] die
    } { $rank }
    .by = { $rank-gender ->
        [m] vom
        [n] vom
       *[f] von der
    } { $rank-weak }
danger-card = { $card-nom }
    .by = { $card-by }
danger-trump = ein Trumpf
    .by = von einem Trumpf
danger-ace = ein Ass einer anderen Farbe
    .by = von einem Ass einer anderen Farbe
danger-last = der letzte { $part }
    .by = vom letzten { $part-weak }
danger-part = ein { $part }
    .by = von einem { $part-weak }
stand-certain = { $card-nom } macht diesen Stich sicher
stand-partner = nach { $card-dat } spielt nur noch { $player }
stand-safe = nichts, was noch draußen ist, schlägt { $card-acc }
stand-hardly = { $card-nom } wird fast nie geschlagen, nur { $dangers-by }
stand-beaten = { $card-nom } wird { $odds-about } geschlagen, { $dangers-by }
stand-beaten-only = { $card-nom } wird { $odds-about } geschlagen, nur { $dangers-by }
promise-nil = { $voice ->
    [you] Du kannst
   *[named] { $name } kann
} damit rechnen, ein { $bid } { $chance } zu halten
promise-nil-unseen = { $voice ->
    [you] Du kannst
   *[named] { $name } kann
} damit rechnen, ein { $bid } { $chance } zu halten, ohne die Karten zu kennen
promise-contract = { $voice ->
    [you] Eure Seite
   *[named] Die Seite von { $name }
} erfüllt den Kontrakt mit { $bid } { $chance-about }
promise-tricks = { $voice ->
    [you] Du machst
   *[named] { $name } macht
} { $chance-about } { $tricks ->
    [0] keinen Stich
    [one] genau einen Stich
   *[other] genau { $number } Stiche
}
compare-look = erst nachzusehen würde { $points } kosten
compare-costs = { $bid } als nächstbeste Ansage träfe { $chance } ein und kostet { $points }
compare-same = { $bid } als nächstbeste Ansage träfe { $chance } ein und ist etwa gleich viel wert
compare-more = { $bid } als nächstbeste Ansage träfe { $chance } ein und ist { $points } mehr wert
trump-unseen = Solange die Karten nicht zu sehen sind, ist eine Farbe fast so gut wie die andere
trump-holds-none = { $voice ->
    [you] Du hast
   *[named] { $name } hat
} kein { $suit }, und keine andere Farbe wäre als Trumpf lieber
trump-holds = { $voice ->
    [you] Du hast
   *[named] { $name } hat
} { $count ->
    [one] { $number } { $suit }
   *[other] { $number } Karten in { $suit }
}: { $cards }
trump-longest = { $voice ->
    [you] Du hast
   *[named] { $name } hat
} { $count ->
    [one] { $number } { $suit }
   *[other] { $number } Karten in { $suit }
}, der längsten Farbe: { $cards }
look-before = { $voice ->
    [you] Sieh besser erst nach, bevor du etwas versprichst
   *[named] Besser sieht { $name } erst nach, statt etwas zu versprechen
}
look-blind = Ein { $bid } hielte nur { $chance }, kostet also { $points } gegenüber einem Blick in die Karten
named-card = { $card-nom }
    .start = { $card-start }
    .acc = { $card-acc }
named-bid = die Ansage { $bid }
    .start = Die Ansage { $bid }
named-trump = { $suit } als Trumpf
named-look = erst nachzusehen
    .start = Erst nachzusehen
better = { $best-start } ist um { $points } besser als { $chosen }
better-bid = { $head }: Das trifft { $chance-about } ein, nicht in { $other }.
better-why = { $head }. { $why }

## Where a match turned

turn = { $place }: { $what }.
turn-done = { $done }; { $better } wäre um { $points } besser gewesen
done-card = { $player } spielt { $what-acc }
done-trump = { $player } bestimmt { $what }
done-bid = { $player } sagt { $bid } an
done-look = { $player } sieht nach
fortune-deal-better = Die Karten, wie sie gegeben sind, sind für { $names } um { $points } besser als sonst
fortune-deal-worse = Die Karten, wie sie gegeben sind, sind für { $names } um { $points } schlechter als sonst
fortune-bids-better = Die Ansagen der anderen machen es für { $names } um { $points } besser
fortune-bids-worse = Die Ansagen der anderen machen es für { $names } um { $points } schlechter
fortune-cards-better = Die Karten und die anderen machen es für { $names } um { $points } besser
fortune-cards-worse = Die Karten und die anderen machen es für { $names } um { $points } schlechter

## The page of a review

reviewpage-course = Der Verlauf
reviewpage-turned-title = Wo es kippte
reviewpage-every = Jede Entscheidung
reviewpage-skip = Zu den Entscheidungen
reviewpage-parts = Abschnitte
reviewpage-how-to-read = Wie es zu lesen ist
reviewpage-effort-worlds = Jede Entscheidung ist danach beurteilt, was ihr Spieler wissen konnte, über je { NUMBER($worlds, minimumFractionDigits: 0) } Welten.
reviewpage-effort-time = Jede Entscheidung ist danach beurteilt, was ihr Spieler wissen konnte, je { $milliseconds } ms lang.
reviewpage-players = Die Spieler
reviewpage-won = gewonnen
reviewpage-accuracy = Genauigkeit
reviewpage-inaccuracies = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
reviewpage-mistakes = { $count } Fehler
reviewpage-blunders = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
reviewpage-accounts = Woraus die Punkte bestehen
reviewpage-head-player = Spieler
reviewpage-head-par = Par
reviewpage-head-deal = Blatt
reviewpage-head-bids = Ansagen
reviewpage-head-cards = Karten
reviewpage-head-luck = Glück
reviewpage-head-score = Punkte
reviewpage-by-decision = Durch eine Entscheidung
reviewpage-by-cards = Durch die Karten und die anderen
reviewpage-reading = Ein Fehler ist eine Entscheidung nur, wenn sie sicher mehr als { $points } Punkte gekostet hat: ihre Kosten abzüglich zweier Standardfehler. Die Punkte sind das Par (was zu erwarten war, bevor eine Karte gegeben wurde), dazu, was die Blätter brachten, abzüglich dessen, was die eigenen Ansagen und Karten kosteten, und das Glück: wie die Karten lagen und was die anderen taten.
reviewpage-reading-pairs = Partner teilen sich die Punkte; was eine Entscheidung kostet, zählt im Vorsprung vor dem anderen Paar.
reviewpage-reading-open = Was eine Entscheidung mit allen Karten offen kostet, steht für sich: Niemand konnte es wissen.
reviewpage-show = Zeigen
reviewpage-everybody = alle
reviewpage-errors-only = nur Fehler
reviewpage-dealt = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Geber { $dealer }
reviewpage-turned = aufgedeckt
reviewpage-trump = Trumpf { $suit }
reviewpage-no-trump = keiner
reviewpage-at-bids = Ansagen
reviewpage-at-trump = Trumpf
reviewpage-at-trick = Stich { $trick }
grade-best = am besten
grade-good = gut
grade-forced = einzige Wahl
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler
reviewpage-face-down = Die Karten lagen verdeckt.
reviewpage-in-hand = In der Hand
reviewpage-on-table = Auf dem Tisch
reviewpage-bids = Ansagen:
reviewpage-bid = Ansage { $bid }
reviewpage-stands = { $bid } (gemacht { $won })
reviewpage-cost = Kostete { $cost } Punkte
reviewpage-chance = Aussicht { $chance }
reviewpage-open = mit allen Karten offen { $cost } Punkte
reviewpage-head-choice = Wahl
reviewpage-head-points = Punkte
reviewpage-head-chance = Aussicht
reviewpage-choices = Alle Möglichkeiten
reviewpage-chart = Die Punkte, mit denen jede Seite am Ende rechnen konnte, vom ersten Geben bis zum letzten Stich
reviewpage-chart-figures = Dasselbe in Zahlen, nach jeder Runde
reviewpage-chart-line = { $side } von { $first } bis { $last }
reviewpage-chart-table = Die erwarteten Punkte am Ende, nach jeder Runde
reviewpage-round-head = Runde

## Every page of the browser

page-missing = Diese Seite ist nicht da
page-missing-why = Vielleicht ist der Server gerade nicht erreichbar oder älter als diese Seite.
page-again = Noch einmal versuchen
error-unreachable = Der Server ist gerade nicht erreichbar.
page-ordinal = { $place }.
page-foretrick = Foretrick
page-title = { $title } · Foretrick
page-settings = Einstellungen
page-close = Schließen
page-copied = Kopiert
page-copy-by-hand = Bitte von Hand kopieren
page-language = Sprache
page-yes = Ja
page-no = Nein
page-moment = Einen Moment
page-you = Du
page-your-name = Dein Name
page-name-first = Gib bitte zuerst einen Namen ein, damit die anderen wissen, wer du bist.
page-server-gone = Der Server ist nicht erreichbar. Läuft er noch?
error-not-done = Das ging nicht.
error-table-unreachable = Der Tisch ist gerade nicht erreichbar.
error-no-seat = Für dich ist an diesem Tisch kein Platz.
page-description = Stichspiele, in denen du vorher sagst, wie viele Stiche du machst.
page-needs-javascript = Foretrick braucht JavaScript, um den Tisch zu zeigen. Dieselben Spiele laufen im Terminal mit { $command }.

## The table in the browser

table-joker-mark = JOKER
table-nil = Nil
table-blind-nil = blindes Nil
table-other-device = Auf einem anderen Gerät spielen
table-sit-down = Platz nehmen
table-your-bid = Deine Ansage
table-suggested = { $what }, vorgeschlagen
table-bid-it = { $bid } ansagen
table-name-trump = Nenne den Trumpf
table-before-look = Bevor du nachsiehst
table-look = Karten ansehen
table-look-help = Dann sagst du an wie sonst.
table-blind-nil-help = Keinen Stich versprechen, ungesehen.
table-played-later = { $card } wird gespielt, sobald die Verbindung wieder da ist.
table-is-paused = Der Tisch ist angehalten.
table-trump-first = Zuerst wird der Trumpf genannt.
table-bids-first = Gespielt wird, wenn alle angesagt haben.
table-turn-of = { $name } ist an der Reihe.
table-lifted = { $card } angehoben. Noch einmal tippen, um sie zu spielen.
table-waiting-to-be-played = wartet darauf, gespielt zu werden
table-hand = Dein Blatt
table-hand-down = Dein Blatt, verdeckt
table-hand-empty = Dein Blatt, leer
table-no-last-trick = In dieser Runde ist noch kein Stich fertig.
table-last-trick-told = { $winner } hat Stich { $trick } gewonnen; ausgespielt hat { $leader }.
table-won = Stich
table-counts-as-ace = zählt als Ass
table-won-the-trick = hat den Stich gewonnen
table-what-happened = Was geschehen ist
table-what-happens = Was geschieht
table-no-trump = Kein Trumpf
table-trump-open = Trumpf noch offen
table-is-trump = { $suit } ist Trumpf.
table-was-turned = { $card } wurde aufgedeckt.
table-named-by = { $name } hat die Farbe genannt.
table-suit-broken = { $suit } ist gebrochen.
table-suit-not-broken = { $suit } ist noch nicht gebrochen.
table-no-seat-link = Du schaust an diesem Tisch zu, darum hast du keinen Platz-Link.
table-seat-link-help = Öffne diesen Link auf einem anderen Gerät, dann sitzt du dort auf demselben Platz. Wer ihn hat, spielt an deiner Stelle; gib ihn also niemandem.
table-seat-link = Platz-Link
table-copy-the-link = Link kopieren
table-enter = Eingabe
table-digits = 0 bis 9
table-key-arrows = durch das Blatt gehen
table-key-enter = die Karte spielen
table-key-digits = ansagen; zwei Ziffern ab 10
table-key-nil = Nil ansagen, wo es das gibt
table-key-last = letzter Stich
table-key-hint = ein Tipp, wenn du an der Reihe bist
table-key-sheet = Punktezettel
table-key-menu = Menü
table-key-help = diese Seite
table-key-close = schließen
table-help = Tippe auf eine Karte, um sie anzuheben, und noch einmal, um sie zu spielen; oder zieh sie nach oben. Blasse Karten darfst du nicht spielen; tippe auf eine, und du erfährst, warum.
table-help-keys = Auf der Tastatur
table-help-names = Neben einem Namen
table-legend = { $mark } gibt. Ein Ring: braucht noch Stiche. Eine Scheibe mit Haken: genau am Ziel. Ein Dreieck nach oben: über der Ansage. Ein Dreieck nach unten: kann sie nicht mehr schaffen.
table-stop-watching = Nicht mehr zuschauen?
table-give-up-seat = Deinen Platz aufgeben? Ein Bot kann an deiner Stelle weiterspielen.
table-stay = Bleiben
table-leave-short = Gehen
table-leave = Den Tisch verlassen
table-play-on-with = Du spielst mit den Karten, der Ansage und den Punkten von { $name } weiter.
table-play-on-with-these = Du spielst mit diesen Karten, dieser Ansage und diesen Punkten weiter.
table-end-now = Diese Partie jetzt beenden? Sie wird als unvollendet aufbewahrt.
table-end = Partie beenden
table-play-on = Weiterspielen
table-pause = Pause
table-nudge = { $name } anstupsen
table-nudged = { $name } wurde angestupst.
table-let-bot-play = Einen Bot für { $name } spielen lassen
table-menu = Menü
table-last-trick = Letzter Stich
table-trump = Trumpf
table-score-sheet = Punktezettel
table-rules = Regeln
table-help-and-keys = Hilfe und Tasten
table-take-a-seat = Platz nehmen
table-needs-more = braucht noch Stiche
table-exactly-there = genau am Ziel
table-over-bid = über der Ansage
table-too-late = kann die Ansage nicht mehr schaffen
table-bid-in = da
table-blind = blind
table-bid = will
table-took = hat
table-your-turn = Du bist dran
table-to-bid = sagt an
table-to-name-trump = Trumpf?
table-to-lead = spielt aus
table-to-play = ist dran
table-dealer = Geber
table-dealer-mark = G
table-did-bid = Ansage { $bid }
table-has-bid = hat angesagt
table-no-bid-yet = noch keine Ansage
table-did-take =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
table-cards-left =
    { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
table-free-seat = freier Platz, solange spielt ein Bot
table-bot-meanwhile = solange spielt ein Bot
table-bot = Bot
table-away = weg
table-free = frei
table-stand-in = Ersatz
table-players = Spieler
table-partners = Partner
table-took-of = { $taken } von { $contract } Stichen
table-bags = Überstiche { $bags }
table-score = Punkte { $score }
table-trump-label = Trumpf: { $suit }
table-turned = { $card } aufgedeckt
table-broken = gebrochen
table-not-broken = ungebrochen
table-not-broken-yet = noch nicht gebrochen
table-trump-none = Keiner
table-trump-not-yet = Noch offen
table-with-key = { $what } ({ $key })
table-card-waits = { $card-start } wartet bis dahin.
table-choice-waits = Deine Wahl wartet bis dahin.
table-connection-lost = Die Verbindung ist weg; neuer Versuch.
table-tap-again = Noch einmal tippen, um { $card-acc } zu spielen
table-wanted = { $wanted } angesagt, { $cards } zu holen
table-watching = Du schaust zu.
table-take-seat-of = Den Platz von { $name } nehmen
table-take-free-seat = Den freien Platz nehmen
table-beside = Punktezettel, letzter Stich und Verlauf
table-log = Verlauf
table-paused = Pause
table-link-does-not-fit = Dieser Platz-Link passt nicht
table-link-does-not-fit-why = Vielleicht wurde er durch einen neueren ersetzt, oder er gehört zu einem anderen Tisch.
table-open-without-link = Den Tisch ohne ihn öffnen
table-no-such = Diesen Tisch gibt es nicht
table-no-such-why = Vielleicht wurde er geschlossen, oder der Link ist nicht vollständig.
table-to-start = Zur Startseite
table-one-moment = Einen Moment
table-being-opened = Der Tisch wird geöffnet.
table-round-of = Runde { $round } von { $rounds }
table-round-to = Runde { $round }, bis { $target }
table-round = Runde { $round }
table-led = hat ausgespielt
table-wins-the-trick = gewinnt den Stich
table-best-so-far = bisher am höchsten
table-ace-flag = ASS
table-led-tag = Erste
table-wins-tag = Sticht
table-best-tag = Höchste
table-the-trick = Der Stich
table-your-turn-spoken = Du bist dran. { $says }.
table-title-your-turn = Du bist dran – { $game }
table-title = { $game } – Foretrick
table-you-left = Du hast den Tisch verlassen.

## The start page

start-level-of = Stufe { $level } von { $levels }
start-against = gegen Bots der Stufe { $level }
start-players = { $figures } Spieler
start-with-friends = Mit Freunden
start-for-game = für { $game }
start-rules = Regeln
start-of-game = von { $game }
start-dealing = Es wird gegeben
start-play-now = Jetzt spielen
start-bots =
    { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }
start-you-and = Du und { $company }
start-nobody-yet = Noch sitzt niemand sonst am Tisch
start-paused = angehalten
start-being-set = wird gedeckt
start-in-play = im Spiel
start-between-rounds = zwischen zwei Runden
start-finished = beendet
start-your-tables = Deine Tische
start-back-to-table = Zurück an deinen Tisch
start-show-more = { $more } weitere zeigen
start-you-play-as = Du spielst als
start-what-to-play = Was wollen wir spielen?
start-others = Woher sie kommen
start-more = Mehr
start-friends-line = Tisch aufstellen, Link weitergeben, zusammen spielen.
start-pad = Punkteblock
start-pad-line = Für echte Karten: Ansagen und Stiche notieren, er rechnet.
start-learn = Lernen
start-learn-line = Die Regeln Karte für Karte, und wie man gut ansagt.
start-sheets = Drucken
start-sheets-line = Punktezettel und Regelkarten auf Papier.
start-review = Rückblick
start-review-line = Wo eine Partie kippte und was besser gewesen wäre.
start-nameless = Gast

## Printed score sheets

sheet-date = Datum
sheet-note = Notiz
sheet-total = Summe
sheet-part = Zettel { $part } von { $parts }
sheet-caption-round = Runde
sheet-caption-cards = Karten
sheet-caption-bid = sagt
sheet-caption-tricks = hat
sheet-caption-score = Punkte
sheet-caption-total = Summe
sheet-caption-contract = beide
sheet-caption-bags = über
sheet-caption-penalty = Abzug
sheet-legend-dealer = gibt.
sheet-legend-row = In jedem Feld: Ansage, Stiche, Summe.
sheet-legend-stack = Kleine Felder: oben die Ansage, unten die Stiche.
sheet-legend-tower = Kleine Felder: Ansage und Stiche.
sheet-legend-side-row = Felder: Ansage und Stiche beider Partner, Kontrakt, Überstiche, Abzug, Punkte, Summe.
sheet-legend-side-stack = Felder: sagt/hat, sagt/hat, beide, über/Abzug.
sheet-rule-off = Genau getroffen: { $bonus } + { $each } je Stich. Verfehlt: −{ $off } für jeden Stich zu viel oder zu wenig.
sheet-rule-nothing = Genau getroffen: { $bonus } + { $each } je Stich. Verfehlt: nichts.
sheet-rule-tricks = Genau getroffen: { $bonus } + { $each } je Stich. Verfehlt: { $trick } je Stich.
sheet-rule-contract = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Bis { $target }.
sheet-rule-nil = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Nil ±{ $nil }. Bis { $target }.
sheet-rule-blind = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Nil ±{ $nil }, blind ±{ $blind }. Bis { $target }.
sheet-rule-only-blind = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Blindes Nil ±{ $nil }. Bis { $target }.
sheet-error-paper = Es gibt kein Papier { $paper }: wähle A4, A5, A6 oder Letter.
sheet-error-per-page = { $count } Zettel passen nicht zusammen auf eine Seite: wähle 1, 2, 4 oder 16.
sheet-error-too-small = { $count } Zettel auf { $paper } wären zu klein zum Schreiben: höchstens { $fits } passen.
sheet-error-names = { $names } Namen sind zu viele für { $players } Personen.
sheet-error-rounds = So viele Runden ({ $rounds }) kann ein Zettel hier nicht haben: wähle 1 bis { $most }.
sheet-error-empty = Auf dem Punkteblock steht noch niemand.
sheet-error-columns = { $columns } Personen passen nicht auf so kleine Zettel: Drucke weniger auf eine Seite oder nimm größeres Papier.
sheet-title = Punktezettel: { $game }
sheet-title-card = Regelkarte: { $game }
sheet-bid-nil = Nil
sheet-bid-nil-short = N
sheet-bid-blind = blind
sheet-bid-blind-short = B
sheet-remark-penalty = Runde { $round }, { $names }: { $reason }, { $points }
sheet-error-card-small = Eine Regelkarte braucht mindestens A6: Drucke weniger auf eine Seite.
sheet-error-busy = Gerade drucken viele; versuch es in einer Sekunde noch einmal.
sheet-error-options = Die Optionen des Spiels sind nicht zu lesen.
sheet-page-title = Punktezettel drucken
sheet-kind = Was gedruckt wird
sheet-kind-blank = Leerer Zettel
sheet-kind-filled = Ein Punkteblock
sheet-kind-card = Regelkarte
sheet-game = Spiel
sheet-players = Personen
sheet-names = Namen
sheet-name-of = Name an Platz { $seat }
sheet-first-dealer = Gibt zuerst
sheet-names-help = In der Reihenfolge der Plätze, im Uhrzeigersinn. Lass sie leer, um sie von Hand zu schreiben.
sheet-lines = Runden
sheet-lines-all = alle
sheet-lines-fitting = so viele passen
sheet-less = { $what }: weniger
sheet-more = { $what }: mehr
sheet-house-rules = Hausregeln: wie geschrieben
sheet-house-rules-changed = { $count ->
    [one] Hausregeln: 1 geändert
   *[other] Hausregeln: { $count } geändert
}
sheet-paper = Papier
sheet-per-page = Zettel auf einer Seite
sheet-which-pad = Welcher Block
sheet-a-pad = Ein Punkteblock
sheet-no-pads = Dieser Browser bewahrt keinen Punkteblock auf. Öffne stattdessen eine Datei.
sheet-pad-file = Datei öffnen
sheet-pick-a-pad = Wähle den Block, der gedruckt werden soll.
sheet-preview = Vorschau
sheet-page-of = Seite { $page } von { $pages }
sheet-more-pages = { $count ->
    [one] Eine weitere Seite steht im PDF.
   *[other] { $count } weitere Seiten stehen im PDF.
}
sheet-look-closer = Näher ansehen
sheet-whole-page = Die ganze Seite
sheet-result = { $pages ->
    [one] Eine Seite, { $paper }
   *[other] { $pages } Seiten, { $paper }
}
sheet-download = PDF
sheet-print = Drucken

## Settings

settings-seconds = { $time } s
settings-minutes = { $time } min
settings-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
settings-no-time = Gar nicht
settings-trick-rests = Ein fertiger Stich bleibt liegen
settings-trick-rests-help = So lange warten Bots, bevor sie ausspielen.
settings-bots-play = Bots spielen
settings-at-once = Sofort
settings-briskly = Zügig
settings-calmly = Ruhig
settings-slowly = Langsam
settings-next-after = Die nächsten Karten kommen nach
settings-next-after-help = Früher, wenn alle bereit sind.
settings-stand-in-after = Für Abwesende springt ein Bot ein nach
settings-stand-in-after-help = Bis sie wieder da sind.
settings-hints = Tipps
settings-hints-help = Wer an der Reihe ist, darf fragen, was am besten ist. Nach der Partie steht da, wie oft das jeder getan hat.
settings-your-seat = Dein Platz
settings-only-card = Meine einzige Karte für mich spielen
settings-only-card-help = Wenn nur eine Karte erlaubt ist, wird sie nach einer kleinen Pause gespielt.
settings-this-table = Dieser Tisch
settings-this-table-help = Du bist Gastgeber; das gilt sofort für alle.
settings-this-device = Dieses Gerät
settings-lettering = Schrift
settings-lettering-help = Größere Buchstaben auf jeder Seite.
settings-normal = Normal
settings-larger = Größer
settings-light-or-dark = Hell oder dunkel
settings-like-device = Wie das Gerät
settings-light = Hell
settings-dark = Dunkel
settings-suit-colours = Farben der Symbole
settings-four = Vier
settings-two = Zwei
settings-tap = Eine Karte spielen
settings-tap-help = Das erste Tippen hebt die Karte an, das zweite spielt sie; oder ein Tippen genügt.
settings-tap-twice = Zweimal tippen
settings-tap-once = Einmal tippen
settings-rest = Ein fertiger Stich bleibt
settings-rest-help = Zeit, die letzte Karte zu sehen, bevor der Stich vom Tisch geht.
settings-as-table = Wie am Tisch eingestellt
settings-motion = Karten
settings-motion-help = Ein Gerät, das um weniger Bewegung bittet, bekommt sie immer.
settings-fly = Fliegen
settings-fade = Blenden ein
settings-sound = Ton
settings-sound-help = Leise Töne für Karten und wenn du an der Reihe bist.
settings-off = Aus
settings-on = An
settings-keys = Tasten
settings-keys-help = Zeigt am Tisch, welche Taste was tut.
settings-hidden = Verborgen
settings-shown = Sichtbar

## Setting a table, and the lobby

lobby-game = Spiel
lobby-friend = Freunde
lobby-a-friend = Freunde
lobby-friend-help = Kommen über den Link oder den Code und geben einen Namen ein.
lobby-who-takes = Wer bekommt Stuhl { $chair }?
lobby-bot = Bot
lobby-bot-of-level = Bot: { $level }
lobby-partners-face = Partner sitzen sich gegenüber
lobby-players = Spieler
lobby-chair-less = Ein Stuhl weniger
lobby-chair-more = Ein Stuhl mehr
lobby-your-partner = dein Partner
lobby-by-link = über den Link
lobby-you = du
lobby-chair = Stuhl { $chair }
lobby-chair-of = Stuhl { $chair }: { $who }
lobby-chair-to-change = Stuhl { $chair }: { $who }. Ändern
lobby-first-dealer = Erster Geber
lobby-drawn = wird ausgelost
lobby-chairs = Stühle
lobby-all-friends = Nur Freunde
lobby-all-bots = Nur Bots
lobby-bots-play = Bots: { $level }
lobby-house-rules = Hausregeln
lobby-all-as-written = Alles wie geschrieben
lobby-as-written = wie geschrieben
lobby-at-table = Am Tisch
lobby-read-rules-of = Die Regeln von { $game } lesen
lobby-summary =
    { $friends ->
        [0] Bots auf allen Stühlen
        [one] 1 Stuhl für Freunde
       *[other] { $friends } Stühle für Freunde
    }, { $changed ->
        [0] Regeln wie geschrieben
        [one] 1 Hausregel
       *[other] { $changed } Hausregeln
    }
lobby-open = Tisch öffnen
lobby-start = Partie beginnen
lobby-clash = Zwei Hausregeln vertragen sich nicht, siehe oben.
lobby-set-table = Einen Tisch aufstellen
lobby-set-a-table = Einen Tisch aufstellen
lobby-set-table-for = Einen Tisch aufstellen für { $game }
lobby-no-such-game = Dieses Spiel gibt es hier nicht. Wähl oben eines aus.
lobby-cards-and-trump = Karten und Trumpf
lobby-bidding = Ansagen
lobby-length-and-score = Dauer und Wertung
lobby-more = Weiteres
lobby-yes = ja
lobby-no = nein
lobby-none = keine
lobby-less = { $option }: weniger
lobby-more-of = { $option }: mehr
lobby-another-number = Eine andere Zahl
lobby-usually = Sonst: { $value }
lobby-put-back = Zurücksetzen
lobby-share-title = { $game } auf Foretrick
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-bring-friends = Hol deine Freunde dazu
lobby-scan-or-open = Code scannen oder öffnen:
lobby-copy-link = Link kopieren
lobby-share = Teilen
lobby-only-here = Diese Adresse öffnet sich nur auf diesem Computer: Er ist in keinem Netz, das Telefone mitbenutzen könnten.
lobby-other-device-help = Dieser Link ist dein Platz. Öffne ihn auf dem anderen Gerät; wer ihn hat, sieht deine Karten.
lobby-copy-seat-link = Platz-Link kopieren
lobby-chair-as-name = Stuhl { $chair }
lobby-house-rules-are = Hausregeln: { $rules }.
lobby-rules-as-written = Regeln wie geschrieben.
lobby-deals-first = { $name } gibt zuerst.
lobby-no-hints = Ohne Tipps.
lobby-read-rules = Regeln lesen
lobby-your-seat = dein Platz
lobby-sit-here = hier sitzen
lobby-or-bot = oder ein Bot
lobby-open-chair = noch frei
lobby-free = Frei
lobby-free-chair =
    { $way ->
        [chosen] Stuhl { $chair }: frei, ausgewählt
        [sit] Stuhl { $chair }: frei. Hier sitzen
        [bot] Stuhl { $chair }: frei. Einen Bot hierher setzen
       *[none] Stuhl { $chair }: frei
    }
lobby-host = Gastgeber
lobby-away = weg
lobby-full = Alle Stühle sind besetzt. Bleib und schau zu: Der Tisch öffnet sich hier.
lobby-take-chair = Stuhl { $chair } nehmen
lobby-or-watch = Oder bleib und schau zu: Der Tisch öffnet sich hier, wenn die Partie beginnt.
lobby-fill-and-start =
    { $free ->
        [one] Mit einem Bot auffüllen und beginnen
        [2] Mit zwei Bots auffüllen und beginnen
        [3] Mit drei Bots auffüllen und beginnen
        [4] Mit vier Bots auffüllen und beginnen
        [5] Mit fünf Bots auffüllen und beginnen
        [6] Mit sechs Bots auffüllen und beginnen
       *[other] Mit { $free } Bots auffüllen und beginnen
    }
lobby-waiting =
    { $free ->
        [one] Eine Person fehlt noch. Oder nicht warten:
       *[other] { $free } Personen fehlen noch. Oder nicht warten:
    }
lobby-these-bots-play =
    { $free ->
        [one] Dieser Bot: { $level }
       *[other] Diese Bots: { $level }
    }
lobby-settings = Einstellungen des Tischs
lobby-kept-for-you = { $host } hält dir einen Stuhl frei
lobby-chair-is-free = Ein Stuhl ist frei
lobby-everybody-here = Alle sind da
lobby-who-will-play = Wer spielt mit?
lobby-you-have-seat = Du hast einen Platz
lobby-all-seated = Alle sitzen
lobby-seated =
    { $seated ->
        [one] 1 von { $all } sitzt
       *[other] { $seated } von { $all } sitzen
    }
lobby-title = { $game }, Tisch { $table }
lobby-host-starts = { $host } beginnt die Partie.

## The rules, to be read and searched

rules-name = Regeln
rules-contents = Inhalt
rules-table = Tabelle
rules-wait = Die Regeln werden aufgeschlagen
rules-to-table = Einen Tisch aufstellen
rules-to-lesson = In fünf Minuten lernen
rules-to-guide = Eine Partie mit Kommentar
rules-not-in-language = Diese Regeln gibt es noch nicht in deiner Sprache, darum stehen sie hier auf Englisch.
rules-find = In den Regeln suchen
rules-find-hits = Gefundene Stellen
rules-find-before = Die Stelle davor
rules-find-next = Die nächste Stelle
rules-find-count = { $hits ->
    [0] nichts gefunden
    [one] 1 Stelle
   *[other] { $hits } Stellen
}
rules-find-at = { $at } von { $hits }
rules-find-none = „{ $words }“ steht nicht in den Regeln.
rules-find-none-try = Versuch es mit einem kürzeren Wort oder dem Anfang eines Wortes. Absätze findest du auch über ihre Nummer, zum Beispiel 5.4.

## The score sheet in the browser

scoresheet-chart = Liniendiagramm der Punktestände nach jeder Runde. Nach Runde { $round }: { $totals }. Alle Zahlen stehen auf dem Punktezettel.
scoresheet-totals-by-round = Punktestand nach Runden
scoresheet-met = genau
scoresheet-took-more = mehr geholt
scoresheet-took-fewer = weniger geholt
scoresheet-no-trump = kein Trumpf
scoresheet-cards-each =
    { $cards ->
        [one] Karte für jeden
       *[other] Karten für jeden
    }
scoresheet-bid = Ansage
scoresheet-took = Stiche
scoresheet-bags =
    { $bags ->
        [one] 1 Überstich
       *[other] { $bags } Überstiche
    }
scoresheet-sum = Stand
scoresheet-bid-and-took = Ansage und Stiche
scoresheet-dealt = hat gegeben
scoresheet-caption = Punktezettel von { $game }: für jede Runde die Ansage, die Punkte und der Stand
scoresheet-round-and-trump = Runde und Trumpf
scoresheet-total = Stand

## The review in the browser

review-chart =
    { $rounds ->
        [one] Liniendiagramm: mit welchem Endstand jeder rechnen konnte, Stich für Stich über 1 Runde. Am Ende: { $totals }.
       *[other] Liniendiagramm: mit welchem Endstand jeder rechnen konnte, Stich für Stich über { $rounds } Runden. Am Ende: { $totals }.
    }
review-moment = Moment { $number }: { $sentence }
review-chart-caption = Mit welchem Endstand jeder rechnen konnte, nach Runden
review-how-won =
    { $many ->
        [one] Wie { $names } gewonnen hat
       *[other] Wie { $names } gewonnen haben
    }
review-how-it-went = Wie die Partie lief
review-blunders =
    { $many ->
        [one] 1 Patzer
       *[other] { $many } Patzer
    }
review-mistakes =
    { $many ->
        [one] 1 Fehler
       *[other] { $many } Fehler
    }
review-inaccuracies =
    { $many ->
        [one] 1 Ungenauigkeit
       *[other] { $many } Ungenauigkeiten
    }
review-accuracy = Genauigkeit
review-no-errors = keine Fehler
review-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
review-points-for =
    { $points ->
        [one] Punkt für { $name }
       *[other] Punkte für { $name }
    }
review-look-closer = Genauer ansehen
review-at-moment = bei Moment { $number }
review-skill-and-luck = Können und Glück
review-with-even-cards = Mit gleich guten Karten und bestem Spiel kämen alle auf { $par }. Was dazukam, und was verschenkt wurde:
review-brought = Was die Karten brachten, und was verschenkt wurde:
review-luck-of-deal = Glück beim Geben
review-luck-in-play = Glück im Spiel
review-own-bids = Eigene Ansagen
review-own-cards = Eigene Karten
review-moments-none = Die entscheidenden Momente
review-little-by-little = Keiner allein: Die Partie entschied sich nach und nach.
review-moments =
    { $moments ->
        [2] Die zwei wichtigsten Momente
        [3] Die drei wichtigsten Momente
        [one] Der entscheidende Moment
       *[other] Die { $moments } wichtigsten Momente
    }
review-more-moments =
    { $more ->
        [2] Zwei weitere
        [3] Drei weitere
        [4] Vier weitere
        [5] Fünf weitere
        [6] Sechs weitere
        [7] Sieben weitere
        [one] Noch einer
       *[other] { $more } weitere
    }
review-players = Die Spieler
review-grade-best = am besten
review-grade-good = gut
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-grade-forced = keine Wahl
review-did-look = { $name } sieht die Karten an
review-did-name = { $name } nennt { $suit }
review-did-bid = { $name } sagt { $bid } an
review-did-play = { $name } spielt { $card-acc }
review-deals = gibt
review-bid = will { $bid }
review-took = hat { $took }
review-led = hat { $card-acc } ausgespielt
review-played = hat { $card-acc } gespielt
review-tag-played = gespielt
review-tag-bid = angesagt
review-tag-chosen = gewählt
review-not-allowed = nicht erlaubt
review-others = Die anderen
review-is-to-bid = sagt jetzt an
review-suit-trump = Trumpf { $suit }
review-hand-of = Das Blatt von { $name }
review-best-short = am besten
review-every-card = Jede Karte gegen die beste
review-every-choice = Jede Wahl gegen die beste
review-in-points = in Punkten
review-more-choices = { $more } weitere
review-where =
    { $kind ->
        [trump] Runde { $round }, Trumpf
        [look] Runde { $round }, vor den Ansagen
        [bid] Runde { $round }, Ansagen
       *[trick] Runde { $round }, Stich { $trick }
    }
review-nothing-to-decide = Hier gab es nichts zu entscheiden.
review-it-cost = Das hat { $points } gekostet, auf etwa { $error } genau.
review-chance = Die Aussicht, die Ansage zu treffen: { $chance } statt { $best }.
review-in-hindsight = Im Nachhinein
review-nothing-better = Mit allen Blättern offen war nichts besser.
review-elsewhere = Mit allen Blättern offen wären anderswo { $points } zu holen gewesen.
review-nobody-could-know = Das konnte niemand wissen; es zählt nicht.
review-side-line = { $name } wollte { $bids }, bekam { $took }
review-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
review-errors =
    { $errors ->
        [one] 1 Fehler
       *[other] { $errors } Fehler
    }
review-none-in-round = Nichts dergleichen in dieser Runde.
review-everybody = Alle
review-only-errors = Fehler
review-every-decision = Jede Entscheidung
review-whose = Wessen Entscheidungen
review-which = Welche Entscheidungen
review-decision-by-decision = Entscheidung für Entscheidung
review-before = Die Entscheidung davor
review-next = Die nächste Entscheidung
review-of = { $at } von { $all }
review-nothing-to-show = Hier gibt es keine Entscheidung zu zeigen.
review-nobody-erred = Niemand hat einen Fehler gemacht. Mit „Jede Entscheidung“ gehst du alle durch.
review-one-erred-not = { $name } hat keinen Fehler gemacht. Mit „Jede Entscheidung“ gehst du alle durch.
review-rounds = Die Runden
review-no-record = Das ist keine Aufzeichnung: Es lässt sich nicht als JSON lesen.
review-others-first =
    { $ahead ->
        [one] Eine andere Partie kommt vor dieser dran.
       *[other] { $ahead } andere Partien kommen vor dieser dran.
    }
review-weighed = Jede Ansage und jede Karte wird daran gemessen, was man dabei wissen konnte.
review-working = Die Partie wird durchgesehen
review-progress = Fortschritt
review-played-here = Hier gespielt
review-match-number = Partie { $match }
review-too-long = Diese Datei ist zu lang für die Aufzeichnung einer Partie.
review-a-match = Rückblick auf eine Partie
review-a-match-line = Wo sie kippte, was besser gewesen wäre und wie viel Glück dabei war.
review-choose = Aufzeichnung wählen
review-drop = oder die Datei hierher ziehen. „{ $save }“ nach einer Partie legt eine an, und { $command } auch.
review-paste = Stattdessen einfügen
review-text-of-record = Der Text der Aufzeichnung
review-it = Durchsehen
review-game-and-rounds =
    { $rounds ->
        [one] { $game }, 1 Runde
       *[other] { $game }, { $rounds } Runden
    }
review-title = { $headline }, { $game }
review-not-this = Diese nicht
review-another = Eine andere Partie durchsehen
review-back = Zurück an den Tisch
review-another-one = Eine andere

## The score pad: what its rows say

pad-no-game = Wähl zuerst ein Spiel.
pad-players-from-to = { $game } ist für { $fewest } bis { $most } Personen.
pad-players-exactly = { $game } ist für { $players } Personen.
pad-open-cards = Bei { $players } Personen reichen die Karten für je { $most }, nicht für { $cards }.
pad-open-bid = { $name } kann mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} nicht { $bid } ansagen.
pad-open-nil = { $name } hat Nil angesagt, das in dieser Partie nicht gespielt wird.
pad-open-blind-nil = { $name } hat blindes Nil angesagt, das in dieser Partie nicht gespielt wird.
pad-open-sum = Die Stiche ergeben zusammen { $taken }, nicht { $cards }.
pad-open-bids = Ansage fehlt noch: { $names }.
pad-open-tricks = Stiche fehlen noch: { $names }.
pad-hook-broken = { $name } hat gegeben und { $bid } angesagt, was die Haken-Regel nicht erlaubt.
pad-penalty-bags = { $bags } Überstiche gesammelt

## The score pad: what is no pad

pad-bad-list = Das ist kein Punkteblock: Seine Einträge sind keine Liste.
pad-bad-object = Ein Eintrag ist ein JSON-Objekt.
pad-bad-entry = Eintrag { $place } des Blocks ist nicht lesbar. { $reason }
pad-bad-id = Seine Kennung hat nicht die Form Schreiber-Zahl.
pad-bad-over = Was er überschreibt, ist nicht durch Kennungen genannt.
pad-bad-time = Eine Zeit braucht Datum, Uhrzeit und Zeitzone, zum Beispiel 2026-11-30T20:15:00+01:00.
pad-bad-by = Der Name dessen, der ihn geschrieben hat, ist zu lang oder steht nicht auf einer Zeile.
pad-bad-cell = Eine solche Stelle gibt es auf keinem Block.
pad-bad-game = Das Spiel ist hier nicht bekannt oder hat diese Regeloptionen nicht.
pad-bad-note = Eine Notiz ist Text mit höchstens { $limit } Zeichen.
pad-bad-name = Ein Name hat 1 bis { $limit } Zeichen auf einer Zeile.
pad-bad-seats = Die Plätze sind eine Liste verschiedener Personen.
pad-bad-round = Eine Runde braucht ihren Platz, ihre Personen, eine davon als Geber, und 1 bis 17 Karten.
pad-bad-gone = Eine Runde ist entfernt oder nicht: true oder false.
pad-bad-trump = Trumpf ist S, H, D, C oder none.
pad-bad-bid = Eine Ansage ist eine Zahl von 0 bis { $most }, nil oder blind-nil.
pad-bad-tricks = Stiche sind eine Zahl von 0 bis { $most }.
pad-too-many = Dieser Block hat mehr als { $limit } Einträge.
pad-too-big = Diese Datei ist größer als { $megabytes } MB, das ist kein Punkteblock.
pad-bad-file = Das ist kein Punkteblock: Ein Block ist eine Datei des Punkteblocks, seine CSV, sein Link oder die Aufzeichnung einer Partie.
pad-bad-json = Das ist kein Punkteblock: Es sieht aus wie JSON, ist aber nicht lesbar.
pad-bad-format = Das ist kein Punkteblock: Sein Format ist nicht { $format }.
pad-bad-record = Diese Aufzeichnung einer Partie verletzt eine Regel. { $reason }
pad-many-records = Diese Datei enthält die Aufzeichnungen vieler Partien; ein Block ist eine.
pad-bad-link = Der Block in diesem Link ist nicht lesbar; der Link wurde gekürzt oder verändert.
pad-long-link = Dieser Link ist länger als { $limit } Zeichen, das ist kein Punkteblock.
pad-bad-version = Diese CSV hat Version { $version }; hier wird Version 1 gelesen.
pad-bad-line = Zeile { $line } der CSV gehört zu keinem Punkteblock.
pad-bad-line-why = Zeile { $line } der CSV ist nicht lesbar. { $reason }
pad-long-csv = Diese CSV hat mehr als { $limit } Zeilen, das ist kein Punkteblock.

## The score pad: as the terminal shows it

pad-shown-cards = Karten
pad-shown-open = Runde { $round } ist offen. { $reason }
pad-shown-round = Runde { $round }: { $reason }
pad-shown-twice = Zweimal geschrieben in Runde { $round }, { $name }: { $values }.
pad-shown-next = Als Nächstes: { $facts }.
pad-shown-over = Die Partie ist zu Ende.

## The score pad: on a server

pad-none = Diesen Punkteblock gibt es hier nicht.
pad-full = Dieser Block ist voll; fang einen neuen an.
pad-wrong-pen = Das ist nicht der Link zum Schreiben; lass ihn dir noch einmal geben oder schau ohne ihn zu.
pad-watch-only = Du schaust diesem Block zu; zum Schreiben brauchst du den Link zum Schreiben.
pad-too-many-opened = Gerade werden zu viele Blöcke geteilt; warte einen Moment.
pad-too-many-watch = Diesem Block schauen schon zu viele zu.

## Hints in the browser

hint-not-here = An diesem Tisch wird ohne Tipps gespielt.
hint-none = Hierzu gibt es keinen Tipp.
hint-play = Spiel { $card-acc }
hint-name = Nenne { $suit }
hint-look = Sieh deine Karten an
hint-bid = Sag { $bid } an
hint-look-short = Ansehen
hint-blind-short = Blind
hint-big-short = Groß
hint-little-short = Klein
hint-best = am besten
hint-as-good = genauso gut
hint-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-costs = kostet { $points }
hint-costs-by-chance = kostet { $points }, vielleicht nur Zufall
hint-what-each-costs = Was jede Wahl kostet
hint-spoken = Tipp. { $what }. { $sentence }
hint-hint = Tipp
hint-put-away = Den Tipp weglegen
hint-put-away-key = Weglegen (Esc)
hint-why = Warum
hint-would-lose = Was jede verlieren würde
hint-in-points = In Punkten
hint-key = Tipp (H)
hint-thinking = Denkt nach

## After a round, and after the match

summary-teams-even = Beide Teams bekommen gleich viel.
summary-team-ahead = { $team } liegen in dieser Runde vorn.
summary-nobody-met = Niemand hat seine Ansage getroffen.
summary-everybody-met = Alle haben ihre Ansage getroffen.
summary-one-met = Allein { $name } hat die Ansage getroffen.
summary-some-met = { $names } haben ihre Ansagen getroffen.
summary-place = Rang
summary-name = Name
summary-bid = Ansage
summary-took = Stiche
summary-points = Punkte
summary-total = Stand
summary-bid-and-took = { $name }: Ansage { $bid }, Stiche { $took }
summary-not-ready = Noch nicht bereit: { $names }.
summary-by-itself = Die nächsten Karten kommen von selbst in { $time }.
summary-you-are-ready = Du bist bereit.
summary-cards-coming = Die nächsten Karten kommen.
summary-next-round = Nächste Runde
summary-ready-for-next = Bereit für die nächste Runde
summary-ready = bereit
summary-not-ready-yet = noch nicht bereit
summary-share-win = { $names } teilen sich den Sieg
summary-nobody-wins = Niemand gewinnt
summary-team-wins = { $team } gewinnen
summary-wins = { $name } gewinnt
summary-hints =
    { $hints ->
        [one] 1 Tipp
       *[other] { $hints } Tipps
    }
summary-met-of =
    { $bids ->
        [one] { $met } von 1 Ansage getroffen
       *[other] { $met } von { $bids } Ansagen getroffen
    }
summary-bags-at-end =
    { $bags ->
        [one] 1 Überstich am Ende
       *[other] { $bags } Überstiche am Ende
    }
summary-after-rounds =
    { $rounds ->
        [0] { $game }, ohne eine ganze Runde
        [2] { $game }, nach zwei Runden
        [3] { $game }, nach drei Runden
        [4] { $game }, nach vier Runden
        [5] { $game }, nach fünf Runden
        [6] { $game }, nach sechs Runden
        [7] { $game }, nach sieben Runden
        [one] { $game }, nach einer Runde
       *[other] { $game }, nach { $rounds } Runden
    }
summary-ended-early = Die Partie wurde vorzeitig beendet
summary-asking-rematch = Revanche ist angefragt
summary-rematch = Revanche
summary-review = Rückblick auf die Partie
summary-save-record = Aufzeichnung sichern
summary-as-pad = Als Punkteblock
summary-new-table = Neuer Tisch
summary-would-like-rematch =
    { $many ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
summary-the-sheet = Der Punktezettel
summary-you-met = Nur du hast deine Ansage getroffen.
summary-you-win = Du gewinnst

## Rule cards

rulecard-facts = { $players } Personen, { $cards } Karten, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
rulecard-facts-partners = 4 Personen, Partner sitzen sich gegenüber, { $cards } Karten, bis { $target } Punkte
rulecard-goal-exact = Sag, wie viele Stiche du machst, und mach genau so viele.
rulecard-goal-partners = Macht zusammen die Stiche, die ihr angesagt habt, und nicht viele mehr.
rulecard-heading-deal = Geben
rulecard-heading-bid = Ansagen
rulecard-heading-play = Spielen
rulecard-heading-trick = Stich
rulecard-heading-score = Werten
rulecard-heading-end = Ende
rulecard-deal = Karten für alle, Runde für Runde: { $cards }.
rulecard-deal-fixed = { $cards ->
    [one] Eine Karte für alle, in jeder Runde.
   *[other] { $cards } Karten für alle, in jeder Runde.
}
rulecard-rank-usual = Von unten: 2 bis 10, J{ "\u00A0" }Q{ "\u00A0" }K{ "\u00A0" }A.
rulecard-rank-joker = Von unten: 2 bis 10, J{ "\u00A0" }Q{ "\u00A0" }K; die Asse stehen darüber.
rulecard-rank-wizards = Von unten: 3 bis 10, J{ "\u00A0" }Q{ "\u00A0" }K.
rulecard-trump-turned = Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf.
rulecard-joker-trump-blind = Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Joker: kein Trumpf. Ass: Der Geber nennt eine Farbe, bevor er sein Blatt ansieht.
rulecard-joker-trump-looking = Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Joker: kein Trumpf. Ass: Der Geber sieht sein Blatt an und nennt eine Farbe.
rulecard-wizards-trump = Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Narr: kein Trumpf. Zauberer: Der Geber sieht sein Blatt an und nennt eine Farbe.
rulecard-none-left = In Runde { $round } bleibt keine übrig: kein Trumpf.
rulecard-none-left-chosen = In Runde { $round } bleibt keine übrig: Der Geber sieht sein Blatt an und nennt eine Farbe oder keine.
rulecard-none-left-ever = Bleibt keine übrig, gibt es keinen Trumpf.
rulecard-bid-together = Alle sagen zugleich an, von 0 bis zur Zahl der Karten.
rulecard-bid-in-turn = Reihum ab links vom Geber, von 0 bis zur Zahl der Karten; der Geber zuletzt.
rulecard-hook = Der Geber darf die Ansagen nicht aufgehen lassen.
rulecard-hook-later = Ab Runde 2 darf der Geber die Ansagen nicht aufgehen lassen.
rulecard-follow = Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst.
rulecard-free = Kannst du nicht, spiel einen Trumpf oder etwas anderes.
rulecard-take = Der höchste Trumpf; ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt aus.
rulecard-ohhell-rank = Das Ass ist in jeder Farbe die höchste Karte.
rulecard-joker-ace = Das erste Ass macht den Stich.
rulecard-joker-joker = Ein Joker verliert.
rulecard-joker-pair = Joker auf Joker gilt als Ass.
rulecard-joker-follow = Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst; ihr Ass darf auf der Hand bleiben.
rulecard-joker-aces = Solange du diese Farbe hast, spiel kein Ass einer anderen Farbe.
rulecard-joker-free = Wird ein Ass oder ein Joker ausgespielt, spiel, was du willst.
rulecard-joker-escape = Ein Joker darf jederzeit abgeworfen werden.
rulecard-joker-take = Das erste Ass; ohne Ass der höchste Trumpf; sonst die höchste Karte der ausgespielten Farbe. Wer sticht, spielt aus.
rulecard-wizards-wizard = Zauberer: Der erste macht den Stich.
rulecard-wizards-jester = Narr: verliert.
rulecard-wizards-follow = Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst.
rulecard-wizards-always = Ein Zauberer oder Narr darf immer gespielt werden.
rulecard-wizards-free = Die erste Karte mit Farbe bestimmt die Farbe; kommt ein Zauberer davor, muss niemand bedienen.
rulecard-wizards-take = Der erste Zauberer; ohne ihn der höchste Trumpf; sonst die höchste Karte der ausgespielten Farbe. Nur Narren: der erste. Wer sticht, spielt aus.
rulecard-trumps = und weiter bis zur { $lowest }: { $count } Trümpfe.
rulecard-left-out = bleiben draußen
rulecard-spades-deal = Alle Karten, 13 für jeden. In den anderen Farben ist das Ass oben.
rulecard-spades-trump = Pik ist immer Trumpf.
rulecard-spades-trump-jokers = Pik ist immer Trumpf, und die Joker sind Pik.
rulecard-spades-bid = Reihum ab links vom Geber, 1 bis { $most }. Beide Ansagen eines Paares zusammen sind der Kontrakt.
rulecard-spades-nil = Nil verspricht: gar keinen Stich.
rulecard-spades-blind = Blindes Nil sagt man, bevor man sein Blatt ansieht.
rulecard-spades-follow = Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst; sonst spiel irgendetwas.
rulecard-spades-lead = Pik darf erst ausgespielt werden, wenn eines gefallen ist, oder wenn du nichts anderes hast.
rulecard-spades-take = Das höchste Pik; ohne Pik die höchste Karte der ausgespielten Farbe. Wer sticht, spielt aus.
rulecard-spades-bags = Jeder Stich über dem Kontrakt ist ein Überstich: 1 Punkt. Je { $limit } Überstiche kosten { $cost }.
rulecard-failed-bags = Die Stiche eines verlorenen Nil sind Überstiche.
rulecard-failed-count = Die Stiche eines verlorenen Nil helfen dem Kontrakt.
rulecard-failed-ignore = Die Stiche eines verlorenen Nil zählen nicht.
rulecard-end-rounds = { $rounds ->
    [one] Nach einer Runde gewinnt die höchste Summe; Gleiche teilen sich den Sieg.
   *[other] Nach { $rounds } Runden gewinnt die höchste Summe; Gleiche teilen sich den Sieg.
}
rulecard-end-target = Bei { $target } Punkten ist Schluss; die höhere Summe gewinnt.
rulecard-end-floor = Bei { $target } oder bei { $floor } Punkten ist Schluss; die höhere Summe gewinnt.
rulecard-example = sagt { $bid }, hat { $won }
rulecard-example-nil = Nil, hat { $won }
rulecard-example-blind = blind, hat { $won }

## Learning: what is asked, and why

learn-task-allowed = Spiel eine Karte, die erlaubt ist.
learn-task-barred = Tippe eine Karte an, die du nicht spielen darfst.
learn-task-take = Spiel eine Karte, die diesen Stich macht.
learn-task-leave = Spiel eine Karte, die den Stich jemand anderem lässt.
learn-task-winner = Welche Karte macht den Stich? Tippe sie an.
learn-task-trump = Was ist jetzt Trumpf?
learn-task-name = Bestimme die Trumpffarbe.
learn-task-hook = Welche Zahl darfst du nicht ansagen?
learn-task-bid = Sag an, was du hier machen würdest.
learn-task-score = Was wird für dich notiert?

learn-not-taken = Das ist erlaubt, aber dann macht { $card-nom } den Stich
learn-taken = Das ist erlaubt, aber { $card-nom } würde den Stich machen
learn-may-play = Die darfst du spielen; such eine, die verboten ist
learn-may-bid = { $bid } darfst du ansagen
learn-trump-off = Sieh dir die aufgedeckte Karte noch einmal an
learn-bid-high = Das ist mehr, als dieses Blatt machen wird
learn-bid-low = Dieses Blatt ist mehr wert
learn-score-off = Nicht ganz; zähl noch einmal nach

learn-takes-ace = Das erste Ass macht den Stich, und das ist hier { $card-nom }
learn-takes-joker-ace = Ein Joker direkt nach dem anderen zählt als Ass, also macht { $card-nom } den Stich
learn-takes-wizard = Der erste Zauberer macht den Stich, und das ist hier { $card-nom }
learn-takes-jester = Alle haben einen Narren gespielt, also macht der erste den Stich: { $card-nom }
learn-takes-trump = Der höchste Trumpf macht den Stich, und das ist hier { $card-nom }
learn-takes-led = Die höchste Karte der Farbe, die zählt, macht den Stich, und das ist hier { $card-nom }

learn-loses-joker = Ein Joker verliert, außer er kommt direkt nach dem anderen
learn-loses-wizard = Vor ihm wurde schon ein Zauberer gespielt
learn-loses-jester = Ein Narr verliert
learn-loses-ace = Vor ihm wurde schon ein Ass gespielt
learn-loses-special = Hier liegt eine Karte, die jede Farbe schlägt
learn-loses-trump = Hier liegt ein Trumpf, und der schlägt jede andere Farbe
learn-loses-higher = Hier liegt eine höhere Karte derselben Farbe
learn-loses-off = Sie ist weder von der Farbe, die zählt, noch Trumpf, also kann sie nicht gewinnen

learn-may-lead = Wer ausspielt, darf jede Karte spielen
learn-may-lead-broken = Pik ist noch nicht gebrochen, also muss eine andere Farbe ausgespielt werden
learn-may-nothing-led = Keine Farbe liegt fest, die zu bedienen wäre, also ist jede Karte erlaubt
learn-may-void = Du hast nichts von der ausgespielten Farbe, also ist jede Karte erlaubt
learn-may-lone-ace = Das Ass ist deine einzige Karte der ausgespielten Farbe: Spiel es oder behalte es, aber wirf kein Ass einer anderen Farbe ab
learn-may-follow-or = Du hast die ausgespielte Farbe, also bediene; Zauberer und Narren dürfen immer gespielt werden
learn-may-follow = Du hast die ausgespielte Farbe, also musst du bedienen

## Learning: Joker in the Hole, step by step

learn-joker-in-the-hole-follow = { $leader } hat { $lead-acc } ausgespielt. Wer { $led } hat, muss es bedienen.
learn-joker-in-the-hole-follow-right = Damit ist bedient. Solange nichts Stärkeres fällt, macht die höchste Karte der ausgespielten Farbe den Stich.
learn-joker-in-the-hole-trump = Nach dem Geben wird die nächste Karte aufgedeckt: { $turned-nom }. Von der 2 bis zum König ist ihre Farbe in dieser Runde Trumpf.
learn-joker-in-the-hole-trump-right = { $trump } ist Trumpf. Schon die kleinste Karte davon schlägt den König einer anderen Farbe.
learn-joker-in-the-hole-ruff = { $trump } ist Trumpf. { $leader } hat { $led } ausgespielt, und du hast keins, also darfst du spielen, was du willst.
learn-joker-in-the-hole-ruff-right = Getrumpft: { $taken-nom } macht den Stich.
learn-joker-in-the-hole-ace = Asse stehen über allem: Das erste Ass macht den Stich, was immer Trumpf ist. Trumpf ist hier { $trump }.
learn-joker-in-the-hole-ace-right = { $winner } macht ihn: { $winning }. Der Trumpf war verschenkt.
learn-joker-in-the-hole-ace-led = { $leader } hat ein Ass ausgespielt. Dann muss niemand etwas bedienen.
learn-joker-in-the-hole-ace-led-right = { $winner } macht den Stich, denn das erste Ass gewinnt. Ein eigenes Ass wäre nur das zweite gewesen.
learn-joker-in-the-hole-other-ace = { $leader } hat { $led } ausgespielt, und du hast davon nur das Ass. Du musst es nicht spielen; fast alles andere darfst du abwerfen.
learn-joker-in-the-hole-other-ace-right = Alles andere steht dir frei: mit dem Ass in { $led } gewinnen oder beide Asse für später behalten.
learn-joker-in-the-hole-joker-held = Ein Joker hat keine Farbe, und er verliert. Das wäre hier ein guter Ausweg, aber { $leader } hat { $led } ausgespielt.
learn-joker-in-the-hole-joker-held-right = Der Joker bleibt also vorerst auf der Hand.
learn-joker-in-the-hole-joker = Diesmal hast du kein { $led }. Du hast Trümpfe und einen Joker, und du willst den Stich nicht.
learn-joker-in-the-hole-joker-right = Kein Verlierer ist sicherer als ein Joker. { $winner } muss den Stich nehmen: { $winning }.
learn-joker-in-the-hole-joker-joker = Aber { $right } hat gerade einen Joker abgeworfen, und du hast den anderen. Ein Joker direkt nach einem Joker zählt als Ass.
learn-joker-in-the-hole-joker-joker-right = Jetzt ist { $taken-nom } ein Ass, das erste in diesem Stich, und der Stich gehört dir.
learn-joker-in-the-hole-joker-led = { $leader } hat einen Joker ausgespielt, also musste niemand bedienen; die erste Farbkarte bestimmt, welche Farbe zählt. Und zwischen den beiden Jokern lag eine andere Karte.
learn-joker-in-the-hole-joker-led-right = { $led } zählte, und { $taken-nom } ist davon hier die höchste Karte. Der zweite Joker kam zu spät, um ein Ass zu sein.
learn-joker-in-the-hole-ace-turned = Du gibst und deckst ein Ass auf: { $turned }. Also bestimmst du die Trumpffarbe, noch bevor du eine deiner Karten gesehen hast.
learn-joker-in-the-hole-ace-turned-right = { $trump } ist Trumpf. Jetzt sehen alle ihre Karten an und sagen an.
learn-joker-in-the-hole-joker-turned = Diesmal wurde ein Joker aufgedeckt ({ $turned }), und ein Joker hat keine Farbe.
learn-joker-in-the-hole-joker-turned-right = Kein Trumpf in dieser Runde: Nur Asse schlagen die Farbe, die zählt.
learn-joker-in-the-hole-bid = Alle sagen im selben Augenblick, wie viele Stiche sie machen werden, und müssen dann genau so viele machen. Du wirst ausspielen, mit einem Ass und einem Joker.
learn-joker-in-the-hole-bid-right = Das ausgespielte Ass gewinnt, der Joker verliert: { $won } Stich, wie angesagt, und { $score } Punkte.
learn-joker-in-the-hole-score = Du hast { $bid } angesagt und { $won } gemacht. Eine erfüllte Ansage bringt { $base } Punkte und { $each } mehr für jeden Stich.
learn-joker-in-the-hole-score-right = { $score } Punkte. Eine erfüllte Ansage von 0 bringt { $base }.
learn-joker-in-the-hole-missed = Du hast { $bid } angesagt und { $won } gemacht. Eine verfehlte Ansage kostet { $lost } Punkte für jeden Stich zu viel oder zu wenig.
learn-joker-in-the-hole-missed-right = Um { $off } daneben, also { $score }. Nur die genaue Zahl zahlt sich aus.

## Learning: Wizards and Jesters, step by step

learn-wizards-and-jesters-follow = { $leader } hat { $lead-acc } ausgespielt. Wer { $led } hat, muss es bedienen.
learn-wizards-and-jesters-follow-right = Damit ist bedient. Solange nichts Stärkeres fällt, macht die höchste Karte der ausgespielten Farbe den Stich.
learn-wizards-and-jesters-winner = { $leader } hat { $led } ausgespielt. Hier liegt kein Trumpf und nichts Besonderes, also zählt nur die ausgespielte Farbe.
learn-wizards-and-jesters-winner-right = { $winner } macht den Stich mit { $winning-dat } und spielt zum nächsten aus.
learn-wizards-and-jesters-trump = Nach dem Geben wird die nächste Karte aufgedeckt: { $turned-nom }. Ihre Farbe ist in dieser Runde Trumpf.
learn-wizards-and-jesters-trump-right = { $trump } ist Trumpf. Schon die kleinste Karte davon schlägt den König einer anderen Farbe.
learn-wizards-and-jesters-ruff = { $trump } ist Trumpf. { $leader } hat { $led } ausgespielt, und du hast keins, also darfst du spielen, was du willst.
learn-wizards-and-jesters-ruff-right = Getrumpft: { $taken-nom } macht den Stich.
learn-wizards-and-jesters-wizard = Die Asse sind Zauberer und haben keine Farbe. Du darfst immer einen spielen, auch wenn du bedienen könntest.
learn-wizards-and-jesters-wizard-right = Ein Zauberer schlägt alles, auch Trümpfe: Der erste in einem Stich macht ihn.
learn-wizards-and-jesters-jester = Die Zweien sind Narren. Auch sie darf man immer spielen, und sie verlieren. Diesen Stich willst du nicht.
learn-wizards-and-jesters-jester-right = Also muss { $winner } ihn behalten. Ein Narr ist dein Ausweg aus einem Stich, den du nicht willst.
learn-wizards-and-jesters-wizard-led = { $leader } hat einen Zauberer ausgespielt. Dann ist im ganzen Stich nichts zu bedienen, was immer du hast.
learn-wizards-and-jesters-wizard-led-right = Der erste Zauberer gewinnt: Der Stich gehörte von Anfang an { $winner }, und der zweite Zauberer war verschenkt.
learn-wizards-and-jesters-jester-led = { $leader } hat einen Narren ausgespielt, und der legt keine Farbe fest. Das tut erst die erste Farbkarte danach, und das war { $led }.
learn-wizards-and-jesters-jester-led-right = Genau: { $led } war zu bedienen. { $winner } macht den Stich mit { $winning-dat }.
learn-wizards-and-jesters-wizard-late = { $leader } hat { $led } ausgespielt, und dann kam von { $ahead } ein Zauberer. Bist du jetzt frei?
learn-wizards-and-jesters-wizard-late-right = Nein: Liegt eine Farbe einmal fest, wird sie bis zum Ende des Stichs bedient. Eine gute Gelegenheit, eine hohe Karte loszuwerden.
learn-wizards-and-jesters-jester-turned = Diesmal wurde ein Narr aufgedeckt, und ein Narr hat keine Farbe: { $turned }.
learn-wizards-and-jesters-jester-turned-right = Kein Trumpf in dieser Runde: Nur Zauberer schlagen die ausgespielte Farbe.
learn-wizards-and-jesters-wizard-turned = Du gibst und deckst einen Zauberer auf: { $turned }. Also siehst du dein Blatt an und bestimmst die Trumpffarbe.
learn-wizards-and-jesters-wizard-turned-right = { $trump } ist Trumpf. Meist nennt man die Farbe, in der man viele und hohe Karten hat.
learn-wizards-and-jesters-bid = Vor dem Spiel sagt jeder, wie viele Stiche er machen wird, und muss dann genau so viele machen. Du hast einen Zauberer und einen Narren.
learn-wizards-and-jesters-bid-right = Der Zauberer gewann, der Narr verlor: { $won } Stich, wie angesagt, und { $score } Punkte.
learn-wizards-and-jesters-hook = Manche spielen mit der Haken-Regel: Der Geber sagt als Letzter an und darf es nicht aufgehen lassen. Es gibt { $cards } Stiche, und { $wanted } sind schon angesagt.
learn-wizards-and-jesters-hook-right = Jetzt liegt sicher jemand daneben. Die Haken-Regel ist freiwillig; der Tisch entscheidet vor dem ersten Geben.
learn-wizards-and-jesters-score = Du hast { $bid } angesagt und { $won } gemacht. Eine erfüllte Ansage bringt { $base } Punkte und { $each } mehr für jeden Stich.
learn-wizards-and-jesters-score-right = { $score } Punkte. Eine erfüllte Ansage von 0 bringt { $base }.
learn-wizards-and-jesters-missed = Du hast { $bid } angesagt und { $won } gemacht. Eine verfehlte Ansage kostet { $lost } Punkte für jeden Stich zu viel oder zu wenig.
learn-wizards-and-jesters-missed-right = Um { $off } daneben, also { $score }. Nur die genaue Zahl zahlt sich aus.

## Learning: Oh Hell, step by step

learn-oh-hell-follow = { $leader } hat { $lead-acc } ausgespielt. Wer { $led } hat, muss es bedienen.
learn-oh-hell-follow-right = Damit ist bedient. Solange niemand Trumpf spielt, macht die höchste Karte der ausgespielten Farbe den Stich.
learn-oh-hell-winner = { $leader } hat { $led } ausgespielt, und Trumpf liegt hier keiner, also zählt nur die ausgespielte Farbe.
learn-oh-hell-winner-right = { $winner } macht den Stich mit { $winning-dat } und spielt zum nächsten aus. Selbst ein Ass einer anderen Farbe ist hier nichts wert.
learn-oh-hell-trump = Nach dem Geben wird die nächste Karte aufgedeckt: { $turned-nom }. Ihre Farbe ist in dieser Runde Trumpf.
learn-oh-hell-trump-right = { $trump } ist Trumpf. Schon die kleinste Karte davon schlägt das Ass einer anderen Farbe.
learn-oh-hell-ruff = { $trump } ist Trumpf. { $leader } hat { $led } ausgespielt, und du hast keins, also darfst du spielen, was du willst.
learn-oh-hell-ruff-right = Getrumpft: { $taken-nom } schlägt sogar { $lead-acc }.
learn-oh-hell-over = { $ahead } hat schon getrumpft: { $best }. Auch du hast kein { $led }.
learn-oh-hell-over-right = Der höchste Trumpf gewinnt, und deiner ist höher: { $taken-nom } macht den Stich.
learn-oh-hell-discard = Wieder kein { $led }, aber diesmal willst du den Stich nicht.
learn-oh-hell-discard-right = { $winner } muss ihn nehmen. Niemand muss trumpfen; wirf ab, was später zu viel gewinnen könnte.
learn-oh-hell-lead = Du spielst aus, und wer ausspielt, darf alles spielen, auch Trumpf. Spiel eine Karte, die niemand schlagen kann.
learn-oh-hell-lead-right = Höher als { $taken-nom } ist in dieser Runde keine Karte.
learn-oh-hell-zero = Vor dem Spiel sagt jeder, wie viele Stiche er machen wird, und muss dann genau so viele machen. Du hast zwei kleine Karten, keine davon Trumpf.
learn-oh-hell-zero-right = { $won } angesagt, { $won } gemacht: { $score } Punkte. Kein Stich ist eine Ansage wie jede andere.
learn-oh-hell-bid = Jetzt hast du den höchsten Trumpf und eine Karte, vor der sich niemand fürchtet.
learn-oh-hell-bid-right = { $won } Stich, wie angesagt: { $score } Punkte.
learn-oh-hell-hook = Viele spielen mit der Haken-Regel: Der Geber sagt als Letzter an und darf es nicht aufgehen lassen. Es gibt { $cards } Stiche, und { $wanted } sind schon angesagt.
learn-oh-hell-hook-right = Jetzt liegt sicher jemand daneben. Die Haken-Regel ist freiwillig; der Tisch entscheidet vor dem ersten Geben.
learn-oh-hell-score = Du hast { $bid } angesagt und { $won } gemacht. Eine erfüllte Ansage bringt { $base } Punkte und { $each } mehr für jeden Stich.
learn-oh-hell-score-right = { $score } Punkte. Eine erfüllte Ansage von 0 bringt { $base }.
learn-oh-hell-missed = Du hast { $bid } angesagt und { $won } gemacht. Hier zählt nur die genaue Zahl.
learn-oh-hell-missed-right = Eine verfehlte Ansage bringt { $score }, ganz gleich, um wie viel sie verfehlt ist.

## Learning: Spades with Jokers, step by step

learn-spades-with-jokers-follow = { $leader } hat { $lead-acc } ausgespielt. Wer { $led } hat, muss es bedienen, Joker hin oder her.
learn-spades-with-jokers-follow-right = Damit ist bedient. Solange niemand Pik oder einen Joker spielt, macht die höchste Karte der ausgespielten Farbe den Stich.
learn-spades-with-jokers-winner = Pik ist immer Trumpf, und die Joker sind die höchsten Pik: der große, der kleine, dann das Ass.
learn-spades-with-jokers-winner-right = { $winner } macht den Stich: { $winning }. Nur der große Joker wäre höher gewesen.
learn-spades-with-jokers-joker-spade = { $leader } spielt { $led } aus. Du hast genau eine Karte davon, auch wenn man es ihr nicht ansieht.
learn-spades-with-jokers-joker-spade-right = Ein Joker ist ein Pik und muss Pik bedienen wie jedes andere.
learn-spades-with-jokers-lead = Du spielst zum ersten Stich aus. Bevor Pik gebrochen ist, darf weder Pik noch ein Joker ausgespielt werden.
learn-spades-with-jokers-lead-right = Gebrochen ist Pik, sobald ein Pik oder ein Joker auf eine andere Farbe gefallen ist.
learn-spades-with-jokers-broken = Eben hast du { $lead-acc } getrumpft und den Stich gemacht: Pik ist gebrochen. Du spielst aus.
learn-spades-with-jokers-broken-right = Von jetzt an darf jeder alles ausspielen, auch Pik und Joker.
learn-spades-with-jokers-partner = { $across } sitzt dir gegenüber und ist deine Partnerin: Eure Stiche zählen zusammen. Sie liegt vorn: { $best }.
learn-spades-with-jokers-partner-right = { $winner } macht den Stich für euch beide, und dein Pik bleibt dir für einen anderen.
learn-spades-with-jokers-bid = Die Ansagen zweier Partner werden zusammengezählt; die Summe ist ihr Kontrakt. { $across } hat { $partner } angesagt. Zähl deine sicheren Stiche.
learn-spades-with-jokers-bid-right = Ein Kontrakt von { $contract }, und zusammen habt ihr { $together } gemacht: { $score } Punkte.
learn-spades-with-jokers-contract = Du hast { $bid } angesagt, deine Partnerin { $partner }. Zusammen habt ihr { $taken } gemacht. Ein erfüllter Kontrakt bringt { $each } für jeden angesagten Stich und { $spare } für jeden weiteren.
learn-spades-with-jokers-contract-right = { $score } Punkte. Ein Stich über dem Kontrakt heißt Überstich, und Überstiche werden gezählt.
learn-spades-with-jokers-short = Der Kontrakt war { $contract }, aber zusammen habt ihr nur { $taken } gemacht. Ein verfehlter Kontrakt kostet { $each } für jeden seiner Stiche.
learn-spades-with-jokers-short-right = Das macht { $score }, und ein Stich mehr hätte alles gerettet.
learn-spades-with-jokers-bags = Ihr hattet { $bags } Überstiche, und jetzt habt ihr { $taken } Stiche bei einem Kontrakt von { $contract }. Jedes Mal, wenn { $limit } Überstiche voll sind, sind { $cost } Punkte weg.
learn-spades-with-jokers-bags-right = Der Kontrakt brachte Punkte, der letzte Überstich kostete sie: zusammen { $score }, und { $rest ->
    [0] kein Überstich bleibt
    [one] ein Überstich bleibt
   *[other] { $rest } Überstiche bleiben
}.
learn-spades-with-jokers-nil = Mit so einem Blatt kannst du Nil ansagen: das Versprechen, gar keinen Stich zu machen. { $across } hat { $partner } angesagt.
learn-spades-with-jokers-nil-right = Du hast { $won ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $won } Stiche
} gemacht, und { $across } hat den Kontrakt von { $contract } erfüllt: { $score } Punkte für euch beide.
learn-spades-with-jokers-cover = { $across } hat Nil angesagt, aber gleich gewinnt sie diesen Stich: { $best }.
learn-spades-with-jokers-cover-right = Gerettet: { $taken-nom } nimmt ihr den Stich ab. Hat die Partnerin Nil angesagt, spielt man hoch.
learn-spades-with-jokers-nil-kept = Du hast Nil angesagt und { $won ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $won } Stiche
} gemacht; deine Partnerin hat { $partner } angesagt und { $taken } gemacht. Ein gehaltenes Nil bringt allein { $nil }.
learn-spades-with-jokers-nil-kept-right = { $score } Punkte: das Nil, der Kontrakt und ein Überstich.
learn-spades-with-jokers-nil-failed = Du hast Nil angesagt, aber { $won } Stich gemacht. Deine Partnerin hat den Kontrakt von { $contract } allein erfüllt. Ein verfehltes Nil kostet { $nil }, und sein Stich ist ein Überstich.
learn-spades-with-jokers-nil-failed-right = { $score }: der Kontrakt und ein Überstich, weniger das Nil.

## Learning: Spades, step by step

learn-spades-follow = { $leader } hat { $lead-acc } ausgespielt. Wer { $led } hat, muss es bedienen.
learn-spades-follow-right = Damit ist bedient. Solange niemand Pik spielt, macht die höchste Karte der ausgespielten Farbe den Stich.
learn-spades-winner = Pik ist immer Trumpf: Jedes Pik schlägt jede Karte einer anderen Farbe.
learn-spades-winner-right = { $winner } hatte kein { $led } und macht den Stich mit { $winning-dat }.
learn-spades-ruff = { $leader } hat { $lead-acc } ausgespielt. Du hast kein { $led }, also darfst du spielen, was du willst.
learn-spades-ruff-right = Getrumpft: { $taken-nom } schlägt sogar { $lead-acc }.
learn-spades-lead = Du spielst zum ersten Stich aus. Bevor Pik gebrochen ist, darf kein Pik ausgespielt werden.
learn-spades-lead-right = Gebrochen ist Pik, sobald eines auf eine andere Farbe gefallen ist.
learn-spades-broken = Eben hast du { $lead-acc } getrumpft und den Stich gemacht: Pik ist gebrochen. Du spielst aus.
learn-spades-broken-right = Von jetzt an darf jeder alles ausspielen, auch Pik.
learn-spades-partner = { $across } sitzt dir gegenüber und ist deine Partnerin: Eure Stiche zählen zusammen. Sie liegt vorn: { $best }.
learn-spades-partner-right = { $winner } macht den Stich für euch beide, und dein Pik bleibt dir für einen anderen.
learn-spades-bid = Die Ansagen zweier Partner werden zusammengezählt; die Summe ist ihr Kontrakt. { $across } hat { $partner } angesagt. Zähl deine sicheren Stiche.
learn-spades-bid-right = Ein Kontrakt von { $contract }, und zusammen habt ihr { $together } gemacht: { $score } Punkte.
learn-spades-contract = Du hast { $bid } angesagt, deine Partnerin { $partner }. Zusammen habt ihr { $taken } gemacht. Ein erfüllter Kontrakt bringt { $each } für jeden angesagten Stich und { $spare } für jeden weiteren.
learn-spades-contract-right = { $score } Punkte. Ein Stich über dem Kontrakt heißt Überstich, und Überstiche werden gezählt.
learn-spades-short = Der Kontrakt war { $contract }, aber zusammen habt ihr nur { $taken } gemacht. Ein verfehlter Kontrakt kostet { $each } für jeden seiner Stiche.
learn-spades-short-right = Das macht { $score }, und ein Stich mehr hätte alles gerettet.
learn-spades-bags = Ihr hattet { $bags } Überstiche, und jetzt habt ihr { $taken } Stiche bei einem Kontrakt von { $contract }. Jedes Mal, wenn { $limit } Überstiche voll sind, sind { $cost } Punkte weg.
learn-spades-bags-right = Der Kontrakt brachte Punkte, der letzte Überstich kostete sie: zusammen { $score }, und { $rest ->
    [0] kein Überstich bleibt
    [one] ein Überstich bleibt
   *[other] { $rest } Überstiche bleiben
}.
learn-spades-nil = Mit so einem Blatt kannst du Nil ansagen: das Versprechen, gar keinen Stich zu machen. { $across } hat { $partner } angesagt.
learn-spades-nil-right = Du hast { $won ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $won } Stiche
} gemacht, und { $across } hat den Kontrakt von { $contract } erfüllt: { $score } Punkte für euch beide.
learn-spades-cover = { $across } hat Nil angesagt, aber gleich gewinnt sie diesen Stich: { $best }.
learn-spades-cover-right = Gerettet: { $taken-nom } nimmt ihr den Stich ab. Hat die Partnerin Nil angesagt, spielt man hoch.
learn-spades-nil-kept = Du hast Nil angesagt und { $won ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $won } Stiche
} gemacht; deine Partnerin hat { $partner } angesagt und { $taken } gemacht. Ein gehaltenes Nil bringt allein { $nil }.
learn-spades-nil-kept-right = { $score } Punkte: das Nil, der Kontrakt und ein Überstich.
learn-spades-nil-failed = Du hast Nil angesagt, aber { $won } Stich gemacht. Deine Partnerin hat den Kontrakt von { $contract } allein erfüllt. Ein verfehltes Nil kostet { $nil }, und sein Stich ist ein Überstich.
learn-spades-nil-failed-right = { $score }: der Kontrakt und ein Überstich, weniger das Nil.

## The guides: a match with comments

guide-name = Eine Partie mit Kommentar
guide-title = { $game }: eine Partie mit Kommentar
guide-of-match = Eine Partie mit Kommentar
guide-none = Zu diesem Spiel gibt es noch keine Partie mit Kommentar.
guide-missing = Diese nicht
guide-wait = Die Karten werden ausgelegt
guide-as-seen-by = Nur was { $name } sah
guide-table = Der Tisch
guide-hand-of = Das Blatt von { $name }
guide-hand-down = Das Blatt von { $name }, verdeckt
guide-total = Stand { $points }
guide-not-allowed = jetzt nicht erlaubt
guide-steps = Der Weg durch die Partie
guide-rounds = Runden
guide-comments = { $comments ->
    [one] 1 Kommentar
   *[other] { $comments } Kommentare
}
guide-slider = Zug
guide-where = Runde { $round }, Zug { $move } von { $moves }
guide-step-back = Ein Zug zurück
guide-step-on = Ein Zug weiter
guide-comment-before = Der Kommentar davor
guide-comment-next = Nächster Kommentar
guide-with-key = { $what } ({ $key })
guide-sheet = Punktezettel
guide-sheet-empty = Die erste Runde läuft noch.
guide-to-rules = Die Regeln
guide-to-lesson = In fünf Minuten lernen
guide-to-table = Selbst spielen
guide-made-by = Gespielt von den Bots von Foretrick. Dieselbe Partie liefert

## The comments of the guide to joker-in-the-hole

guide-joker-in-the-hole-0 = Vier Bots der Stufe „Solide“ spielen eine ganze Partie: { $rounds } Runden, von einer Karte für jeden bis zu zehn. Geh Zug für Zug hindurch. Die fünfte und die sechste Runde sind Karte für Karte erklärt, die anderen dort, wo sich etwas wendet. Alle vier Blätter liegen hier offen; du kannst auch nur das sehen, was Anna sah.
guide-joker-in-the-hole-4 = Alle sagen im selben Moment an (4.3). Ben hat nichts als den kleinen Joker, und ein einzelner Joker gewinnt nie: Er sagt { $ben-bid } an. Dan hat ein Ass, die sicherste Karte, die es gibt, und sagt { $dan-bid } an.
guide-joker-in-the-hole-8 = Carlas 8♣ ist ein Trumpf, aber kein Trumpf schlägt ein Ass (6.1). Dan hat kein Pik, darum ist sein Ass einer anderen Farbe erlaubt (5.7). Eine genaue Ansage von einem Stich bringt { $dan-score }, eine von keinem { $anna-score }; Carla fehlt einer, und das kostet: { $carla-score }.
guide-joker-in-the-hole-16 = Dan hat keinen Stich versprochen, aber Kreuz ist ausgespielt, und der K♣ ist sein einziges Kreuz: Er muss bedienen (5.5). Ein einzelner König ist die Gefahr jeder Ansage von null.
guide-joker-in-the-hole-21 = Zwei Trümpfe fallen auf ein Herz, und der höhere gewinnt (6.3): { $winner } bekommt den Stich mit der 3♦.
guide-joker-in-the-hole-34 = Ben hat seine Ansage schon erfüllt und würde jetzt lieber verlieren. Aber er musste ausspielen, und niemand hat ein Herz über dem J♥ oder einen Trumpf dagegen. { $ben } hat { $ben-took } Stiche und wollte { $ben-bid }.
guide-joker-in-the-hole-38 = Die letzten Karten. Annas A♣ ist das Trumpf-Ass, aber es gewinnt, weil es ein Ass ist, und nicht, weil es Trumpf ist (2.3). Dan wird dabei den kleinen Joker los.
guide-joker-in-the-hole-59 = Zusammen wollten sie { $wanted } Stiche, und { $tricks } gab es. Jemand musste einen zu viel bekommen, und Carlas Q♥ und K♠ waren zu hoch zum Verlieren: { $carla-took } Stiche statt { $carla-bid } machen { $carla-score } Punkte.
guide-joker-in-the-hole-60 = Jetzt Karte für Karte. Dan gibt jedem { $tricks } Karten und deckt das A♠ auf. Liegt ein Ass offen, nennt der Geber den Trumpf (3.5), und zwar bevor er nachsieht: Seine eigenen Karten liegen noch verdeckt (3.6).
guide-joker-in-the-hole-61 = Dan nennt Pik. Erst jetzt nimmt er sein Blatt auf und findet zwei kleine Pik darin, die 2♠ und die 4♠. Es hätte auch keines sein können.
guide-joker-in-the-hole-62 = Anna hat den K♠. Der König ist der höchste Trumpf überhaupt, und das Pik-Ass liegt offen beim Stapel; nur eines der anderen Asse könnte ihn schlagen. Sie sagt dafür { $anna-bid } an.
guide-joker-in-the-hole-65 = Alle Ansagen werden zusammen gezeigt. Sie ergeben { $wanted }, gespielt werden aber { $tricks } Stiche. Einen Stich will also niemand, und irgendwer bekommt ihn trotzdem. Wer wird es sein?
guide-joker-in-the-hole-66 = Anna sitzt links vom Geber und spielt aus (5.1). Sie holt ihren Stich gleich, solange er sicher ist. Jetzt ist Trumpf ausgespielt: Wer ein Pik hat, muss eines spielen.
guide-joker-in-the-hole-67 = Ben würde gern den Joker loswerden, aber solange er ein Pik hat, das nicht das Ass ist, hilft ihm der Joker nicht heraus (5.8). Die 3♠ ist die einzige Karte, die er spielen darf.
guide-joker-in-the-hole-68 = Carla hat kein Pik und ist frei (5.9). Sie gibt die 4♥ her und behält den K♥ und den kleinen Joker: den einen zum Gewinnen, den anderen zum Verlieren.
guide-joker-in-the-hole-69 = Dan kann zwischen der 2♠ und der 4♠ wählen, und beide verlieren gegen den König. { $winner } bekommt ihn und hat ihre Ansage erfüllt. Von jetzt an will sie verlieren.
guide-joker-in-the-hole-70 = Darum spielt sie eine niedrige Karte aus, die 5♦. Wer bedienen muss, kommt kaum darunter.
guide-joker-in-the-hole-71 = Ben hat kein Karo und wirft den großen Joker ab, die sicherste Karte zum Verlieren. Aber sieh zu Carla, die als Nächste dran ist: Sie hat den anderen Joker.
guide-joker-in-the-hole-72 = Und da ist es. Ein Joker unmittelbar nach dem anderen Joker zählt als Ass (6.2), und das erste Ass gewinnt den Stich. Carlas Verlierer ist zum Gewinner geworden, nur weil er auf den anderen folgte.
guide-joker-in-the-hole-73 = Dan muss Karo bedienen, und keines seiner beiden schlägt ein Ass. Auch Carla hat jetzt, was sie angesagt hat.
guide-joker-in-the-hole-74 = Carla hat noch drei Karten und will keinen Stich mehr. Sie beginnt mit der niedrigsten, der 3♣.
guide-joker-in-the-hole-75 = Dan hat kein Kreuz. Sein letzter Trumpf, die 2♠, ist der niedrigste, den es gibt, und schlägt doch jedes Kreuz.
guide-joker-in-the-hole-77 = Anna und Ben mussten beide ihr einziges Kreuz zugeben. Für Ben ist das eine schlechte Nachricht: Der J♣ hätte sein Stich sein können. { $winner } hat seine Ansage erfüllt.
guide-joker-in-the-hole-79 = Anna kann zwischen zwei Herz wählen. Sie will verlieren, also bleibt sie mit der 6♥ unter Dans 7♥, und die Q♥ wartet.
guide-joker-in-the-hole-80 = Ben braucht als Einziger noch einen Stich. Er spielt sein höchstes Herz und hofft, dass Carla nichts darüber hat.
guide-joker-in-the-hole-81 = Aber der K♥ ist Carlas einziges Herz, und sie muss ihn spielen. Sie bekommt einen Stich, den sie nicht will und auf den Ben gewartet hat: Eine Karte verdirbt zwei Ansagen.
guide-joker-in-the-hole-85 = Niemand hat noch ein Kreuz oder einen Trumpf, also gewinnt Carlas 10♣ auch den letzten Stich: Das war der, den niemand wollte. Anna und Dan bekommen je { $anna-score }, Ben fehlt einer ({ $ben-score }), und Carla hat mit { $carla-took } Stichen zwei zu viel ({ $carla-score }).
guide-joker-in-the-hole-90 = Diesmal sind { $wanted } Stiche gewollt und nur { $tricks } werden gespielt; um jeden Stich wird also gekämpft. Dan hat das A♠, den K♥ als höchsten Trumpf und noch drei kleine Trümpfe und sagt { $dan-bid } an.
guide-joker-in-the-hole-91 = Ben spielt sein Ass aus: Vor ihm kann kein anderes liegen, dieser Stich ist ihm also sicher.
guide-joker-in-the-hole-94 = Nach einem Ass muss niemand bedienen (5.4), und jeder wird los, was er mag. Anna gibt den K♣ her, der zur Unzeit einen Stich hätte machen können.
guide-joker-in-the-hole-95 = Ben hat seinen Stich und spielt den kleinen Joker aus, um das Ausspiel loszuwerden. Wieder muss niemand bedienen, den ganzen Stich lang (5.4).
guide-joker-in-the-hole-96 = Die erste Karte von der Zwei bis zum König nennt die Farbe, die jetzt fürs Gewinnen zählt; bedienen muss sie niemand (6.5). Die 10♦ macht daraus Karo.
guide-joker-in-the-hole-98 = Der K♦ schlägt die 10♦, und Annas J♥ ist ein Trumpf und schlägt beide. Jetzt sieh auf Dan: Er hat { $dan-bid } angesagt, hat noch keinen, und { $left } Stiche sind übrig. Er braucht jeden einzelnen.
guide-joker-in-the-hole-101 = Carla hat kein Pik und sticht mit der 5♥. Sie braucht zwei Stiche und kann nicht länger warten.
guide-joker-in-the-hole-102 = Das A♠ ist Dans einziges Pik. Er darf es spielen, muss aber nicht (5.6): Ein einzelnes Ass lässt jede andere Karte frei. Er sticht mit der 6♥ höher und hebt das Ass für sein eigenes Ausspiel auf.
guide-joker-in-the-hole-103 = Ein ausgespieltes Ass ist ein sicherer Stich.
guide-joker-in-the-hole-107 = Jetzt der K♥. Den höchsten Trumpf könnte nur ein Ass schlagen, und niemand hat noch eines.
guide-joker-in-the-hole-110 = Die 4♥ fällt darauf, und mit ihr der letzte Trumpf, der ihm noch hätte im Weg stehen können.
guide-joker-in-the-hole-114 = Die 2♥, der niedrigste Trumpf von allen, gewinnt den letzten Stich, denn sie ist der einzige, der noch übrig war. Vier Stiche in Folge: { $dan-score } Punkte. Carla wollte { $carla-bid } und bekam keinen.
guide-joker-in-the-hole-130 = Trumpf ist ausgespielt, und Anna hat keinen, darum ist ihr Ass frei. Das A♥ gewinnt einen Stich gegen lauter Trümpfe: Asse stehen über allem (6.1).
guide-joker-in-the-hole-149 = Wieder liegt ein Ass offen, und diesmal nennt Carla blind eine Farbe. Sie sagt Kreuz und findet die 5♣ und die 8♣.
guide-joker-in-the-hole-170 = Anna hat ihre { $anna-bid } Stiche, aber sie hat auch noch die Q♣, und niemand sonst hält mehr einen Trumpf. So eine Karte gewinnt früher oder später, wenn man sie nicht unter ein Ass werfen kann. Sie spielt sie aus, und der Stich gehört ihr.
guide-joker-in-the-hole-175 = Bens einziges Pik ist das A♠. Er hätte es behalten dürfen (5.6), aber er braucht { $ben-bid } Stiche und hat noch keinen, also das Ass.
guide-joker-in-the-hole-226 = Vor der letzten Runde liegen Anna und Dan mit { $anna-total } Punkten gemeinsam vorn, und Ben hat { $ben-total }. Anna hat ihre Ansage gerade um zwei Stiche verfehlt.
guide-joker-in-the-hole-231 = Zehn Karten für jeden, und { $wanted } Stiche sind gewollt. Ben hat drei Asse und zwei gute Trümpfe und sagt { $ben-bid } an. Wenn das aufgeht, bringt es mehr als jede andere Ansage am Tisch.
guide-joker-in-the-hole-239 = Dan hat die Q♠ mit der 4♥ gestochen, aber Bens A♠ schlägt auch das.
guide-joker-in-the-hole-257 = Karo ist ausgespielt, und Bens einziges Karo ist das A♦. Noch einmal Absatz 5.6: Er behält es, sticht mit der 8♥ und wird das Ass selbst ausspielen.
guide-joker-in-the-hole-263 = Das sind { $ben-took } von { $ben-bid }. Ben hat den großen Joker und den J♥, den letzten Trumpf im Spiel. Einer von beiden gewinnt, der andere verliert: genau das, was er braucht.
guide-joker-in-the-hole-267 = Der Joker verliert, wie geplant. Die erste Karte von der Zwei bis zum König war ein Kreuz (6.5), darum bekommt Dan den Stich mit der 8♣, und auch den letzten braucht er noch.
guide-joker-in-the-hole-271 = Ben sticht Dans K♣ mit dem J♥: { $ben-took } Stiche, { $ben-score } Punkte, und für Dan ist es einer zu wenig. Auch Anna war genau. Beide enden mit { $anna-total } Punkten und teilen sich den Sieg (8.3); Carlas Stand zeigt, dass man unter null fallen kann (7.4): { $carla-total }.

## The score pad in the browser

pad-title = Punkteblock
pad-start-line = Für echte Karten: Ihr sagt an und spielt, der Block rechnet.
pad-new = Neuer Block
pad-kept = Blöcke in diesem Browser
pad-all-pads = Alle Blöcke
pad-slip-over = Beendet
pad-slip-rounds = { $done } von { $all } Runden
pad-slip-played = { $done ->
    [0] Noch nicht begonnen
    [one] 1 Runde
   *[other] { $done } Runden
}
pad-slip-shared = geteilt
pad-remove = Entfernen: { $pad }
pad-remove-title = Diesen Block entfernen?
pad-remove-own = Er liegt nur in diesem Browser. Was entfernt ist, kommt nicht wieder, außer du hast es als Datei gesichert.
pad-remove-shared = Er verschwindet aus diesem Browser. Wer den Link hat, hat den Block weiterhin.
pad-remove-yes = Entfernen
pad-remove-no = Behalten
pad-bring-file = Gesicherten Block öffnen
pad-printed-sheets = Gedruckte Zettel
pad-missing = Diesen Block gibt es hier nicht
pad-missing-why = Ein Block liegt in dem Browser, in dem er begonnen wurde, außer er wurde geteilt. Vielleicht ist der Link unvollständig.

pad-game = Spiel
pad-who = Wer spielt?
pad-who-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
pad-who-partners = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn. Partner sitzen sich gegenüber.
pad-name = Name
pad-name-of = Name, Platz { $number }
pad-name-twice = { $name } steht zweimal da. Gib einem davon einen anderen Namen.
pad-player-number = Platz { $number }
pad-with-partner = mit { $name }
pad-deals-first = { $name } gibt zuerst
pad-deals-short = gibt
pad-move-up = { $name } nach oben
pad-move-down = { $name } nach unten
pad-take-off = { $name } streichen
pad-add-player = Noch jemand
pad-add-named = { $name } dazunehmen
pad-names-known = Namen, die hier schon gespielt haben
pad-when = Datum und Uhrzeit
pad-note = Notiz
pad-note-example = Wo ihr seid, worum es geht
pad-when-and-note = Datum und Notiz
pad-house-rules = Hausregeln
pad-house-rules-written = Hausregeln: wie geschrieben
pad-house-rules-changed = Hausregeln: { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
pad-house-rules-line = Varianten des Spiels; alle Punkte werden neu gerechnet
pad-house-rules-help = Eine Änderung gilt für die ganze Partie: Alle Punkte werden neu gerechnet.
pad-read-rules = Regeln von { $game }
pad-clash = { $first } und { $second } passen nicht zusammen.
pad-about-to = { $game }, { $count ->
    [one] 1 Name
   *[other] { $count } Namen
}
pad-start = Los

pad-round = Runde { $round }
pad-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
pad-deals = { $name } gibt
pad-facts = Runde { $round }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $dealer } gibt
pad-change = Ändern
pad-trump = Trumpf
pad-no-trump = Kein Trumpf
pad-trump-fixed = { $suit } ist Trumpf
pad-asks-bid = { $name } sagt an
pad-asks-tricks = { $name } hat gemacht
pad-bid-of = Ansage von { $name }
pad-tricks-of = Stiche von { $name }
pad-bid-sum = { $bid } von { $cards } angesagt
pad-bids-over = { $tricks } zu viel
pad-bids-under = { $tricks } übrig
pad-tricks-left = { $tricks ->
    [0] alle vergeben
   *[other] noch { $tricks }
}
pad-tricks-over = { $tricks } zu viel
pad-barred = Haken-Regel: { $name } darf nicht { $bid } ansagen, sonst ginge es auf.
pad-not-here = { $number } kann hier nicht stehen.
pad-done = Fertig
pad-wipe = Löschen
pad-keys-type = Lieber tippen
pad-keys-buttons = Lieber Tasten
pad-write = Aufschreiben
pad-nil = Nil
pad-blind-nil = Blindes Nil
pad-nil-short = Nil
pad-blind-nil-short = bl. Nil
pad-nothing = nichts
pad-somebody = Jemand
pad-said-bid = { $name } sagt { $bid } an.
pad-said-tricks = { $name } hat { $tricks } gemacht.
pad-heard-bid = { $by } schreibt: { $name } sagt { $number } an.
pad-heard-tricks = { $by } schreibt: { $name } hat { $number } gemacht.
pad-closed = Runde { $round } ist fertig: { $scores }.
pad-won = { $count ->
    [one] { $names } gewinnt mit { $total }
   *[other] { $names } gewinnen gemeinsam mit { $total }
}
pad-again = Noch einmal, gleiche Runde
pad-again-line = Ein neuer Block mit demselben Spiel; das Geben geht weiter
pad-play-on = Trotzdem Runde { $round } spielen
pad-watch = Du schaust zu. Neue Zahlen erscheinen von selbst.
pad-watch-lost = Gerade keine Verbindung. Neue Zahlen erscheinen, sobald sie wieder da ist.
pad-unsafe = Dieser Browser behält nichts. Sichere den Block als Datei, bevor du ihn schließt.
pad-happenings = Was geschieht

pad-contested = Doppelt geschrieben
pad-contested-bid = Die Ansage von { $name } in Runde { $round } wurde zweimal geschrieben. Was stimmt?
pad-contested-tricks = Die Stiche von { $name } in Runde { $round } wurden zweimal geschrieben. Was stimmt?
pad-contested-name = Ein Name wurde zweimal geschrieben. Was stimmt?
pad-contested-note = Die Notiz wurde zweimal geschrieben. Was stimmt?
pad-contested-round = Runde { $round } wurde zweimal geändert. Was stimmt?
pad-contested-other = Eine Stelle wurde zweimal geschrieben. Was stimmt?
pad-contested-gone = Entfernen
pad-contested-kept = Behalten
pad-one-of = { $values }

pad-sheet = Punktezettel
pad-sheet-about = Für jede Runde die Ansage, die Punkte und der laufende Stand
pad-round-and-trump = Runde und Trumpf
pad-round-open = Zahlen von Runde { $round } ändern
pad-round-change = Runde { $round }: Geber, Karten, Mitspieler
pad-cell-bid = { $name }, Ansage, Runde { $round }
pad-cell-tricks = { $name }, Stiche, Runde { $round }
pad-dealer = Geber
pad-slot-bid = Ans.
pad-slot-took = Stiche
pad-bid = Ansage
pad-took = Stiche
pad-met = erfüllt
pad-total = Stand
pad-sum = Pkt.
pad-not-playing = spielt nicht mit
pad-contract = { $taken } von { $contract }
pad-bags = { $bags ->
    [one] 1 Überstich
   *[other] { $bags } Überstiche
}
pad-key-met = Ansage erfüllt
pad-key-missed = Ansage und Stiche
pad-key-dealt = hat gegeben
pad-key-bags = unter den Partnern: Stiche vom Kontrakt

pad-chart = Stand nach Runden
pad-chart-about = { $rounds ->
    [one] Liniendiagramm des Stands nach 1 Runde: { $totals }.
   *[other] Liniendiagramm des Stands nach { $rounds } Runden: { $totals }.
}
pad-rates = Erfüllte Ansagen
pad-rates-partners = Kontrakte und Nil
pad-rate = { $made } von { $tried }
pad-rate-contracts = { $tried ->
    [one] { $made } von 1 Kontrakt
   *[other] { $made } von { $tried } Kontrakten
}
pad-rate-nils = { $made } von { $tried } Nil

pad-who-deals = Wer gibt
pad-how-many-cards = Karten für jeden
pad-card-less = Eine Karte weniger
pad-card-more = Eine Karte mehr
pad-who-plays-round = Wer in dieser Runde spielt
pad-insert-before = Eine Runde vor Runde { $round } einfügen
pad-remove-round = Runde { $round } entfernen
pad-players = Mitspieler
pad-players-line = Wer kommt, wer geht, die Reihenfolge
pad-players-help = Wer dazukommt, spielt ab der nächsten Runde. Wer geht, behält seine Punkte.
pad-players-away = Zurück am Tisch:
pad-new-player = Neu am Tisch
pad-joins = Kommt dazu
pad-leaves = Geht

pad-more = Mehr
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-settings-line = Sprache, hell oder dunkel, größere Schrift
pad-history = Verlauf
pad-history-line = Jede Änderung, und jede lässt sich zurücknehmen
pad-history-all = { $count ->
    [one] 1 Änderung zeigen
   *[other] Alle { $count } Änderungen zeigen
}
pad-history-undone = zurückgenommen
pad-history-begun = Der Block wurde begonnen: { $game }.
pad-history-game = Das Spiel ist { $game } mit seinen Hausregeln.
pad-history-note = Die Notiz ist „{ $note }“.
pad-history-note-gone = Die Notiz wurde entfernt.
pad-history-started = Beginn war { $date }.
pad-history-seats = Am Tisch: { $names }.
pad-history-seats-none = Die Reihenfolge am Tisch wurde gestrichen.
pad-history-player-new = { $name } kam dazu.
pad-history-player = { $was } heißt jetzt { $is }.
pad-history-player-gone = { $name } wurde gestrichen.
pad-history-round = Runde { $round }
pad-history-round-gone = Eine entfernte Runde
pad-history-round-new = { $round }: { $name } gibt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
pad-history-round-undone = { $round }: vom Block genommen.
pad-history-round-moved = { $round }: verschoben.
pad-history-round-seats = { $round }: { $names } spielen.
pad-history-cards = { $round }: { $is } Karten, nicht { $was }.
pad-history-dealer = { $round }: { $is } gibt, nicht { $was }.
pad-history-removed = { $round }: entfernt.
pad-history-restored = { $round }: wieder da.
pad-history-trump = { $round }: Trumpf ist { $is }.
pad-history-trump-was = { $round }: Trumpf ist { $is }, nicht { $was }.
pad-history-bid = { $round }: { $name } sagt { $is } an.
pad-history-bid-was = { $round }: { $name } sagt { $is } an, nicht { $was }.
pad-history-tricks = { $round }: { $name } hat { $is } gemacht.
pad-history-tricks-was = { $round }: { $name } hat { $is } gemacht, nicht { $was }.

pad-share = Teilen, sichern, drucken
pad-share-line = Live für alle am Tisch, oder als Datei
pad-share-help = Alle am Tisch sehen die Zahlen live auf ihrem Telefon. Du bestimmst, wer schreiben darf.
pad-share-now = Diesen Block teilen
pad-share-for = Der Link ist
pad-share-write = mit Stift
pad-share-watch = zum Zuschauen
pad-share-write-help = Wer diesen Link öffnet, darf schreiben. Scanne den Code oder öffne
pad-share-watch-help = Wer diesen Link öffnet, sieht jede Zahl sofort. Scanne den Code oder öffne
pad-qr-write = QR-Code des Links zum Schreiben
pad-qr-watch = QR-Code des Links zum Zuschauen
pad-copy-link = Link kopieren
pad-send-link = Senden
pad-writes-as = Du schreibst als
pad-not-yet = Der Block kommt, sobald es geht
pad-only-here = Diese Adresse öffnet sich nur auf diesem Computer: Er ist in keinem Netz, das Telefone teilen könnten.
pad-watching = { $count ->
    [one] Nur du schaust zu
   *[other] { $count } schauen zu
}
pad-offline-short = Offline
pad-offline-late = Offline, { $count } offen
pad-offline = Keine Verbindung. Schreib weiter, es bleibt hier.
pad-offline-waiting = { $count ->
    [one] Keine Verbindung. 1 Änderung wartet hier.
   *[other] Keine Verbindung. { $count } Änderungen warten hier.
}
pad-pen-refused = Dieser Link hat keinen Stift, der hier schreibt. Du kannst zuschauen.
pad-server-lost-it = Der Server hat diesen Block nicht mehr. Er bleibt hier.
pad-files = Als Datei
pad-files-help = Die Blockdatei behält jede Änderung; die Tabelle ist für eine Tabellenkalkulation. Der lange Link enthält die ganze Partie und braucht keinen Server.
pad-save-json = Blockdatei
pad-save-csv = Tabelle (CSV)
pad-copy-whole = Langen Link kopieren
pad-print = Drucken

pad-import-foreign = Das ist kein Punkteblock. Öffnen lassen sich eine Blockdatei, eine hier gesicherte Tabelle, ein langer Link oder die Aufzeichnung einer Partie.
pad-import-cut = Die Datei sieht aus wie ein Block, bricht aber ab. Sichere sie dort, wo sie herkommt, noch einmal.
pad-import-link = Dieser Link wurde unterwegs abgeschnitten oder verändert. Kopiere ihn noch einmal ganz.
pad-import-line = Zeile { $line } dieser Tabelle gehört nicht zu einem Block.
pad-import-entry = Eintrag { $place } dieses Blocks ist nicht lesbar, deshalb wurde nichts übernommen.
pad-import-record = Diese Aufzeichnung einer Partie ist nicht als Block lesbar.
pad-import-too-large = Das ist größer, als ein Block sein kann.
pad-import-empty = Dieser Block ist leer.

## Learning: the trainer

trainer-may-play = Welche Karten darfst du spielen? Tippe alle an.
trainer-takes = Welche Karte macht den Stich? Tippe sie an.
trainer-bid = Was würdest du ansagen?
trainer-always = { $card-nom } darf immer gespielt werden
trainer-bid-best = { $bid } ist hier die beste Ansage: Sie geht etwa { $hundred } von 100 Mal auf
trainer-bid-contract = { $bid } ist hier die beste Ansage: Eure Seite erfüllt ihren Kontrakt etwa { $hundred } von 100 Mal
trainer-bid-nil = { $bid } ist hier die beste Ansage: Es hält etwa { $hundred } von 100 Mal
trainer-bid-as-good = Deine Ansage, { $bid }, ist etwa ebenso viel wert
trainer-bid-costs = Deine Ansage, { $bid }, würde etwa { $points } Punkte kosten

## Learning: tips

learn-tip-joker-in-the-hole-ace-lead = Ein Ass, das du ausspielst, ist ein sicherer Stich: Davor kann kein anderes kommen.
learn-tip-joker-in-the-hole-two-aces = Zwei Asse sind noch keine zwei Stiche. Spielst du eines später in den Stich, liegt vielleicht schon ein anderes.
learn-tip-joker-in-the-hole-lone-ace = Ist das Ass deine einzige Karte der ausgespielten Farbe, kannst du es für später behalten, solange du etwas anderes abwerfen kannst.
learn-tip-joker-in-the-hole-joker = Ein Joker ist dein sicherster Verlierer. Behalte ihn für den Stich, den du sonst nicht loswürdest.
learn-tip-joker-in-the-hole-joker-before = Liegt direkt vor dir ein Joker, überleg dir deinen gut: Er würde jetzt als Ass zählen.
learn-tip-joker-in-the-hole-sum = Vergleich die Ansagen mit der Zahl der Stiche. Sind zu viele angesagt, wird um jeden gekämpft; zu wenige, und jemand bekommt einen geschenkt.
learn-tip-joker-in-the-hole-missed = Trauere keiner verfehlten Ansage nach: Mit zehn Karten verfehlen selbst vier starke Bots an einem Tisch etwa drei von zehn.
learn-tip-wizards-and-jesters-wizard-lead = Ein Zauberer, den du ausspielst, macht den Stich immer.
learn-tip-wizards-and-jesters-wizard-wait = Heb dir deinen Zauberer für einen Stich auf, in dem noch keiner liegt.
learn-tip-wizards-and-jesters-jester-keep = Ein Narr rettet eine Ansage von 0 oder eine, die schon erfüllt ist. Behalte ihn für den Stich, den du sonst nicht loswürdest.
learn-tip-wizards-and-jesters-jester-lead = Du bist am Ausspielen und willst keinen Stich mehr? Spiel einen Narren aus: Fast sicher nimmt ihn jemand anders.
learn-tip-wizards-and-jesters-void = Ein Blatt mit wenigen Farben ist mehr wert, wenn eine davon Trumpf ist: Bald kannst du die anderen trumpfen.
learn-tip-wizards-and-jesters-sum = Zähl die Ansagen zusammen. Sind mehr Stiche angesagt, als es gibt, hüte deine sicheren; sind es weniger, behalte einen Ausweg.
learn-tip-wizards-and-jesters-missed = Trauere keiner verfehlten Ansage nach: Mit zehn Karten verfehlen selbst vier starke Bots an einem Tisch etwa eine von fünf.
learn-tip-oh-hell-average = An einem Vierertisch macht ein Blatt im Schnitt ein Viertel der Stiche. Geh davon aus, und sieh dann auf Trümpfe und Asse.
learn-tip-oh-hell-low-trumps = Kleine Trümpfe gewinnen seltener, als man denkt. Mit zwei Trümpfen unter zehn Karten macht ein kleiner einmal in sechs Runden einen Stich, mit vieren zweimal in drei.
learn-tip-oh-hell-discard = Kannst du nicht bedienen und willst keinen Stich, wirf die Karte ab, die später einen machen könnte.
learn-tip-oh-hell-lead-early = Du brauchst Stiche? Mach sie früh, solange die anderen noch bedienen müssen: Von zehn Stichen gewinnt ein Ass unter den ersten drei neunmal von zehn, unter den letzten vier siebenmal.
learn-tip-oh-hell-high-short = Je kürzer seine Farbe, desto sicherer das Ass: Allein auf der Hand gewinnt es fast immer, als eines von fünf etwa siebenmal von zehn.
learn-tip-oh-hell-sum = Zähl die Ansagen zusammen. Sind mehr Stiche angesagt, als es gibt, hüte deine sicheren; sind es weniger, behalte einen Ausweg.
learn-tip-oh-hell-late = Wer spät ansagt, weiß mehr. Früh sag an, was dein Blatt wert ist; spät sieh darauf, was übrig bleibt.
learn-tip-spades-with-jokers-big = Der große Joker ist ein sicherer Stich. Der kleine verliert nur gegen den großen.
learn-tip-spades-with-jokers-nil-joker = Sag mit dem großen Joker kein Nil an: Irgendwann musst du ihn spielen, und nichts schlägt ihn.
learn-tip-spades-with-jokers-draw = Ist Pik gebrochen, zieht ein ausgespielter Joker Trümpfe, damit die Asse und Könige deines Partners leben.
learn-tip-spades-with-jokers-partner-bid = Ein Kontrakt entsteht aus zwei Blättern: Hör erst, was dein Partner ansagt, bevor du dich festlegst.
learn-tip-spades-with-jokers-cover = Hat dein Partner Nil angesagt, spiel hoch und früh: Nimm die Stiche, die ihm zufallen könnten.
learn-tip-spades-with-jokers-set-nil = Gegen ein Nil spiel kleine Karten in Farben aus, in denen der andere vielleicht nichts Kleineres hat.
learn-tip-spades-with-jokers-spare = Ist der Kontrakt sicher, denk an die Überstiche: Bei neun kostet der nächste 100 Punkte.
learn-tip-spades-with-jokers-void = Eine Farbe, die du nicht hast, ist Stiche wert, solange du kleine Pik darauf spielen kannst.
learn-tip-spades-with-jokers-last = Zähl gegen Ende, was beiden Seiten noch fehlt. Ihren Kontrakt zu Fall zu bringen ist oft mehr wert, als ein Überstich kostet.
learn-tip-spades-with-jokers-nil-odds = Ein Nil riskiert so viel, wie es bringt. Der starke Bot sagt es an, wenn es sich lohnt, und hält etwa zwei von drei.
learn-tip-spades-ace = Das Pik-Ass ist ein sicherer Stich. Andere Pik zähl danach, wie viele du hast; Asse in kurzen Farben sind fast sicher.
learn-tip-spades-nil-hand = Sag Nil an mit wenigen Pik, keinem hohen, und mit kleinen Karten in jeder langen Farbe.
learn-tip-spades-partner-bid = Ein Kontrakt entsteht aus zwei Blättern: Hör erst, was dein Partner ansagt, bevor du dich festlegst.
learn-tip-spades-cover = Hat dein Partner Nil angesagt, spiel hoch und früh: Nimm die Stiche, die ihm zufallen könnten.
learn-tip-spades-set-nil = Gegen ein Nil spiel kleine Karten in Farben aus, in denen der andere vielleicht nichts Kleineres hat.
learn-tip-spades-spare = Ist der Kontrakt sicher, denk an die Überstiche: Bei neun kostet der nächste 100 Punkte.
learn-tip-spades-void = Eine kurze Farbe ist Stiche wert: Von drei Pik machen die kleinen etwa einen Stich, wenn du in einer anderen Farbe höchstens eine Karte hast, und sonst nicht einmal einen halben.
learn-tip-spades-last = Zähl gegen Ende, was beiden Seiten noch fehlt. Ihren Kontrakt zu Fall zu bringen ist oft mehr wert, als ein Überstich kostet.

## Learning: the pages

learn-title = Lernen
learn-heading = Am Tisch lernen
learn-intro = Setz dich dazu. Ein paar vorbereitete Blätter, ein Gedanke nach dem anderen, und die Karten antworten.
learn-lesson = In fünf Minuten lernen
learn-lesson-go-on = Weiterlernen
learn-lesson-again = Noch einmal von vorn
learn-trainer = Trainer
learn-guide = Eine ganze Partie mit Kommentar
learn-rules = Regeln
learn-tips = Tipps
learn-tip = Tipp
learn-of-game = von { $game }
learn-progress = Schritt { $step } von { $steps }
learn-done = Gelernt
learn-best-streak = Beste Serie: { $best } in Folge richtig
learn-clause = Regel { $clause }
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-start-over = Von vorn
learn-leave = Lektion verlassen
learn-trump-none = Kein Trumpf
learn-trump-named = Der Geber bestimmt
learn-trump-choices = Was ist Trumpf?
learn-score-choices = Punkte
learn-bid-column = angesagt
learn-took-column = gemacht
learn-score-column = Punkte
learn-bags-column = Überstiche
learn-pad = Der Punkteblock
learn-pad-open = noch offen
learn-friend = Neben dir
learn-right = Richtig
learn-wrong = Das nicht
learn-end-title = Jetzt kennst du { $game }
learn-end-text = Du weißt alles, um dich mit anderen an den Tisch zu setzen. Der Rest kommt beim Spielen.
learn-end-play = Jetzt spielen, mit leichten Bots
learn-end-trainer = Ein paar Fragen mit dem Trainer
learn-end-guide = Eine ganze Partie mit Kommentar ansehen
learn-end-rules = Die Regeln lesen
learn-wait = Die Karten werden gelegt
trainer-title = Trainer: { $game }
trainer-kinds = Was du üben willst
trainer-kind-mixed = Von allem etwas
trainer-kind-may-play = Was darfst du spielen?
trainer-kind-takes = Wer macht den Stich?
trainer-kind-bid = Was würdest du ansagen?
trainer-streak = Serie
trainer-best = beste { $best }
trainer-check = Das ist alles, was ich darf
trainer-next = Nächste Frage
trainer-judging = Einen Moment
trainer-new-best = Deine bisher beste Serie: { $best }
trainer-worth-one = Ansage { $bid }: { $points } Punkte wert, geht { $hundred } von 100 Mal auf
trainer-leave = Trainer verlassen
trainer-too-many = Zu viele Fragen auf einmal; warte einen Moment.
trainer-none = Diese Frage gibt es nicht.
trainer-gone = Diese Frage ist hier nicht mehr bekannt; nimm die nächste.
trainer-no-answer = Das ist keine Antwort auf die Frage.

## The comments of the guide to wizards-and-jesters

guide-wizards-and-jesters-0 = Vier Bots der Stufe „Solide“ spielen eine ganze Partie: { $rounds } Runden, bis die Karten nicht mehr reichen. Geh Zug für Zug hindurch. Die fünfte und die dreizehnte Runde sind am genauesten erklärt, die anderen dort, wo sich etwas wendet. Alle vier Blätter liegen hier offen; du kannst auch nur das sehen, was Anna sah.
guide-wizards-and-jesters-1 = Herz ist Trumpf, aber Carlas 2♥ ist keiner: Jede Zwei ist ein Narr und gehört zu keiner Farbe (2.3). Mit einer Karte, die verliert, sagt sie { $carla-bid } an.
guide-wizards-and-jesters-5 = Ein Narr ist ausgespielt, also gibt es noch keine ausgespielte Farbe (5.8).
guide-wizards-and-jesters-6 = Dans 6♥ ist die erste Farbkarte. Von jetzt an muss Herz bedient werden.
guide-wizards-and-jesters-8 = Annas 8♥ ist höher und gewinnt den Stich. Eine genaue Ansage von einem Stich bringt { $anna-score }, eine von keinem { $ben-score }; Dan fehlt einer: { $dan-score }.
guide-wizards-and-jesters-16 = Pik ist ausgespielt, und Ben hat ein Pik, aber ein Zauberer darf immer gespielt werden (5.5). Das A♥ holt den Stich, den er angesagt hat. Übrig bleibt ihm die 6♠.
guide-wizards-and-jesters-21 = Und die 6♠ verdirbt alles: Niemand kann bedienen, niemand hat Trumpf, also gewinnt das einzige Pik. Eine niedrige Karte verliert nur, solange jemand eine höhere darauf legen kann.
guide-wizards-and-jesters-31 = Carla hat einen ihrer { $carla-bid } Stiche und spielt das A♣ aus. Ein ausgespielter Zauberer gewinnt immer, und niemand muss bedienen (5.7).
guide-wizards-and-jesters-38 = Drei Herz, und Herz ist Trumpf: Annas Q♥ ist die höchste. In dieser Runde gehen drei von vier Ansagen auf; nur Dan bleibt ohne seinen Stich.
guide-wizards-and-jesters-39 = Ein Narr liegt offen: In dieser Runde gibt es keinen Trumpf (3.4). Hohe Karten und Zauberer sind jetzt mehr wert, und wer ausspielt, auch.
guide-wizards-and-jesters-59 = Ohne Trumpf gewinnt die 5♠ den letzten Stich, denn die anderen haben kein Pik mehr, das sie schlägt. Carla hat einen zu viel, Anna und Dan einen zu wenig.
guide-wizards-and-jesters-60 = Jetzt Karte für Karte. Ben gibt jedem { $tricks } Karten und deckt einen Zauberer auf, das A♥. Er darf also den Trumpf nennen, und vorher darf er sein Blatt ansehen (3.5).
guide-wizards-and-jesters-61 = Er hat zwei Kreuz und von jeder anderen Farbe nur eine Karte. Er sagt Kreuz: Die 9♣ und die 3♣ sind jetzt Trümpfe, und die anderen Farben werden ihm bald ausgehen.
guide-wizards-and-jesters-62 = Das Ansagen beginnt links vom Geber (4.3). Carla hat die 7♣, einen mittleren Trumpf, und die 2♠, einen Narren zum Verlieren. Sie sagt { $carla-bid } an.
guide-wizards-and-jesters-63 = Zwei Zauberer, das A♣ und das A♦, und der J♣ als hoher Trumpf: Dan sagt { $dan-bid } an.
guide-wizards-and-jesters-65 = Zusammen wollen sie { $wanted } Stiche, und es gibt { $tricks }. Jemand wird danebenliegen.
guide-wizards-and-jesters-66 = Carla spielt ein Herz aus. Die 8♥ setzt die ausgespielte Farbe: Wer ein Herz hat, muss bedienen.
guide-wizards-and-jesters-67 = Dan hat ein Herz, den J♥, aber ein Zauberer ist immer erlaubt (5.5). Er nimmt den Stich mit dem A♣, das hier kein Kreuz ist, sondern ein Zauberer.
guide-wizards-and-jesters-68 = Ein Zauberer, der nach der ausgespielten Farbe kommt, ändert am Bedienen nichts (5.9). Anna hat ein Herz und muss es spielen.
guide-wizards-and-jesters-69 = Ben auch, und ihm ist es recht: Seine Q♥ ist unter dem Zauberer verschwunden und kann nicht mehr zur Unzeit gewinnen.
guide-wizards-and-jesters-70 = Der zweite Zauberer, diesmal ausgespielt. Er kann nicht verlieren, und niemand muss bedienen (5.7).
guide-wizards-and-jesters-73 = Alle werfen ab, was sie mögen: Anna einen König, Ben seinen kleineren Trumpf, Carla ein Pik. { $dan } hat { $dan-took } von { $dan-bid }.
guide-wizards-and-jesters-75 = Anna hat kein Karo und spielt ihren einzigen Trumpf, die 10♣.
guide-wizards-and-jesters-77 = Carla hätte auch stechen können, aber ihre 7♣ verlöre gegen die 10♣. Sie hebt sie für einen besseren Moment auf. { $winner } hat ihren Stich.
guide-wizards-and-jesters-80 = Da ist er: Carla hat kein Pik (die 2♠ ist ein Narr und keines, 2.3), sie darf also stechen, und die 7♣ liegt vorn. Nur Dan kommt noch nach ihr.
guide-wizards-and-jesters-81 = Aber Dan hat auch kein Pik, und der J♣ ist höher. Das ist sein dritter Stich, genau richtig; Carlas ist dahin.
guide-wizards-and-jesters-84 = Ben hat mit der 9♣ gewartet, dem letzten Trumpf, und sie kommt zur rechten Zeit: Er hat kein Herz zum Bedienen.
guide-wizards-and-jesters-85 = Ein Narr kann ihn ihm nicht nehmen (6.5). Genaue Ansagen: Dan { $dan-score }, Anna { $anna-score }, Ben { $ben-score }. Carla wollte einen und bekam keinen: { $carla-score }.
guide-wizards-and-jesters-103 = Dan hat seine { $dan-bid } Stiche und möchte nicht mehr ausspielen müssen. Dafür ist ein Narr gemacht: Die 2♥ verliert gegen fast alles.
guide-wizards-and-jesters-106 = Annas Q♠ war die erste Farbkarte und setzte die Farbe, und Ben hat sie mit der 7♣ gestochen. { $winner } hat seine Ansage erfüllt.
guide-wizards-and-jesters-109 = Und da ist Dan gefangen: Die 9♦ ist sein einziges Karo, er muss bedienen, und sie ist die höchste.
guide-wizards-and-jesters-114 = Auch die 3♥ gewinnt, denn niemand hat ein Herz: { $dan-took } Stiche statt { $dan-bid }. Carla hat ihren letzten Narren abgeworfen, die 2♠, und ihre Ansage gehalten: keiner.
guide-wizards-and-jesters-223 = Dan hat einen Narren ausgespielt, also wählt Anna die Farbe: Mit der 8♥ wird es Herz.
guide-wizards-and-jesters-225 = Bens letzte Karte ist die 10♥, und sie gewinnt. Er sagte { $ben-bid } an und machte { $ben-took }: { $ben-score }. Wo ein Stich zu viel kommt, folgen oft noch mehr.
guide-wizards-and-jesters-373 = Die letzte Runde: Alle Karten sind ausgeteilt, keine bleibt zum Aufdecken, also gibt es keinen Trumpf (3.6). Carla führt mit { $carla-total } Punkten vor Anna und Dan mit je { $anna-total }.
guide-wizards-and-jesters-374 = Carla hat zwei Zauberer und zwei Narren und dazu hohe Kreuz. Sie sagt { $carla-bid } an.
guide-wizards-and-jesters-375 = Dan hat die beiden anderen Zauberer und sagt { $dan-bid } an.
guide-wizards-and-jesters-377 = Sie wollen { $wanted } Stiche, und { $tricks } werden gespielt. Bleiben vier, die niemand will, und irgendwohin müssen sie alle. Sieh zu, wohin.
guide-wizards-and-jesters-379 = Zwei Narren hintereinander, und noch immer ist keine Farbe ausgespielt (5.8).
guide-wizards-and-jesters-381 = Die Q♦ hat die Farbe gesetzt und gewonnen. { $winner } hat, was sie angesagt hat, und noch einen Narren, um das Ausspiel loszuwerden.
guide-wizards-and-jesters-385 = Da ist dieser Narr, und die erste Farbkarte danach, Bens K♦, gewinnt den Stich. Jetzt sind Anna und Ben zufrieden und bleiben unter allem, was sie können.
guide-wizards-and-jesters-389 = Dans K♥ bringt ihm seinen ersten Stich.
guide-wizards-and-jesters-393 = Sein erster Zauberer bringt den zweiten.
guide-wizards-and-jesters-397 = Zwei Zauberer in einem Stich: Der erste gewinnt (6.1), und das A♥, das Carla darunterwirft, ist verloren. Sie gibt einen ihrer sicheren Stiche her. { $dan } hat seine { $dan-bid }.
guide-wizards-and-jesters-401 = Jetzt sind alle außer Carla zufrieden. Sie holt sich mit ihrem zweiten Zauberer das Ausspiel, obwohl sie Kreuz bedienen könnte (5.5), und braucht noch drei.
guide-wizards-and-jesters-413 = Kreuz-Dame, Kreuz-Zehn und die 9♦ haben sie gebracht: { $carla-took }, genau richtig. Aber sie muss ausspielen und hat noch vier Karten, die 6♣, 5♦, 7♠ und 3♦, alle niedrig. Niedrig genug?
guide-wizards-and-jesters-417 = Nein. Dan hat nur die 3♣, und die anderen haben gar kein Kreuz und werfen ihre hohen Karten ab.
guide-wizards-and-jesters-425 = Selbst die 7♠ ist zu hoch: Ben bleibt mit der 6♠ darunter, Anna mit der 4♠.
guide-wizards-and-jesters-429 = Alle vier Stiche, die niemand wollte, gingen an Carla: { $carla-took } statt { $carla-bid }, { $carla-score } Punkte, und ihr Vorsprung ist weg. Dan war genau und gewinnt die Partie mit { $dan-total } zu { $carla-total }.

## The comments of the guide to spades-with-jokers

guide-spades-with-jokers-0 = Vier Bots der Stufe „Solide“ spielen eine ganze Partie, Anna und Carla gegen Ben und Dan. Geh Zug für Zug hindurch. Die zweite Runde ist Karte für Karte erklärt, die anderen dort, wo sich etwas wendet. Alle vier Blätter liegen hier offen; du kannst auch nur das sehen, was Anna sah.
guide-spades-with-jokers-4 = Die Ansagen der Partner werden zusammengezählt (4.4): Anna und Carla haben einen Kontrakt von { $anna-contract }, Ben und Dan einen von { $ben-contract }.
guide-spades-with-jokers-18 = Ben hat kein Kreuz mehr und sticht mit der 5♠. Das erste Pik ist gespielt: Vom nächsten Stich an ist Pik gebrochen und darf ausgespielt werden (5.4).
guide-spades-with-jokers-37 = Carla spielt den großen Joker aus. Er ist das höchste Pik, also müssen alle mit Pik bedienen (5.6), und niemand kann ihn schlagen. Das zieht den anderen drei Trümpfe aus der Hand.
guide-spades-with-jokers-44 = Weder Dan noch Ben hat ein Karo. Dans kleiner Joker ist das zweithöchste Pik und schlägt sogar den K♠ (2.4). Sein Partner hat einen König daran verschwendet.
guide-spades-with-jokers-56 = Anna und Carla machten { $anna-side } Stiche bei einem Kontrakt von { $anna-contract }: zehn Punkte für jeden Stich des Kontrakts und einen für jeden Überstich (7.2), zusammen { $anna-score }. Ben und Dan haben ihren auf den Stich genau: { $ben-score }.
guide-spades-with-jokers-57 = Jetzt Karte für Karte. Sieh dir Bens Blatt an: niedrige Karten in jeder Farbe, und an Pik nur die 6♠ und leider das A♠.
guide-spades-with-jokers-58 = Dan beginnt. Der große Joker, K♠ und Q♠ und dazu das A♦: Er sagt { $dan-bid } an.
guide-spades-with-jokers-59 = Anna hat den kleinen Joker und zwei Asse, das A♣ und das A♥, und sagt { $anna-bid } an.
guide-spades-with-jokers-60 = Ben wagt es und verspricht, gar keinen Stich zu machen (4.5). Gehalten bringt das hundert Punkte, gescheitert kostet es hundert. Das A♠ ist die Karte, an der es scheitern kann, denn nur ein Joker schlägt es.
guide-spades-with-jokers-61 = Dan spielt also allein für seinen Kontrakt von { $dan-contract } und muss dazu noch auf Ben aufpassen. Dagegen steht ein Kontrakt von { $anna-contract }.
guide-spades-with-jokers-62 = Dan darf noch kein Pik ausspielen (5.3). Er spielt das A♦ aus, einen Stich, den Ben nicht fürchten muss.
guide-spades-with-jokers-64 = Ben muss bedienen und gibt ein hohes Karo her, die 10♦, solange es nicht gewinnen kann. Bei einem Nil wird man seine hohen Karten unter den höheren der anderen los.
guide-spades-with-jokers-65 = Aber Carla hat gar kein Karo und sticht das Ass mit ihrem niedrigsten Pik. Damit ist Pik schon im ersten Stich gebrochen (5.4).
guide-spades-with-jokers-67 = Carla versucht es mit einem niedrigen Herz und zielt auf Ben. Dan legt die Q♥ darauf, um den Stich zu gewinnen, bevor Ben es muss.
guide-spades-with-jokers-69 = Jetzt kann Ben den J♥ unter die Dame werfen: wieder eine gefährliche Karte weniger.
guide-spades-with-jokers-70 = Das ist die Karte, die das Nil rettet. Dan spielt den großen Joker aus: Alle müssen Pik spielen (5.6), und nichts im Spiel schlägt ihn.
guide-spades-with-jokers-72 = Und Ben darf sich sein Pik aussuchen: Das A♠ fällt unter den Joker. Nur die kleine 6♠ bleibt ihm.
guide-spades-with-jokers-75 = Der K♥ sollte Dans nächster Stich sein, aber Anna hat das A♥.
guide-spades-with-jokers-78 = Anna spielt die 6♥ aus, gerade niedrig genug, um einem Nil gefährlich zu sein.
guide-spades-with-jokers-79 = Ben hat noch ein Herz, und es ist niedriger: die 5♥. Ein Auge entscheidet.
guide-spades-with-jokers-81 = Dan hat kein Herz mehr und sticht mit der 4♠: { $dan-took } Stiche.
guide-spades-with-jokers-84 = Der J♦ geht unter Annas K♦. Jetzt hat Ben nichts mehr, was höher ist als eine Acht.
guide-spades-with-jokers-85 = Carla hat kein Karo und könnte stechen, aber der König ihrer Partnerin gewinnt schon. Sie wirft die 2♣ ab und behält ihre Pik.
guide-spades-with-jokers-89 = Anna hat die 9♣ ausgespielt, um zu sehen, ob Ben darüber muss; er hatte die 8♣. Carlas 10♣ gewinnt den Stich.
guide-spades-with-jokers-92 = Dan hat mit der Q♠ gestochen, und das A♣ ist Annas einziges Kreuz: Sie muss es auf einen Stich legen, der schon verloren ist (5.5).
guide-spades-with-jokers-93 = Das macht { $dan-took } Stiche für Dan: Der Kontrakt von { $dan-contract } ist erfüllt. Alles Weitere ist ein Überstich.
guide-spades-with-jokers-97 = Dan spielt Karo aus, und Carla sticht wieder: { $anna-side } Stiche von { $anna-contract } für ihre Seite.
guide-spades-with-jokers-99 = Dan hat kein Kreuz und sticht Carlas J♣ mit dem K♠, ein Überstich mehr. So bleibt Carla das Ausspiel verwehrt.
guide-spades-with-jokers-102 = Noch einmal Karo. Ben hat noch die 4♦ und bleibt darunter.
guide-spades-with-jokers-103 = Anna sticht. Sie und Carla brauchen noch jeden Stich, der übrig ist.
guide-spades-with-jokers-107 = Pik ist ausgespielt, und Ben muss sein letztes geben, die 6♠. Der J♠ ist höher: Auch diese Gefahr ist vorbei. Seine letzte Karte ist die 5♣.
guide-spades-with-jokers-110 = Anna hat den kleinen Joker bis zuletzt behalten. Der große ist gespielt, nichts schlägt ihn mehr.
guide-spades-with-jokers-113 = Ben hat sein Nil gehalten. Seine Seite bekommt { $ben-score }: den Kontrakt von { $ben-contract }, einen Überstich und hundert für das Nil. Anna und Carla machten { $anna-side } von { $anna-contract }: { $anna-score }.
guide-spades-with-jokers-116 = Ben sagt wieder Nil an, diesmal mit dem K♠ und dem K♥. Das ist kühner, als es aussieht.
guide-spades-with-jokers-125 = Sein Partner spielt das A♥ aus, und der erste König ist darunter verschwunden.
guide-spades-with-jokers-164 = Und der zweite: Anna braucht selbst Stiche und spielt das A♠ aus. Der K♠ ist Bens einziges Pik, er muss ihn spielen, und er verliert.
guide-spades-with-jokers-170 = Das zweite Nil in Folge: { $ben-score } Punkte. Ben und Dan führen { $ben-total } zu { $anna-total }.
guide-spades-with-jokers-270 = Pik ist ausgespielt, und Bens kleiner Joker schlägt das A♠. Nur der große Joker hätte hier gewonnen, und der liegt in Annas eigener Hand.
guide-spades-with-jokers-289 = Jetzt versucht es Carla mit Nil, mit vier Pik bis zum J♠ und dem K♥. Das ist viel für ein Blatt, das nicht gewinnen darf. Ihre Seite hat schon { $anna-bags } Überstiche.
guide-spades-with-jokers-321 = Carlas letztes Herz war der K♥, und er lag vorn. Anna hat kein Herz mehr und sticht ihre eigene Partnerin, sicherheitshalber mit dem A♠ (5.7). So deckt man ein Nil.
guide-spades-with-jokers-329 = Noch einmal dasselbe: Carla hat nur noch Pik und musste ein Herz stechen. Anna geht mit der Q♠ darüber.
guide-spades-with-jokers-332 = Aber jetzt hat Anna Kreuz ausgespielt, und Carla muss eines ihrer drei Pik geben. Die 9♠ ist das niedrigste, und sie liegt vorn.
guide-spades-with-jokers-333 = Dan könnte ihn mit dem großen Joker oder dem K♠ nehmen, aber das fällt ihm nicht ein: Er spielt die 6♠, und das Nil ist gescheitert.
guide-spades-with-jokers-341 = Was das kostet: das Nil hundert (7.5). Carlas Stich ist ein Überstich, der dem Kontrakt nicht hilft (7.8). Und mit Annas eigenen drei erreichen die Überstiche die Zehn: noch einmal hundert (7.10). Alles in allem { $anna-score } Punkte, und wieder { $anna-bags } Überstiche.
guide-spades-with-jokers-342 = Ben und Dan haben { $ben-total } Punkte. Ein erfüllter Kontrakt beendet die Partie (8.1), wenn nicht zu viele Überstiche dazukommen.
guide-spades-with-jokers-390 = Dans kleiner Joker holt den letzten Stich, den sie brauchen: { $dan-side } von { $dan-contract }.
guide-spades-with-jokers-398 = Ben und Dan erreichen { $ben-total } und gewinnen; Anna und Carla haben { $anna-total }. Zwei gehaltene Nil auf der einen Seite, ein gescheitertes auf der anderen: Das war fast der ganze Unterschied.

## The comments of the guide to oh-hell

guide-oh-hell-0 = Vier Bots der Stufe „Solide“ spielen eine ganze Partie: { $rounds } Runden, von einer Karte für jeden bis zu zehn, und mit der Haken-Regel für den Geber (9.1). Geh Zug für Zug hindurch. Die fünfte Runde ist Karte für Karte erklärt, die anderen dort, wo sich etwas wendet. Alle vier Blätter liegen hier offen; du kannst auch nur das sehen, was Anna sah.
guide-oh-hell-4 = Das ist der Haken (4.5). Bisher wollte niemand den Stich, also darf Ben, der gibt, nicht eins ansagen: Die Ansagen ergäben zusammen genau die Zahl der Stiche. Und ausgerechnet er hat den einzigen Trumpf, die 10♥.
guide-oh-hell-8 = So bekommt er einen Stich, den er nicht wollen durfte. Die anderen haben ihre Ansage von null gehalten: je { $anna-score } Punkte; Ben bekommt { $ben-score } (7.3).
guide-oh-hell-13 = Wieder der Haken: Mit keinem ergäben die Ansagen { $tricks }. Carla muss mindestens einen wollen, mit der 8♥ als einzigem Trumpf.
guide-oh-hell-21 = Bens J♥ ist höher als ihre 8♥. { $ben-score } Punkte für ihn: zehn für die genaue Ansage und einen für den Stich (7.1).
guide-oh-hell-60 = Jetzt Karte für Karte. Ben gibt jedem { $tricks } Karten und deckt die 7♦ auf: Karo ist Trumpf (3.4).
guide-oh-hell-61 = Carla sitzt links vom Geber und sagt zuerst an (4.3). Sie zählt die Q♦ als Stich.
guide-oh-hell-62 = Dans höchste Karte außerhalb der Trümpfe ist eine Sieben, und sein Trumpf ist die 2♦. Er verspricht keinen.
guide-oh-hell-63 = Anna hat drei Trümpfe, das A♦, die 10♦ und die 8♦, und sagt { $anna-bid } an. Das Trumpf-Ass ist die einzige Karte, die von Anfang an sicher ist.
guide-oh-hell-64 = Bisher sind vier Stiche angesagt, also darf Ben nicht eins sagen. Er sagt { $ben-bid }, und jetzt sind { $wanted } Stiche gewollt, wo { $tricks } gespielt werden.
guide-oh-hell-65 = Carla spielt ihr niedriges Pik aus, die 5♠, und behält ihren Trumpf.
guide-oh-hell-66 = Dan muss bedienen (5.4), und mit der 2♠ tut er es gern.
guide-oh-hell-67 = Anna hat kein Pik und sticht mit ihrem niedrigsten Trumpf, der 8♦.
guide-oh-hell-68 = Aber Ben hat auch kein Pik, und seine 9♦ ist um eins höher (6.1). Der erste von Annas drei Stichen ist weg.
guide-oh-hell-69 = Ben versucht es mit der Q♥, seinem höchsten Herz.
guide-oh-hell-72 = Anna hat kein Herz und sticht sie mit der 10♦. Sie hat { $anna-took } und braucht noch zwei.
guide-oh-hell-73 = Sie spielt die 9♣ aus und hebt das A♦ für eine Farbe auf, die sie nicht hat.
guide-oh-hell-75 = Bens einziges Kreuz war der J♣, und der lag vorn. Carla hat keines und sticht mit der Q♦, ganz wie geplant.
guide-oh-hell-76 = Dan muss mit der 7♣ bedienen und kommt nicht in Versuchung. { $winner } hat, was sie angesagt hat.
guide-oh-hell-78 = Ein kühner Moment. Dan hat kein Pik und könnte die 4♥ abwerfen, aber er spielt seinen Trumpf, die 2♦, und liegt vorn. Er will ihn los sein, solange noch zwei andere nach ihm kommen.
guide-oh-hell-79 = Und Anna nimmt ihn ihm mit dem A♦ ab.
guide-oh-hell-80 = { $anna-took } von { $anna-bid } für Anna, und die 3♣ ist alles, was ihr bleibt. Ben hat einen und braucht noch einen; er hat die 3♦ behalten, den letzten Trumpf.
guide-oh-hell-84 = Der zweitkleinste Trumpf holt den letzten Stich. Ben, Carla und Dan sind genau ({ $ben-score }, { $carla-score } und { $dan-score } Punkte); Anna fehlt einer, sie bekommt { $anna-score }. Es war mehr gewollt, als es gab.
guide-oh-hell-130 = Anna hat ihre drei Gewinner sofort und nacheinander ausgespielt, solange ihre Asse sicher waren: { $anna-took } von { $anna-bid }. Von hier an muss sie nur noch verlieren.
guide-oh-hell-133 = Carla hat drei Trümpfe für ihre { $carla-bid } Stiche. Aber Karo ist ausgespielt, und der K♦ ist ihr einziges: Sie muss ihn spielen, und er gewinnt.
guide-oh-hell-146 = Die drei Trümpfe gewinnen auch, das macht { $carla-took }. Eine einzelne hohe Karte ist ein Stich zu viel, wenn sie bedienen muss. Carla bekommt { $carla-score }, Anna { $anna-score }.
guide-oh-hell-225 = Die letzte Runde. Dan führt mit { $dan-total } Punkten; Ben hat { $ben-total }, Carla { $carla-total } und Anna { $anna-total }.
guide-oh-hell-229 = Dan sagt { $dan-bid } an, Ben { $ben-bid }. Ist Dan genau, hat er gewonnen; wenn nicht, bekommt er nichts, und Bens { $ben-bid } würden mit einem einzigen Punkt reichen.
guide-oh-hell-241 = Drei Stiche in Folge, mit dem K♥, dem K♣ und dem A♦: Dan hat, was er angesagt hat. Die anderen haben es gemerkt.
guide-oh-hell-247 = Carla spielt einen niedrigen Trumpf aus, die 2♦, und Dan hat nur noch einen, den J♦. Er muss ihn spielen.
guide-oh-hell-249 = Ben könnte den Stich mit dem K♦ nehmen und denkt nicht daran. Er bleibt mit der 4♦ darunter: { $dan-took } Stiche für Dan, einer zu viel, und seine Ansage ist verloren.
guide-oh-hell-261 = Ben hat mit dem A♥ gewartet; jetzt holt es ihm seinen ersten Stich.
guide-oh-hell-265 = Und der K♦ den zweiten: { $ben-took } von { $ben-bid }. Die 8♠, die ihm bleibt, darf nicht gewinnen.
guide-oh-hell-269 = Carla sticht die 8♠ mit der 5♦. Ben ist als Einziger genau, bekommt { $ben-score } und gewinnt mit { $ben-total } zu { $dan-total }: um einen Punkt, und durch eine Karte, die er nicht gespielt hat.

## The comments of the guide to spades

guide-spades-0 = Vier Bots der Stufe „Solide“ spielen eine ganze Partie, Anna und Carla gegen Ben und Dan. Geh Zug für Zug hindurch. Die zweite Runde ist Stich für Stich erklärt, die anderen dort, wo sich etwas wendet. Alle vier Blätter liegen hier offen; du kannst auch nur das sehen, was Anna sah.
guide-spades-4 = Die Ansagen der Partner werden zusammengezählt (4.4): Anna und Carla haben einen Kontrakt von { $anna-contract }, Ben und Dan einen von { $ben-contract }.
guide-spades-26 = Ben hat kein Herz und sticht mit dem J♠: Pik ist gebrochen (5.4).
guide-spades-56 = Beide Kontrakte sind erfüllt. { $anna-score } Punkte sind vierzig für den Kontrakt und einer für einen Überstich; { $ben-score } sind sechzig und zwei Überstiche (7.2).
guide-spades-57 = Jetzt Stich für Stich. Sieh dir Annas Blatt an: niedrige Herz und Karo, zwei kleine Pik, die 8♠ und die 2♠. Nur der K♣ und die 10♥ sehen gefährlich aus.
guide-spades-58 = Dan hat A♠, Q♠ und J♠ und noch zwei Asse und sagt { $dan-bid } an.
guide-spades-59 = Anna sagt Nil an: gar keinen Stich (4.5). Hundert Punkte, wenn sie es hält, hundert verloren, wenn nicht.
guide-spades-61 = Carla sagt nur { $carla-bid } an, denn sie wird beschäftigt sein: Sie muss alles gewinnen, was auf Anna fallen könnte.
guide-spades-62 = Dan spielt das niedrigste Karo aus, die 2♦. So greift man ein Nil an: mit Karten, unter denen man schwer bleibt.
guide-spades-64 = Ben spielt mit und bleibt mit der 3♦ darunter. Annas 4♦ liegt vorn.
guide-spades-65 = Jetzt muss die Partnerin helfen, und der J♦ tut es. Damit ist der Kontrakt von { $anna-contract } schon erfüllt.
guide-spades-68 = Carla spielt die Q♦ aus, damit Anna ihr höheres Karo loswird, die 8♦.
guide-spades-73 = Dans Q♥ liegt über ihr, also gibt Anna die 10♥ her: die höchste Karte, die noch verliert.
guide-spades-75 = Jetzt Kreuz, und niedrig: die 5♣. Zwei kommen noch nach ihr, also geht Anna mit der 3♣ sicherheitshalber darunter.
guide-spades-81 = Carlas Q♣ liegt da, und Anna kann mit der 9♣ darunter bleiben. Übrig bleibt der K♣.
guide-spades-85 = Carlas K♦ hat Anna ihr letztes Karo abgenommen. { $carla-took } Stiche: schon zwei Überstiche, der Preis eines Nil.
guide-spades-89 = Dan nimmt die 9♥ mit seinem Ass.
guide-spades-91 = Und spielt das andere aus, das A♣. Annas letzte gefährliche Karte, der K♣, fällt darunter. Mit einem niedrigen Kreuz hätte er sie vielleicht erwischt, aber er hat keines mehr.
guide-spades-94 = Niemand hat in dieser Runde ein Pik gespielt, Pik ist also nicht gebrochen. Dan darf trotzdem eines ausspielen, denn er hat nichts anderes mehr (5.3).
guide-spades-95 = Die 3♠ zielt auf Anna. Sie hat genau ein Pik, das niedriger ist.
guide-spades-101 = Dan sticht ein Herz mit der 9♠.
guide-spades-103 = Wieder Pik, und die 8♠ muss heraus. Unter dem J♠ ist sie sicher.
guide-spades-109 = Anna hat nur noch die 6♥, und Dans letzte Karte ist das A♠: Ein Herz wird nicht mehr ausgespielt.
guide-spades-113 = Das Nil ist gehalten: hundert, zehn für den Kontrakt und drei für Überstiche machen { $anna-score }. Ben und Dan machten { $ben-side } von { $ben-contract }: { $ben-score }.
guide-spades-117 = Jetzt versucht es Carla, mit fünf Karten von der Zehn bis zur Dame und bei Herz fast nichts darunter.
guide-spades-146 = Drei niedrige Herz liegen da, und die Q♥ ist das einzige, das sie hat. Sie muss bedienen (5.5), und das Nil ist gescheitert.
guide-spades-170 = Hundert verloren (7.5). Carlas Stich hilft Annas Kontrakt von { $anna-contract } nicht und ist ein Überstich (7.8): zusammen { $anna-score }.
guide-spades-231 = Sechs Pik mit dem A♠ und dem K♠, dazu das A♦ und der K♦: Anna sagt { $anna-bid } an, die höchste Ansage der Partie.
guide-spades-264 = Acht Stiche in Folge, von der 4♠, die das erste Kreuz stach, bis zum A♦.
guide-spades-284 = Und Carla, die noch einmal Nil angesagt hatte, hat es hinter den Gewinnern ihrer Partnerin gehalten: { $anna-score } Punkte in einer Runde. Aber ihre Seite hat { $anna-bags } Überstiche.
guide-spades-341 = Hier kommt die Rechnung. { $anna-side } Stiche bei einem Kontrakt von { $anna-contract } sind zwei Überstiche mehr, die Zahl geht über zehn, und hundert Punkte sind weg (7.10): { $anna-score } für einen erfüllten Kontrakt. { $anna-bags } Überstich bleibt.
guide-spades-398 = Eine Runde später trifft es Ben und Dan: Drei Stiche zu viel bringen sie auf genau zehn Überstiche und { $ben-score } Punkte.
guide-spades-512 = { $ben-total } zu { $anna-total }. Die fünfhundert sind für Ben und Dan in der nächsten Runde zu erreichen.
guide-spades-569 = Ben und Dan machen { $ben-side } von { $ben-contract } und gewinnen mit { $ben-total } zu { $anna-total } (8.1).
