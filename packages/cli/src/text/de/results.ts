import { de as words, describeRejection } from 'picket-words';
import type { Term } from '../facts.ts';
import { minus } from '../numbers.ts';
import type { Text } from '../text.ts';
import { figures, plural } from './phrase.ts';

const NAMES: { readonly [P in Term[0]]: string } = {
  plans: 'Pläne',
  parks: 'Parks',
  pools: 'Pools',
  temps: 'Zeitarbeit',
  estates: 'Siedlungen',
  bis: 'Bis',
  refusals: 'Ablehnungen',
  roundabouts: 'Kreisverkehre',
  fences: 'Zäune',
};

const term = ([part, points]: Term): string => `${NAMES[part]} ${points}`;

const range = (lowest: number, highest: number): string => `${minus(lowest)} bis ${minus(highest)}`;

/** The sum that a score is: “Pläne 8 + Parks 6 − Bis 3”; empty without any part. */
export function sum(gains: readonly Term[], losses: readonly Term[] = []): string {
  if (gains.length + losses.length === 0) return '';
  return (gains.map(term).join(' + ') || '0') + losses.map((loss) => ` − ${term(loss)}`).join('');
}

/** The letters of the AAA’s pile. */
export const PILE_LETTERS = 'p Park, o Pool, t Zeitarbeit, v Wert, x Bis, │ Zaun';

/** Scores, and how they are made up. */
export const scores: Text['scores'] = {
  points: 'Punkte',
  place: 'Platz',
  plan: (slot, edition) => `Plan ${words.slots[edition][slot]}`,
  parks: (street) => `${words.columns.parks}, ${words.streets[street] ?? ''}`,
  estates: (size) => `${size}er-Siedlungen`,
};

/** What `picket score` prints. */
export const score: Text['score'] = {
  sheet: 'Ein einzelner Zettel: Zeitarbeit zählt, als wäre sonst niemand am Tisch.',
  sheetAmong: (others) => `Ein einzelner Zettel: Zeitarbeit zählt im Vergleich von ${others + 1} Zetteln.`,
  unfinished: (rounds) => `Unfertig: der Stand nach ${words.count.rounds(rounds)}.`,
  over: (rounds, ending) => `Vorbei nach ${words.count.rounds(rounds)}. ${words.endings[ending].sentence}`,
  opponent: (name, total, parts) => `${name}: ${total} = ${sum(parts) || 0}`,
  closed: (name, positions, points) => `${name}: ${words.opponent.closed(positions, points)}`,
  pile: (cards) => `Die Karten dazu: ${cards || 'keine'}`,
  legend: (isScoring) =>
    isScoring ? `${PILE_LETTERS}; Siedlungen in [ ] zählen, mit ihrem Wert` : PILE_LETTERS,
};

/** What `picket check` prints. */
export const check: Text['check'] = {
  sentence: (rejection) => describeRejection(words, rejection),
  notAGame: words.files.notAGame,
  fault: (file, line, sentence) => `${file}:${line}: ${sentence}`,
  summary: (file, { hold, bad, withoutSeed }) => {
    const count =
      bad === 0
        ? `${hold} ${plural(hold, 'Spiel ist', 'Spiele sind')} gültig`
        : `${hold} von ${hold + bad} Spielen sind gültig`;
    const deal =
      withoutSeed === 0 ? '' : ` (${withoutSeed} ohne Startwert: alles geprüft außer der Kartenfolge)`;
    return `${file}: ${count}${deal}`;
  },
};

/** What `picket simulate` prints: the names of its figures, and figures that are more than a number. */
export const simulate: Text['simulate'] = {
  seed: 'Startwert',
  games: 'Spiele',
  rounds: 'Runden, Mittel',
  score: 'Punkte, Mittel',
  scores: 'Punkte, von bis',
  opponent: 'Gegenüber, Mittel',
  opponents: 'Gegenüber, von bis',
  beaten: 'Gegenüber geschlagen',
  tied: 'Gleichstand mit Gegenüber',
  ended: (ending) => `Ende: ${words.endings[ending].name}`,
  mean: figures.tenths,
  range,
  share: (count, of) => `${count} (${figures.whole((100 * count) / of)} %)`,
};

export const analyse: Text['analyse'] = {
  part: 'Bereich',
  costliest: 'Was am meisten gekostet hat',
  round: (round) => `Runde ${round}`,
  played: (turn) => `Gespielt: ${turn}`,
  better: (turn) => `Besser: ${turn}`,
};
