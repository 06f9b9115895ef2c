"""Cards in the hand: double clicks, a lost connection, and the trick that rests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.leaks import Frames
from tests.browser.player import CORNER, LEGAL_CARD, Player, card, eventually, hand_of, shown
from tests.browser.scenes import Scene, View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server

GONE = ("WebSocket connection", "ERR_CONNECTION", "Failed to load resource")


def free_choice(view: View) -> bool:
    """On lead with several cards to choose from: a winner who leads again could play twice."""
    return my_turn_to_play(view) and len(view["legal"]) > 3 and not view["trick"]["plays"]


def open_scene(page: Page, scene: Scene) -> None:
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)


def played(frames: Frames, seat: int = 0) -> list[str]:
    """The cards that a seat played while the page looked on."""
    events = [event for message in frames.messages for event in message.get("events", [])]
    return [event["card"] for event in events if event["kind"] == "played" and event["seat"] == seat]


@pytest.mark.parametrize("tap", ["one", "two"])
def test_a_double_click_plays_one_card(new_page: NewPage, server: Server, tap: str) -> None:
    """R31: the second click falls where the next card has slid to, and is not taken."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("desktop")
    page.add_init_script(f"localStorage.setItem('foretrick.preferences', JSON.stringify({{tap: '{tap}'}}))")
    heard = Frames(page)
    open_scene(page, scene)
    code = scene.view["legal"][0].removeprefix("play ")
    found = card(page, code)
    if tap == "one":
        found.dblclick(position=CORNER)
    else:
        found.click(position=CORNER)
        found.dblclick(position=CORNER)
    found.wait_for(state="detached")
    page.wait_for_selector(LEGAL_CARD)
    assert played(heard) == [code]
    assert len(hand_of(page)) == len(scene.view["hand"]) - 1
    assert [order["action"] for order in heard.orders] == [f"play {code}"]


def test_clicks_before_the_answer_send_one_card(new_page: NewPage, server: Server) -> None:
    """R31: several cards clicked in one breath, before the server can have answered."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("desktop")
    page.add_init_script("localStorage.setItem('foretrick.preferences', JSON.stringify({tap: 'one'}))")
    heard = Frames(page)
    open_scene(page, scene)
    codes = [action.removeprefix("play ") for action in scene.view["legal"][:3]]
    page.evaluate(
        "codes => codes.forEach(c => {"
        " const it = document.querySelector(`.hand [data-card='${c}']`);"
        " it.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));"
        " it.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 2})); })",
        codes,
    )
    card(page, codes[0]).wait_for(state="detached")
    page.wait_for_selector(LEGAL_CARD)
    assert played(heard) == codes[:1]
    assert [order["action"] for order in heard.orders] == [f"play {codes[0]}"]


def test_a_late_second_click_does_not_play_the_next_card(new_page: NewPage, server: Server) -> None:
    """R31: the answer is there already and the turn is here again, but the click still belongs to the first."""
    scene = set_scene(server, Wanted("spades-with-jokers", last_to_play))
    page = new_page("desktop")
    page.clock.install()
    page.add_init_script("localStorage.setItem('foretrick.preferences', JSON.stringify({tap: 'one'}))")
    heard = Frames(page)
    open_scene(page, scene)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    first = scene.view["legal"][0].removeprefix("play ")
    card(page, first).click(position=CORNER)
    eventually(page, lambda: played(heard) == [first] and heard.views[-1]["legal"])
    page.locator(LEGAL_CARD).first.click(position=CORNER)
    page.clock.run_for(1000)
    assert len(heard.orders) == 1
    page.locator(LEGAL_CARD).first.click(position=CORNER)
    eventually(page, lambda: len(heard.orders) == 2)


def test_a_click_on_a_page_that_just_opened_is_taken(new_page: NewPage, server: Server) -> None:
    """What guards against double clicks must not take the page's own start for a first click."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("desktop")
    page.add_init_script("performance.now = () => 50")
    open_scene(page, scene)
    code = scene.view["legal"][0].removeprefix("play ")
    Player(page).play_card(code)


def test_the_server_takes_the_same_play_once(new_page: NewPage, server: Server) -> None:
    """R31: two devices of one seat that play from the same state; the second is told that it came too late."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("desktop")
    heard = Frames(page)
    open_scene(page, scene)
    first, second = (action.removeprefix("play ") for action in scene.view["legal"][:2])
    version = heard.messages[-1]["version"]
    page.evaluate(
        """([table, token, version, actions]) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
          const replies = [];
          socket.onopen = () => socket.send(JSON.stringify({kind: 'hello', token}));
          socket.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.kind === 'reply') replies.push(message);
            else if (!replies.sent) {
              replies.sent = true;
              actions.forEach((action, i) => socket.send(
                JSON.stringify({kind: 'do', id: `twice${i}`, version, command: 'act', action})));
            }
            if (replies.length === actions.length) { socket.close(); done(replies); }
          };
        }).then((replies) => { window.replies = replies; })""",
        [scene.table, scene.tokens[0], version, [f"play {first}", f"play {second}"]],
    )
    replies = page.evaluate("() => window.replies.map(r => [r.ok, r.code ?? null])")
    assert replies == [[True, None], [False, "stale"]]
    card(page, first).wait_for(state="detached")
    assert second in hand_of(page)


class Line:
    """The connection of a page, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self.up = True
        self.deaf = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live$"), self._dialled)

    def _dialled(self, end: WebSocketRoute) -> None:
        if not self.up:
            end.close(code=1013)
            return
        self._ends.append(end)
        server = end.connect_to_server()
        end.on_message(server.send)
        server.on_message(lambda message: None if self.deaf else end.send(message))

    def cut(self) -> None:
        self.up = False
        for end in self._ends:
            end.close(code=1013)
        self._ends.clear()


