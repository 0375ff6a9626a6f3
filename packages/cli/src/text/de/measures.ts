import type { Text } from '../text.ts';
import { figures } from './phrase.ts';

const { tenths, hundredths, whole } = figures;

/** What `picket arena` prints. */
export const arena: Text['arena'] = {
  title: (seed) => `Startwert ${seed}; ± und Bereiche mit 95 % Konfidenz; Gleichstand zählt halb`,
  columns: {
    mode: 'Modus',
    first: 'erste',
    second: 'zweite',
    deals: 'Karten',
    won: 'erste gewinnt',
    firstMean: 'Mittel der ersten',
    secondMean: 'Mittel der zweiten',
    ahead: 'Vorsprung',
  },
  beaten: { first: 'erste schlägt AAA', second: 'zweite schlägt AAA' },
  share: ({ mean, from, to }) => `${tenths(100 * mean)} % (${tenths(100 * from)}–${tenths(100 * to)})`,
  mean: ({ mean, to }) => `${tenths(mean)} ± ${tenths(to - mean)}`,
};

/** A figure that may be missing, because the yardstick is not installed. */
const figure = (n: number | null): string => (n === null ? 'fehlt' : whole(n));

/** What `picket bench` prints. */
export const bench: Text['bench'] = {
  games: 'Zufallsspiele pro Sekunde',
  turns: 'Züge pro Sekunde',
  ceiling: 'kennt alle Karten',
  yardstick: 'Vergleich: Schachstellungen pro Sekunde',
  ratio: 'Züge pro Schachstellung',
  columns: {
    level: 'Stufe',
    mean: 'ms pro Zug',
    most: '9 von 10 unter',
    evaluations: 'Bewertungen pro Sekunde',
    positions: 'Schachstellungen pro Zug',
  },
  yardstickLine: (positions) => `Vergleich: Schachstellungen pro Sekunde: ${figure(positions)}`,
  figure,
  ms: tenths,
  times: (ratio) => (ratio === null ? 'fehlt' : hundredths(ratio)),
};

/** How far a long command is. */
export const progress: Text['progress'] = (done, total) => `${done} von ${total}`;
