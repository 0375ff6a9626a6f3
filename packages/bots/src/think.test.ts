import { defaultOptions, newGame, playTurn, positionIn, viewOf, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { evaluate, explain } from './evaluate.ts';
import { levels } from './level.ts';
import { chooseTurn, think } from './think.ts';

function firstView(options: Partial<Options> = {}) {
  const game = newGame({ options: { ...defaultOptions, ...options }, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
  if (!game.ok) throw new Error(game.rejection.code);
  return viewOf(game.value, 0);
}

describe.each(levels.map(({ id }) => id))('%s', (level) => {
  test('plays the same turn for the same random source', () => {
    const [first, second] = [1, 2].map(() =>
      chooseTurn(firstView(), level, new FastRandom('same'), { simulations: 20 }),
    );
    expect(first).toEqual(second);
  });

  test('has a legal turn however early it is stopped', () => {
    const view = firstView({ mode: 'solo' });
    const position = positionIn(view);
    if (position === undefined) throw new Error('no position');
    const steps = chooseTurn(view, level, new FastRandom('stop'), { stop: () => true });
    expect(playTurn(position, steps).ok).toBe(true);
  });

  test('stops when its time is up', () => {
    let time = 0;
    const thinking = think(firstView(), level, new FastRandom('time'), { ms: 3, now: () => time++ });
    let pauses = 0;
    while (thinking.next().done !== true) pauses++;
    expect(pauses).toBeLessThanOrEqual(3);
  });
});

test('a finished game and a spectator have no turn', () => {
  const view = { ...firstView(), seat: undefined };
  expect(() => chooseTurn(view, 'regular', new FastRandom(''))).toThrow('This view has no turn to play');
  expect(evaluate(view)).toBeUndefined();
  expect(explain(view, [])).toBeUndefined();
});

test('an evaluation is the sum of its parts', () => {
  const evaluation = evaluate(firstView());
  const sum = Object.values(evaluation?.parts ?? {}).reduce((total, part) => total + part, 0);
  expect(evaluation?.score).toBeCloseTo(sum);
});

test('the best turn gains nothing over itself, but something over another', () => {
  const view = firstView();
  const best = explain(view, explain(view, chooseTurn(view, 'casual', new FastRandom('')))?.bestTurn ?? []);
  expect(best?.gains).toEqual([]);
  const worst = explain(view, [
    { do: 'choose', offer: 0 },
    { do: 'write', number: positionIn(view)?.numbers[0] ?? 0, at: [0, 0] },
  ]);
  expect(worst?.best.score).toBeGreaterThan(worst?.played.score ?? 0);
  expect(worst?.gains.length).toBeGreaterThan(0);
});
