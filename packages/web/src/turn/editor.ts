import type { Draft, EstateName, Position, Rejection, Spot, TurnStep, View } from 'picket-engine';
import type { Explained, Half } from './intent.ts';

/**
 * The turn that a player is making: the draft, its history, and the question being asked. Immutable: each tap returns
 * a new editor.
 */
export interface TurnEditor {
  readonly view: View;
  readonly seat: number;
  readonly position: Position;
  readonly settings: EditorSettings;
  /** The current turn: a replay of the steps of the last tap. */
  readonly draft: Draft;
  readonly taps: readonly Tap[];
  /** Undone taps, the next to redo last. */
  readonly undone: readonly Tap[];
  /** Whether the turn is submitted; then it can only be taken back. */
  readonly sent: boolean;

  // Transient state, which the next tap resets; it is never stored.
  readonly asking: Question | undefined;
  /** With a hand: the picked half of the choice while the other is undecided. */
  readonly picked: Picked | undefined;
  /** The change of a temp, if it was chosen before the house. */
  readonly change: number | undefined;
  /** Whether the next house becomes a roundabout. */
  readonly roundabout: boolean;
  /** Estates selected for the last claimed plan, the latest last. */
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

/** One tap: the whole turn after it, since another choice can replace steps. */
export interface Tap {
  readonly steps: readonly TurnStep[];
  /** Whether the action was skipped on purpose. */
  readonly skipped: boolean;
}

/** A tap on a house that can mean several things. */
export interface Question {
  readonly at: Spot;
  readonly ways: readonly Way[];
  /** The number is already written; the ways only change it. */
  readonly written: boolean;
}

/** One of these meanings, with the resulting turn. */
export interface Way {
  readonly id: string;
  readonly draft: Draft;
  readonly number: number;
  /** The change by a temp. */
  readonly by: number;
  /** The cards or the offer that are taken. */
  readonly cards?: readonly number[];
  /** For a bis: where its original is. */
  readonly side?: 'left' | 'right';
}

/** Clears the transient state. */
export const CLEARED = {
  asking: undefined,
  picked: undefined,
  change: undefined,
  roundabout: false,
  wanted: [],
  explained: undefined,
  why: undefined,
} as const;

/** Whether there is an unfinished choice: undo and cancel take it back first. */
export function isPending({ asking, picked, change, roundabout }: TurnEditor): boolean {
  return asking?.written === false || picked !== undefined || change !== undefined || roundabout;
}

export function isSkipped({ taps }: TurnEditor): boolean {
  return taps.at(-1)?.skipped ?? false;
}
