import { expect, test } from 'vitest';
import { isComplete, legalSteps, playTurn, rebase, startDraft, whyNot, type Draft } from '../../src/index.ts';
import { roundaboutsLeft, targetsNow } from '../../src/turn/legal.ts';
import { Turn } from '../../src/turn/turn.ts';
import { must } from '../kit.ts';
import { choose, fence, plan, play, roundabout, scene, why, write, written } from '../scene.ts';

const advanced = { advanced: true } as const;
const LOW = ['5 6 7 8 9 10 11 12 13 14', '5 6 7 8 9 10 11 12 13 14 15', '5 6 7 8 9 10 11 12 13 14 15 16'];
/** One house is left, and only numbers above 11 fit it. */
const TIGHT = ['1 2 3 4 5 6 7 8 9 10', '1 2 3 4 5 6 7 8 9 10 11', '1 2 3 4 5 6 7 8 9 10 11 .'];
const refuse = { do: 'refuse' } as const;

test('T1 one number in one empty house', () => {
  const draft = written([]);
  expect(why(draft, write(8, 0, 0))).toBe('already-written');
  expect(why(play(scene(), choose), write(9, 0, 0))).toBe('number-not-offered');
  expect(why(scene(), write(8, 0, 0))).toBe('not-chosen-yet');
  expect(isComplete(draft)).toBe(true);
});

test('T1 an incomplete turn is rejected', () => {
  const { position } = scene();
  expect(playTurn(position, [choose])).toMatchObject({
    ok: false,
    rejection: { step: 1, rejection: { code: 'turn-not-finished' } },
  });
  expect(playTurn(position, 'nonsense')).toMatchObject({
    ok: false,
    rejection: { step: 0, rejection: { code: 'bad-shape', facts: { expected: 'steps' } } },
  });
  expect(playTurn(position, [choose, write(9, 0, 0)])).toMatchObject({ ok: false, rejection: { step: 1 } });
  expect(must(playTurn(position, [choose, write(8, 0, 0)])).turn.sheet.number(0, 0)).toBe(8);
});

test('T2 plans come last, and nothing after a reshuffle', () => {
  const given = {
    table: { ...advanced, plans: ['2018-A-adv-4', '2018-B-1', '2018-C-1'] },
    marks: { temps: 7 },
  };
  const claimed = play(written([], given), plan('A'));
  expect(why(claimed, fence(0, 0))).toBe('plans-come-last');
  expect(why(claimed, roundabout(0, 0))).toBe('plans-come-last');
  expect([...legalSteps(claimed)].map((step) => step.do)).not.toContain('roundabout');
  const asked = play(claimed, { do: 'reshuffle' });
  expect(why(asked, plan('B'))).toBe('turn-finished');
  expect(why(asked, { do: 'reshuffle' })).toBe('reshuffle-asked');
  expect([...legalSteps(asked)]).toEqual([]);
});

test('T2 a value that is not a step is rejected as such', () => {
  for (const step of [
    null,
    8,
    'write',
    {},
    { do: 'dance' },
    { do: 'park', extra: 1 },
    { do: 'write', number: 1.5, at: [0, 0] },
  ]) {
    expect(why(scene(), step)).toBe('not-a-step');
  }
});

