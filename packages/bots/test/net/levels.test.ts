import { playTurn, positionIn, viewOf, type Position } from 'picket-engine';
import { FastRandom, turnOf } from 'picket-engine/fast';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  chooseTurn,
  evaluate,
  explain,
  hintFor,
  hinting,
  LEVEL_IDS,
  levels,
  playerOf,
} from '../../src/index.ts';
import { impartial } from '../../src/heuristic/leaning.ts';
import { plainKernel } from '../../src/net/kernel.ts';
import { Judge } from '../../src/net/judge.ts';
import { judgeOf, NETS } from '../../src/net/shelf.ts';
import { situationOf } from '../../src/net/situation.ts';
import { bestTurns } from '../../src/rollout/candidates.ts';
import { equipAll } from '../nets.ts';
import { start, TABLES } from '../tables.ts';
import { decisions } from './positions.ts';

const SEED = 'network';

describe('without networks', () => {
  test('the strongest level that needs none plays for a level', () => {
    const standIn = levels.findLast(({ nets }) => nets.length === 0);
    for (const level of levels) {
      expect(playerOf(level.id)).toEqual(level.nets.length === 0 ? level : standIn);
    }
    const view = viewOf(start({}, SEED), 0);
    const turn = (level: (typeof LEVEL_IDS)[number]) =>
      chooseTurn(view, level, new FastRandom('same'), { simulations: 20 });
    expect(turn('architect')).toEqual(turn(standIn?.id ?? 'regular'));
  });

  test('turns are explained by the heuristic', () => {
    const view = viewOf(start({}, SEED), 0);
    expect(evaluate(view)?.score).toBeGreaterThan(0);
  });
});

describe('with networks', () => {
  beforeAll(equipAll);

  test('every level plays its own turns', () => {
    for (const level of levels) expect(playerOf(level.id)).toEqual(level);
  });

  test.each(['master', 'architect'] as const)(
    'the %s depends only on the random source, and stops at once',
    (level) => {
      for (const options of TABLES.slice(0, 3)) {
        const view = viewOf(start(options, SEED), 0);
        const turn = (stop = () => false) =>
          chooseTurn(view, level, new FastRandom('same'), { simulations: 30, stop });
        expect(turn()).toEqual(turn());
        const asked = { times: 0 };
        const steps = turn(() => ++asked.times > 0);
        expect(asked.times).toBe(1);
        expect(playTurn(positionIn(view) as Position, steps).ok).toBe(true);
      }
    },
  );

  test.each([...NETS])('the %s network chooses the same turns with either kernel', (name) => {
    const plain = new Judge(judgeOf(name).weights, plainKernel(judgeOf(name).weights));
    let n = 0;
    for (const { view, position } of decisions({ players: ['Ada', 'Bob'] }, SEED)) {
      if (n++ % 6 !== 0) continue;
      const task = {
        view,
        position,
        random: new FastRandom(SEED),
        simulations: 0,
        tally: { evaluations: 0 },
        leaning: impartial,
        attention: 1,
      };
      const [wasm, js] = [judgeOf(name), plain].map((judge) => {
        judge.begin(situationOf(view));
        return bestTurns(task, 3, (after, given) => judge.value(after, given));
      });
      expect(js?.map(({ steps, value }) => [steps, value])).toEqual(
        wasm?.map(({ steps, value }) => [steps, value]),
      );
    }
    expect(n).toBeGreaterThan(6);
  });

  test.each([...NETS])('the %s network remembers nothing of earlier games', (name) => {
    const used = judgeOf(name);
    for (const [i, options] of TABLES.entries()) {
      const view = viewOf(start(options, `${SEED}/${i}`), 0);
      const position = positionIn(view) as Position;
      const predicted = [used, new Judge(used.weights)].map((judge) => {
        judge.begin(situationOf(view));
        return judge.heads(turnOf(position));
      });
      expect(predicted[0]).toEqual(predicted[1]);
    }
  });

  test.each(TABLES.filter(({ advanced }, i) => i % 4 === 0 && advanced !== true))(
    'an explanation adds up: $mode, $edition',
    (options) => {
      for (const { view } of [...decisions(options, SEED)].filter((_, i) => i % 9 === 0)) {
        const steps = chooseTurn(view, 'newcomer', new FastRandom(SEED));
        const explained = explain(view, steps);
        if (explained === undefined) throw new Error('a legal turn was not explained');
        const { played, best, bestTurn, gains } = explained;
        expect(Object.values(best.parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(best.score);
        const gained = gains.reduce((sum, { points }) => sum + points, 0);
        expect(gained).toBeCloseTo(best.score - played.score);
        expect(bestTurn).toEqual(explain(view, bestTurn)?.bestTurn);
        expect(explain(view, bestTurn)?.gains).toEqual([]);
        expect(evaluate(view)?.score).toBeGreaterThan(0);
      }
    },
  );

  test('a hint can be interrupted by other thoughts, or dropped', () => {
    const [one, other] = [{ mode: 'solo' }, { players: ['Ada', 'Bob'] }] as const;
    const view = viewOf(start(one, SEED), 0);
    const turn = chooseTurn(view, 'newcomer', new FastRandom(SEED));
    const working = hinting(view, turn, new FastRandom(SEED), 20);
    let pauses = 0;
    let step = working.next();
    for (; step.done !== true; step = working.next()) {
      if (pauses++ === 0) chooseTurn(viewOf(start(other, SEED), 0), 'master', new FastRandom(SEED));
    }
    expect(pauses).toBeGreaterThan(0);
    expect(step.value).toEqual(hintFor(view, turn, new FastRandom(SEED), 20));
  });

  test('the last turn is worth exactly its score', () => {
    const all = [...decisions({ mode: 'solo' }, SEED)];
    const { view } = all.at(-1) as (typeof all)[number];
    const evaluation = evaluate(view);
    expect(evaluation?.score).toBe(Math.round(evaluation?.score ?? 0.5));
  });

  test('the master plays the turn that is explained as the best', () => {
    const view = viewOf(start({}, SEED), 0);
    const master = chooseTurn(view, 'master', new FastRandom(SEED));
    expect(explain(view, master)?.gains).toEqual([]);
  });
});
