"""The page from its head to its foot."""

from __future__ import annotations

from importlib.resources import files

from foretrick.review.page.chart import chart
from foretrick.review.page.decisions import SIGNS, decisions, filter_rules
from foretrick.review.page.parts import Json, figure, safe, scrolled, signed

POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # nothing is fetched from anywhere


def as_page(review: Json) -> str:
    """A review, in the form of `Review.as_dict`, as one HTML page."""
    style = files("foretrick.review.page").joinpath("style.css").read_text(encoding="utf-8")
    names = ", ".join(review["players"])
    parts = {"course": chart(review), "turned": _turns(review), "every": decisions(review)}
    titles = {"course": "The course", "turned": "Where it turned", "every": "Every decision"}
    shown = {name: part for name, part in parts.items() if part}
    links = "".join(f'<a href="#{name}">{titles[name]}</a>' for name in shown)
    sections = "".join(
        f'<section aria-labelledby="{name}"><h2 id="{name}">{titles[name]}</h2>{part}</section>'
        for name, part in shown.items()
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{safe(review['title'])}: {safe(names)}</title><style>\n{style}{filter_rules(review)}</style></head>"
        f'<body><a class="skip" href="#every">To the decisions</a><header><h1>{safe(review["title"])}</h1>'
        f'<p class="quiet">{_how(review)}</p><nav class="parts" aria-label="Parts">{links}</nav></header>'
        f"<main>{_players(review)}{_accounts(review)}{sections}</main>"
        f'<footer><h2>How to read it</h2><p class="quiet small">{_reading(review)}</p></footer></body></html>\n'
    )


def _how(review: Json) -> str:
    effort = (
        f"{review['worlds']:,} worlds" if review["worlds"] is not None else f"{review['milliseconds']} ms"
    )
    return f"Every decision judged by what its player could know, over {effort} each."


def _players(review: Json) -> str:
    items = "".join(_player(review, account) for account in review["players_summary"])
    return f'<h2>The players</h2><ul class="players">{items}</ul>'


def _player(review: Json, account: Json) -> str:
    seat = account["seat"]
    side = next(number for number, seats in enumerate(review["sides"]) if seat in seats)
    won = '<span class="won">won</span>' if side in (review["winners"] or ()) else ""
    accuracy = account["accuracy"]
    bar = 0 if accuracy is None else accuracy
    marks = "".join(
        f"<li>{SIGNS[grade]} {account[many]} {many if account[many] != 1 else grade}</li>"
        for grade, many in (("inaccuracy", "inaccuracies"), ("mistake", "mistakes"), ("blunder", "blunders"))
    )
    shown = "\N{EN DASH}" if accuracy is None else figure(accuracy, 1)
    return (
        f'<li class="player"><h3>{safe(review["players"][seat])} {won}</h3>'
        f'<p class="figure">{shown} <span class="small quiet">accuracy</span></p>'
        f'<div class="bar" aria-hidden="true"><span style="width:{bar}%"></span></div>'
        f'<ul class="marks">{marks}</ul></li>'
    )


def _accounts(review: Json) -> str:
    """What each score is made of."""
    heads = "".join(
        f'<th scope="col">{head}</th>' for head in ("player", "par", "deal", "bids", "cards", "luck", "score")
    )
    rows = "".join(
        f'<tr><th scope="row">{safe(review["players"][account["seat"]])}</th><td>{figure(account["par"])}</td>'
        f"<td>{signed(account['deal'])}</td><td>{signed(-account['cost_bids'])}</td>"
        f"<td>{signed(-account['cost_plays'])}</td><td>{signed(account['luck'])}</td>"
        f"<td><strong>{figure(account['score'])}</strong></td></tr>"
        for account in review["players_summary"]
    )
    return "<h2>What the scores are made of</h2>" + scrolled(
        "What the scores are made of", f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
    )


def _turns(review: Json) -> str:
    """The largest swings, each with a link to its decision."""
    return "".join(
        f"<h3>{title}</h3>{_swings(review, cause)}"
        for cause, title in (("decision", "By a decision"), ("cards", "By the cards and the others"))
        if any(turn["cause"] == cause for turn in review["turning_points"])
    )


def _swings(review: Json, cause: str) -> str:
    items = "".join(
        f'<li><span class="swing {"up" if turn["swing"] > 0 else "down"}">{signed(turn["swing"])}</span>'
        f'<a href="#r{turn["round"]}d{turn["decision"]}">{safe(turn["sentence"])}</a></li>'
        for turn in review["turning_points"]
        if turn["cause"] == cause
    )
    return f'<ol class="turns">{items}</ol>'


def _reading(review: Json) -> str:
    pairs = len(review["sides"]) < len(review["players"])
    shared = (
        " Partners share a score; what a decision costs is counted in the lead over the other pair."
        if pairs
        else ""
    )
    return (
        "A decision is an error only if it surely cost more than "
        f"{figure(review['threshold'], 1)} points: its cost less two standard errors. The score is par (what could be "
        "expected before any card was dealt), plus what the deals gave, less what the own bids and cards cost, plus "
        f"luck: how the cards lay, and what the others did.{shared} What a decision costs with all the cards open is "
        "told apart: nobody could know it."
    )
