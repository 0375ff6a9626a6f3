import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { builtIn, EDITIONS, SHEETS, type Dealt, type EditionId, type SheetId } from 'picket-engine';
import { namedDeal, PAPERS } from 'picket-paper';
import { describe, expect, onTestFinished, test } from 'vitest';
import { picket, temporaryFile } from '../../test/picket.ts';

/** Poppler reads the PDFs back; without it, only the tests that need it are skipped. */
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;

async function printed(...args: string[]): Promise<string> {
  const file = temporaryFile('print.pdf', '');
  const { code, err } = await picket(['print', ...args, '--out', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  return file;
}

/** Every word of a PDF with its box, in points, in page order. */
function wordsOf(file: string) {
  const { stdout } = spawnSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []).map(Number);
      const words = [
        ...page.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g),
      ];
      return {
        width,
        height,
        words: words.map(([, left, top, right, bottom, text = '']) => ({
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
          text: text.replaceAll('&#39;', '’'),
        })),
      };
    });
}

/** How often each number is printed. */
function countsOf(numbers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}

const isNumber = (text: string): boolean => /^–?\d+$/.test(text);
const loss = (value: number): string => (value === 0 ? '0' : `–${value}`);

/** Every number that a blank sheet must show, from the components. */
function numbersOn(edition: EditionId, sheet: SheetId): string[] {
  const found = builtIn.editions[edition]?.sheets[sheet];
  if (found === undefined) throw new Error('no such sheet');
  return [
    ...found.streets.flatMap(({ parks }) => parks.map(String)),
    ...found.estates.flatMap((values, i) => [String(i + 1), ...values.map(String)]),
    ...found.pools.map(String),
    ...[...found.bis, ...found.refusals, ...found.roundabouts].map(loss),
    ...found.tempRanks.map(String),
  ];
}

const TABLES = EDITIONS.flatMap((edition) =>
  SHEETS.filter((sheet) => builtIn.editions[edition]?.sheets[sheet] !== undefined).flatMap((sheet) =>
    PAPERS.map((paper) => ({ edition, sheet, paper })),
  ),
);

describe.runIf(poppler)('read back from the PDF', () => {
  test.each(TABLES)(
    '$edition $sheet on $paper: every number is that of the components, and nothing is cut off',
    async ({ edition, sheet, paper }) => {
      const file = await printed('sheet', '--edition', edition, '--sheet', sheet, '--paper', paper);
      const [page, ...more] = wordsOf(file);
      expect(more).toEqual([]);
      // The year of the edition is not a value.
      const numbers = page?.words
        .map(({ text }) => text.replace(',', ''))
        .filter((text) => isNumber(text) && text !== edition);
      expect(countsOf(numbers ?? [])).toEqual(countsOf(numbersOn(edition, sheet)));
      const [width, height] = paper === 'a4' ? [297, 210] : [279.4, 215.9];
      expect(page?.width).toBeCloseTo((width * 72) / 25.4, 0);
      expect(page?.height).toBeCloseTo((height * 72) / 25.4, 0);
    },
  );

  test.each(['sheet', 'aid', 'booklet', 'cards'])(
    '%s: all text is on the page, in three languages, at both sizes',
    async (kind) => {
      for (const paper of PAPERS) {
        for (const lang of ['en', 'fr', 'de']) {
          const file = await printed(kind, '--paper', paper, '--lang', lang);
          for (const { width, height, words } of wordsOf(file)) {
            const out = words.filter(
              ({ left, top, right, bottom }) =>
                left < 5 || top < 5 || right > width - 5 || bottom > height - 5,
            );
            expect(
              out.map(({ text }) => text),
              `${kind} ${paper} ${lang}`,
            ).toEqual([]);
          }
        }
      }
    },
  );

  test('the aid is one page and ends with the values', async () => {
    for (const edition of EDITIONS) {
      const pages = wordsOf(await printed('aid', '--edition', edition, '--paper', 'letter', '--lang', 'de'));
      expect(pages).toHaveLength(1);
      const ranks = builtIn.editions[edition]?.sheets['classic']?.tempRanks ?? [];
      expect(pages[0]?.words.slice(-3).map(({ text }) => Number.parseInt(text, 10))).toEqual(ranks);
    }
  });

  test('every card of the deck is printed once, with its action behind it', async () => {
    const pages = wordsOf(await printed('cards', '--edition', '2018'));
    const numbers = pages.flatMap(({ words }) => words.map(({ text }) => text).filter(isNumber));
    const counts = Object.entries(builtIn.editions['2018']?.deck.counts ?? {});
    const expected = counts.flatMap(([number, each]) =>
      Array<string>(2 * each.reduce((sum, count) => sum + count, 0)).fill(number),
    );
    expect(countsOf(numbers)).toEqual(countsOf(expected));
  });

  test('a booklet has the cards of the deal, round by round', async () => {
    const [page] = wordsOf(await printed('booklet', '--deal', 'sunday', '--edition', '2023'));
    const { rounds } = namedDeal('sunday', '2023', false);
    const read = page?.words.filter(({ text, bottom, top }) => isNumber(text) && bottom - top > 22) ?? [];
    const numbers = rounds.flatMap(({ cards }: Dealt) =>
      cards.kind === 'offers' ? cards.offers.map(({ number }) => String(number)) : [],
    );
    expect(countsOf(read.map(({ text }) => text))).toEqual(countsOf(numbers));
  });

  test('the sheets of a game show its numbers and its totals', async () => {
    const game = (await picket(['simulate', '--players', '2', '--seed', 'print'])).out;
    const record = JSON.parse(game) as { result: { scores: { total: number }[] } };
    const pages = wordsOf(await printed('game', temporaryFile('game.json', game)));
    expect(pages).toHaveLength(2);
    for (const [seat, { words }] of pages.entries()) {
      const total = String(record.result.scores[seat]?.total);
      const largest = words.filter(
        ({ top, left, width = 0 }: { top: number; left: number; width?: number }) =>
          top > 430 && left > 700 && width >= 0,
      );
      expect(largest.map(({ text }) => text)).toContain(total);
    }
  });
});

test('what can’t be printed is rejected in one sentence', async () => {
  expect((await picket(['print', 'poster'])).err).toContain('Picket can’t print “poster”');
  expect((await picket(['print', 'game'])).err).toContain('print needs game FILE');
  expect((await picket(['print', 'sheet', 'x'])).err).toContain('unexpected argument');
  expect((await picket(['print', 'sheet', '--sheet', 'blueprint'])).err).toContain('--sheet must be classic');
  const file = temporaryFile('folder.pdf', '');
  rmSync(file);
  onTestFinished(() => rmSync(file, { force: true }));
  expect((await picket(['print', 'sheet', '--out', `${file}/none.pdf`])).err).toContain('Cannot write');
});

test('a file that is not a game is rejected in one sentence, too', async () => {
  const other = temporaryFile('shopping.json', '{"milk": 2}');
  expect(await picket(['print', 'game', other])).toMatchObject({
    out: '',
    err: expect.stringMatching(/isn’t a Picket game file/),
  });
});

test('a PDF is never written to a terminal', async () => {
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  onTestFinished(() => void (process.stdout.isTTY = isTTY));
  expect(await picket(['print', 'sheet'])).toMatchObject({
    out: '',
    err: expect.stringContaining('--out FILE'),
  });
});
