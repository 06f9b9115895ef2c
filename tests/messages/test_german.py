"""German sentences in which articles, cases, plurals and capitals depend on what is put into them."""

from __future__ import annotations

import pytest

from foretrick.cards import Card, Hand, Suit
from foretrick.games import sheet
from foretrick.messages import Given, either, figure, message, quoted, say
from foretrick.play import Action, Bid, Deal, IllegalAction, Look, Match, NameTrump, Play
from foretrick.review.words import TO_YOU, Voice, can_take, card_name, in_hundred, odds_message, points
from foretrick.rules import BadOptions


def de(id: str, **args: Given) -> str:
    return say(message(id, **args), "de")


CARDS = {
    "AH": ("Herz-Ass", "das Herz-Ass", "dem Herz-Ass", "Das Herz-Ass"),
    "KS": ("Pik-König", "den Pik-König", "dem Pik-König", "Der Pik-König"),
    "QD": ("Karo-Dame", "die Karo-Dame", "der Karo-Dame", "Die Karo-Dame"),
    "JC": ("Kreuz-Bube", "den Kreuz-Buben", "dem Kreuz-Buben", "Der Kreuz-Bube"),
    "TD": ("Karo-10", "die Karo-10", "der Karo-10", "Die Karo-10"),
    "2S": ("Pik-2", "die Pik-2", "der Pik-2", "Die Pik-2"),
    "BJ": ("großer Joker", "den großen Joker", "dem großen Joker", "Der große Joker"),
    "LJ": ("kleiner Joker", "den kleinen Joker", "dem kleinen Joker", "Der kleine Joker"),
}


@pytest.mark.parametrize("code", CARDS)
def test_a_card_is_inflected(code: str) -> None:
    card = Card(code).message
    bare, accusative, dative, start = CARDS[code]
    assert say(card, "de") == bare
    assert de("telling-played", player="Anna", card=card) == f"Anna spielt {accusative}."
    assert de("telling-trick", player="Anna", card=card) == f"Anna macht den Stich mit {dative}."
    assert de("why-only-card", card=card) == f"{start} ist die einzige Karte, die gespielt werden darf"
    assert de("error-not-held", card=card) == f"Du hast {accusative} nicht"


def test_a_card_keeps_its_part_in_the_game() -> None:
    wizards, spades = sheet("wizards-and-jesters", 4), sheet("spades-with-jokers", 4)
    wizard, jester = wizards.faces[Card("AC")].called, wizards.faces[Card("2H")].called
    assert de("telling-played", player="Ben", card=wizard) == "Ben spielt das Kreuz-Ass, einen Zauberer."
    assert (
        de("telling-trick", player="Ben", card=jester) == "Ben macht den Stich mit der Herz-2, einem Narren."
    )
    joker = spades.faces[Card("BJ")].called
    assert de("telling-trick", player="Ben", card=joker) == (
        "Ben macht den Stich mit dem großen Joker, einem Pik."
    )
    assert say(card_name(wizards, Card("2D")), "de") == "Karo-Narr"
    assert say(can_take(0.3, card_name(wizards, Card("2D"))), "de") == (
        "den Karo-Narren kann etwa jedes dritte Mal jemand nehmen"
    )


def test_a_hand_and_a_choice_are_lists() -> None:
    hand = [card.message for card in Hand("AH TC BJ")]
    assert de("telling-hand", cards=hand) == "Dein Blatt: Herz-Ass, Kreuz-10 und großer Joker."
    assert de("telling-hand", cards=hand[:1]) == "Dein Blatt: Herz-Ass."
    parts = either([message("part-jester"), message("part-wizard")])
    assert de("moment-follow-or", suit=Suit.H.message, parts=parts) == (
        "Bediene Herz, oder spiel einen Narren oder einen Zauberer"
    )
    who = [message("danger-rank", rank=Card(code).rank_message) for code in ("JH", "QH", "AH", "9H")]
    beaten = message(
        "stand-beaten-only", card=Card("TH").message, dangers=either(who), odds=odds_message(0.5)
    )
    assert say(beaten, "de") == (
        "die Herz-10 wird jedes zweite Mal geschlagen, nur vom Buben, von der Dame, vom Ass oder von der 9"
    )


