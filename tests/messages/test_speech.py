"""How messages become words: another language in one file, what is missing in it, faults, and which language is meant."""

from __future__ import annotations

import pickle
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from foretrick.cards import Card
from foretrick.messages import (
    FOLDER,
    LANGUAGES,
    CannotSay,
    Message,
    Speech,
    Spoken,
    figure,
    message,
    preferred,
    say,
    worded,
)

FRENCH = """
language-name = Français

suit-hearts = cœur
    .start = Cœur
list-and = { $front } et { $last }
note-bags-left = { $bags ->
    [one] { $bags } pli de trop
   *[other] { $bags } plis de trop
}
told-sat = { $nobody } s'assied.
told-left = { $name } s'en va
   *[junk
"""


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text((FOLDER / f"{language}.ftl").read_text("utf-8"), "utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, "utf-8")
    return Speech(tmp_path)


def test_one_more_file_is_one_more_language(speech: Speech) -> None:
    assert speech.languages == ("en", "de", "fr")
    assert speech.say("language-name", "fr") == "Français"
    assert speech.say("note-bags-left", "fr", bags=0) == "0 pli de trop"  # in French nought is singular
    assert speech.say("note-bags-left", "fr", bags=2) == "2 plis de trop"
    assert speech.say("list-and", "fr", front=message("suit-hearts"), last="joker") == "cœur et joker"


def test_what_a_language_lacks_or_gets_wrong_is_said_in_english(speech: Speech) -> None:
    assert speech.say("error-not-over", "fr") == "The match is not over yet."
    assert speech.say("told-sat", "fr", name="Zoé") == "Zoé sits down."
    assert speech.say("told-left", "fr", name="Zoé") == "Zoé leaves the table."
    # A sentence is in one language from its first word to its last.
    named = message("telling-trump", player="Zoé", suit=message("suit-hearts"))
    assert speech.say(named, "fr") == "Zoé names hearts as trump."
    assert speech.say("error-not-over", "it") == "The match is not over yet."


def test_a_message_that_is_nowhere_is_a_fault() -> None:
    with pytest.raises(CannotSay, match="no message nothing-such"):
        say("nothing-such")
    with pytest.raises(CannotSay, match="told-sat"):
        say("told-sat", "de")


def test_what_somebody_wrote_is_cut_where_no_sentence_would_quote_more() -> None:
    long = "x" * 100_000
    for language in LANGUAGES:
        told = say("told-renamed", language, old=long, name=long)
        assert len(told) < 1000
        assert "x…" in told
        why = message("why-needs-all", voice="named", name=long)
        assert "…" in say(
            message("why-then", head=why, clause=message("why-then", head=why, clause=long)), language
        )
        assert len(say("telling-hand", language, cards=[long] * 60)) < 3000


def test_threads_may_say_the_same_for_the_first_time_at_once() -> None:
    cards = [Card(code).message for code in ("AS", "KH", "QD", "JC", "TS", "BJ")]
    hand = message("telling-hand", cards=cards)
    for _ in range(30):
        fresh, together = Speech(FOLDER), threading.Barrier(6)

        def speak(fresh: Speech = fresh, together: threading.Barrier = together) -> str:
            together.wait()
            return fresh.say(hand, "de")

        with ThreadPoolExecutor(6) as pool:
            said = {future.result() for future in [pool.submit(speak) for _ in range(6)]}
        assert said == {"Dein Blatt: Pik-Ass, Herz-König, Karo-Dame, Kreuz-Bube, Pik-10 und großer Joker."}


def test_plain_words_are_what_fluent_makes_of_them(tmp_path: Path) -> None:
    """A message of one line is taken as it stands; whatever is more is left to Fluent."""
    lines = (
        "a = Some words.  ",
        "b = one\n    two",
        "c = x { $y } z",
        'd = { "{" }',
        "e = word\n    .start = Word",
        "f =\n    below",
    )
    (tmp_path / "en.ftl").write_text("\n# A comment\n\n## A heading\n\n".join(lines) + "\n", "utf-8")
    speech = Speech(tmp_path)
    said = [speech.say(name) for name in "abdef"]
    assert said == ["Some words.", "one\ntwo", "{", "word", "below"]
    assert speech.say("c", y=1) == "x 1 z"


def test_a_form_that_a_word_has_not_is_the_word() -> None:
    bare = message("told-sat", name="Zoé")
    assert say(message("trump-is", suit="No suit")) == "No suit are trump"
    assert say(message("why-then", head=bare, clause="so what")) == "Zoé sits down.; so what"


def test_figures_and_whole_numbers() -> None:
    minus = "\N{MINUS SIGN}"
    assert worded([figure(-0.04, 1), figure(2.25, 1, signed=True), figure(-12)]) == [
        "0.0",
        "+2.2",
        f"{minus}12",
    ]
    assert worded([figure(1234.5, 1), -3, "x"], "de") == ["1234,5", -3, "x"]
    assert say("telling-score", "de", side="Anna", points=-1234) == f"Anna {minus}1234"


def test_an_error_carries_its_message_through_a_pickle() -> None:
    error = pickle.loads(pickle.dumps(Spoken(message("error-over"))))
    assert error.message == Message("error-over")
    assert str(error) == "The match is over."


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("fr, de;q=0.3, en;q=0.8", "en"),
        ("fr;q=1.0, de ; q=0.5", "de"),
        ("de;q=0", "en"),
        ("*", "en"),
        ("de;q=x, en;q=0.1", "en"),
        ("en;q=0.5, de;q=0.5", "en"),
        (",;,;q=,de-", "de"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_language_is_that_of_the_header(header: str | None, language: str) -> None:
    assert preferred(header) == language
