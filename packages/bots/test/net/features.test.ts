import type { Options } from 'picket-engine';
import { turnOf } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { Features } from '../../src/net/features.ts';
import { kindOf } from '../../src/net/progress.ts';
import { POSITION_SLOTS, ROW, ROWS, SLOT } from '../../src/net/rows.ts';
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

test('a kind of plan that the networks were not trained with is rejected, not misread', () => {
  const [plan] = start({}, 'kinds').state.rules.plans;
  if (plan === undefined) throw new Error('no plan');
  const unknown = { ...plan, when: { ...plan.when, type: 'moon-bases' } } as unknown as typeof plan;
  expect(() => kindOf(unknown)).toThrow('moon-bases');
  expect(() =>
    kindOf({ ...plan, when: { ...plan.when, type: 'constructor' } } as unknown as typeof plan),
  ).toThrow();
});
