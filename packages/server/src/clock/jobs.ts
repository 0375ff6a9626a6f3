import type { LevelName } from 'picket-protocol';
import type { Options, Step } from 'picket-engine';
import type { Pinned } from '../table/pinned.ts';

/** Games that a thread remembers, so that it is told one round at a time. */
export const REMEMBERED = 200;

/** What a thread is asked: the turns of these seats, in the round after those that it is told. */
export interface Job {
  readonly id: number;
  readonly table: string;
  readonly start: Pinned & { readonly options: Options; readonly seed: string };
  /** How many rounds the thread is thought to know already. */
  readonly from: number;
  readonly rounds: readonly (readonly (readonly Step[])[])[];
  readonly seats: readonly { readonly nr: number; readonly level: LevelName }[];
  readonly chance: string;
  readonly ms: number;
}

export interface FoundTurn {
  readonly nr: number;
  readonly steps: readonly Step[];
}

/** `turns` is missing where the thread did not know the rounds that it was thought to know. */
export interface Found {
  readonly id: number;
  readonly turns?: readonly FoundTurn[];
}
