import { EDITIONS, isComplete, rankTemps, sheetEnding, type EditionId } from '@picket/engine';
import { describe, expect, test } from 'vitest';
import { en } from '../../../text/en.ts';
import type { ExampleId } from '../../../text/rulesText.ts';
import { build } from './build.ts';
import { EXAMPLES } from './examples.ts';
import { pileIn } from './pile.ts';
import { TEMPS } from './temps.ts';

const CASES = (Object.keys(EXAMPLES) as ExampleId[]).flatMap((id) => {
  const { rule, edition, scenes = [] } = EXAMPLES[id];
  const editions: readonly EditionId[] = edition === undefined ? EDITIONS : [edition];
  return editions.flatMap((edition) =>
    scenes.map((scene, i) => ({ title: `${rule} ${id} ${i + 1}, ${edition}`, id, i, rule, scene, edition })),
  );
});

describe('every drawn example can be played', () => {
  test.each(CASES)('$title', ({ rule, scene, edition }) => {
    const { draft, rejection } = build(scene, edition);
    if (scene.refused === undefined) {
      expect(scene.turn === undefined || isComplete(draft)).toBe(true);
    } else {
      expect(rejection?.rule).toBe(rule);
    }
  });

  test.each(Object.keys(EXAMPLES) as ExampleId[])('%s has a line under each of its drawings', (id) => {
    expect(en.rules.examples[id]).toHaveLength(EXAMPLES[id].scenes?.length ?? 1);
  });
});

/** What the lines under the drawings say in figures. */
describe('the examples come to what they say', () => {
  const built = (id: ExampleId, i = 0, edition: EditionId = '2018') => {
    const scene = EXAMPLES[id].scenes?.[i];
    if (scene === undefined) throw new Error('no such scene');
    return build(scene, edition);
  };

  test('H1 the house left out can take 6 and 7', () => {
    const { sheet } = built('rising').draft.turn;
    const fitting = Array.from({ length: 18 }, (_, n) => n).filter((n) => (sheet.fits(0, n) >> 2) & 1);
    expect(fitting).toEqual([6, 7]);
  });

  test('H5 one run of three is complete, the other lacks two', () => {
    const [left, right] = built('estate').sheet.streets[0]?.estates ?? [];
    expect(left).toMatchObject({ size: 3, missing: 2, state: 'open' });
    expect(right).toMatchObject({ size: 3, state: 'complete' });
  });

  test('A2 the fence leaves complete estates of 1 and 2', () => {
    const complete = built('fence').sheet.streets[0]?.estates.filter(({ state }) => state === 'complete');
    expect(complete?.map(({ size }) => size)).toEqual([1, 2]);
  });

  test('T3 refusals cost nothing, 3 and 5', () => {
    const { refusals } = built('refusal').sheet;
    expect(refusals).toMatchObject({ crossed: 2, value: 3, values: [0, 0, 3, 5] });
  });

  test('A5 an estate of three is worth 4 instead of 3', () => {
    expect(built('value').before.improve[2]?.value).toBe(3);
    expect(built('value').sheet.improve[2]?.value).toBe(4);
  });

  test('A6 three boxes make the park worth 6', () => {
    expect(built('park').sheet.streets[2]?.parks).toMatchObject({ crossed: 3, value: 6 });
  });

  test('A8 the pool next door is missed', () => {
    const houses = built('pool').sheet.streets[0]?.houses ?? [];
    expect(houses[6]?.pool).toBe('built');
    expect(houses[7]?.pool).toBe('missed');
  });

  test('A9 an 8 may be 6 to 10', () => {
    expect(built('temp').changes).toEqual([6, 7, 8, 9, 10]);
  });

  test.each(EDITIONS)('P3 both estates are used for the plan, %s', (edition) => {
    const { streets } = built('plan', 0, edition).sheet;
    const used = streets.flatMap(({ estates }) => estates.filter((estate) => estate.used));
    expect(used.map(({ size }) => size)).toEqual([3, 4]);
  });

  test('S2 four pools are worth 13', () => {
    expect(built('track').sheet.pools).toMatchObject({ crossed: 4, value: 13 });
  });

  test('S7 equal counts share a place', () => {
    expect(rankTemps(TEMPS.boxes, TEMPS.ranks)).toEqual([7, 7, 4, 0]);
  });

  test('G3 each of the three ends the game', () => {
    const endings = [0, 1, 2].map((i) => sheetEnding(built('end', i).draft.turn.sheet));
    expect(endings).toEqual(['plans', 'refusals', 'full']);
  });

  test.each(EDITIONS)('M12 the estates of the pile, %s', (edition) => {
    expect(pileIn(edition).estates.map(({ houses, value, points }) => [houses, value, points])).toEqual([
      [2, 1, 2],
      [4, 2, 8],
      [1, 1, 1],
    ]);
  });
});
