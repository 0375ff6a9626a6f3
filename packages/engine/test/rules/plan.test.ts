import { expect, test } from 'vitest';
import { legalSteps, type Options, type Step } from '../../src/index.ts';
import { choose, fence, plan, play, roundabout, scene, why, write, written, type Scene } from '../scene.ts';

const in2018 = (...plans: string[]): Scene => ({ table: { edition: '2018', advanced: true, plans } });
const in2023 = (...plans: string[]): Scene => ({ table: { edition: '2023', advanced: true, plans } });
const A2018 = (id: string): Scene => in2018(id, '2018-B-1', '2018-C-1');
const B2018 = (id: string): Scene => in2018('2018-A-1', id, '2018-C-1');
const A2023 = (id: string): Scene => in2023(id, '2023-B-1', '2023-C-1');
const B2023 = (id: string): Scene => in2023('2023-A-1', id, '2023-C-1');
const C2023 = (id: string): Scene => in2023('2023-A-1', '2023-B-1', id);

/**
 * Whether a plan can be claimed on this sheet with any estates; one that names no estates in only one way.
 */
function met(
  slot: 'A' | 'B' | 'C',
  streets: readonly string[],
  given: Scene,
  at: [number, number] = [2, 11],
): boolean {
  const found = claims(slot, streets, given, at);
  const sets = found.map((step) => JSON.stringify(step));
  expect(new Set(sets).size).toBe(sets.length);
  return found.length > 0;
}

function claims(
  slot: string,
  streets: readonly string[],
  given: Scene,
  at: [number, number] = [2, 11],
): Step[] {
  const draft = written(streets, { number: 15, ...given }, at);
  return [...legalSteps(draft)].filter((step) => step.do === 'plan' && step.slot === slot);
}

test('P1 plans are optional, at the end of the turn, any number of them, each once', () => {
  const table: Partial<Options> = { plans: ['2018-A-4', '2018-B-5', '2018-C-3'] };
  const sheet = ['1 2 3 4 | 5 6 7 8 |', '1 2 3 4 | 5 6 7 8 9 |', '1 2 3 | 4 5 6 7 |'];
  const draft = written(sheet, { number: 15, table });
  expect(draft.turn.complete).toBe(true);
  const both = play(draft, plan('A', [0, 0, 4], [0, 4, 4]), plan('C', [2, 0, 3], [2, 3, 4]));
  expect([0, 1, 2].map((slot) => both.turn.sheet.plan(slot))).toEqual([6, -1, 7]);
  expect(why(both, plan('A', [1, 0, 4]))).toBe('plan-claimed');
  expect(why(play(both, plan('B', [1, 0, 4], [1, 4, 5])), plan('B'))).toBe('plan-claimed');
  expect(why(written(['1 2'], { table }), plan('A'))).toBe('plan-not-met');
});

test('P3 estates used for one plan cannot be used for another', () => {
  const table: Partial<Options> = { plans: ['2018-A-4', '2018-B-5', '2018-C-3'] };
  const draft = written(['1 2 3 4 | 5 6 7 8 |', '', '1 2 3 |'], { number: 15, table });
  expect(why(draft, plan('C', [0, 0, 4], [2, 0, 3]))).toBe('ok');
  expect(why(play(draft, plan('A', [0, 0, 4], [0, 4, 4])), plan('C', [0, 0, 4], [2, 0, 3]))).toBe(
    'plan-not-met',
  );
});

test('R5 a claim names estates that meet the plan, in any order', () => {
  const table: Partial<Options> = { plans: ['2018-A-4', '2018-B-1', '2018-C-1'] };
  const draft = written(['1 2 3 4 | 5 6 7 8 |', '1 2 3 4 |', '1 2 |'], { number: 15, table });
  expect(claims('A', ['1 2 3 4 | 5 6 7 8 |', '1 2 3 4 |'], { table })).toHaveLength(3);
  expect(why(draft, plan('A', [1, 0, 4], [0, 4, 4]))).toBe('ok');
  for (const wrong of [
    plan('A'),
    plan('A', [0, 0, 4]),
    plan('A', [0, 0, 4], [0, 0, 4]),
    plan('A', [0, 0, 4], [2, 0, 2]),
    plan('A', [0, 0, 4], [0, 3, 4]),
    plan('A', [0, 0, 4], [0, 4, 4], [1, 0, 4]),
    plan('A', [0, 0, 4], [3, 0, 4]),
    plan('A', [0, 0, 4], [1, 0, 99]),
  ]) {
    expect(why(draft, wrong)).toBe('plan-wrong-estates');
  }
  expect(play(draft, plan('A', [1, 0, 4], [0, 4, 4])).steps.at(-1)).toEqual(plan('A', [0, 4, 4], [1, 0, 4]));
});

test('P4 P5 only complete, unused estates of the required sizes', () => {
  const given = A2018('2018-A-3');
  expect(met('A', ['1 2 3 | 4 5 6 | 7 8 9 |'], given)).toBe(true);
  expect(met('A', ['1 2 3 | 4 5 6 | 7 . 9 |'], given)).toBe(false);
  expect(met('A', ['1 2 3 | 4 5 6 | 7 8^ 9 |'], given)).toBe(false);
  expect(met('A', ['1 2 3 | 4 5 6 | 7 8 | 9'], given)).toBe(false);
});

