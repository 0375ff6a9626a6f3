import { LEVEL_IDS } from 'picket-bots';
import { expect, test } from 'vitest';
import { picketProcess } from '../../test/picket.ts';

test('bench engine measures', () => {
  const { code, out } = picketProcess(['bench', 'engine', '--seconds', '1', '--json']);
  expect(code).toBe(0);
  const figures = JSON.parse(out) as { playoutsPerSecond: number; turnsPerSecond: number };
  expect(figures.playoutsPerSecond).toBeGreaterThan(0);
  expect(figures.turnsPerSecond).toBeGreaterThan(figures.playoutsPerSecond);
  expect(figures).toHaveProperty('yardstickNodesPerSecond');
});

test('bench bots measures every level', () => {
  const { code, out } = picketProcess(['bench', 'bots', '--seconds', '1', '--json']);
  expect(code).toBe(0);
  const { levels } = JSON.parse(out) as { levels: { level: string; msPerMove: number }[] };
  expect(levels.map(({ level }) => level)).toEqual([...LEVEL_IDS]);
  for (const { msPerMove } of levels) expect(msPerMove).toBeGreaterThan(0);
});

test('bench bots --ceiling finds at least what the Master finds on the same deals', () => {
  const { code, out } = picketProcess(['bench', 'bots', '--ceiling', '--deals', '1', '--json']);
  expect(code).toBe(0);
  type Figures = { mode: string; ceiling: { mean: number }; master: { mean: number } }[];
  const figures = JSON.parse(out) as Figures;
  expect(figures.map(({ mode }) => mode)).toEqual(['standard', 'solo']);
  for (const { ceiling, master } of figures) expect(ceiling.mean).toBeGreaterThanOrEqual(master.mean);
  expect(picketProcess(['bench', 'engine', '--ceiling'])).toMatchObject({ code: 2 });
});

test('an unknown benchmark is rejected', () => {
  expect(picketProcess(['bench', 'cake'])).toMatchObject({
    code: 2,
    err: 'picket: Unknown benchmark cake. The benchmarks are engine and bots.\n',
  });
});
