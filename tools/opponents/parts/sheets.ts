import { LEVEL_IDS, MISTAKES, type LevelId } from 'picket-bots';
import { en } from 'picket-words';
import type { Part } from '../../bots/part.ts';
import { levelName } from '../../bots/part.ts';
import { points } from '../../bots/series.ts';
import type { Row } from '../../prove.ts';
import { carryOutAll, inTurn, resultsOf } from '../pool.ts';
import { meanOf, shareOf, SHOWN } from '../shares.ts';
import type { SheetResult, SheetTask } from '../tasks.ts';

const NAME = 'sheets';
const GAMES = 1000;
/** The target score of one-player games, and how much it may differ. */
const MEANS: { readonly [L in LevelId]?: number } = {
  newcomer: 55,
  casual: 70,
  regular: 85,
  club: 102,
  expert: 116,
};
const ABOUT = 4;

const MISTAKEN = {
  hasty: 'takes the first card',
  short: 'plans no further than this turn',
  pools: 'forgets pools',
  temps: 'forgets temps',
  spread: 'spreads estates and values',
  bis: 'likes bis too much',
  places: 'careless places',
} satisfies { readonly [M in (typeof MISTAKES)[number]]: string };

const LEVELS = LEVEL_IDS.filter((level) => level !== 'architect');
const LOW: readonly LevelId[] = ['newcomer', 'casual', 'regular'];

const tasksOf = (level: LevelId): SheetTask[] =>
  Array.from({ length: GAMES }, (_, n) => ({ kind: 'sheet', level, mode: 'standard', n }));

/** 1: the sheets of each level, and the mistakes of the lower ones. */
export const sheets: Part = {
  name: NAME,
  play: (budget) => carryOutAll(NAME, inTurn(LEVELS.map(tasksOf)), budget),
  async report() {
    const all = LEVELS.map((level) => ({ level, results: resultsOf<SheetResult>(NAME, tasksOf(level)) }));
    const played = all.filter(({ results }) => results.length > 0);
    return {
      rows: all.flatMap(({ level, results }) => [...meanRow(level, results), ...mistakeRow(level, results)]),
      section: {
        title: 'What their sheets look like',
        about:
          'The standard game with one player, 2018 edition: means, the share of the points by part, and, for the lower levels, how many turns of a game each mistake changes.',
        rows: [
          [
            'level',
            'games',
            'mean',
            ...SHOWN.map((part) => en.columns[part].toLowerCase()),
            ...Object.values(MISTAKEN),
          ],
          ...played.map(({ level, results }) => [
            levelName(level),
            String(results.length),
            points(meanOf(results, ({ score }) => score.total)),
            ...SHOWN.map((part) => shareOf(results, part)),
            ...MISTAKES.map((mistake) =>
              LOW.includes(level) ? meanOf(results, ({ mistakes }) => mistakes[mistake]).mean.toFixed(1) : '',
            ),
          ]),
        ],
      },
    };
  },
};

function meanRow(level: LevelId, results: readonly SheetResult[]): Row[] {
  const goal = MEANS[level];
  if (goal === undefined) return [];
  const what = `${levelName(level)} alone, about ${goal} (± ${ABOUT}), ${GAMES} games`;
  if (results.length === 0) return [{ what, result: 'not played yet', ok: false }];
  const mean = meanOf(results, ({ score }) => score.total);
  return [
    {
      what,
      result: `${points(mean)}, ${results.length} games`,
      ok: results.length >= GAMES && Math.abs(mean.mean - goal) <= ABOUT,
    },
  ];
}

function mistakeRow(level: LevelId, results: readonly SheetResult[]): Row[] {
  if (!LOW.includes(level)) return [];
  const counts = MISTAKES.map((mistake) => results.reduce((sum, { mistakes }) => sum + mistakes[mistake], 0));
  return [
    {
      what: `${levelName(level)}, mistakes of every kind`,
      result: MISTAKES.map((mistake, i) => `${mistake} ${counts[i]}`).join(', '),
      ok: counts.every((count) => count > 0),
    },
  ];
}