test('P6 each estate with as many pools or bis as the plan asks', () => {
  expect(met('B', ['. . 3* | .', '1* | .', '1 2* |'], B2023('2023-B-adv-1'))).toBe(false);
  expect(met('B', ['1 | 2 | 3* | .', '1* |', '1 2* |'], B2023('2023-B-adv-1'))).toBe(true);
  expect(met('B', ['1 1b | 3 3b |', '4 4b 5 6 |'], B2023('2023-B-adv-4'))).toBe(true);
  expect(met('B', ['1 1b | 3 4 |', '4 4b 5 6 |'], B2023('2023-B-adv-4'))).toBe(false);
});

test('P7 estates in the street the plan names', () => {
  const given = A2023('2023-A-adv-2');
  expect(met('A', ['1 2 | 3 4 5 6 7 8 |'], given)).toBe(true);
  expect(met('A', ['1 2 |', '3 4 5 6 7 8 |'], given)).toBe(false);
});

test('P8 R11 estates in one street, with its roundabouts, which are not used up', () => {
  const given = A2023('2023-A-adv-5');
  expect(met('A', ['', '1 2 3 4 | o | 1 2 3 4 |'], given)).toBe(true);
  expect(met('A', ['. | o | .', '1 2 3 4 | 5 6 7 8 |'], given)).toBe(false);
  const draft = written(['', '1 2 3 4 | o | 1 2 3 4 |'], { number: 15, ...given });
  expect(why(draft, plan('A', [1, 0, 4], [1, 5, 4]))).toBe('ok');
  expect(why(draft, plan('A'))).toBe('plan-wrong-estates');
  expect(play(draft, plan('A', [1, 0, 4], [1, 5, 4])).turn.sheet.used(1)).toBe(0b1_1110_1111);
});

test('P9 an estate of the size at each end of each street; a roundabout there spoils it', () => {
  const given = A2023('2023-A-adv-1');
  const ends = ['1 | . . . . . . . . | 9', '1 | . . . . . . . . . | 9', '1 | . . . . . . . . . . |'];
  expect(met('A', ends, given)).toBe(true);
  expect(met('A', [ends[0] ?? '', ends[1] ?? '', '1 | . . . . . . . . . .'], given)).toBe(false);
  expect(met('A', ['1 . . . . . . . . | 9', ends[1] ?? '', ends[2] ?? ''], given)).toBe(false);
  expect(met('A', ['o | . . . . . . . . | 9', ends[1] ?? '', ends[2] ?? ''], given)).toBe(false);
  expect(met('A', ['1^ | . . . . . . . . | 9', ends[1] ?? '', ends[2] ?? ''], given)).toBe(false);
});

test('P10 R7 all houses of a street, roundabouts counting as built, and all of them used up', () => {
  const given = A2018('2018-A-adv-2');
  const draft = written(['1 2 3 4 | o | 6 7 8 9 10'], { number: 15, action: 'fence', ...given });
  expect(why(draft, plan('A', [0, 0, 4]))).toBe('plan-wrong-estates');
  const sheet = play(draft, plan('A')).turn.sheet;
  expect(sheet.used(0)).toBe(0b11_1110_1111);
  expect(met('A', ['1 2 3 4 5 6 7 8 9 .'], given)).toBe(false);
  const later = written(['1^ 2^ 3^ 4^ 5^ 6^ 7^ 8^ 9^ 10^'], { number: 15 });
  expect(why(later, fence(0, 4))).toBe('fence-in-used-estate');
});

test('R18 all houses of a street must be unused', () => {
  expect(met('A', ['1 2 3 | 4 5 6 7 8 9^ | 10'], A2018('2018-A-adv-2'))).toBe(false);
});

test('P11 R7 the first and last house of every street, no roundabout, and only those six used up', () => {
  const given = A2018('2018-A-adv-5');
  const ends = ['1 . . . . . . . . 10', '1 . . . . . . . . . 11', '1'];
  const sheet = play(written(ends, { number: 15, ...given }), plan('A')).turn.sheet;
  expect([0, 1, 2].map((street) => sheet.used(street))).toEqual([
    0b10_0000_0001, 0b100_0000_0001, 0b1000_0000_0001,
  ]);
  expect(met('A', ['1^ . . . . . . . . 10', ends[1] ?? '', '1'], given)).toBe(false);
  expect(met('A', ['o | . . . . . . . . 10', ends[1] ?? '', '1'], given)).toBe(false);
});

test('P12 bis in one street', () => {
  expect(met('A', ['4 4b 4b 4b 4b 4b'], A2018('2018-A-adv-3'))).toBe(true);
  expect(met('A', ['4 4b 4b 4b', '5 5b 5b'], A2018('2018-A-adv-3'))).toBe(false);
});

