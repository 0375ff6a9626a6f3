import { describeRejection, fr as words } from 'picket-words';
import type { Term } from '../facts.ts';
import { minus } from '../numbers.ts';
import type { Text } from '../text.ts';
import { figures, plural } from './phrase.ts';

const NAMES: { readonly [P in Term[0]]: string } = {
  plans: 'plans',
  parks: 'parcs',
  pools: 'piscines',
  temps: 'intérim',
  estates: 'lotissements',
  bis: 'bis',
  refusals: 'refus',
  roundabouts: 'ronds-points',
  fences: 'barrières',
};

const term = ([part, points]: Term): string => `${NAMES[part]} ${points}`;

const range = (lowest: number, highest: number): string => `de ${minus(lowest)} à ${minus(highest)}`;

/** The sum that a score is: “plans 8 + parcs 6 − bis 3”; empty without any part. */
export function sum(gains: readonly Term[], losses: readonly Term[] = []): string {
  if (gains.length + losses.length === 0) return '';
  return (gains.map(term).join(' + ') || '0') + losses.map((loss) => ` − ${term(loss)}`).join('');
}

/** The letters of the AAA’s pile. */
export const PILE_LETTERS = 'p parc, o piscine, t intérim, v valeur, x bis, │ barrière';

/** Scores, and how they are made up. */
export const scores: Text['scores'] = {
  points: 'Points',
  place: 'Rang',
  plan: (slot, edition) => `Plan ${words.slots[edition][slot]}`,
  parks: (street) => `${words.columns.parks}, ${words.streets[street] ?? ''}`,
  estates: (size) => `${words.columns.estates} de ${size}`,
};

/** What `picket score` prints. */
export const score: Text['score'] = {
  sheet: 'Une feuille seule : les intérimaires sont comptés comme s’il n’y avait personne d’autre.',
  sheetAmong: (others) =>
    `Une feuille seule : les intérimaires sont classés parmi ${words.count.players(others + 1)}.`,
  unfinished: (rounds) => `Partie en cours : score après ${words.count.rounds(rounds)}.`,
  over: (rounds, ending) => `Terminée après ${words.count.rounds(rounds)}. ${words.endings[ending].sentence}`,
  opponent: (name, total, parts) => `${name} : ${total} = ${sum(parts) || 0}`,
  closed: (name, positions, points) => `${name} : ${words.opponent.closed(positions, points)}`,
  pile: (cards) => `Sa pile : ${cards || 'aucune carte'}`,
  legend: (isScoring) =>
    isScoring ? `${PILE_LETTERS} ; les lotissements entre [ ] comptent, avec leur valeur` : PILE_LETTERS,
};

/** What `picket check` prints. */
export const check: Text['check'] = {
  sentence: (rejection) => describeRejection(words, rejection),
  notAGame: words.files.notAGame,
  fault: (file, line, sentence) => `${file}:${line} : ${sentence}`,
  summary: (file, { hold, bad, withoutSeed }) => {
    const valid = plural(hold, 'partie valide', 'parties valides');
    const count = bad === 0 ? `${hold} ${valid}` : `${hold} ${valid} sur ${hold + bad}`;
    const deal =
      withoutSeed === 0 ? '' : ` (dont ${withoutSeed} sans graine : tout est vérifié, sauf la donne)`;
    return `${file} : ${count}${deal}`;
  },
};

/** What `picket simulate` prints: the names of its figures, and figures that are more than a number. */
export const simulate: Text['simulate'] = {
  seed: 'graine',
  games: 'parties',
  rounds: 'tours, moyenne',
  score: 'score, moyenne',
  scores: 'score, extrêmes',
  opponent: 'adversaire, moyenne',
  opponents: 'adversaire, extrêmes',
  beaten: 'adversaire battu',
  tied: 'adversaire à égalité',
  ended: (ending) => `fin : ${words.endings[ending].name.toLowerCase()}`,
  mean: figures.tenths,
  range,
  share: (count, of) => `${count} (${figures.whole((100 * count) / of)} %)`,
};

export const analyse: Text['analyse'] = {
  part: 'Catégorie',
  costliest: 'Ce qui a coûté le plus',
  round: (round) => `Tour ${round}`,
  played: (turn) => `Joué : ${turn}`,
  better: (turn) => `Mieux : ${turn}`,
};
