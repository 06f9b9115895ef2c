/** What travels between the server and this client. The client computes no rule: it shows what is here. */

/** Two characters: rank then suit ("TD"), or "BJ" / "LJ". */
export type CardCode = string;
export type SuitLetter = "S" | "H" | "D" | "C";
export type BidValue = number | "nil" | "blind-nil";
/** Where a seat stands against its bid. */
export type Course = "needs" | "exact" | "over" | "short";
export type Mark = "met" | "over" | "under";
export type Phase = "deal" | "trump" | "bid" | "play" | "over";

/** One card on the table; `ace` marks a joker that counts as an ace. */
export interface PlayOf { seat: number; card: CardCode; ace: boolean }
/** The trick that lies on the table. `plays` is empty when it is to be led. */
export interface OpenTrick { number: number; leader: number; plays: PlayOf[]; best: number | null }
export interface DoneTrick { number: number; leader: number; plays: PlayOf[]; winner: number }

/** A finished round on the score sheet. `scores` and `totals` are by side. */
export interface SheetRow {
  round: number; cards: number; dealer: number;
  trump: SuitLetter | null; trump_known: boolean;
  bids: (BidValue | null)[]; won: number[];
  scores: number[]; totals: number[];
  bags: number[] | null; penalties: number[] | null;
  /** What became of each seat's bid; null where only the team's contract counts. */
  marks: (Mark | null)[];
  /** By side: how its score came about, and what its bags cost. */
  notes: string[][]; penalty_notes: (string | null)[];
}

/** What is special about the face of a card in this game. */
export interface Face { mark: string; name: string; suitless: boolean; suit?: SuitLetter | null }

/** What one seat (or a spectator) may know. */
export interface View {
  game: string; title: string; options: Record<string, unknown>;
  /** null: a spectator. */
  seat: number | null;
  players: string[];
  /** The seats of each side: one each, or partners. */
  sides: number[][];
  /** 1-based; 0 before the first deal. */
  round: number;
  /** null when played to a target. */
  rounds: number | null;
  target: number | null;
  /** Cards dealt to each this round, which is also the number of tricks. */
  cards: number;
  dealer: number | null;
  phase: Phase;
  turn: number | null;
  waiting_for: number[];
  /** In display order; null when hidden from this seat. */
  hand: CardCode[] | null;
  cards_left: number[];
  turned: CardCode | null;
  trump: SuitLetter | null;
  /** With `trump` null: true means that there is no trump, false that it is not settled yet. */
  trump_known: boolean;
  trump_named_by: number | null;
  bids: (BidValue | null)[];
  has_bid: boolean[];
  bid_sum: number;
  won: number[];
  course: (Course | null)[];
  /** By side; Spades only. */
  contracts: number[] | null;
  /** By side: the tricks that count towards the contract. */
  taken: number[] | null;
  bags: number[] | null;
  trick: OpenTrick | null;
  tricks: DoneTrick[];
  /** null in games where trumps need not be broken. */
  broken: boolean | null;
  /** Texts of actions: "play 9S", "bid 3", "bid nil", "trump H", "look". */
  legal: string[];
  /** The sentence for each action that is shown but not allowed. */
  barred: Record<string, string>;
  bid_row: BidValue[];
  /** The one message of the moment. */
  says: string;
  totals: number[];
  sheet: SheetRow[];
  result: { totals: number[]; winners: number[] } | null;
  faces: Record<CardCode, Face>;
}

export interface SeatInfo {
  seat: number; name: string; kind: "person" | "bot" | "open"; bot: string | null;
  here: boolean; stand_in: boolean;
}

export interface TableSettings { rest_ms: number; pace_ms: number; away_s: number; next_s: number }

export interface Table {
  id: string; game: string; title: string; seats_total: number; options: Record<string, unknown>;
  status: "lobby" | "playing" | "between" | "over";
  paused: boolean; host: number; you: number | null;
  seats: SeatInfo[]; settings: TableSettings;
  /** Every match begins with the deal of this seat; null: it is drawn. */
  first_dealer: number | null;
  /** The host ended the match before its time. */
  ended: boolean;
  /** Whether one's own only legal card is played by itself; null for a spectator. */
  auto_play: boolean | null;
  /** Seats that are ready for the next deal. */
  ready: number[];
  /** Epoch milliseconds, or null. */
  deadline: number | null;
  /** The server's clock when this was said: what is left of a deadline counts from here. */
  now: number;
  match: number; invite: string;
  /** Whether one may ask for a hint here. */
  hints: boolean;
  /** By seat, once the match is over: how many hints were taken. */
  hints_taken: number[] | null;
  matches_finished: number[];
}

