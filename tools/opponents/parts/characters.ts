import { CHARACTER_IDS, type CharacterId, type LevelId } from 'picket-bots';
import { en } from 'picket-words';
import { levelName, type Part } from '../../bots/part.ts';
import { points } from '../../bots/series.ts';
import type { Row } from '../../prove.ts';
import { carryOutAll, inTurn, resultsOf } from '../pool.ts';
import { meanOf, pointsIn, shareOf, SHOWN } from '../shares.ts';
import type { SheetResult, SheetTask } from '../tasks.ts';

const NAME = 'characters';
const GAMES = 400;
const LEVELS: readonly LevelId[] = ['regular', 'master'];
/** By how many points a character may differ from its level. */
const SAME = 3;

/** What a character has more of, or less. */
const SIGNS: {
  readonly [C in CharacterId]: { readonly what: string; readonly of: (one: SheetResult) => number };
} = {
  gardener: { what: 'points for parks', of: ({ score }) => pointsIn(score, 'parks') },
  poolbuilder: { what: 'points for pools', of: ({ score }) => pointsIn(score, 'pools') },
  speculator: { what: 'raised values', of: ({ marks }) => marks.values },
  fencer: { what: 'fences', of: ({ marks }) => marks.fences },
  racer: { what: 'points for plans', of: ({ score }) => pointsIn(score, 'plans') },
  careful: {
    what: 'points lost by bis and refusals, less',
    of: ({ score }) => -pointsIn(score, 'bis') - pointsIn(score, 'refusals'),
  },
};

const tasksOf = (level: LevelId, character?: CharacterId): SheetTask[] =>
  Array.from({ length: GAMES }, (_, n) => ({
    kind: 'sheet',
    level,
    ...(character !== undefined && { character }),
    mode: 'standard',
    n,
  }));

const figuresFor = (level: LevelId, character?: CharacterId): SheetResult[] =>
  resultsOf<SheetResult>(NAME, tasksOf(level, character));

/** 1: characters are equally strong, and have different sheets. */
export const characters: Part = {
  name: NAME,
  play: (budget) =>
    carryOutAll(
      NAME,
      inTurn(LEVELS.flatMap((level) => [undefined, ...CHARACTER_IDS].map((one) => tasksOf(level, one)))),
      budget,
    ),
  async report() {
    return {
      rows: LEVELS.flatMap((level) => CHARACTER_IDS.map((character) => rowOf(level, character))),
      section: {
        title: 'Personalities',
        about:
          'The standard game with one player, 2018 edition, on the same deals: means, and the share of the points by part, compared with a bot of the same level without a personality.',
        rows: [
          [
            'level',
            'personality',
            'games',
            'mean',
            ...SHOWN.map((part) => en.columns[part].toLowerCase()),
            'fences',
            'values',
          ],
          ...LEVELS.flatMap((level) => [undefined, ...CHARACTER_IDS].flatMap((one) => cells(level, one))),
        ],
      },
    };
  },
};

function rowOf(level: LevelId, character: CharacterId): Row {
  const { what: sign, of } = SIGNS[character];
  const what = `${levelName(level)}, ${en.characters[character].name}: ± ${SAME} points, more ${sign}, ${GAMES} games`;
  const [own, plain] = [figuresFor(level, character), figuresFor(level)];
  if (own.length === 0 || plain.length === 0) return { what, result: 'not played yet', ok: false };
  const ahead = meanOf(own, ({ score }) => score.total).mean - meanOf(plain, ({ score }) => score.total).mean;
  const [more, usual] = [meanOf(own, of), meanOf(plain, of)];
  return {
    what,
    result: `${ahead.toFixed(1)} points, ${points(more)} instead of ${points(usual)}`.replaceAll('-', '−'),
    ok: Math.min(own.length, plain.length) >= GAMES && Math.abs(ahead) <= SAME && more.from > usual.to,
  };
}

function cells(level: LevelId, character: CharacterId | undefined): string[][] {
  const results = figuresFor(level, character);
  if (results.length === 0) return [];
  return [
    [
      levelName(level),
      character === undefined ? '' : en.characters[character].name,
      String(results.length),
      points(meanOf(results, ({ score }) => score.total)),
      ...SHOWN.map((part) => shareOf(results, part)),
      meanOf(results, ({ marks }) => marks.fences).mean.toFixed(1),
      meanOf(results, ({ marks }) => marks.values).mean.toFixed(1),
    ],
  ];
}
