import type { Text } from '../text.ts';
import { figures } from './phrase.ts';

const { tenths, hundredths, whole } = figures;

/** What `picket arena` prints. */
export const arena: Text['arena'] = {
  title: (seed) => `graine ${seed} ; ± et intervalles de confiance à 95 % ; une égalité compte pour moitié`,
  columns: {
    mode: 'mode',
    first: 'premier',
    second: 'second',
    deals: 'donnes',
    won: 'victoires du premier',
    firstMean: 'moyenne du premier',
    secondMean: 'moyenne du second',
    ahead: 'avance',
  },
  beaten: { first: 'le premier bat l’AAA', second: 'le second bat l’AAA' },
  share: ({ mean, from, to }) => `${tenths(100 * mean)} % (${tenths(100 * from)}–${tenths(100 * to)})`,
  mean: ({ mean, to }) => `${tenths(mean)} ± ${tenths(to - mean)}`,
};

/** A figure that may be missing, because the yardstick is not installed. */
const figure = (n: number | null): string => (n === null ? 'absent' : whole(n));

/** What `picket bench` prints. */
export const bench: Text['bench'] = {
  games: 'parties aléatoires par seconde',
  turns: 'coups par seconde',
  ceiling: 'connaît toutes les cartes',
  yardstick: 'étalon : positions d’échecs par seconde',
  ratio: 'coups par position d’échecs',
  columns: {
    level: 'niveau',
    mean: 'ms par coup',
    most: '9 sur 10 sous',
    evaluations: 'évaluations par seconde',
    positions: 'positions d’échecs par coup',
  },
  yardstickLine: (positions) => `étalon : positions d’échecs par seconde : ${figure(positions)}`,
  figure,
  ms: tenths,
  times: (ratio) => (ratio === null ? 'absent' : hundredths(ratio)),
};

/** How far a long command is. */
export const progress: Text['progress'] = (done, total) => `${done} sur ${total}`;
