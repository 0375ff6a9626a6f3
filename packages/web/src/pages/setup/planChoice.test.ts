import { builtIn } from 'picket-engine';
import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import {
  advancedPlans,
  choosePlan,
  chosenPlans,
  isLast,
  plansInPlay,
  plansOut,
  turnPlan,
  shownPlan,
} from './planChoice.ts';
import { blockOf } from './possible.ts';

await speakAll('en');

const block = blockOf(builtIn, '2018');
const slots = plansInPlay(block, { advanced: false });
const NONE = { way: 'dealt', chosen: [], without: [] } as const;
const [A = [], B = []] = slots;

test('each slot has its plans, and the advanced game adds more', () => {
  const all = plansInPlay(block, { advanced: true }).flat();
  expect(slots.map(({ length }) => length)).toEqual([6, 6, 6]);
  expect(all).toHaveLength(slots.flat().length + advancedPlans(block));
});

test('one plan is chosen for each slot, by default the first', () => {
  const first = chosenPlans(NONE, slots);
  expect(first).toEqual(slots.map((cards) => cards[0]?.id));
  const picked = choosePlan(choosePlan(NONE, A[3]?.id ?? '', A), A[4]?.id ?? '', A);
  expect(chosenPlans(picked, slots)).toEqual([A[4]?.id, first[1], first[2]]);
  expect(picked.chosen).toHaveLength(1);
});

test('a plan that is not in play is kept for its edition', () => {
  const both = choosePlan({ ...NONE, chosen: ['2023-A-5'] }, A[1]?.id ?? '', A);
  expect(both.chosen).toEqual(['2023-A-5', A[1]?.id]);
  expect(chosenPlans(both, plansInPlay(blockOf(builtIn, '2023'), { advanced: false }))[0]).toBe('2023-A-5');
});

test('a plan can be excluded and included again, but never the last of its slot', () => {
  const out = turnPlan(NONE, A[0]?.id ?? '');
  expect(plansOut(out, slots)).toEqual([A[0]?.id]);
  expect(turnPlan(out, A[0]?.id ?? '').without).toEqual([]);
  const allOfB = { ...NONE, without: B.map(({ id }) => id) };
  expect(plansOut(allOfB, slots)).toHaveLength(B.length - 1);
  expect(isLast(B[0]?.id ?? '', B, plansOut(allOfB, slots))).toBe(true);
  expect(isLast(B[0]?.id ?? '', B, [])).toBe(false);
});

test('exactly the estimated values are marked', () => {
  const card = (id: string) => {
    const edition = blockOf(builtIn, id.startsWith('2018') ? '2018' : '2023');
    const found = edition.plans.find((plan) => plan.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    const { high, low, mark } = shownPlan(edition, found);
    return [high, low, mark];
  };
  expect(card('2018-A-1')).toEqual(['8', '4', '']);
  expect(card('2023-A-1')).toEqual(['8*', '4*', '*']);
  expect(card('2023-B-6')).toEqual(['9', '5*', '']);
});
