import {
  builtIn,
  type Components,
  type EditionBlock,
  type EditionId,
  type PrintedSheet,
} from 'picket-engine';
import { printedFor, rulesIn } from 'picket-words';
import { describe, expect, test } from 'vitest';
import type { ExampleId } from './rules/examples/example.ts';
import { scoreLines, sheetsIn } from '../help/aid/lines.ts';
import { aid as aidText } from '../text/en/aid.ts';
import { build } from './rules/examples/build.ts';
import { captionOf, printedIn } from './rules/examples/caption.ts';
import { columnsOf, tracksOf } from './rules/examples/drawnTracks.ts';
import { EXAMPLES } from './rules/examples/examples.ts';
import { pileIn } from './rules/examples/pile.ts';
import { applies, EVERYTHING } from './rules/filter.ts';
import { rulesPage, speakAll } from '../text/language.ts';
import { rulebook } from '../text/en/rulebook.ts';

/** The built-in data with every value raised, each edition by its own amount, so each number reveals its source. */
await speakAll('en');

const RAISED: { readonly [E in EditionId]: number } = { '2018': 5000, '2023': 2000 };
const raised: Components = {
  ...builtIn,
  editions: {
    '2018': raise(builtIn.editions['2018'] as EditionBlock, RAISED['2018']),
    '2023': raise(builtIn.editions['2023'] as EditionBlock, RAISED['2023']),
  },
};

function raise(block: EditionBlock, by: number): EditionBlock {
  const all = (values: readonly number[]) => values.map((value) => value + by);
  const sheet = (printed: PrintedSheet): PrintedSheet => ({
    ...printed,
    streets: printed.streets.map((street) => ({ ...street, parks: all(street.parks) })),
    pools: all(printed.pools),
    estates: printed.estates.map(all),
    tempRanks: all(printed.tempRanks),
    bis: all(printed.bis),
    roundabouts: all(printed.roundabouts),
    refusals: all(printed.refusals),
  });
  return {
    ...block,
    sheets: Object.fromEntries(Object.entries(block.sheets).map(([id, printed]) => [id, sheet(printed)])),
    plans: block.plans.map((plan) => ({ ...plan, high: plan.high + by, low: plan.low + by })),
    architects: block.architects.map((architect) => ({
      ...architect,
      ...(architect.tempPositions && { tempPositions: all(architect.tempPositions) }),
      bisHouses: (architect.bisHouses ?? 0) + by,
      improveValue: (architect.improveValue ?? 0) + by,
    })),
  };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const ids = Object.keys(EXAMPLES) as ExampleId[];

/** The texts of the rules page and the aid that contain printed numbers, for one edition. */
function textsFor(edition: EditionId): string[] {
  const rules = rulesIn(rulebook).flatMap(({ id }) =>
    printedFor(rulebook, id, raised).filter((group) => group.edition === edition),
  );
  const aid = sheetsIn(aidText, raised).filter((sheet) => sheet.edition === edition);
  return [
    ...rules.flatMap(({ lines }) => lines),
    ...aid.flatMap((sheet) => scoreLines(aidText, sheet, raised).map(({ line }) => line)),
    ...ids.flatMap((id) => {
      const own = EXAMPLES[id].edition;
      if (own !== undefined && own !== edition) return [];
      return rulesPage.examples[id].map((_, i) => captionOf({ id, edition, components: raised }, i));
    }),
  ];
}

describe.each(['2018', '2023'] as const)('for the %s edition', (edition) => {
  const other = edition === '2018' ? '2023' : '2018';

  test('every printed number in a text comes from this edition', () => {
    const large = textsFor(edition)
      .flatMap(numbersIn)
      .filter((number) => number >= 1000);
    expect(large.length).toBeGreaterThan(80);
    for (const number of large) {
      expect(Math.abs(number - RAISED[edition])).toBeLessThan(1000);
      expect(Math.abs(number - RAISED[other])).toBeGreaterThan(1000);
    }
  });

  test('every track in a drawing comes from this edition', () => {
    const values = ids.flatMap((id) =>
      (EXAMPLES[id].scenes ?? [])
        .filter(() => EXAMPLES[id].edition === undefined || EXAMPLES[id].edition === edition)
        .flatMap((scene) => {
          const built = build(scene, edition, raised);
          const tracks = tracksOf(built, scene).filter(({ kind }) => kind !== 'blank');
          const points = scene.show.plansDone ? built.sheet.plans.map((worth) => worth ?? 0) : [];
          return [
            ...tracks.flatMap(({ values }) => values),
            ...columnsOf(built, scene).flatMap(({ values }) => values),
            ...points,
          ];
        }),
    );
    expect(values.length).toBeGreaterThan(30);
    for (const value of values) expect(Math.abs(value - RAISED[edition])).toBeLessThan(1000);
  });

  test('the pile is scored by this edition’s architect', () => {
    const [, improved] = pileIn(edition, raised).estates;
    expect(improved?.value).toBe(RAISED[edition] + 2);
  });
});

test('2023 has 63 cards in stacks of 21', () => {
  const [, cards] = printedFor(rulebook, 'K1', builtIn);
  expect(cards?.lines).toEqual(['63 cards, 21 in each stack']);
});

test('the sentences of the rules contain no printed values, which are in the lines below', () => {
  for (const rule of rulesIn(rulebook).filter((rule) => applies(rule, { ...EVERYTHING, edition: '2023' }))) {
    const numbers = numbersIn(rule.text).filter((number) => number !== 2018 && number !== 2023);
    // House numbers, estate sizes and versions of the rules are the same in both editions.
    for (const number of numbers) expect(number, rule.id).toBeLessThanOrEqual(17);
  }
});

describe('estimated values are marked', () => {
  const marked = (edition: EditionId, sheet: 'classic' | 'blueprint') =>
    scoreLines(aidText, { edition, sheet })
      .filter(({ estimated }) => estimated)
      .map(({ part }) => part);

  test('in the aid', () => {
    expect(marked('2018', 'classic')).toEqual([]);
    expect(marked('2023', 'classic')).toEqual(['refusals', 'roundabouts']);
    expect(marked('2023', 'blueprint')).toEqual(['temps', 'refusals', 'roundabouts']);
  });

  test('under the drawings', () => {
    const under = (edition: EditionId) =>
      ids.filter((id) =>
        (EXAMPLES[id].scenes ?? [undefined]).some((scene) => printedIn({ id, edition }, scene).estimated),
      );
    expect(under('2018')).toEqual([]);
    expect(under('2023')).toEqual([
      'roundabout',
      'refusal',
      'value',
      'park',
      'pool',
      'temp',
      'bis',
      'plan',
      'track',
      'end',
    ]);
  });

  test('but not if the value comes from a user’s file', () => {
    const block = builtIn.editions['2023'] as EditionBlock;
    const { house: _, ...classic } = block.sheets['classic'] as PrintedSheet;
    const own = { ...builtIn, editions: { ...builtIn.editions, '2023': { ...block, sheets: { classic } } } };
    const lines = scoreLines(aidText, { edition: '2023', sheet: 'classic' }, own);
    expect(lines.some(({ estimated }) => estimated)).toBe(false);
  });
});
