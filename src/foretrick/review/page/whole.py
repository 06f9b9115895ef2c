"""The page from its head to its foot."""

from __future__ import annotations

from importlib.resources import files

from foretrick import messages
from foretrick.review.page.chart import chart
from foretrick.review.page.decisions import SIGNS, decisions, filter_rules
from foretrick.review.page.parts import Json, figure, safe, scrolled, signed, text

POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # nothing is fetched from anywhere
_PARTS = {
    "course": "reviewpage-course",
    "turned": "reviewpage-turned-title",
    "every": "reviewpage-every",
}


def as_page(review: Json, language: str = "en") -> str:
    """A review, in the form of `Review.as_dict(language)`, as one HTML page in that language."""
    review = {**review, "language": language}
    style = files("foretrick.review.page").joinpath("style.css").read_text(encoding="utf-8")
    names = ", ".join(review["players"])
    parts = {"course": chart(review), "turned": _turns(review), "every": decisions(review)}
    titles = {name: text(review, title) for name, title in _PARTS.items()}
    shown = {name: part for name, part in parts.items() if part}
    links = "".join(f'<a href="#{name}">{titles[name]}</a>' for name in shown)
    sections = "".join(
        f'<section aria-labelledby="{name}"><h2 id="{name}">{titles[name]}</h2>{part}</section>'
        for name, part in shown.items()
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{safe(review['title'])}: {safe(names)}</title><style>\n{style}{filter_rules(review)}</style></head>"
        f'<body><a class="skip" href="#every">{text(review, "reviewpage-skip")}</a><header><h1>{safe(review["title"])}</h1>'
        f'<p class="quiet">{_how(review)}</p><nav class="parts" aria-label="{text(review, "reviewpage-parts")}">{links}</nav></header>'
        f"<main>{_players(review)}{_accounts(review)}{sections}</main>"
        f'<footer><h2>{text(review, "reviewpage-how-to-read")}</h2><p class="quiet small">{_reading(review)}</p></footer></body></html>\n'
    )


def _how(review: Json) -> str:
    if review["worlds"] is not None:
        return text(review, "reviewpage-effort-worlds", worlds=review["worlds"])
    return text(review, "reviewpage-effort-time", milliseconds=str(review["milliseconds"]))


def _players(review: Json) -> str:
    items = "".join(_player(review, account) for account in review["players_summary"])
    return f'<h2>{text(review, "reviewpage-players")}</h2><ul class="players">{items}</ul>'


def _player(review: Json, account: Json) -> str:
    seat = account["seat"]
    side = next(number for number, seats in enumerate(review["sides"]) if seat in seats)
    won = (
        f'<span class="won">{text(review, "reviewpage-won")}</span>'
        if side in (review["winners"] or ())
        else ""
    )
    accuracy = account["accuracy"]
    bar = 0 if accuracy is None else accuracy
    marks = "".join(
        f"<li>{SIGNS[grade]} {text(review, many, count=account[counted])}</li>"
        for grade, counted, many in (
            ("inaccuracy", "inaccuracies", "reviewpage-inaccuracies"),
            ("mistake", "mistakes", "reviewpage-mistakes"),
            ("blunder", "blunders", "reviewpage-blunders"),
        )
    )
    shown = "\N{EN DASH}" if accuracy is None else figure(review, accuracy, 1)
    return (
        f'<li class="player"><h3>{safe(review["players"][seat])} {won}</h3>'
        f'<p class="figure">{shown} <span class="small quiet">{text(review, "reviewpage-accuracy")}</span></p>'
        f'<div class="bar" aria-hidden="true"><span style="width:{bar}%"></span></div>'
        f'<ul class="marks">{marks}</ul></li>'
    )


def _accounts(review: Json) -> str:
    """What each score is made of."""
    heads = "".join(
        f'<th scope="col">{text(review, head)}</th>'
        for head in (
            "reviewpage-head-player",
            "reviewpage-head-par",
            "reviewpage-head-deal",
            "reviewpage-head-bids",
            "reviewpage-head-cards",
            "reviewpage-head-luck",
            "reviewpage-head-score",
        )
    )
    title = text(review, "reviewpage-accounts")
    rows = "".join(
        f'<tr><th scope="row">{safe(review["players"][account["seat"]])}</th><td>{figure(review, account["par"])}</td>'
        f"<td>{signed(review, account['deal'])}</td><td>{signed(review, -account['cost_bids'])}</td>"
        f"<td>{signed(review, -account['cost_plays'])}</td><td>{signed(review, account['luck'])}</td>"
        f"<td><strong>{figure(review, account['score'])}</strong></td></tr>"
        for account in review["players_summary"]
    )
    table = scrolled(title, f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>")
    return f"<h2>{title}</h2>{table}"


def _turns(review: Json) -> str:
    """The largest swings, each with a link to its decision."""
    return "".join(
        f"<h3>{text(review, title)}</h3>{_swings(review, cause)}"
        for cause, title in (("decision", "reviewpage-by-decision"), ("cards", "reviewpage-by-cards"))
        if any(turn["cause"] == cause for turn in review["turning_points"])
    )


def _swings(review: Json, cause: str) -> str:
    items = "".join(
        f'<li><span class="swing {"up" if turn["swing"] > 0 else "down"}">{signed(review, turn["swing"])}</span>'
        f'<a href="#r{turn["round"]}d{turn["decision"]}">{safe(turn["sentence"])}</a></li>'
        for turn in review["turning_points"]
        if turn["cause"] == cause
    )
    return f'<ol class="turns">{items}</ol>'


def _reading(review: Json) -> str:
    pairs = len(review["sides"]) < len(review["players"])
    reading = [
        text(review, "reviewpage-reading", points=messages.figure(review["threshold"], 1)),
        *([text(review, "reviewpage-reading-pairs")] if pairs else []),
        text(review, "reviewpage-reading-open"),
    ]
    return " ".join(reading)
