import type { Draft, EstateName, Position, Rejection, Spot, Step, View } from 'picket-engine';
import type { Explained, Half } from './intent.ts';

/** The turn that a player is making: the draft, its history, and the question being asked. An immutable value: each tap gives the next one. */
export interface TurnEditor {
  readonly view: View;
  readonly seat: number;
  readonly position: Position;
  readonly settings: EditorSettings;
  /** The turn as it stands: a replay of the steps of the last tap. */
  readonly draft: Draft;
  readonly taps: readonly Tap[];
  /** What was undone, the next to be done again last. */
  readonly undone: readonly Tap[];
  /** Whether the turn is handed in; it can only be taken back then. */
  readonly sent: boolean;

  // What follows is forgotten by the next tap, and never kept.
  readonly asking: Question | undefined;
  /** With a hand: the half of the choice that is made while the other is still open. */
  readonly picked: Picked | undefined;
  /** The change that a temp is to make, where it was said before the house was. */
  readonly change: number | undefined;
  /** Whether the next house gets a roundabout. */
  readonly roundabout: boolean;
  /** Estates asked for by hand for the plan validated last, the latest last. */
  readonly wanted: readonly EstateName[];
  readonly explained: Explained | undefined;
  readonly why: Rejection | undefined;
}

/** The card that gives the number, or the one that gives the action. */
export type Picked = { readonly [H in Half]?: number };

export interface EditorSettings {
  /** Whether a park, a pool or a temp box is marked together with the number. */
  readonly autoMarks: boolean;
}

/** One tap: the whole turn as it stood after it, since another choice can replace steps and not only add some. */
export interface Tap {
  readonly steps: readonly Step[];
  /** Whether the action was left unused on purpose. */
  readonly skipped: boolean;
}

/** Several things that a tap on a house may mean. */
export interface Question {
  readonly at: Spot;
  readonly ways: readonly Way[];
  /** The number is written already; the ways only change it. */
  readonly written: boolean;
}

/** One of them, with the turn that it leads to. */
export interface Way {
  readonly id: string;
  readonly draft: Draft;
  readonly number: number;
  /** What a temp changed. */
  readonly by: number;
  /** The cards or the offer that are taken. */
  readonly cards?: readonly number[];
  /** For a copy: where its original stands. */
  readonly side?: 'left' | 'right';
}

/** What no tap leaves behind. */
export const CALM = {
  asking: undefined,
  picked: undefined,
  change: undefined,
  roundabout: false,
  wanted: [],
  explained: undefined,
  why: undefined,
} as const;

/** Whether something was begun that wrote nothing yet: the first thing that undo and cancel take back. */
export function isPending({ asking, picked, change, roundabout }: TurnEditor): boolean {
  return asking?.written === false || picked !== undefined || change !== undefined || roundabout;
}

export function isSkipped({ taps }: TurnEditor): boolean {
  return taps.at(-1)?.skipped ?? false;
}
