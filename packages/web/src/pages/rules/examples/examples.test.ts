import { builtIn, EDITIONS, isComplete, rankTemps, sheetEnding, type EditionId } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { rulesPage, speakAll } from '../../../text/language.ts';
import type { ExampleId } from './example.ts';
import { build } from './build.ts';
import { captionOf } from './caption.ts';
import { EXAMPLES } from './examples.ts';
import { HAND } from './hand.ts';
import { pileIn } from './pile.ts';
import { BOXES, tempRanks } from './temps.ts';

await speakAll('en');

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
    expect(rulesPage.examples[id]).toHaveLength(EXAMPLES[id].scenes?.length ?? 1);
  });
});

/** The figures in the captions. */
describe('the examples show what their captions say', () => {
  const built = (id: ExampleId, i = 0, edition: EditionId = '2018') => {
    const scene = EXAMPLES[id].scenes?.[i];
    if (scene === undefined) throw new Error('no such scene');
    return build(scene, edition);
  };

  test('H1 the empty house can take 6 and 7', () => {
    const { sheet } = built('rising').draft.turn;
    const fitting = Array.from({ length: 18 }, (_, n) => n).filter((n) => (sheet.fits(0, n) >> 2) & 1);
    expect(fitting).toEqual([6, 7]);
  });

  test('H5 one estate of three is complete, the other lacks two', () => {
    const [left, right] = built('estate').sheet.streets[0]?.estates ?? [];
    expect(left).toMatchObject({ size: 3, missing: 2, state: 'open' });
    expect(right).toMatchObject({ size: 3, state: 'complete' });
  });

  test('A2 the fence leaves complete estates of 1 and 2', () => {
    const complete = built('fence').sheet.streets[0]?.estates.filter(({ state }) => state === 'complete');
    expect(complete?.map(({ size }) => size)).toEqual([1, 2]);
  });

  test('T3 refusals cost nothing, 3 and 5', () => {
    expect(built('refusal').sheet.refusals).toMatchObject({ crossed: 2, value: 3 });
    expect(captionOf({ id: 'refusal', edition: '2018' }, 0)).toContain(
      'One costs 0, two cost 3; three cost 5 and end the game.',
    );
  });

  test('A5 an estate of three is worth 4 instead of 3', () => {
    expect(captionOf({ id: 'value', edition: '2018' }, 0)).toMatch(/is worth 4 instead of 3\.$/);
  });

  test('A6 three boxes make the park worth 6', () => {
    expect(built('park').sheet.streets[2]?.parks.crossed).toBe(3);
    expect(captionOf({ id: 'park', edition: '2018' }, 0)).toMatch(/the park is worth 6\.$/);
  });

  test('A8 the pool next door can’t be built', () => {
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
    expect(built('track').sheet.pools.crossed).toBe(4);
    expect(captionOf({ id: 'track', edition: '2018' }, 0)).toMatch(/lowest value left: 13 points\.$/);
  });

  test.each(EDITIONS)('T5 the cards of the hand are in the deck, %s', (edition) => {
    const { actions = [], counts = {} } = builtIn.editions[edition]?.deck ?? {};
    for (const { number, action } of HAND) {
      expect(counts[number]?.[actions.indexOf(action)]).toBeGreaterThan(0);
    }
  });

  test('S7 equal counts share a place', () => {
    expect(rankTemps(BOXES, tempRanks('2018'))).toEqual([7, 7, 4, 0]);
    expect(captionOf({ id: 'temps', edition: '2018' }, 0)).toContain(
      'score 7 each. The next one is second and scores 4;',
    );
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
