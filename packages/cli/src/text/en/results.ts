import type { EditionId, Ending, Rejection, Slot } from 'picket-engine';
import { describeRejection, en as words } from 'picket-words';
import { minus } from '../numbers.ts';
import type { Term } from '../facts.ts';
import { figures, plural } from './phrase.ts';

const NAMES: { readonly [P in Term[0]]: string } = {
  plans: 'plans',
  parks: 'parks',
  pools: 'pools',
  temps: 'temps',
  estates: 'estates',
  bis: 'bis',
  refusals: 'refusals',
  roundabouts: 'roundabouts',
  fences: 'fences',
};

const term = ([part, points]: Term): string => `${NAMES[part]} ${points}`;

const range = (lowest: number, highest: number): string => `${minus(lowest)} to ${minus(highest)}`;

/** The breakdown of a score: “plans 8 + parks 6 − bis 3”; empty without any part. */
export function sum(gains: readonly Term[], losses: readonly Term[] = []): string {
  if (gains.length + losses.length === 0) return '';
  return (gains.map(term).join(' + ') || '0') + losses.map((loss) => ` − ${term(loss)}`).join('');
}

/** The letters of the AAA’s pile. */
export const PILE_LETTERS = 'p park, o pool, t temp, v value, x bis, │ fence';

/** Scores and their breakdowns. */
export const scores = {
  points: 'Points',
  place: 'Place',
  plan: (slot: Slot, edition: EditionId) => `Plan ${words.slots[edition][slot]}`,
  parks: (street: number) => `${words.columns.parks}, ${words.streets[street] ?? ''}`,
  estates: (size: number) => `${words.columns.estates} of ${size}`,
};

/** What `picket score` prints. */
export const score = {
  sheet: 'A single sheet: temps are scored as if there were no other players.',
  sheetAmong: (others: number) =>
    `A single sheet: temps are ranked among ${words.count.players(others + 1)}.`,
  unfinished: (rounds: number) => `Unfinished: the score after ${words.count.rounds(rounds)}.`,
  over: (rounds: number, ending: Ending) =>
    `Over after ${words.count.rounds(rounds)}. ${words.endings[ending].sentence}`,
  opponent: (name: string, total: number, parts: readonly Term[]) => `${name}: ${total} = ${sum(parts) || 0}`,
  /** An opponent that scores nothing. */
  closed: (name: string, positions: readonly number[], points: readonly number[]) =>
    `${name}: ${words.opponent.closed(positions, points)}`,
  pile: (cards: string) => `Its pile: ${cards || 'no card'}`,
  legend: (isScoring: boolean): string =>
    isScoring ? `${PILE_LETTERS}; estates in [ ] count, with their worth` : PILE_LETTERS,
};

interface Checked {
  readonly hold: number;
  readonly bad: number;
  /** Among the valid ones. */
  readonly withoutSeed: number;
}

/** What `picket check` prints. */
export const check = {
  sentence: (rejection: Rejection) => describeRejection(words, rejection),
  notAGame: words.files.notAGame,
  fault: (file: string, line: number, sentence: string) => `${file}:${line}: ${sentence}`,
  summary: (file: string, { hold, bad, withoutSeed }: Checked) => {
    const all = `${hold} ${plural(hold, 'record is valid', 'records are valid')}`;
    const count = bad === 0 ? all : `${hold} of ${hold + bad} records are valid`;
    const deal =
      withoutSeed === 0 ? '' : ` (${withoutSeed} without a seed: checked in everything but the deal)`;
    return `${file}: ${count}${deal}`;
  },
};

/** What `picket simulate` prints: the names of its figures, and compound figures. */
export const simulate = {
  seed: 'seed',
  games: 'games',
  rounds: 'rounds, mean',
  score: 'score, mean',
  scores: 'score, lowest to highest',
  opponent: 'opponent, mean',
  opponents: 'opponent, lowest to highest',
  beaten: 'opponent beaten',
  tied: 'opponent tied',
  ended: (ending: Ending) => `ended: ${words.endings[ending].name.toLowerCase()}`,
  mean: figures.tenths,
  range,
  share: (count: number, of: number) => `${count} (${figures.whole((100 * count) / of)} %)`,
};

/** What `picket analyse` prints. */
export const analyse = {
  part: 'Part',
  costliest: 'What cost the most',
  round: (round: number) => `Round ${round}`,
  played: (turn: string) => `Played: ${turn}`,
  better: (turn: string) => `Better: ${turn}`,
};
