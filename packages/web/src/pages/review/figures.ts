import { gradeOf, PARTS, totalOf, type Analysis, type Grade, type Points } from 'picket-bots';
import { rounded, type Terms } from 'picket-words';

/** A row of the table: a round or a part of the score. */
export interface Figures extends Terms {
  readonly name: string;
  readonly grade?: Grade;
}

type Of = (points: Points) => number;

/** The score of a game as a sum; each round ends with the score that the next one starts with. */
export function termsOf({ expected, luck, skill, error, score }: Analysis, of: Of = totalOf): Terms {
  return { expected: of(expected), luck: of(luck), skill: of(skill), error: of(error), score: of(score) };
}

export function byRound({ rounds, score }: Analysis): Figures[] {
  return rounds.map((round, i) => ({
    name: String(round.round + 1),
    expected: totalOf(round.expected),
    luck: totalOf(round.luck),
    skill: totalOf(round.skill),
    error: totalOf(round.error),
    score: totalOf(rounds[i + 1]?.expected ?? score),
    grade: gradeOf(round),
  }));
}

export function byPart(analysis: Analysis, nameOf: (part: (typeof PARTS)[number]) => string): Figures[] {
  return PARTS.map((part) => ({
    name: nameOf(part),
    ...rounded(termsOf(analysis, (points) => points[part])),
  }));
}
