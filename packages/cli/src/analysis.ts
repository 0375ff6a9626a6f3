import { gradeOf, GRADES, PARTS, totalOf, type Analysis, type Moment, type Points } from 'picket-bots';
import { positionIn, viewOf, type Game, type GameRecord, type TurnStep } from 'picket-engine';
import { adviceFor, rounded, type Terms } from 'picket-words';
import { formatTable, withoutControls, wrap } from './io/table.ts';
import { streetsIn } from './play/names.ts';
import type { Text } from './text/text.ts';

const COLUMNS = 100;

/** An analysis as text. */
export function analysisLines(
  analysis: Analysis,
  record: GameRecord,
  games: readonly Game[],
  text: Text,
): string[] {
  const { coach } = text;
  const lost = analysis.moments.reduce((sum, { loss }) => sum + loss.points, 0);
  const { points, to } = analysis.adjusted;
  const { rating } = analysis;
  return [
    withoutControls(record.options.players[analysis.seat] ?? ''),
    coach.sum(termsOf(analysis)),
    analysis.moments.length === 0 ? coach.clean : coach.finding(analysis.moments.length, lost),
    coach.cards(totalOf(analysis.luck)),
    coach.adjusted(Math.round(points), Math.ceil(to - points)),
    ...(rating === undefined ? [] : [coach.rating(rating.level, text.words.levels[rating.level].name)]),
    '',
    ...partTable(analysis, text),
    '',
    ...gradeTable(analysis, text),
    ...momentLines(analysis, games, text),
  ];
}

function termsOf(
  { expected, luck, skill, error, score }: Analysis,
  of: (points: Points) => number = totalOf,
): Terms {
  return { expected: of(expected), luck: of(luck), skill: of(skill), error: of(error), score: of(score) };
}

function partTable(analysis: Analysis, { analyse, coach, words }: Text): string[] {
  const { terms } = coach;
  const row = (name: string, exact: Terms): string[] => {
    const { expected, luck, skill, error, score } = rounded(exact);
    return [
      name,
      coach.number(expected),
      coach.change(luck),
      coach.change(skill),
      coach.change(error),
      String(score),
    ];
  };
  return formatTable([
    [analyse.part, terms.expected, terms.luck, terms.skill, terms.error, terms.score],
    ...PARTS.map((part) =>
      row(
        words.columns[part],
        termsOf(analysis, (points) => points[part]),
      ),
    ),
    row(words.columns.total, termsOf(analysis)),
  ]);
}

function gradeTable({ rounds }: Analysis, { coach }: Text): string[] {
  const count = (grade: string) => rounds.filter((round) => gradeOf(round) === grade).length;
  return formatTable(
    GRADES.map((grade) => [coach.grades[grade].name, String(count(grade)), coach.grades[grade].limit]),
  );
}

function momentLines({ moments, seat }: Analysis, games: readonly Game[], text: Text): string[] {
  if (moments.length === 0) return [];
  return [
    '',
    text.analyse.costliest,
    ...moments.flatMap((moment) => momentLine(moment, seat, games[moment.round], text)),
  ];
}

function momentLine(moment: Moment, seat: number, game: Game | undefined, text: Text): string[] {
  const { analyse, coach } = text;
  const view = game && viewOf(game, seat);
  const position = view && positionIn(view);
  if (view === undefined || position === undefined) return [];
  const said = (turn: readonly TurnStep[]) => adviceFor(text.hints, position, turn, streetsIn(view));
  return [
    `${analyse.round(moment.round + 1)}: ${coach.lost(moment.loss)}`,
    ...wrap(`  ${analyse.played(said(moment.turn))}`, COLUMNS, 4),
    ...wrap(`  ${analyse.better(said(moment.better))}`, COLUMNS, 4),
    ...(moment.reasons.length === 0
      ? []
      : wrap(`  ${coach.reason(moment.reasons)} ${coach.checked(moment.games)}`, COLUMNS, 4)),
  ];
}
