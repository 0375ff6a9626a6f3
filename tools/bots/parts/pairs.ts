import type { PairFigures } from '../../../packages/cli/src/arena/figures.ts';
import { levelName, promised, type Part } from '../part.ts';
import { figuresIn, isLong, percent, playInTurn, points, type Series } from '../series.ts';

/** A pair of levels at a table, and the least and the most that the first should win. */
export interface Match {
  readonly table?: string;
  readonly series: Series;
  readonly goal: number;
  readonly most?: number;
}

/** A part in which levels play each other. */
export function pairs(name: string, title: string, about: string, matches: readonly Match[]): Part {
  const hasTables = matches.some(({ table }) => table !== undefined);
  const cells = ({ table, series }: Match, { deals, won, totals }: PairFigures): string[] => [
    ...(hasTables ? [table ?? ''] : []),
    versus(series),
    String(deals),
    percent(won),
    `${points(totals[0])} : ${points(totals[1])}`,
  ];
  return {
    name,
    play: (budget) =>
      playInTurn(
        matches.map(({ series }) => series).filter((series) => !isLong(series)),
        budget,
      ),
    async report() {
      return {
        rows: matches.map(({ table, series, goal, most = 1 }) => {
          const where = table === undefined ? '' : `, ${table}`;
          const limit = most === 1 ? '' : `, at most ${Math.round(most * 100)} %`;
          const what = `${versus(series)}${where}, at least ${Math.round(goal * 100)} %${limit}`;
          return promised(what, series, figuresIn(series), ({ won }) => {
            return { result: percent(won), ok: won.mean >= goal && won.mean <= most };
          });
        }),
        section: {
          title,
          about,
          rows: [
            [...(hasTables ? ['table'] : []), 'levels', 'deals', 'first wins', 'means'],
            ...matches.flatMap((match) => {
              const figures = figuresIn(match.series);
              return figures === undefined ? [] : [cells(match, figures)];
            }),
          ],
        },
      };
    },
  };
}

const versus = ({ pair }: Series): string => `${levelName(pair[0])} against ${levelName(pair[1])}`;
