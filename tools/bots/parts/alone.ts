import { LEVEL_IDS, type LevelId } from 'picket-bots';
import { en } from 'picket-words';
import { GAMES, GOALS, LONG } from '../goals.ts';
import { levelName, promised, seats, type Part } from '../part.ts';
import { figuresIn, isLong, playInTurn, points, type Series } from '../series.ts';

const MODES = ['standard', 'solo'] as const;

/** Pairs of levels on the same deals. A level's results are taken from the first pair that includes it. */
const PAIRS: readonly [first: LevelId, second: LevelId, games: number][] = [
  ['casual', 'newcomer', GAMES],
  ['master', 'regular', GAMES],
  ['expert', 'club', GAMES],
  ['architect', 'master', LONG],
];

const seriesOf = ([first, second, deals]: (typeof PAIRS)[number], mode: (typeof MODES)[number]): Series => ({
  pair: [first, second],
  options: { mode, players: seats(1) },
  deals,
});

function placeOf(level: LevelId) {
  const found = PAIRS.find((pair) => pair.includes(level));
  if (found === undefined) throw new Error(`No pair includes the ${level}.`);
  return { found, side: found[0] === level ? 0 : 1 } as const;
}

export const aloneSeries = PAIRS.flatMap((pair) => MODES.map((mode) => seriesOf(pair, mode)));

/** 1: mean scores with one player. */
export const alone: Part = {
  name: 'alone',
  play: (budget) =>
    playInTurn(
      aloneSeries.filter((series) => !isLong(series)),
      budget,
    ),
  async report() {
    const rows = LEVEL_IDS.flatMap((level) =>
      MODES.flatMap((mode) => {
        const goal = GOALS[level]?.[mode];
        if (goal === undefined) return [];
        const { found, side } = placeOf(level);
        const series = seriesOf(found, mode);
        const what = `${levelName(level)} alone, ${en.modes[mode]}, at least ${goal}`;
        return promised(what, series, figuresIn(series), ({ totals }) => {
          return { result: points(totals[side]), ok: totals[side].mean >= goal };
        });
      }),
    );
    const cells = LEVEL_IDS.flatMap((level) => {
      const { found, side } = placeOf(level);
      const figures = MODES.map((mode) => figuresIn(seriesOf(found, mode)));
      if (figures.every((one) => one === undefined)) return [];
      const of = figures.flatMap((one) =>
        one === undefined ? ['0', ''] : [String(one.deals), points(one.totals[side])],
      );
      return [[levelName(level), ...of]];
    });
    return {
      rows,
      section: {
        title: 'Alone',
        about:
          'Mean scores of the 2018 edition without the advanced rules: the standard game with one player, and the solo game.',
        rows: [['level', 'games', 'standard, one player', 'games', 'solo'], ...cells],
      },
    };
  },
};
