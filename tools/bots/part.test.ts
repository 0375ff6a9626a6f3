import { expect, test } from 'vitest';
import { figuresOf } from '../../packages/cli/src/arena/figures.ts';
import { promised } from './part.ts';

const series = { pair: ['master', 'regular'], options: {}, deals: 3 } as const;
const played = (deals: number) =>
  figuresOf(Array.from({ length: deals }, () => ({ won: 1, totals: [9, 1] })));
const judge = (ok: boolean) => () => ({ result: '9', ok });

test('a promise is kept only with enough deals and the promised result', () => {
  expect(promised('it', series, undefined, judge(true))).toMatchObject({
    ok: false,
    result: 'not played yet',
  });
  expect(promised('it', series, played(2), judge(true))).toMatchObject({
    ok: false,
    result: '9, 2 of 3 played',
  });
  expect(promised('it', series, played(3), judge(false))).toMatchObject({ ok: false, result: '9' });
  expect(promised('it', series, played(3), judge(true))).toEqual({
    what: 'it, 3 deals',
    result: '9',
    ok: true,
  });
});
