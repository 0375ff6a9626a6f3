import {
  defaultOptions,
  legalSteps,
  newGame,
  positionOf,
  startDraft,
  submit,
  takeStep,
  whyNot,
  type Draft,
  type EditionId,
  type Game,
  type Rejection,
} from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { describeRejection } from './rejection.ts';

const SPOTS = [
  [0, 0],
  [0, 1],
  [1, 5],
  [2, 11],
  [2, 12],
  [9, 9],
];
const FLAWED: unknown[] = [
  undefined,
  { do: 'dance' },
  { do: 'write', number: 8 },
  { do: 'choose', offer: 3 },
  { do: 'choose', offer: 1 },
  { do: 'choose', number: 0, action: 0 },
  { do: 'refuse' },
  { do: 'refuse', give: 1 },
  ...[-3, -2, 2].map((by) => ({ do: 'temp', by })),
  ...SPOTS.flatMap((at) => [3, 9, 15].map((number) => ({ do: 'write', number, at }))),
  ...SPOTS.map((at) => ({ do: 'fence', at })),
  ...SPOTS.map((at) => ({ do: 'bis', from: [0, 0], at })),
  ...SPOTS.map((at) => ({ do: 'roundabout', at })),
  ...[0, 1, 6].map((size) => ({ do: 'improve', size })),
  { do: 'park' },
  { do: 'pool' },
  ...['A', 'B', 'C'].map((slot) => ({ do: 'plan', slot, estates: [] })),
  { do: 'reshuffle' },
];

/** Plays a fixed game to the end, and gathers every refusal that flawed steps meet on the way. */
function refusalsOf(edition: EditionId): Rejection[] {
  const met: Rejection[] = [];
  const made = newGame({
    options: { ...defaultOptions, edition, advanced: true },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  if (!made.ok) return [made.rejection];
  let game: Game = made.value;
  for (let round = 0; game.state.ending === undefined; round++) {
    let draft: Draft = startDraft(positionOf(game.state, game, 0));
    for (let i = 0; ; i++) {
      for (const step of FLAWED) met.push(...[whyNot(draft, step)].filter((no) => no !== undefined));
      const steps = [...legalSteps(draft)];
      const next = takeStep(draft, steps[(round * 7 + i * 3) % steps.length]);
      if (!next.ok) break;
      draft = next.value;
    }
    const after = submit(game, { seat: 0, round, steps: draft.steps });
    if (!after.ok) return [after.rejection.rejection];
    game = after.value;
  }
  return met;
}

describe('every rejection of the engine', () => {
  test.each(['2018', '2023'] as const)('is worded in full in the %s edition', (edition) => {
    const met = refusalsOf(edition);
    const codes = new Set(met.map((rejection) => rejection.code));
    const sentences = new Set(met.map((rejection) => describeRejection(en, rejection, edition)));
    expect(codes.size).toBeGreaterThan(25);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z\d].*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|!/);
    }
  });
});
