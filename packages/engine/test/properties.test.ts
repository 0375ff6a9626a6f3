import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  builtIn,
  isComplete,
  legalSteps,
  readSheet,
  readView,
  rebase,
  recordOf,
  replay,
  scoresOf,
  startDraft,
  submit,
  takeStep,
  viewOf,
  whyNot,
  writeSheet,
  writeView,
  type Game,
  type ReadonlySheet,
  type Step,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import { inventPosition } from './invent.ts';
import {
  finished,
  must,
  pickStep,
  pickTurn,
  playOut,
  positionFor,
  start,
  TABLES,
  type Style,
} from './kit.ts';
import * as reference from './reference.ts';
import { withOtherSecrets } from './secrets.ts';

const table = fc.constantFrom(...TABLES);
const style = fc.constantFrom<Style>('wild', 'sensible');
const seed = fc.string({ maxLength: 8 });
const players = fc.constantFrom(['Ada', 'Bob'], ['Ada', 'Bob', 'Cy', 'Di', 'Eve']);

/** A game stopped before its end, with some turns of the round submitted. */
function underWay(options: Parameters<typeof start>[0], name: string, rounds: number): Game {
  const random = new FastRandom(name);
  let game = start(options, name);
  while (game.state.rounds.length < rounds) {
    const round = game.state.rounds.length;
    const seat = game.turns.indexOf(undefined);
    const next = must(
      submit(game, { seat, round, steps: pickTurn(positionFor(game, seat), random, 'sensible').steps }),
    );
    if (next.state.ending !== undefined) return game;
    game = next;
  }
  return game;
}

function written(sheet: ReadonlySheet, game: Game): ReturnType<typeof writeSheet> {
  return writeSheet(sheet, game.state.rules);
}

