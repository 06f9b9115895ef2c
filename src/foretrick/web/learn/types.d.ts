/** What the lessons and the trainer send. */
import type { BidValue, CardCode, Face, View } from "../types";

/** A view without its sentences; `tricks_done` stands for the tricks themselves. */
export type ShownView = Omit<View, "tricks" | "barred" | "faces" | "says" | "sheet" | "result" | "game" | "title" | "options"> & { tricks_done: number };
/** A sentence with the clause behind it. */
export interface Said { text: string; clause: string | null }
export type Ask = "allowed" | "barred" | "take" | "leave" | "winner" | "trump" | "name" | "hook" | "bid" | "score";
/** A bid, or a card with who is ahead after it, and the winner if it finished the trick. */
export interface Move {
  seat: number; bid?: BidValue;
  card?: CardCode; ace?: boolean; number?: number; leader?: number; best?: number; winner?: number | null;
}
export interface LessonAnswer {
  right: boolean; say: Said[];
  moves?: Move[]; view?: ShownView; winner?: number;
  scores?: number[]; bags?: number[] | null;
}
export interface Tally { players: string[]; sides: number[][]; bids: BidValue[]; won: number[]; bags: number[] | null }
export interface LessonStep {
  name: string; ask: Ask; text: string; task: string; clause: string | null;
  view: ShownView | null; tally: Tally | null;
  answers: Record<string, LessonAnswer>;
}
export interface Lesson { game: string; title: string; faces: Record<CardCode, Face>; steps: LessonStep[]; tips: string[] }

/** Of each game, how long its lesson is, and its tips. */
export type Outline = Record<string, { steps: number; tips: string[] }>;

export type Kind = "may-play" | "takes" | "bid";
export interface TrainerQuestion {
  id: string; kind: Kind; game: string; title: string;
  faces: Record<CardCode, Face>; view: ShownView;
}
export interface Bar { bid: string; value: number; cost: number; exact: number }
export interface Judged {
  right: boolean; say: Said[];
  legal?: CardCode[]; wrong?: CardCode[]; missed?: CardCode[];
  card?: CardCode; winner?: number;
  barred?: boolean; best?: string | null; bars?: Bar[];
}
