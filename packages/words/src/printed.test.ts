import { builtIn, isEstimated, SHEETS, type EditionBlock } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { printedFor } from './printed.ts';
import { rulesIn } from './rules.ts';

const linesOf = (rule: Parameters<typeof printedFor>[1]) =>
  printedFor(en, rule, builtIn).map(({ heading, lines }) => `${heading} — ${lines.join('; ')}`);

describe('printed numbers beside the rules', () => {
  test('the size of the deck is that of each edition', () => {
    expect(linesOf('K1')).toEqual([
      '2018 edition — 81 cards, 27 in each stack',
      '2023 edition — 63 cards, 21 in each stack',
    ]);
  });

  test('Solo exists only in the 2018 edition, level 0 only in the 2023 edition', () => {
    expect(linesOf('M7')).toEqual(['2018 edition — 7 points for 6 boxes or more, otherwise 0']);
    expect(printedFor(en, 'M13', builtIn).map(({ edition }) => edition)).toEqual(['2023', '2023']);
    expect(linesOf('M13')[0]).toMatch(
      /your temps: 7 for 6 boxes or more, 4 for 4 boxes or more and 1 for 1 box or more$/,
    );
  });

  test('E3 estimated values are marked, all others are not', () => {
    expect(linesOf('S7')).toEqual([
      '2018 edition — points by place: 7, 4, 1',
      '2023 edition, Classic — points by place: 7, 4, 1',
      '2023 edition, Blueprint (estimated) — points by place: 7, 4, 1',
    ]);
    const block = builtIn.editions['2023'] as EditionBlock;
    for (const sheet of SHEETS) expect(isEstimated(block, `sheets.${sheet}.pools`)).toBe(true);
    const [printed, ...estimated] = linesOf('S4');
    expect(printed).not.toContain('estimated');
    expect(estimated).toHaveLength(2);
    for (const line of estimated) expect(line).toMatch(/^2023 edition, \w+ \(estimated\) — /);
  });

  test('E3 a group with printed and estimated values marks each line', () => {
    const block = builtIn.editions['2023'] as EditionBlock;
    const classic = { ...block.sheets['classic'], house: ['bis'] } as EditionBlock['sheets'][string];
    const own = { ...builtIn, editions: { '2023': { ...block, sheets: { classic } } } };
    expect(printedFor(en, 'S6', own)[0]).toEqual({
      edition: '2023',
      heading: '2023 edition',
      lines: [
        'bis: 0, 1, 3, 6, 9, 12, 16, 20, 24, 28 (estimated)',
        'permit refusals: 0, 0, 3, 5',
        'roundabouts: 0, 3, 8',
      ],
    });
  });
});

describe('sources', () => {
  test('every ruling names where it comes from, and no other rule does', () => {
    for (const { id, sources } of rulesIn(en)) expect(sources !== undefined, id).toBe(id.startsWith('R'));
  });
});