@pytest.mark.parametrize(
    ("id", "args", "words"),
    [
        ("moment-wins", {"names": "Eva", "points": 1}, "Eva gewinnt mit 1 Punkt"),
        ("moment-wins", {"names": "Eva", "points": -20}, "Eva gewinnt mit \N{MINUS SIGN}20 Punkten"),
        ("moment-win", {"names": ["Eva", "Max"], "points": 520}, "Eva und Max gewinnen mit 520 Punkten"),
        ("moment-bid", {"cards": 1}, "Deine Ansage: 1 Stich zu machen"),
        ("moment-bid", {"cards": 5}, "Deine Ansage: 5 Stiche zu machen"),
        ("note-bags-left", {"bags": 0}, "Kein Überstich übrig."),
        ("note-bags-left", {"bags": 1}, "1 Überstich übrig."),
        ("note-bags-before", {"bags": 4, "before": 0}, "4 Überstiche, davor keiner."),
        ("note-contract-made", {"contract": 5, "taken": 6}, "Kontrakt 5 erfüllt, 6 Stiche gemacht."),
        ("note-contract-missed", {"contract": 5, "taken": 0}, "Kontrakt 5 verfehlt, kein Stich gemacht."),
        ("error-hook", {"bid": "1", "cards": 1},
         "Mit 1 ergäben die Ansagen zusammen 1 Stich, und das darf der Geber nicht"),
        ("error-name-long", {"longest": 24}, "Ein Name hat höchstens 24 Zeichen."),
        ("reason-needs", {"tricks": 1}, "Braucht noch einen Stich"),
        ("reason-needs", {"tricks": 12}, "Braucht noch 12 Stiche"),
        ("told-nudged", {"name": "Eva", "names": ["Max", "Otto"]}, "Eva stupst Max und Otto an."),
    ],
)  # fmt: skip
def test_numbers_choose_the_form(id: str, args: dict[str, Given], words: str) -> None:
    assert de(id, **args) == words


def test_somebody_is_spoken_to_or_about() -> None:
    for voice, need, many, side in (
        (TO_YOU, "Du brauchst noch zwei Stiche", "Du hast schon einen zu viel", "Euer Kontrakt ist erfüllt"),
        (
            Voice("Ben"),
            "Ben braucht noch zwei Stiche",
            "Ben hat schon einen zu viel",
            "Der Kontrakt von Ben ist erfüllt",
        ),
    ):
        assert say(voice.says("why-needs", tricks=2), "de") == need
        assert say(voice.says("why-too-many", number=message("number", count=1)), "de") == many
        assert say(voice.says("why-side-made"), "de") == side


def test_figures_have_a_comma_and_a_true_minus() -> None:
    assert [say(points(cost), "de") for cost in (12.4, 2.54, 1.0)] == ["12 Punkte", "2,5 Punkte", "1 Punkt"]
    assert say(in_hundred(0.553), "de") == "in 55 von 100 Fällen"
    assert de("reviewpage-chart-line", side="A", first=figure(-3.26, 1), last=figure(-0.02, 1)) == (
        "A von \N{MINUS SIGN}3,3 bis 0,0"
    )


def test_what_somebody_wrote_stands_in_german_quotation_marks() -> None:
    with pytest.raises(BadOptions) as caught:
        Match("oh-hell", 4, options={"hok": "on"})
    assert say(caught.value.message, "de") == "Oh Hell hat keine Option „hok“: Meintest du hook?"
    assert str(caught.value) == "Oh Hell has no option 'hok': did you mean hook?"
    with pytest.raises(BadOptions) as caught:
        Match("oh-hell", 4, options={"hook": "maybe"})
    assert say(caught.value.message, "de") == (
        "Die Option hook kann nicht „maybe“ sein. Möglich ist: „off“, „on“ oder „except-first-round“."
    )
    assert quoted("it's") == repr("it's")  # as Python has it, where it is no plain text


def test_why_a_card_is_not_allowed() -> None:
    match = Match.undealt("wizards-and-jesters", 3, first_dealer=2)
    match.apply(Deal(2, (Hand("KH"), Hand("3C"), Hand("9S")), Card("5D")))
    for seat in range(3):
        match.apply(Bid(0), seat)
    refusals: dict[Action, str] = {
        Play("AS"): "Du hast das Pik-Ass nicht (Wizards and Jesters 5.2).",
        Bid(1): "Jetzt wird eine Karte gespielt (Wizards and Jesters 5.1).",
        NameTrump("H"): "Jetzt wird eine Karte gespielt (Wizards and Jesters 5.1).",
        Look(): "Jetzt wird eine Karte gespielt (Wizards and Jesters 5.1).",
    }
    for action, words in refusals.items():
        with pytest.raises(IllegalAction) as caught:
            match.apply(action)
        assert say(caught.value.message, "de") == words
    view = match.view(0)
    assert view.as_dict("de")["says"] == "Du spielst aus"
    assert match.view(1).as_dict("de")["says"] == f"{match.players[0]} spielt aus"
    assert view.as_dict("de")["faces"]["AS"] == {
        "mark": "ZAUBERER",
        "name": "Pik-Ass, Zauberer",
        "suitless": True,
        "suit": None,
    }


def test_a_record_holds_no_words_of_a_language() -> None:
    match = Match("spades-with-jokers", 4, seed=5, options={"target": 50})
    for _ in range(40):
        match.apply(match.legal()[0])
    match.view(0).as_dict("de")
    text = str(match.to_record())
    assert not [word for word in ("Herz", "Pik", "hearts", "spades,", "Stich", "trick ") if word in text]
