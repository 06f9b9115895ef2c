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
}

/** A numbered happening; `text` is a sentence with names. Further data lies beside these. */
export interface TableEvent { n: number; kind: string; seat: number | null; text: string; [data: string]: unknown }

export interface StateMessage { kind: "state"; version: number; events: TableEvent[]; table: Table; view: View | null }
export interface Reply {
  kind: "reply"; id: string; ok: boolean; version: number;
  code?: "stale" | "illegal" | "refused"; error?: string;
}
export type ServerMessage = StateMessage | Reply;

/** Sends a command and answers when the server has; never rejects. `send("act", {action: "play KH"})`. */
export type Send = (command: string, fields?: Record<string, unknown>) => Promise<Reply>;

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
export interface BotInfo { key: string; label: string; help: string }
export interface GamesAnswer { games: GameInfo[]; bots: BotInfo[] }