test('P13 temps: boxes crossed', () => {
  expect(met('A', [], { ...A2018('2018-A-adv-4'), marks: { temps: 7 } })).toBe(true);
  expect(met('A', [], { ...A2018('2018-A-adv-4'), marks: { temps: 6 } })).toBe(false);
});

test('P14 all parks of two streets', () => {
  const streets = ['1 2 3', '1 2 3 4'];
  expect(met('B', streets, { ...B2018('2018-B-adv-1'), marks: { parks: [3, 4, 0] } })).toBe(true);
  expect(met('B', streets, { ...B2018('2018-B-adv-1'), marks: { parks: [3, 3, 0] } })).toBe(false);
});

test('P15 all pools of two streets, never again once there is a roundabout on a plot', () => {
  const given = B2018('2018-B-adv-3');
  expect(met('B', ['. . 3* . . . 7* 8*', '1* . . 4* . . . 8*'], given)).toBe(true);
  expect(met('B', ['. . 3* . . . 7* 8*', '| o | . . 4* . . . 8*'.slice(2)], given)).toBe(false);
});

test('P16 all parks and all pools of one street', () => {
  const streets = ['', '1* 2 3 4* . . . 8*'];
  expect(met('B', streets, { ...B2018('2018-B-adv-5'), marks: { parks: [0, 4, 0] } })).toBe(true);
  expect(met('B', streets, { ...B2018('2018-B-adv-5'), marks: { parks: [0, 3, 0] } })).toBe(false);
  expect(met('B', ['', '1* 2 3 4'], { ...B2018('2018-B-adv-5'), marks: { parks: [0, 4, 0] } })).toBe(false);
});

test('P17 all parks, all pools and a roundabout in one street', () => {
  const given = { ...B2018('2018-B-adv-2'), marks: { parks: [0, 4, 0] } };
  expect(met('B', ['', '1* 2 3 4* . . . 8* | o |'], given)).toBe(true);
  expect(met('B', ['. | o |', '1* 2 3 4* . . . 8*'], given)).toBe(false);
  expect(met('B', ['', '1* 2 3 4* . . . 8* | o |'], { ...given, marks: { parks: [0, 3, 0] } })).toBe(false);
  expect(met('B', ['', '1* 2 3 4* . . . 8 | o |'], given)).toBe(false);
});

test('P18 park boxes in total, and in each street', () => {
  const streets = ['1 2 3', '1 2 3', '1 2'];
  expect(met('C', streets, { ...C2023('2023-C-adv-1'), marks: { parks: [3, 3, 1] } })).toBe(true);
  expect(met('C', streets, { ...C2023('2023-C-adv-1'), marks: { parks: [3, 3, 0] } })).toBe(false);
  expect(met('C', streets, { ...C2023('2023-C-adv-2'), marks: { parks: [2, 2, 2] } })).toBe(true);
  expect(met('C', streets, { ...C2023('2023-C-adv-2'), marks: { parks: [3, 3, 1] } })).toBe(false);
});

test('P19 improvement boxes, and full columns', () => {
  expect(met('C', [], { ...C2023('2023-C-adv-5'), marks: { improve: [1, 2, 3, 0, 0, 0] } })).toBe(true);
  expect(met('C', [], { ...C2023('2023-C-adv-5'), marks: { improve: [1, 2, 2, 0, 0, 0] } })).toBe(false);
  expect(met('C', [], { ...C2023('2023-C-adv-6'), marks: { improve: [1, 2, 3, 0, 0, 0] } })).toBe(true);
  expect(met('C', [], { ...C2023('2023-C-adv-6'), marks: { improve: [1, 2, 2, 3, 0, 0] } })).toBe(false);
  expect(met('C', [], { ...C2023('2023-C-adv-6'), marks: { improve: [0, 0, 0, 4, 4, 4] } })).toBe(true);
  expect(met('C', [], { ...C2023('2023-C-adv-6'), marks: { improve: [0, 2, 3, 0, 0, 0] } })).toBe(false);
});

test('K5 a reshuffle only for a player who claims a plan before anyone has in an earlier round, in editions that have it', () => {
  const table: Partial<Options> = { advanced: true, plans: ['2018-A-adv-4', '2018-B-1', '2018-C-1'] };
  const given: Scene = { table, marks: { temps: 7 } };
  expect(why(written([], given), { do: 'reshuffle' })).toBe('reshuffle-needs-plan');
  expect(why(play(written([], given), plan('A')), { do: 'reshuffle' })).toBe('ok');
  expect(why(play(written([], { ...given, reshuffle: 'gone' }), plan('A')), { do: 'reshuffle' })).toBe(
    'reshuffle-too-late',
  );
  expect(why(play(written([], { ...given, reshuffle: 'never' }), plan('A')), { do: 'reshuffle' })).toBe(
    'reshuffle-not-played',
  );
});

test('P1 a roundabout of the same turn can help to meet a plan', () => {
  const given = { ...B2018('2018-B-adv-2'), marks: { parks: [0, 4, 0] }, number: 15 };
  const draft = play(scene(['', '1* 2 3 4* . . . 8*'], given), choose, write(15, 2, 11), roundabout(1, 9));
  expect(why(draft, plan('B'))).toBe('ok');
});
