import { opponentOf, pileOf, positionIn, type Options, type Position, type View } from 'picket-engine';
import { FastRandom, NONE, turnOf } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { chooseTurn, playGame, type Bot } from '../../src/index.ts';
import { Features } from '../../src/net/features.ts';
import { kindOf } from '../../src/net/progress.ts';
import { POSITION_SLOTS, ROW, ROWS, SLOT, TO_BEAT } from '../../src/net/rows.ts';
import { situationOf } from '../../src/net/situation.ts';
import { noRoundabouts } from '../../src/turns/roundabouts.ts';
import { Turns } from '../../src/turns/turns.ts';
import { nameOf, start, strangeBox, TABLES } from '../tables.ts';
import { decisions, type Decision } from './positions.ts';

/**
 * The slots of the n-th turn of a decision, read by one instance that has read other turns before, and by a
 * new one.
 */
function compare({ view, position }: Decision, features: Features, slots: Uint16Array, n: number): void {
  const situation = situationOf(view);
  features.begin(situation);
  let turns = 0;
  new Turns(position.rules).each(
    turnOf(position),
    (after, { given }) => {
      features.read(after, given);
      if (turns++ !== n) return;
      const fresh = new Uint16Array(POSITION_SLOTS);
      const other = new Features(position.rules, fresh);
      other.begin(situation);
      other.read(after, given);
      expect(fresh).toEqual(slots);
      expect([other.score, other.rival, other.ends]).toEqual([features.score, features.rival, features.ends]);
      expect(Math.max(...fresh)).toBeLessThan(ROWS);
    },
    noRoundabouts,
  );
}

describe('turns read earlier change nothing:', () => {
  test.each(TABLES.filter((_, i) => i % 3 === 0).map((options) => ({ name: nameOf(options), options })))(
    '$name',
    ({ name, options }) => {
      const slots = new Uint16Array(POSITION_SLOTS);
      let features: Features | undefined;
      let n = 0;
      for (const decision of decisions(options, name)) {
        features ??= new Features(decision.position.rules, slots);
        compare(decision, features, slots, n++ % 40);
      }
      expect(n).toBeGreaterThan(0);
    },
  );
});

test('custom components stay within the rows', () => {
  const own: Partial<Options> = { components: strangeBox.hash, players: ['Ada', 'Bob'] };
  const slots = new Uint16Array(POSITION_SLOTS);
  let features: Features | undefined;
  for (const decision of decisions(own, 'strange', strangeBox)) {
    features ??= new Features(decision.position.rules, slots);
    compare(decision, features, slots, 3);
  }
  expect(slots.some((row) => row > 0)).toBe(true);
});

test('asking for a reshuffle hides the next actions', () => {
  const [first] = decisions({}, 'asked');
  if (first === undefined) throw new Error('no decision');
  const slots = new Uint16Array(POSITION_SLOTS);
  const features = new Features(first.position.rules, slots);
  features.begin(situationOf(first.view));
  const turn = turnOf(first.position);
  features.read(turn, -1);
  expect(slots.subarray(SLOT.next, SLOT.next + 6).some((row) => row > 0)).toBe(true);
  turn.ask();
  features.read(turn, -1);
  expect(slots.subarray(SLOT.next, SLOT.next + 6).every((row) => row === 0)).toBe(true);
  expect(slots[SLOT.asked]).toBe(ROW.asked);
});

test('what an estate of the AAA has to beat to count is an input: the fifth best that is closed', () => {
  const slots = new Uint16Array(POSITION_SLOTS);
  const read: number[] = [];
  const views: View[] = [];
  const player: Bot = (view, random) => {
    views.push(view);
    return chooseTurn(view, 'regular', random);
  };
  playGame(start({ mode: 'aaa', opponent: '2018-aaa-6' }, 'pile'), [player], () => new FastRandom('pile'));
  for (const view of views) {
    const features = new Features(view.state.rules, slots);
    features.begin(situationOf(view));
    features.read(turnOf(positionIn(view) as Position), NONE);
    const isFenced = pileOf(view.state).at(-1)?.action === 'fence';
    const estates = (opponentOf(view.state)?.estates ?? []).map(({ points }) => points);
    const fifth = (isFenced ? estates : estates.slice(0, -1)).toSorted((a, b) => b - a)[4];
    const row = slots[SLOT.pileToBeat] as number;
    expect(row === 0 ? undefined : row - ROW.pileToBeat + 1).toBe(fifth && Math.min(fifth, TO_BEAT));
    if (fifth !== undefined) read.push(fifth);
  }
  expect(read.length).toBeGreaterThan(0);
});

test('a kind of plan that the networks were not trained with is rejected, not misread', () => {
  const [plan] = start({}, 'kinds').state.rules.plans;
  if (plan === undefined) throw new Error('no plan');
  const unknown = { ...plan, when: { ...plan.when, type: 'moon-bases' } } as unknown as typeof plan;
  expect(() => kindOf(unknown)).toThrow('moon-bases');
  expect(() =>
    kindOf({ ...plan, when: { ...plan.when, type: 'constructor' } } as unknown as typeof plan),
  ).toThrow();
});
