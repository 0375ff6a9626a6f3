import { expect, test } from '@playwright/test';
import { median, type TypedTurn } from './textRobot.ts';

/** The most keys a turn, as the median of a game. */
const MOST_KEYS = 6;
/** The most words a round. */
const MOST_WORDS = 25;

/** Records the keys and words of a typed game, and expects few of them. */
export function expectBrief(name: string, turns: readonly TypedTurn[]): void {
  const keys = median(turns.map((turn) => turn.keys));
  const words = median(turns.map((turn) => turn.words));
  const description = `${name}: ${turns.length} turns, median ${keys} keys a turn, ${words} words a round`;
  test.info().annotations.push({ type: 'brief', description });
  expect.soft(keys, description).toBeLessThanOrEqual(MOST_KEYS);
  expect.soft(words, description).toBeLessThanOrEqual(MOST_WORDS);
}
