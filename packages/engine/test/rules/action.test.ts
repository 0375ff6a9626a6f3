import { expect, test } from 'vitest';
import { act, listTargets, type ActionCode } from '../../src/action/action.ts';
import { hasRoundaboutBox, roundaboutSpots } from '../../src/action/roundabout.ts';
import {
  ACTIONS,
  builtIn,
  defaultOptions,
  newGame,
  readComponents,
  startDraft,
  type ReadonlySheet,
  type Spot,
} from '../../src/index.ts';
import { ACTION, packAct, unpack } from '../../src/fast.ts';
import { must, seedOf } from '../kit.ts';
import { paper } from '../paper.ts';
import { bis, choose, fence, play, roundabout, scene, why, write, written } from '../scene.ts';

const advanced = { advanced: true } as const;
const edition2023 = { edition: '2023', advanced: true } as const;

test('A1 actions are identified by their index in the list', () => {
  expect(Object.keys(ACTION).map((name) => name.toLowerCase())).toEqual([...ACTIONS]);
  expect(Object.values(ACTION)).toEqual([...ACTIONS.keys()]);
});

test('A1 only the action that came with the number, once, and never instead of it', () => {
  const draft = written([], { action: 'park' });
  expect(why(draft, fence(0, 0))).toBe('not-this-action');
  expect(why(draft, { do: 'park' })).toBe('ok');
  expect(why(play(draft, { do: 'park' }), { do: 'park' })).toBe('action-used');
  expect(why(play(scene([], { action: 'park' }), choose), { do: 'park' })).toBe('not-written-yet');
  expect(why(scene(), { do: 'park' })).toBe('not-chosen-yet');
});

test('A2 a fence goes between any two neighbouring houses, numbered or not', () => {
  const draft = written(['1 2']);
  for (const at of [
    [0, 0],
    [0, 1],
    [1, 9],
    [2, 10],
  ] as Spot[]) {
    expect(why(draft, fence(...at))).toBe('ok');
  }
  expect(why(draft, fence(0, 9))).toBe('fence-at-street-end');
  expect(why(draft, fence(0, 10))).toBe('no-such-spot');
});

test('A3 R18 never inside an estate used by a plan, but next to a single used house', () => {
  const draft = written(['1^ 2^ | 3', '1^ 2']);
  expect(why(draft, fence(0, 0))).toBe('fence-in-used-estate');
  expect(why(draft, fence(1, 0))).toBe('ok');
});

test('A4 2018: never between neighbours with the same number', () => {
  const draft = written(['. 4b 4 5', '6 6b']);
  expect(why(draft, fence(0, 1))).toBe('fence-between-twins');
  expect(why(draft, fence(1, 0))).toBe('fence-between-twins');
  expect(why(draft, fence(0, 2))).toBe('ok');
});

test('A12 2023: a fence may separate a bis from its original', () => {
  const draft = written(['. 4b 4 5'], { table: edition2023 });
  expect(why(draft, fence(0, 1))).toBe('ok');
  const copying = written(['4 | .'], { table: edition2023, action: 'bis' });
  expect(why(copying, bis([0, 0], [0, 1]))).toBe('ok');
});

test('R14 a fence where there already is one is not available', () => {
  expect(why(written(['1 | 2']), fence(0, 0))).toBe('fence-there');
  expect(why(written(['1 2 3 4 | 5 5b']), fence(0, 3))).toBe('fence-there');
});

test('A5 R14 improve crosses the next box of any size, whether or not there is such an estate, while one is left', () => {
  const draft = written([], { action: 'improve', marks: { improve: [1, 0, 0, 0, 0, 0] } });
  expect(why(draft, { do: 'improve', size: 1 })).toBe('column-full');
  expect(why(draft, { do: 'improve', size: 0 })).toBe('no-such-size');
  expect(why(draft, { do: 'improve', size: 7 })).toBe('no-such-size');
  expect(play(draft, { do: 'improve', size: 4 }).turn.sheet.improved(4)).toBe(1);
});

test('A6 R14 a park is crossed in the street of this round’s number, while a box is left', () => {
  expect(play(written([], { action: 'park' }), { do: 'park' }).turn.sheet.parks(2)).toBe(1);
  const full = written(['1 2 3'], { action: 'park', marks: { parks: [3, 0, 0] } }, [0, 9]);
  expect(why(full, { do: 'park' })).toBe('parks-full');
});

test('A7 R14 a pool is circled on the plot just numbered', () => {
  const draft = written([], { action: 'pool' }, [0, 6]);
  expect(play(draft, { do: 'pool' }).turn.sheet.pools(0)).toBe(1 << 6);
  expect(why(written([], { action: 'pool' }, [0, 5]), { do: 'pool' })).toBe('no-pool-here');
});

test('A8 a pool house numbered without its pool never gets it later', () => {
  const draft = written(['. . 3'], { action: 'pool' }, [0, 6]);
  expect(play(draft, { do: 'pool' }).turn.sheet.pools(0)).toBe(1 << 6);
  expect(why(written(['. . 3'], { action: 'pool' }, [0, 5]), { do: 'pool' })).toBe('no-pool-here');
});

