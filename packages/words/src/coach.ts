import type { Score } from 'picket-engine';
import type { Words } from './catalogue.ts';

type Part = Exclude<keyof Score, 'total'>;

/** The terms of a score: expectation, luck, the player’s turns, and the coach’s error. */
export interface Terms {
  readonly expected: number;
  readonly luck: number;
  readonly skill: number;
  readonly error: number;
  readonly score: number;
}

/** A number of points, with the limits of its range. */
export interface PointRange {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

export interface PartChange {
  readonly part: Part;
  readonly points: number;
}

/** The coach’s texts in one language. Separate from `Words`, so a page can load them on demand. */
export interface CoachWords {
  readonly terms: { readonly [T in keyof Terms]: string };
  /** “7.1” and “+7.1”, with a true minus. */
  readonly number: (points: number) => string;
  readonly change: (points: number) => string;
  /** The terms as one sum; rounded, they still add up. */
  readonly sum: (terms: Terms) => string;
  /** The headline: the total loss of the costliest turns. */
  readonly finding: (turns: number, points: number) => string;
  readonly clean: string;
  readonly cards: (luck: number) => string;
  /** The score without the luck, in whole points, and half of its interval. */
  readonly adjusted: (points: number, within: number) => string;
  readonly rating: (level: keyof Words['levels'], name: string) => string;
  readonly grades: { readonly [G in GradeName]: { readonly name: string; readonly limit: string } };
  readonly lost: (loss: PointRange) => string;
  /** Why a turn is better, by parts of the score that rollouts confirmed; at least one. */
  readonly reason: (gains: readonly PartChange[]) => string;
  readonly checked: (games: number) => string;
}

export type GradeName = 'best' | 'good' | 'slip' | 'mistake' | 'forced';

/** Numbers with one decimal that add up when rounded: the largest takes the rest. */
export function rounded({ score, ...terms }: Terms): Terms {
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  const entries = Object.entries(terms).map(([term, value]) => [term, tenths(value)] as const);
  const missing = score - entries.reduce((sum, [, value]) => sum + value, 0);
  const [largest] = entries.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const whole = entries.map(
    ([term, value]) => [term, tenths(term === largest?.[0] ? value + missing : value)] as const,
  );
  return { ...(Object.fromEntries(whole) as unknown as Omit<Terms, 'score'>), score };
}

/** “+ 7.1 luck” or “− 7.1 luck”, for a sum. */
export function added(value: number, number: (points: number) => string, name: string): string {
  return `${value < 0 ? '−' : '+'} ${number(Math.abs(value))} ${name}`;
}
