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
card-big-joker = großer Joker
    .nom = der große Joker
    .start = Der große Joker
    .acc = den großen Joker
    .dat = dem großen Joker
card-little-joker = kleiner Joker
    .nom = der kleine Joker
    .start = Der kleine Joker
    .acc = den kleinen Joker
    .dat = dem kleinen Joker
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

telling-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

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

## The table in the browser

table-card = { $suit }-{ $rank }
table-card-alone = { $card }
table-jack = Bube
table-queen = Dame
table-king = König
table-ace = Ass
table-big-joker = großer Joker
    .acc = den großen Joker
table-little-joker = kleiner Joker
    .acc = den kleinen Joker
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

## Printed score sheets

sheet-date = Datum
sheet-note = Notiz
sheet-total = Summe
sheet-part = Zettel { $part } von { $parts }
sheet-caption-round = Runde
sheet-caption-cards = Karten
sheet-caption-trump = Trumpf
sheet-caption-bid = sagt
sheet-caption-tricks = hat
sheet-caption-score = Punkte
sheet-caption-total = Summe
sheet-caption-contract = beide
sheet-caption-bags = über
sheet-caption-penalty = Abzug
sheet-legend-dealer = zeigt, wer gibt.
sheet-legend-row = In jedem Feld: Ansage, Stiche, Summe.
sheet-legend-stack = Kleine Felder: oben die Ansage, unten die Stiche.
sheet-legend-tower = Kleine Felder: Ansage und Stiche.
sheet-legend-side-row = Felder: Ansage und Stiche beider Partner, Kontrakt, Überstiche, Abzug, Punkte, Summe.
sheet-legend-side-stack = Felder: sagt/hat, sagt/hat, beide, über/Abzug.
sheet-rule-off = Genau getroffen: { $bonus } + { $each } je Stich. Verfehlt: −{ $off } für jeden Stich zu viel oder zu wenig.
sheet-rule-nothing = Genau getroffen: { $bonus } + { $each } je Stich. Verfehlt: nichts.
sheet-rule-tricks = Genau getroffen: { $bonus } + { $each } je Stich. Verfehlt: { $trick } je Stich.
sheet-rule-contract = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Bis { $target }.
sheet-rule-nil = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Null ±{ $nil }. Bis { $target }.
sheet-rule-blind = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Null ±{ $nil }, blind ±{ $blind }. Bis { $target }.
sheet-rule-only-blind = Kontrakt ±{ $each } je Stich, Überstich 1, { $limit } Überstiche −{ $cost }. Blindes Nil ±{ $nil }. Bis { $target }.
sheet-error-paper = Es gibt kein Papier { $paper }: wähle A4, A5, A6 oder Letter.
sheet-error-per-page = { $count } Zettel passen nicht zusammen auf eine Seite: wähle 1, 2, 4 oder 16.
sheet-error-too-small = { $count } Zettel auf { $paper } wären zu klein zum Schreiben: höchstens { $fits } passen.
sheet-error-names = { $names } Namen sind zu viele für { $players } Personen.
sheet-error-rounds = So viele Runden ({ $rounds }) kann ein Zettel hier nicht haben: wähle 1 bis { $most }.

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

sheet-chart = Liniendiagramm der Punktestände nach jeder Runde. Nach Runde { $round }: { $totals }. Alle Zahlen stehen auf dem Punktezettel.
sheet-totals-by-round = Punktestand nach Runden

## The review in the browser

review-chart =
    { $rounds ->
        [one] Liniendiagramm: mit welchem Endstand jeder rechnen konnte, Stich für Stich über 1 Runde. Am Ende: { $totals }.
       *[other] Liniendiagramm: mit welchem Endstand jeder rechnen konnte, Stich für Stich über { $rounds } Runden. Am Ende: { $totals }.
    }
review-moment = Moment { $number }: { $sentence }
review-chart-caption = Mit welchem Endstand jeder rechnen konnte, nach Runden

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