test('H1 H2 H6 every sheet of every game is valid', () => {
  fc.assert(
    fc.property(table, style, seed, (options, how, name) => {
      playOut(start({ players: ['Ada', 'Bob'], ...options }, name), new FastRandom(name), how, (game) => {
        for (const sheet of game.state.sheets) {
          const read = must(readSheet(written(sheet, game), builtIn));
          expect(read.equals(sheet)).toBe(true);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('H5 S1 S5 the score is the sum of its columns, and equals the reference', () => {
  fc.assert(
    fc.property(table, seed, (options, name) => {
      const { rules, sheet } = inventPosition(options, new FastRandom(name));
      const game = start({ players: ['Ada', 'Bob'], ...options }, name);
      const [score] = scoresOf({ ...game.state, rules, sheets: [sheet] });
      const referred = written(sheet, game) as unknown as reference.RefSheet;
      const printed = rules.layout.printed as unknown as reference.Printed;
      if (score === undefined) throw new Error('no score');
      const { plans, parks, estates, pools, temps, bis, refusals, roundabouts } = score;
      const plus = [...plans, ...parks, ...estates, pools, temps].reduce((sum, points) => sum + points, 0);
      expect(score.total).toBe(plus - bis - refusals - roundabouts);
      expect(score).toEqual(reference.score(printed, referred, temps));
    }),
    { numRuns: 300 },
  );
});

test('G5 a record read back is the same game, byte for byte', () => {
  fc.assert(
    fc.property(table, style, seed, players, (options, how, name, names) => {
      const game = finished({ players: names, ...options }, name, how);
      const text = JSON.stringify(recordOf(game));
      const replayed = must(replay(JSON.parse(text)));
      expect(JSON.stringify(replayed.record)).toBe(text);
      expect(replayed.dealChecked).toBe(true);
      replayed.state.sheets.forEach((sheet, seat) => {
        expect(sheet.equals(game.state.sheets[seat] as ReadonlySheet)).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});

test('G5 a running game replays without its seed, except for the deal', () => {
  fc.assert(
    fc.property(table, seed, players, fc.nat(12), (options, name, names, rounds) => {
      const game = underWay({ players: names, ...options }, name, rounds);
      const record = recordOf(game);
      expect(record.seed).toBeNull();
      const replayed = must(replay(JSON.parse(JSON.stringify(record))));
      expect(replayed.dealChecked).toBe(false);
      expect(replayed.record).toEqual(record);
    }),
    { numRuns: 40 },
  );
});

test('G7 a view read back is the same view, also from the state after its first rounds', () => {
  fc.assert(
    fc.property(table, seed, players, fc.nat(12), (options, name, names, rounds) => {
      const game = underWay({ players: names, ...options }, name, rounds);
      for (const seat of [undefined, ...game.turns.keys()]) {
        const travelled = JSON.parse(JSON.stringify(writeView(viewOf(game, seat)))) as ReturnType<
          typeof writeView
        >;
        const view = must(readView(travelled));
        expect(writeView(view)).toEqual(travelled);
        const first = travelled.record.rounds.slice(0, Math.floor(rounds / 2));
        const earlier = must(
          readView({ ...travelled, record: { ...travelled.record, rounds: first }, now: null }),
        );
        expect(must(readView(travelled, undefined, earlier.state))).toEqual(view);
      }
    }),
    { numRuns: 40 },
  );
});

test('G1 G7 R22 no view of a running game depends on hidden cards, on the seed, or on another seat’s turn', () => {
  fc.assert(
    fc.property(table, seed, fc.nat(12), (options, name, rounds) => {
      const game = underWay({ players: ['Ada', 'Bob', 'Cy'], ...options }, name, rounds);
      for (const seat of [undefined, ...game.turns.keys()]) {
        const seen = JSON.stringify(writeView(viewOf(game, seat)));
        expect(JSON.stringify(writeView(viewOf(withOtherSecrets(game, seat), seat)))).toBe(seen);
        expect(seen).not.toContain(game.seed);
        expect(recordOf(withOtherSecrets(game, undefined))).toEqual(recordOf(game));
      }
    }),
    { numRuns: 80 },
  );
});

test('T2 every listed step is accepted, and taking them until the end gives a complete turn', () => {
  fc.assert(
    fc.property(table, seed, (options, name) => {
      const random = new FastRandom(name);
      let draft = startDraft(inventPosition(options, random));
      for (;;) {
        for (const step of legalSteps(draft)) expect(whyNot(draft, step)).toBeUndefined();
        const step = pickStep(draft, random, 'wild');
        if (step === undefined) break;
        draft = must(takeStep(draft, step));
      }
      expect(isComplete(draft)).toBe(true);
    }),
    { numRuns: 120 },
  );
});

test('T2 invalid input of any form is rejected with a code and never throws', () => {
  const draft = startDraft(positionFor(start({ advanced: true }), 0));
  const kind = fc.constantFrom(
    'choose',
    'refuse',
    'temp',
    'write',
    'fence',
    'improve',
    'bis',
    'plan',
    'reshuffle',
  );
  const nearly = fc.record({ do: kind, at: fc.anything(), number: fc.anything(), estates: fc.anything() });
  const numbers = fc.integer({ min: -999, max: 999 });
  const far = fc.record({
    do: kind,
    at: fc.tuple(numbers, numbers),
    number: numbers,
    by: numbers,
    size: numbers,
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), nearly, far), (step) => {
      const why = whyNot(draft, step);
      expect(why === undefined || why.code.length > 0).toBe(true);
      expect(takeStep(draft, step).ok).toBe(why === undefined);
    }),
    { numRuns: 2000 },
  );
});

test('T5 choosing other cards keeps the other steps that still fit', () => {
  fc.assert(
    fc.property(table, seed, (options, name) => {
      const random = new FastRandom(name);
      const draft = pickTurn(inventPosition(options, random), random, 'wild');
      const first = startDraft(draft.position);
      for (const choice of legalSteps(first)) {
        if (choice.do !== 'choose') continue;
        const rebased = rebase(draft, choice);
        if (!rebased.ok) continue;
        const again = rebased.value.steps.reduce((d, step) => must(takeStep(d, step)), first);
        expect(again.turn.sheet.equals(rebased.value.turn.sheet)).toBe(true);
        if (sameChoice(draft.steps, choice)) expect(rebased.value.steps).toEqual(draft.steps);
      }
    }),
    { numRuns: 120 },
  );
});

function sameChoice(steps: readonly Step[], choice: Step): boolean {
  return steps.some((step) => JSON.stringify(step) === JSON.stringify(choice));
}
