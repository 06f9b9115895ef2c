"""The table around the match, in the words of the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from foretrick import games
from foretrick.server.commands import Room
from foretrick.server.table import Table


def table_info(table: Table, seat: int | None, room: Room, deadline: int | None) -> dict[str, Any]:
    """The table around the match, as everybody may know it, but for what `seat` chose for itself."""
    return {
        "id": table.id,
        "game": table.game,
        "title": games.GAMES[table.game].title,
        "seats_total": len(table.seats),
        "options": table.options,
        "first_dealer": table.first_dealer,
        "status": table.status,
        "ended": table.ended,
        "paused": table.paused,
        "host": room.host,
        "you": seat,
        "seats": [
            {
                "seat": number,
                "name": chair.name,
                "kind": chair.kind,
                "bot": chair.bot,
                "here": chair.kind == "bot" or room.here(number),
                "stand_in": chair.stand_in,
            }
            for number, chair in enumerate(table.seats)
        ],
        "settings": msgspec.structs.asdict(table.pace),
        "hints": table.hints,
        # While a match is on, that somebody asked would tell the others something.
        "hints_taken": [table.hints_taken.get(seat, 0) for seat in range(len(table.seats))]
        if table.status == "over"
        else None,
        "auto_play": table.seats[seat].auto_play if seat is not None else None,
        "ready": sorted(table.ready),
        "deadline": deadline,
        # A phone's clock may be wrong: the deadline means what is left from `now`.
        "now": room.now,
        "match": table.match_number,
        "matches_finished": sorted(table.records),
        "invite": f"/t/{table.id}",
    }