test('T2 the numbers of a step are in range, and its lists have the right lengths', () => {
  const isStep = (step: object): boolean => why(scene(), step) !== 'not-a-step';
  expect([-1000, -999, 999, 1000].map((by) => isStep({ do: 'temp', by }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const spots = [[0], [0, 0], [0, 0, 0]];
  expect(spots.map((at) => isStep({ do: 'fence', at }))).toEqual([false, true, false]);
  const estates = [
    [0, 0],
    [0, 0, 1],
    [0, 0, 1, 1],
  ];
  expect(estates.map((estate) => isStep({ do: 'plan', slot: 'A', estates: [estate] }))).toEqual([
    false,
    true,
    false,
  ]);
  const many = [48, 49].map((length) => Array.from({ length }, () => [0, 0, 1]));
  expect(many.map((list) => isStep({ do: 'plan', slot: 'A', estates: list }))).toEqual([true, false]);
  const codes = [32, 33].map((length) => {
    const played = playTurn(
      scene().position,
      Array.from({ length }, () => ({ do: 'park' })),
    );
    return played.ok ? 'ok' : played.rejection.rejection.code;
  });
  expect(codes).toEqual(['not-chosen-yet', 'bad-shape']);
});

test('T3 a refusal only if none of the printed numbers fits', () => {
  expect(why(scene([], { numbers: [1, 1, 1] }), refuse)).toBe('refusal-not-forced');
  const draft = scene(LOW, { number: 4 });
  expect(why(draft, refuse)).toBe('ok');
  expect(play(draft, refuse).turn.sheet.refusals).toBe(1);
  expect(why(scene(TIGHT, { numbers: [3, 3, 12] }), refuse)).toBe('refusal-not-forced');
});

test('T4 after a refusal no number and no action, but plans and roundabouts', () => {
  const table = { ...advanced, plans: ['2018-A-adv-4', '2018-B-1', '2018-C-1'] };
  const draft = play(scene(TIGHT, { number: 3, table, marks: { temps: 7 } }), refuse);
  expect(why(draft, choose)).toBe('after-refusal');
  expect(why(draft, refuse)).toBe('after-refusal');
  expect(why(draft, write(3, 2, 11))).toBe('after-refusal');
  expect(why(draft, fence(0, 0))).toBe('after-refusal');
  expect(why(draft, { do: 'temp', by: 1 })).toBe('after-refusal');
  expect(why(draft, roundabout(2, 11))).toBe('ok');
  expect(why(draft, plan('A'))).toBe('ok');
  expect(why(scene(TIGHT, { number: 3 }), { do: 'refuse', give: 0 })).toBe('nothing-to-give');
});

test('T5 one of the three offers, once', () => {
  for (const offer of [-1, 3]) expect(why(scene(), { do: 'choose', offer })).toBe('no-such-offer');
  expect(why(scene(), { do: 'choose', number: 0, action: 1 })).toBe('no-such-offer');
  expect(why(play(scene(), choose), choose)).toBe('already-chosen');
  expect(why(play(scene(), choose), refuse)).toBe('already-chosen');
});

test('T5 another choice keeps the house if its number fits there, and drops what no longer fits', () => {
  const draft = play(scene(['. 5 . 9'], { numbers: [7, 8, 3] }), choose, write(7, 0, 2), fence(1, 3));
  expect(must(rebase(draft, { do: 'choose', offer: 1 })).steps).toEqual([
    { do: 'choose', offer: 1 },
    write(8, 0, 2),
    fence(1, 3),
  ]);
  expect(must(rebase(draft, { do: 'choose', offer: 2 })).steps).toEqual([{ do: 'choose', offer: 2 }]);
  expect(rebase(draft, { do: 'choose', offer: 9 }).ok).toBe(false);
  expect(must(rebase(startDraft(draft.position), choose)).steps).toEqual([choose]);
});

test('T5 another choice keeps roundabouts built before it, and can replace a refusal', () => {
  const table = advanced;
  const before = play(scene(['. 5 . 9'], { numbers: [7, 8, 3], table }), roundabout(1, 4));
  const second = { do: 'choose', offer: 1 } as const;
  expect(must(rebase(before, second)).steps).toEqual([roundabout(1, 4), second]);
  const chosen = play(before, choose, write(7, 0, 2));
  expect(must(rebase(chosen, second)).steps).toEqual([roundabout(1, 4), second, write(8, 0, 2)]);
  const refused = play(scene(TIGHT, { number: 10, action: 'temp' }), refuse);
  expect(must(rebase(refused, choose)).steps).toEqual([choose]);
});

test('T6 an offer whose number fits nowhere cannot be chosen', () => {
  expect(why(scene(TIGHT, { numbers: [3, 12, 12] }), choose)).toBe('number-fits-nowhere');
  expect(why(scene(TIGHT, { numbers: [10, 10, 10], action: 'temp' }), choose)).toBe('ok');
});

test('T6 an offer may be chosen if a roundabout can make room for it', () => {
  const two = [TIGHT[0] ?? '', TIGHT[1] ?? '', '1 2 3 4 5 6 7 8 9 10 . .'];
  const draft = play(scene(two, { number: 3, table: advanced }), choose);
  expect(why(draft, write(3, 2, 11))).toBe('not-above-left');
  expect(why(draft, roundabout(2, 11))).toBe('roundabout-takes-last-house');
  expect(why(play(draft, roundabout(2, 10)), write(3, 2, 11))).toBe('ok');
  const temp = play(scene(two, { number: 3, table: advanced, action: 'temp' }), choose);
  expect(why(temp, { do: 'temp', by: -2 })).toBe('ok');
});

test('T6 a roundabout helps only if it leaves a house, if one may still be built, and in any street', () => {
  expect(why(scene(TIGHT, { number: 3, table: advanced }), choose)).toBe('number-fits-nowhere');
  const two = [TIGHT[0] ?? '', TIGHT[1] ?? '', '1 2 3 4 5 6 7 8 9 10 . .'];
  const one = ['. 2 3 4 5 6 7 8 9 10', TIGHT[1] ?? '', two[2] ?? ''];
  expect(why(play(scene(one, { number: 3, table: advanced }), roundabout(0, 0)), choose)).toBe(
    'number-fits-nowhere',
  );
  const built = ['o | 2 3 4 5 6 7 8 9 10', TIGHT[1] ?? '', two[2] ?? ''];
  expect(why(scene(built, { number: 3, table: advanced }), choose)).toBe('ok');
  const top = ['1 2 3 4 5 6 7 8 . .', TIGHT[1] ?? '', '1 2 3 4 5 6 7 8 9 10 11 12'];
  expect(why(scene(top, { number: 3, table: advanced }), choose)).toBe('ok');
});

test('T6 an unused temp makes room after a roundabout as well', () => {
  const two = [TIGHT[0] ?? '', TIGHT[1] ?? '', '1 2 3 4 5 6 7 8 9 10 . .'];
  const temp = play(scene(two, { number: 10, action: 'temp', table: advanced }), choose);
  expect(why(temp, roundabout(2, 11))).toBe('ok');
  expect(why(play(temp, { do: 'temp', by: 0 }), roundabout(2, 11))).toBe('roundabout-takes-last-house');
  const plain = play(scene(two, { number: 10, table: advanced }), choose);
  expect(why(plain, roundabout(2, 11))).toBe('roundabout-takes-last-house');
});

test('A9 T6 even with roundabouts available, only changes that help are listed', () => {
  const temps = (streets: readonly string[], number: number): number[] => {
    const draft = play(scene(streets, { number, action: 'temp', table: advanced }), choose);
    return [...legalSteps(draft)].flatMap((step) => (step.do === 'temp' ? [step.by] : []));
  };
  expect(temps(TIGHT, 13)).toEqual([-1, 0, 1, 2]);
  expect(temps([], 1)).toEqual([-1, 0, 1, 2]);
  expect(temps([], 15)).toEqual([-2, -1, 0, 1, 2]);
});

test('A13 T6 before the number is written, roundabouts are listed only for empty houses', () => {
  const draft = play(scene(['5', '. 5'], { table: advanced }), choose);
  const spots = [...legalSteps(draft)].flatMap((step) => (step.do === 'roundabout' ? [step.at.join()] : []));
  expect(spots).toHaveLength(10 + 11 + 12 - 2);
  expect(spots).not.toContain('0,0');
  expect(spots).not.toContain('1,1');
});

test('A13 A14 how many roundabouts a turn may still build', () => {
  const left = (edition: '2018' | '2023', streets: readonly string[]): number =>
    roundaboutsLeft(scene(streets, { table: { edition, advanced: true } }).turn);
  expect(left('2018', [])).toBe(1);
  expect(['', 'o |', 'o | . | o |'].map((street) => left('2023', [street]))).toEqual([2, 1, 0]);
  expect(roundaboutsLeft(scene().turn)).toBe(0);
});

test('A1 before the number is written, after the action and after a plan there are no targets', () => {
  const rows = new Int32Array(6);
  expect(targetsNow(play(scene(), choose).turn, rows)).toBe(0);
  expect(targetsNow(written([]).turn, rows)).toBe(3);
  expect(targetsNow(play(written([]), fence(0, 0)).turn, rows)).toBe(0);
});

test('T6 plans cannot be claimed before the number is written', () => {
  expect(why(scene(), plan('A'))).toBe('not-chosen-yet');
  expect(why(play(scene(), choose), plan('A'))).toBe('not-written-yet');
});

test('R1 a player who could only build with a temp may choose between that and the refusal', () => {
  const draft = scene(TIGHT, { number: 10, action: 'temp' });
  expect(why(draft, refuse)).toBe('ok');
  expect(why(play(draft, choose, { do: 'temp', by: 2 }), write(12, 2, 11))).toBe('ok');
});

test('R21 a roundabout may be the first step, and the refusal is judged on the resulting sheet', () => {
  const two = [TIGHT[0] ?? '', TIGHT[1] ?? '', '1 2 3 4 5 6 7 8 9 10 . .'];
  const draft = scene(two, { number: 3, table: advanced });
  expect(why(draft, refuse)).toBe('ok');
  expect(why(play(draft, roundabout(2, 10)), refuse)).toBe('refusal-not-forced');
});

test('T5 with cards in hand the number and the action come from two different cards', () => {
  const draft = scene([], { table: { mode: 'solo' } });
  expect(why(draft, { do: 'choose', number: 0, action: 2 })).toBe('ok');
  expect(why(draft, { do: 'choose', number: 1, action: 1 })).toBe('same-card-twice');
  expect(why(draft, { do: 'choose', number: 0, action: 3 })).toBe('no-such-offer');
  expect(why(draft, choose)).toBe('no-such-offer');
});

test('T4 with a hand, a refusal names the card to give away in modes that do so', () => {
  const draft = scene(TIGHT, { number: 3, table: { mode: 'expert', players: ['Ada', 'Bob'] } });
  expect(why(draft, refuse)).toBe('give-a-card');
  expect(why(draft, { do: 'refuse', give: 3 })).toBe('give-a-card');
  expect(play(draft, { do: 'refuse', give: 2 }).steps).toEqual([{ do: 'refuse', give: 2 }]);
});

/** The progress of a turn: everything except the sheet and what the caller sets. */
function progress({
  sheet: _sheet,
  numbers: _n,
  actions: _a,
  worth: _w,
  reshuffle: _r,
  ...rest
}: Turn): object {
  return rest;
}

/** A turn with every kind of step, and one that was refused. */
const FULL = play(
  written([], {
    table: { ...advanced, plans: ['2018-A-adv-4', '2018-B-1', '2018-C-1'] },
    marks: { temps: 7 },
  }),
  fence(2, 2),
  roundabout(0, 4),
  plan('A'),
  { do: 'reshuffle' },
).turn;
const REFUSED = play(scene(LOW, { number: 4 }), refuse).turn;

test.each([FULL, REFUSED])('T1 a new turn resets everything except the sheet', (before) => {
  const turn = before.copy();
  expect(progress(turn)).not.toEqual(progress(new Turn(turn.rules)));
  turn.begin();
  expect(progress(turn)).toEqual(progress(new Turn(turn.rules)));
  expect(turn.sheet.equals(before.sheet)).toBe(true);
});

test('A14 T1 a turn counts its roundabouts', () => {
  expect([FULL.roundabouts, REFUSED.roundabouts]).toEqual([1, 0]);
});

test.each([FULL, REFUSED])(
  'T1 a copy of a turn has the same progress and cards, and is independent',
  (turn) => {
    const copy = turn.copy();
    expect(copy).toEqual(turn);
    expect(copy.sheet.equals(turn.sheet)).toBe(true);
    copy.numbers[0] = 99;
    copy.sheet.temps = 1;
    expect([turn.numbers[0], turn.sheet.temps]).not.toEqual([99, 1]);
  },
);

const claims2018 = { plans: ['2018-A-4', '2018-B-1', '2018-C-1'] };
const FOURS = ['1 2 3 4 | 5 6 7 8 |', '1 2 3 4 |'];

test.each<[Draft, unknown, string, object]>([
  [scene(), { do: 'choose', offer: 3 }, 'no-such-offer', { offer: 3 }],
  [
    scene([], { table: { mode: 'solo' } }),
    { do: 'choose', number: -1, action: 0 },
    'no-such-offer',
    { offer: -1 },
  ],
  [scene(TIGHT, { numbers: [3, 12, 12] }), choose, 'number-fits-nowhere', { number: 3 }],
  [scene(TIGHT, { numbers: [3, 4, 12] }), refuse, 'refusal-not-forced', { number: 12 }],
  [play(scene(), choose), write(9, 0, 0), 'number-not-offered', { number: 9, offered: 8 }],
  [play(scene(), choose), write(8, 1, 11), 'no-such-spot', { street: 1, house: 11 }],
  [play(scene(['. 5']), choose), write(8, 0, 1), 'house-taken', { number: 5 }],
  [play(scene(['2 7 9 . 12']), choose), write(8, 0, 3), 'not-above-left', { number: 8, left: 9 }],
  [play(scene(['9 .']), choose), write(8, 0, 1), 'not-above-left', { number: 8, left: 9 }],
  [play(scene(['3 8 . 12']), choose), write(8, 0, 2), 'not-above-left', { number: 8, left: 8 }],
  [play(scene(['1 . . 6 . 12']), choose), write(8, 0, 1), 'not-below-right', { number: 8, right: 6 }],
  [
    play(scene(['9 | o | 1 . 4'], { number: 5, table: advanced }), choose),
    write(5, 0, 3),
    'not-below-right',
    { number: 5, right: 4 },
  ],
  [play(scene([], { action: 'temp' }), choose), { do: 'temp', by: -3 }, 'temp-too-far', { by: -3 }],
  [
    play(scene([], { action: 'temp', number: 1 }), choose),
    { do: 'temp', by: -2 },
    'number-out-of-range',
    { number: -1 },
  ],
  [
    play(scene(TIGHT, { action: 'temp', number: 13 }), choose),
    { do: 'temp', by: -2 },
    'number-fits-nowhere',
    { number: 11 },
  ],
  [written([], { action: 'park' }), fence(0, 0), 'not-this-action', { action: 'park', tried: 'fence' }],
  [written(['. 4b 4']), fence(0, 1), 'fence-between-twins', { number: 4 }],
  [written([], { action: 'improve' }), { do: 'improve', size: 7 }, 'no-such-size', { size: 7 }],
  [
    written([], { action: 'improve', marks: { improve: [0, 2, 0, 0, 0, 0] } }),
    { do: 'improve', size: 2 },
    'column-full',
    { size: 2 },
  ],
  [
    written(['', '1 2 3 4'], { action: 'park', marks: { parks: [0, 4, 0] } }, [1, 9]),
    { do: 'park' },
    'parks-full',
    { street: 1 },
  ],
  [scene(['o | . | o |'], { table: advanced }), roundabout(1, 0), 'roundabouts-built', { limit: 2 }],
  [
    play(
      scene([TIGHT[0] ?? '', TIGHT[1] ?? '', '1 2 3 4 5 6 7 8 9 10 . .'], { number: 3, table: advanced }),
      choose,
    ),
    roundabout(2, 11),
    'roundabout-takes-last-house',
    { number: 3 },
  ],
  [
    play(written(FOURS, { number: 15, table: claims2018 }), plan('A', [0, 0, 4], [0, 4, 4])),
    plan('A'),
    'plan-claimed',
    { slot: 'A' },
  ],
  [written(FOURS, { number: 15, table: claims2018 }), plan('B'), 'plan-not-met', { slot: 'B' }],
  [
    written(FOURS, { number: 15, table: claims2018 }),
    plan('A', [0, 0, 4]),
    'plan-wrong-estates',
    { slot: 'A' },
  ],
])('T2 a rejection contains the facts for its message: %#', (draft, step, code, facts) => {
  expect(whyNot(draft, step)).toMatchObject({ code, facts });
});
