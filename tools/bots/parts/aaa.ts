import type { LevelId } from 'picket-bots';
import { builtIn, EDITIONS, type Architect, type EditionId } from 'picket-engine';
import { en } from 'picket-words';
import type { Row } from '../../prove.ts';
import { AGAINST, FEW, FEWEST } from '../goals.ts';
import { levelName, promised, seats, type Part } from '../part.ts';
import { figuresIn, percent, playInTurn, points, type Series } from '../series.ts';

/** How often each level should win, and against the one that scores more than any player. */
const GOALS = { master: 0.8, architect: 0.9 } as const satisfies { readonly [L in LevelId]?: number };
const GOALS_AGAINST_BEN = { master: 0.4, architect: 0.6 } as const;
const BEN = '2018-aaa-ben';
const HARDEST = ['2018-aaa-6', '2023-aaa-5', BEN];

interface Rival {
  readonly edition: EditionId;
  readonly architect: Architect;
  /** The series of the Master and the Regular, and of the Architect and the Master. */
  readonly series: Series;
  readonly searched: Series;
}

/** An opponent that scores nothing cannot be beaten. */
const RIVALS: readonly Rival[] = EDITIONS.flatMap((edition) =>
  (builtIn.editions[edition]?.architects ?? [])
    .filter(({ scores }) => scores !== false)
    .map((architect): Rival => {
      const options = { edition, mode: 'aaa', opponent: architect.id, players: seats(1) } as const;
      return {
        edition,
        architect,
        series: { pair: ['master', 'regular'], options, deals: AGAINST },
        searched: {
          pair: ['architect', 'master'],
          options,
          deals: HARDEST.includes(architect.id) ? FEW : FEWEST,
        },
      };
    }),
);

export const searchedSeries: readonly Series[] = RIVALS.map(({ searched }) => searched);

/** 2: the Master and the Architect against the printed opponents. */
export const aaa: Part = {
  name: 'aaa',
  play: (budget) =>
    playInTurn(
      RIVALS.map(({ series }) => series),
      budget,
    ),
  async report() {
    return {
      rows: [
        ...RIVALS.flatMap((rival) => [
          rowOf(rival, 'master', rival.series),
          rowOf(rival, 'architect', rival.searched),
        ]),
        ...EDITIONS.map(orderOf),
      ],
      section: {
        title: 'Against the AAA',
        about:
          'Games won against each opponent of the AAA, without the advanced rules, and the mean scores of the Master, its opponent and the Regular. Ben scores more than any player can be expected to. Opponents that score nothing are left out.',
        rows: [
          [
            'edition',
            'opponent',
            'games',
            levelName('master'),
            levelName('regular'),
            'means',
            'games',
            levelName('architect'),
          ],
          ...RIVALS.flatMap(cells),
        ],
      },
    };
  },
};

function rowOf({ edition, architect }: Rival, level: 'master' | 'architect', series: Series): Row {
  const goal = (architect.id === BEN ? GOALS_AGAINST_BEN : GOALS)[level];
  const what = `${levelName(level)} against ${en.opponent.name(architect)} (${edition}), at least ${100 * goal} %`;
  return promised(what, series, figuresIn(series), ({ beaten }) => {
    const won = beaten?.[0];
    return won === undefined
      ? { result: 'no opponent to beat', ok: false }
      : { result: percent(won), ok: won.mean >= goal };
  });
}

/** Whether each level of an edition scores more, compared with the Master, than the one below. */
function orderOf(edition: EditionId): Row {
  const levels = RIVALS.filter((rival) => rival.edition === edition && rival.architect.level !== null);
  const leads = levels
    .toSorted((a, b) => (a.architect.level ?? 0) - (b.architect.level ?? 0))
    .map(({ series }) => figuresIn(series))
    .map((figures) => figures && (figures.against?.[0].mean ?? 0) - figures.totals[0].mean);
  return {
    what: `the AAA’s levels of ${edition} in order of strength: their lead over the ${levelName('master')}`,
    result: leads.map((lead) => lead?.toFixed(1).replace('-', '−') ?? '?').join(', '),
    ok: leads.every((lead, i) => lead !== undefined && lead > (leads[i - 1] ?? Number.NEGATIVE_INFINITY)),
  };
}

function cells({ edition, architect, series, searched }: Rival): string[][] {
  const figures = figuresIn(series);
  if (figures === undefined) return [];
  const { deals, beaten = [], against, totals } = figures;
  const means = [totals[0], against?.[0], totals[1]].map((one) => one && points(one)).join(' : ');
  const above = figuresIn(searched);
  const won = above?.beaten?.[0];
  const more = won === undefined ? ['', ''] : [String(above?.deals), percent(won)];
  return [[edition, en.opponent.name(architect), String(deals), ...beaten.map(percent), means, ...more]];
}
