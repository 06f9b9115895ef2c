/** The score pad: what is written on it, and what that comes to. The shapes of docs/pad.md. */
import type { SuitLetter } from "../types";

export type PadBid = number | "nil" | "blind-nil";
export type PadTrump = SuitLetter | "none";
export interface PadGame { key: string; options: Record<string, unknown> }
/** A sentence by its id; from a server it brings its text. */
export interface PadMessage { id: string; args: Record<string, any>; text?: string }

/** One thing that somebody wrote. Nothing is ever taken out of the list. */
export interface Entry {
  id: string; at: string; by: string;
  what: string[]; to: any;
  /** What the writer saw standing in this cell. */
  over: string | string[] | null;
  /** The entry that this one takes back. */
  undoes?: string;
}

/** A place on the pad: the entry that stands there, and all that nobody has written over; more than one when two wrote at once. */
export interface Cell { what: string[]; entry: Entry; heads: Entry[]; contested: boolean }

export interface PadRound {
  id: string; place: number; seats: string[]; dealer: string; cards: number;
  trump: PadTrump | null;
  bids: Record<string, PadBid>;
  tricks: Record<string, number>;
}
export interface PadPlayer { id: string; name: string }

/** The pad as the entries make it. */
export interface Folded {
  game: PadGame | null; note: string; started: string | null;
  players: PadPlayer[];
  seats: string[];
  rounds: PadRound[];
  cells: Map<string, Cell>;
  contested: Cell[];
}

export type PadMark = "met" | "over" | "under";
export interface SeatRow { player: string; bid: PadBid | null; tricks: number | null; score: number | null; mark: PadMark | null }
export interface Penalty { points: number; reason: PadMessage }
export interface SideRow {
  players: string[]; contract: number | null; taken: number | null; score: number | null;
  bags: number | null; bags_before: number | null; penalties: Penalty[]; total: number | null;
}
export interface RoundRow {
  id: string; number: number; cards: number; dealer: string; trump: PadTrump | null;
  closed: boolean; why_open: PadMessage | null; warning: PadMessage | null;
  bids: PadBid[]; barred: PadBid | null; bid_sum: number; trick_sum: number;
  seats: SeatRow[]; sides: SideRow[];
}
export interface NextRound { number: number; dealer: string; cards: number; seats: string[] }
export interface Rows {
  problem: PadMessage | null;
  players: string[]; sides: string[][]; rounds: RoundRow[];
  totals: number[]; places: number[]; bags: number[] | null;
  exact: { made: number; tried: number }[]; contracts: { made: number; tried: number }[] | null;
  finished: number; left: number | null; schedule: number[] | null; target: number | null;
  next: NextRound | null;
  over: boolean;
}

/** A part of the rules that depends on some options: the values of `by`, joined, find the place in `of`. */
export interface Choice<T> { by: string[]; at: Record<string, number>; of: T[] }
export interface OptionTable {
  name: string; kind: "choice" | "switch" | "number"; default: unknown; choices: string[] | null; nullable?: boolean;
  low: number | null | Record<string, number | null>; high: number | null | Record<string, number | null>;
}
export interface SideTable { contract: number[]; helps: (boolean | number)[]; lone_bags: (boolean | number)[]; points: number[][]; bags: number[][] }
export interface GameTable {
  title: string; seats: [number, number]; usual: number;
  options: OptionTable[]; clashes: [string, unknown][][];
  sides: number; trump: SuitLetter | null; most: Record<string, number>;
  deals: Record<string, Choice<{ cards: number[]; usual: number | null }>>;
  bids: Choice<number[][]>; hook: Choice<number | null>;
  seat: Choice<{ base: number[][]; per: Record<string, number[][]> }>;
  wanted: (number | null)[];
  side: Choice<SideTable> | null;
  bag_limit: number | null; bag_cost: number;
  over: { finished: boolean; reach: string | null; fall: string | null; when: boolean[] };
}
export interface Tables { format: string; order: PadBid[]; games: Record<string, GameTable> }