def test_a_card_played_offline_waits_and_is_played_once(new_page: NewPage, server: Server) -> None:
    """R34."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("phone", quiet_about=GONE)
    line = Line(page)
    open_scene(page, scene)
    player = Player(page)
    code = scene.view["legal"][-1].removeprefix("play ")
    line.cut()
    expect(page.locator(".says")).to_contain_text("The connection is lost")
    for _ in range(2):
        player.press(card(page, code), position=CORNER)
    expect(page.locator(".says")).to_contain_text("waits until then")
    expect(card(page, code)).to_have_accessible_name(re.compile("waiting to be played"))
    expect(page.locator(".held.waiting")).to_have_count(1)
    assert shown(page)["trick"] == [], "a card that waits is not shown as played"
    line.up = True
    card(page, code).wait_for(state="detached")
    page.wait_for_selector(LEGAL_CARD)
    expect(page.locator(".held.waiting")).to_have_count(0)
    assert len(hand_of(page)) == len(scene.view["hand"]) - 1


def test_an_answer_that_is_lost_does_not_play_twice(new_page: NewPage, server: Server) -> None:
    """R34: the server took the card, but the page never heard so; its resend changes nothing."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page, other = new_page("phone", quiet_about=GONE), new_page("desktop")
    heard = Frames(other)
    line = Line(page)
    open_scene(page, scene)
    other.goto(scene.seat_link())
    other.wait_for_selector(LEGAL_CARD)
    code = scene.view["legal"][-1].removeprefix("play ")
    line.deaf = True
    for _ in range(2):
        Player(page).press(card(page, code), position=CORNER)
    card(other, code).wait_for(state="detached")
    expect(page.locator(".held.waiting")).to_have_count(1)
    line.cut()
    line.deaf, line.up = False, True
    card(page, code).wait_for(state="detached")
    page.wait_for_selector(LEGAL_CARD)
    other.wait_for_selector(LEGAL_CARD)
    assert played(heard) == [code]
    assert hand_of(page) == hand_of(other)
    assert "moved on" not in page.locator(".says").inner_text(), "its resend was answered as the first time"


def test_a_card_that_came_too_late_is_back_in_the_hand(new_page: NewPage, server: Server) -> None:
    """R34: meanwhile another device of the same seat played; the waiting card returns, with a sentence."""
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("phone", quiet_about=GONE)
    line = Line(page)
    open_scene(page, scene)
    late, first = (action.removeprefix("play ") for action in scene.view["legal"][:2])
    line.cut()
    expect(page.locator(".says")).to_contain_text("The connection is lost")
    for _ in range(2):
        Player(page).press(card(page, late), position=CORNER)
    expect(page.locator(".held.waiting")).to_have_count(1)
    assert server.command(scene.table, scene.tokens[0], "act", action=f"play {first}")["ok"]
    line.up = True
    card(page, first).wait_for(state="detached")
    expect(page.locator(".held.waiting")).to_have_count(0)
    assert late in hand_of(page)
    expect(page.locator(".says")).to_contain_text("moved on")


def test_the_turn_goes_on_when_the_page_was_offline(new_page: NewPage, server: Server) -> None:
    """What happened meanwhile is simply there."""
    scene = set_scene(server, Wanted("spades-with-jokers", my_turn_to_play, people={0: "Anna", 1: "Ben"}))
    page = new_page("desktop", quiet_about=GONE)
    line = Line(page)
    open_scene(page, scene)
    line.cut()
    code = scene.view["legal"][0].removeprefix("play ")
    assert server.command(scene.table, scene.tokens[0], "act", action=f"play {code}")["ok"]
    line.up = True
    card(page, code).wait_for(state="detached")


REST_MS = 1400


def last_to_play(view: View) -> bool:
    return my_turn_to_play(view) and len(view["trick"]["plays"]) == 3 and len(view["hand"]) > 2


def bot_leads_next(view: View) -> bool:
    """My card cannot win this trick, whichever it is: somebody else has trumped it, and I follow suit."""
    trick = view["trick"]
    if not last_to_play(view) or trick["plays"][0]["card"][1] == "S":
        return False
    best = next(play["card"] for play in trick["plays"] if play["seat"] == trick["best"])
    return best[1] in "SJ" and all(action[-1] not in "SJ" for action in view["legal"])