test('A9 a temp changes the number by up to two, from 0 to 17, before it is written', () => {
  const eight = play(scene([], { number: 8, action: 'temp' }), choose);
  for (const by of [-2, -1, 0, 1, 2]) {
    const changed = play(eight, { do: 'temp', by }, write(8 + by, 1, 5));
    expect(changed.turn.sheet.number(1, 5)).toBe(8 + by);
    expect(changed.turn.sheet.temps).toBe(1);
  }
  expect(why(eight, { do: 'temp', by: 3 })).toBe('temp-too-far');
  expect(why(play(scene([], { number: 15, action: 'temp' }), choose), { do: 'temp', by: 2 })).toBe('ok');
  const one = play(scene([], { number: 1, action: 'temp' }), choose);
  expect(why(one, { do: 'temp', by: -1 })).toBe('ok');
  expect(why(one, { do: 'temp', by: -2 })).toBe('number-out-of-range');
  expect(why(play(one, { do: 'temp', by: 1 }), { do: 'temp', by: 1 })).toBe('action-used');
});

test('A9 a temp can no longer be used once the number is written', () => {
  const draft = written([], { action: 'temp' });
  expect(draft.turn.sheet.temps).toBe(0);
  expect(draft.turn.acted).toBe(true);
  expect(why(draft, { do: 'temp', by: 0 })).toBe('temp-after-writing');
});

test('A9 a change after which the number would fit nowhere is not offered', () => {
  const full = ['1 2 3 4 5 6 7 8 9 10', '1 2 3 4 5 6 7 8 9 10 11', '1 2 3 4 5 6 7 8 9 10 11 .'];
  const draft = play(scene(full, { number: 13, action: 'temp' }), choose);
  expect(why(draft, { do: 'temp', by: -2 })).toBe('number-fits-nowhere');
  expect(why(draft, { do: 'temp', by: -1 })).toBe('ok');
});

test('R2 a temp used with a change of 0 crosses a box', () => {
  const draft = play(scene([], { action: 'temp' }), choose, { do: 'temp', by: 0 }, write(8, 0, 0));
  expect(draft.turn.sheet.temps).toBe(1);
});

test('R3 with all temp boxes crossed the change is still allowed', () => {
  const draft = scene([], { action: 'temp', marks: { temps: 11 } });
  expect(play(draft, choose, { do: 'temp', by: 2 }, write(10, 0, 0)).turn.sheet.temps).toBe(11);
});

test('A10 a bis goes into the empty house next to any numbered one, also the one just written', () => {
  const draft = written(['5 . . 9'], { action: 'bis' });
  expect(why(draft, bis([0, 0], [0, 1]))).toBe('ok');
  expect(why(draft, bis([0, 3], [0, 2]))).toBe('ok');
  expect(why(draft, bis([2, 11], [2, 10]))).toBe('ok');
  expect(why(draft, bis([0, 0], [0, 2]))).toBe('bis-not-neighbour');
  expect(why(draft, bis([0, 0], [1, 0]))).toBe('bis-not-neighbour');
  expect(why(draft, bis([0, 1], [0, 2]))).toBe('bis-empty-original');
  expect(why(draft, bis([0, 0], [0, -1]))).toBe('no-such-spot');
  expect(why(draft, bis([0, 10], [0, 9]))).toBe('no-such-spot');
  const copied = play(draft, bis([0, 3], [0, 2])).turn.sheet;
  expect([copied.number(0, 2), copied.bis(0), copied.bisCount]).toEqual([9, 1 << 2, 1]);
});

test('A10 a bis can be repeated: 4, 5bis, 5, 5bis, 5bis is a legal street', () => {
  const draft = written(['4 5b 5 5b .'], { action: 'bis' });
  expect(why(draft, bis([0, 3], [0, 4]))).toBe('ok');
  expect(why(draft, bis([0, 3], [0, 2]))).toBe('house-taken');
});

test('A11 2018: a bis is in the same estate as its original', () => {
  const draft = written(['5 | . 9'], { action: 'bis' });
  expect(why(draft, bis([0, 0], [0, 1]))).toBe('bis-across-fence');
  expect(why(draft, bis([0, 2], [0, 1]))).toBe('ok');
});

test('R4 with all bis boxes crossed the action is not available', () => {
  const draft = written(['4 4b 4b 4b 4b 4b 4b 4b 4b .', '5 5b .'], { action: 'bis' });
  expect(why(draft, bis([1, 1], [1, 2]))).toBe('bis-full');
  const one = written(['4 4b 4b 4b 4b 4b 4b 4b 4b .', '5 .'], { action: 'bis' });
  expect(why(one, bis([1, 0], [1, 1]))).toBe('ok');
  expect(why(one, bis([0, 8], [0, 9]))).toBe('ok');
  expect(why(draft, bis([0, 8], [0, 9]))).toBe('bis-full');
});

