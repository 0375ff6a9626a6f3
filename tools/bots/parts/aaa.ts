import { builtIn, EDITIONS, type Architect, type EditionId } from 'picket-engine';
import { en } from 'picket-words';
import { DEALS, FEW } from '../goals.ts';
import { levelName, promised, seats, type Part } from '../part.ts';
import { figuresIn, percent, playInTurn, points, type Series } from '../series.ts';

const GOAL = 0.8;

interface Rival {
  readonly edition: EditionId;
  readonly architect: Architect;
  readonly series: Series;
}

/** An opponent that scores nothing cannot be beaten. */
const RIVALS: readonly Rival[] = EDITIONS.flatMap((edition) =>
  (builtIn.editions[edition]?.architects ?? [])
    .filter(({ scores }) => scores !== false)
    .map((architect): Rival => {
      const options = { edition, mode: 'aaa', opponent: architect.id, players: seats(1) } as const;
      return { edition, architect, series: { pair: ['master', 'regular'], options, deals: DEALS } };
    }),
);

/** Where the Master falls short, the Architect plays the same deals, to show how much searching helps. */
export const searchedSeries = (): readonly Series[] => RIVALS.filter(isHard).map(searched);

function isHard({ series }: Rival): boolean {
  const won = figuresIn(series)?.beaten?.[0];
  return won !== undefined && won.mean < GOAL;
}

const searched = ({ series: { options } }: Rival): Series => ({
  pair: ['architect', 'master'],
  options,
  deals: FEW,
});

/** 2: the Master against the printed opponents. */
export const aaa: Part = {
  name: 'aaa',
  play: (budget) =>
    playInTurn(
      RIVALS.map(({ series }) => series),
      budget,
    ),
  async report() {
    return {
      rows: RIVALS.map(({ edition, architect, series }) => {
        const what = `${levelName('master')} against ${en.opponent.name(architect)} (${edition}), at least ${100 * GOAL} %`;
        return promised(what, series, figuresIn(series), ({ beaten }) => {
          const won = beaten?.[0];
          return won === undefined
            ? { result: 'no opponent to beat', ok: false }
            : { result: percent(won), ok: won.mean >= GOAL };
        });
      }),
      section: {
        title: 'Against the AAA',
        about:
          'Games won against each opponent of the AAA, without the advanced rules, and the mean scores of the Master, its opponent and the Regular. Where the Master wins less than 80 %, the opponent scores about as much as it does, or more: it gets points with every card, and a hand of three leaves little choice of what to give it. For these, the last column shows how often the Architect wins the first of the same deals: searching ahead, over the cards that both sides will get, helps most. Other aims were tried (the lead, the probability of winning, and mixtures: see [tools/train](../tools/train/README.md)). Not tried yet: a short search for the Master, which uses little of its ten milliseconds, and longer training against these opponents only. Opponents that score nothing are left out.',
        rows: [
          [
            'edition',
            'opponent',
            'games',
            levelName('master'),
            levelName('regular'),
            'means',
            levelName('architect'),
          ],
          ...RIVALS.flatMap((rival) => {
            const { edition, architect, series } = rival;
            const figures = figuresIn(series);
            if (figures === undefined) return [];
            const { deals, beaten = [], against, totals } = figures;
            const means = [totals[0], against?.[0], totals[1]].map((one) => one && points(one)).join(' : ');
            const above = isHard(rival) ? figuresIn(searched(rival)) : undefined;
            const won = above?.beaten?.[0];
            const more = won === undefined ? '' : `${percent(won)} of ${above?.deals}`;
            const name = en.opponent.name(architect);
            return [[edition, name, String(deals), ...beaten.map(percent), means, more]];
          }),
        ],
      },
    };
  },
};