/** A numbered happening; `text` is a sentence with names. Further data lies beside these. */
export interface TableEvent { n: number; kind: string; seat: number | null; text: string; [data: string]: unknown }

export interface StateMessage { kind: "state"; version: number; events: TableEvent[]; table: Table; view: View | null }
export interface Reply {
  kind: "reply"; id: string; ok: boolean; version: number;
  code?: "stale" | "illegal" | "refused"; error?: string;
}
/** A legal action of a hint: what it loses in points against the best, and the chance to make the bid with it. */
export interface Weighed { action: string; label: string; cost: number; cost_error: number; exact: number }
/** What to do, why, and all that could be done instead; `candidates` is empty where nothing could be weighed. */
export interface Advice { action: string; sentence: string; candidates: Weighed[] }
/** The answer to the hint that was asked for under this id; it comes to the own seat alone. */
export interface HintMessage { kind: "hint"; id: string; hint: Advice | null; error?: string }
export type ServerMessage = StateMessage | Reply | HintMessage;

/** A hint on its way, or here. `place` is the turn it belongs to. */
export interface Asked { id: string; place: string; told: Advice | null }

/** Sends a command and answers when the server has; never rejects. `send("act", {action: "play KH"})`. */
export type Send = (command: string, fields?: Record<string, unknown>, id?: string) => Promise<Reply>;

/** An act on its way: shown as waiting until the state that holds it has come. */
export interface Pending { id: string; action: string; /** false while offline */ sent: boolean; /** the version that holds it, once accepted */ version: number | null }

export interface OptionInfo {
  name: string; label: string; help: string; default: unknown;
  kind: "choice" | "bool" | "number";
  choices: { value: unknown; label: string }[] | null;
  low: number | null; high: number | null; nullable?: boolean; clause?: string;
  [more: string]: unknown;
}
export interface GameInfo {
  key: string; title: string; tagline: string;
  min_seats: number; max_seats: number; default_seats: number;
  options: OptionInfo[];
}
export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "forced";
/** One decision of a review: what its seat knew (`hand`, `table`, `bids`, `won`), did, and should have done. */
export interface Decision {
  number: number; seat: number; kind: "bid" | "play" | "trump" | "look";
  /** null before the first. */
  trick: number | null;
  action: string; best: string;
  value: number; best_value: number; cost: number; cost_error: number; grade: Grade;
  /** The chance to make the bid. */
  exact: number; best_exact: number;
  /** What it cost with all cards open; null where that was not looked at. */
  hindsight_cost: number | null;
  sentence: string;
  candidates: Weighed[];
  /** null: not looked at yet. */
  hand: CardCode[] | null;
  choices: string[];
  table: PlayOf[]; bids: (BidValue | null)[]; won: number[];
}
export interface ReviewedRound {
  round: number; cards: number; dealer: number; trump: SuitLetter | null; turned: CardCode | null;
  bids: (BidValue | null)[]; won: number[]; scores: number[] | null;
  decisions: Decision[];
  chart: { at: string; expected: number[] }[];
}
/** `score` is `par` + `deal` - `cost_bids` - `cost_plays` + `luck`. */
export interface Account {
  seat: number; accuracy: number | null; decisions: number;
  inaccuracies: number; mistakes: number; blunders: number;
  par: number; deal: number; cost_bids: number; cost_plays: number; luck: number; score: number;
}
export interface Turn { round: number; decision: number; at: string; seat: number; cause: "decision" | "cards"; swing: number; sentence: string }
export interface Review {
  game: string; title: string; players: string[]; sides: number[][]; faces: Record<CardCode, Face>;
  totals: number[]; winners: number[] | null; threshold: number; worlds: number | null;
  rounds: ReviewedRound[]; players_summary: Account[]; turning_points: Turn[];
}

export interface BotInfo { key: string; label: string; help: string }
export interface GamesAnswer { games: GameInfo[]; bots: BotInfo[] }