test('A13 roundabouts are for the advanced game: two per game, on an empty house, with fences on both sides', () => {
  expect(why(scene(), roundabout(0, 0))).toBe('no-roundabouts');
  const draft = scene(['5'], { table: advanced });
  expect(why(draft, roundabout(0, 0))).toBe('house-taken');
  expect(why(draft, roundabout(0, 99))).toBe('no-such-spot');
  const built = play(draft, roundabout(0, 4)).turn.sheet;
  expect(built.fences(0) & 0b11111).toBe(0b11000);
  const twice = scene(['o | . | o |'], { table: advanced });
  expect(why(twice, roundabout(1, 0))).toBe('roundabouts-built');
  expect(why(twice, roundabout(0, 0))).toBe('roundabouts-built');
});

test('A13 a roundabout at the end of a street adds one fence', () => {
  const built = play(scene([], { table: advanced }), roundabout(0, 9)).turn.sheet;
  expect(built.fences(0)).toBe(0b11_0000_0000);
});

test('A14 2018: one roundabout per turn', () => {
  const draft = play(scene([], { table: advanced }), roundabout(0, 4));
  expect(why(draft, roundabout(1, 4))).toBe('roundabout-this-turn');
});

test('R10 2023: no limit per round except the two of the game', () => {
  const draft = play(scene([], { table: edition2023 }), roundabout(0, 4));
  expect(why(draft, roundabout(0, 4))).toBe('roundabout-there');
  expect(why(play(draft, choose, write(8, 2, 0), roundabout(1, 4)), roundabout(2, 4))).toBe(
    'roundabouts-built',
  );
});

test('A1 each action has rows of targets by street, side or size, and a temp has none', () => {
  const { sheet } = scene(['4 . 6', '. 2 | 3', '. . . 5']).position;
  const rowsOf = (action: number, street = 0, house = 0): number[] => {
    const rows = new Int32Array(9).fill(-1);
    return [...rows.subarray(0, listTargets(sheet, action as ActionCode, { street, house }, rows))];
  };
  const all = (houses: number): number => 2 ** (houses - 1) - 1;
  expect(rowsOf(ACTION.FENCE)).toEqual([all(10), all(11) & ~0b10, all(12)]);
  expect(rowsOf(ACTION.IMPROVE)).toEqual([0b111_1110]);
  expect([rowsOf(ACTION.PARK), rowsOf(ACTION.POOL, 0, 2), rowsOf(ACTION.POOL)]).toEqual([[1], [1], [0]]);
  expect(rowsOf(ACTION.TEMP)).toEqual([]);
  expect(rowsOf(ACTION.BIS)).toEqual([0b1010, 0b10, 0b1000, 0b1, 0b1_0000, 0b100]);
  const full = scene(['4 4b 4b 4b 4b 4b 4b 4b 4b .', '5 5b .']).position.sheet;
  expect(listTargets(full, ACTION.BIS, { street: 0, house: 0 }, new Int32Array(6))).toBe(0);
});

test('A13 no house can become a roundabout once all are built', () => {
  const { sheet } = scene(['o | . | o |', '5'], { table: advanced }).position;
  expect(roundaboutSpots(sheet, 1, 3)).toBe(0b111_1111_1110);
  expect(roundaboutSpots(sheet, 1, 2)).toBe(0);
  expect([hasRoundaboutBox(sheet, 3), hasRoundaboutBox(sheet, 2)]).toEqual([true, false]);
});

test('R14 a pool needs a box as well as a plot', () => {
  const classic = builtIn.editions['2018']?.sheets['classic'];
  const file = {
    format: 'picket-components/1',
    editions: { 2018: { sheets: { classic: { ...classic, pools: [0, 3] } } } },
  };
  const box = must(readComponents(JSON.stringify(file)));
  const options = { ...defaultOptions, components: box.hash };
  const { rules, sheets } = must(newGame({ options, seed: seedOf('few pools'), box })).state;
  const sheet = (sheets[0] as ReadonlySheet).copy();
  const pool = {
    rules,
    sheet,
    numbers: [8, 8, 8],
    actions: [ACTION.POOL, ACTION.POOL, ACTION.POOL],
    worth: [0, 0, 0],
    reshuffle: 'never',
  } as const;
  const first = play(startDraft(pool), choose, write(8, 0, 6));
  expect(why(first, { do: 'pool' })).toBe('ok');
  const { sheet: after } = play(first, { do: 'pool' }).turn;
  const second = play(startDraft({ ...pool, sheet: after }), choose, write(8, 1, 7));
  expect(why(second, { do: 'pool' })).toBe('pools-full');
});

test('A9 a temp is used before the number is written and has no targets after it', () => {
  const sheet = paper(['1 2 3']);
  const before = sheet.copy();
  act(sheet, ACTION.TEMP, 0, 0, { street: 0, house: 0 });
  expect(sheet.equals(before)).toBe(true);
  const { turn } = play(scene([], { action: 'temp' }), choose);
  expect(() => unpack(turn, packAct(0, 0))).toThrow('a temp has no targets');
});