@pytest.mark.parametrize("rest", [REST_MS, 3000])
def test_the_finished_trick_rests(new_page: NewPage, server: Server, rest: int) -> None:
    """R50: it stays for its time although the next lead is known, then the last trick shows it again."""
    winner = Wanted("spades-with-jokers", last_to_play, people={seat: str(seat) for seat in range(4)})
    scene = set_scene(server, winner)
    page = new_page("desktop")
    page.clock.install()
    page.add_init_script(f"localStorage.setItem('foretrick.preferences', JSON.stringify({{rest: {rest}}}))")
    heard = Frames(page)
    open_scene(page, scene)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    code = scene.view["legal"][0].removeprefix("play ")
    Player(page).play_card(code)
    expect(page.locator(".trick.rest .played")).to_have_count(4)
    wins = heard.views[-1]["tricks"][-1]["winner"]
    lead_next(server, scene, heard, wins)
    eventually(page, lambda: len(heard.views[-1]["trick"]["plays"]) == 1)

    page.clock.run_for(rest - 50)
    four = {play["card"] for play in heard.views[-1]["tricks"][-1]["plays"]}
    lying = page.eval_on_selector_all(".played", "all => all.map(e => e.dataset.played)")
    assert set(lying) == four
    assert len(lying) == 4
    page.clock.run_for(100)
    expect(page.locator(".trick.sweep")).to_have_count(1)
    page.clock.run_for(400)
    expect(page.locator(".played")).to_have_count(1)

    page.keyboard.press("l")
    page.clock.resume()
    panel = page.get_by_role("dialog", name="Last trick")
    expect(panel.locator("li")).to_have_count(4)
    names = scene.view["players"]
    expect(panel.locator("p").first).to_contain_text(f"{names[wins]} won trick")
    for name in names:
        expect(panel.locator(".by", has_text=name)).to_have_count(1)
    expect(panel.locator("li.won .by")).to_have_text(names[wins])


def lead_next(server: Server, scene: Scene, heard: Frames, seat: int) -> None:
    """The winner of the trick leads, from another device."""
    view = server.look(scene.table, scene.tokens[seat])["view"]
    reply = server.command(scene.table, scene.tokens[seat], "act", action=view["legal"][0])
    assert reply["ok"], reply
    assert heard.texts


def test_the_bots_wait_while_the_trick_rests(new_page: NewPage, server: Server) -> None:
    """R50: with a rest of the table's own, no bot leads before it is over."""
    scene = set_scene(server, Wanted("spades-with-jokers", bot_leads_next, pace=(1500, 0)))
    page = new_page("desktop")
    page.add_init_script(
        """(() => {
          window.arrivals = [];
          const Plain = WebSocket;
          window.WebSocket = class extends Plain {
            constructor(...all) {
              super(...all);
              this.addEventListener('message', (event) => {
                for (const e of JSON.parse(event.data).events ?? []) window.arrivals.push([e.kind, e.seat, performance.now()]);
              });
            }
          };
        })()"""
    )
    open_scene(page, scene)
    player = Player(page)
    for _ in range(3):
        player.step()
        page.wait_for_selector(f"{LEGAL_CARD}, .summary")
    # Of the leads of bots: the time since the trick before was finished.
    waits = page.evaluate(
        """() => window.arrivals.flatMap(([kind, , at], i, all) =>
          kind === 'trick' && all[i + 1]?.[1] ? [all[i + 1][2] - at] : [])"""
    )
    assert waits
    assert min(waits) > 1000  # they arrive with some delay, and not all with the same


def test_without_rest_the_trick_goes_at_once(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("spades-with-jokers", last_to_play))
    page = new_page("desktop")
    page.clock.install()
    open_scene(page, scene)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    Player(page).play_card(scene.view["legal"][0].removeprefix("play "))
    page.clock.run_for(200)
    expect(page.locator(".trick.rest, .trick.sweep")).to_have_count(0)


def test_a_card_can_be_dragged_up(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("desktop")
    open_scene(page, scene)
    code = scene.view["legal"][0].removeprefix("play ")
    box = card(page, code).bounding_box()
    assert box
    x, y = box["x"] + CORNER["x"], box["y"] + CORNER["y"]
    page.mouse.move(x, y)
    page.mouse.down()
    for up in (15, 40, 90):
        page.mouse.move(x + 2, y - up)
    page.mouse.up()
    card(page, code).wait_for(state="detached")


def test_a_lifted_card_is_put_down_by_another_tap(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("spades-with-jokers", free_choice))
    page = new_page("phone")
    open_scene(page, scene)
    first, second = (action.removeprefix("play ") for action in scene.view["legal"][:2])
    player = Player(page)
    player.press(card(page, first), position=CORNER)
    expect(card(page, first)).to_have_attribute("aria-pressed", "true")
    player.press(card(page, second), position=CORNER)
    expect(card(page, first)).to_have_attribute("aria-pressed", "false")
    expect(card(page, second)).to_have_attribute("aria-pressed", "true")
    assert hand_of(page) == scene.view["hand"]
