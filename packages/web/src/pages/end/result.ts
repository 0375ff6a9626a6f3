import {
  describeSheet,
  OPPONENT,
  resultOf,
  sheetEnding,
  type GameResult,
  type OpponentScore,
  type Ranking,
  type Rules,
  type Score,
  type SheetDescription,
  type State,
} from 'picket-engine';
import type { Hall } from 'picket-protocol';
import { verdictOf } from 'picket-words';
import type { Snapshot } from '../../authority/authority.ts';
import { after, text } from '../../text/language.ts';
import { sum } from '../../platform/sum.ts';
import { architectIn } from '../../scene/architect.ts';
import { houseColumns, opponentHouseColumns } from '../../scene/house.ts';
import type { SheetModel } from '../../scene/sheetTypes.ts';
import { townOf } from '../../scene/towns.ts';

/** A seat, or the AAA's architect. */
type Who = Ranking[number][number];

/** One row of the final table. */
export interface Row {
  readonly who: Who;
  readonly name: string;
  /** Whether a bot had the seat. */
  readonly bot: boolean;
  /** Empty for the AAA's architect, who has none. */
  readonly town: string;
  readonly rank: number;
  /** Whether there is no other row. */
  readonly alone: boolean;
  /** Whether it is tied with others of the same rank. */
  readonly tied: boolean;
  /** In the order of the columns; null for a part that it cannot have. */
  readonly points: readonly (number | null)[];
  /** The parts with estimated values. */
  readonly house: ReadonlySet<Column>;
  readonly total: number;
  /** One line about the town. */
  readonly caption: string;
}

const COLUMNS = [
  'plans',
  'parks',
  'pools',
  'temps',
  'fences',
  'estates',
  'bis',
  'roundabouts',
  'refusals',
] as const;
export type Column = (typeof COLUMNS)[number];
const LOST: readonly Column[] = ['bis', 'roundabouts', 'refusals'];

/**
 * Everyone's score, best first; players with the same rank in seat order. At a very large table only the players shown, with
 * their ranks among all.
 */
export function rowsOf(
  state: State,
  snapshot: Pick<Snapshot, 'city' | 'cities' | 'bots'>,
  hall?: Hall,
): Row[] {
  const result = resultOf(state);
  if (result === undefined) return [];
  const columns = columnsOf(state);
  const house = { seats: houseColumns(state.rules), opponent: opponentHouseColumns(state.rules) };
  let rank = 1;
  return result.ranking.flatMap((group) => {
    const place = { rank, tied: group.length > 1, alone: result.ranking.flat().length === 1 };
    rank += group.length;
    return group.flatMap((who) => {
      const score = scoreOf(result, who);
      const sheet = who === OPPONENT ? undefined : state.sheets[who];
      if (score === undefined) return [];
      return [
        {
          who,
          name: nameOf(state.rules, who),
          bot: who !== OPPONENT && (snapshot.bots[who] ?? null) !== null,
          town: who === OPPONENT ? '' : townOf(who, snapshot, text),
          ...place,
          ...(hall &&
            typeof who === 'number' && { rank: hall.standing?.ranks[who] ?? place.rank, alone: false }),
          points: columns.map((column) => pointsOf(score, column)),
          house: who === OPPONENT ? house.opponent : house.seats,
          total: score.total,
          caption: sheet === undefined ? '' : captionOf(describeSheet(sheet)),
        },
      ];
    });
  });
}

/** The winner, in one sentence. */
export function verdictIn(state: State): string {
  const result = resultOf(state);
  return result === undefined
    ? ''
    : text.words.verdict(
        verdictOf(state, result, (who) => (isYou(state.rules, who) ? null : nameOf(state.rules, who))),
      );
}

/** The player's rank at a very large table; for spectators, the best score. */
export function placeIn({ seated, standing }: Hall, you: number | undefined, score: number): string {
  if (standing === null) return '';
  const rank = you === undefined ? undefined : standing.ranks[you];
  const { hall } = after.end;
  return rank === undefined ? hall.best(standing.best, seated) : hall.place(rank, seated, score);
}

/** The others' scores at a very large table. */
export function spreadIn({ standing }: Hall): string {
  return standing === null ? '' : after.end.hall.spread(standing.best, standing.median);
}

/** Why the game ended, and who ended it. */
export function endingIn({ ending, rules, sheets }: State): string {
  if (ending === undefined) return '';
  const { players } = rules.options;
  if (players.length === 1) return text.words.endings[ending].you;
  const who = players.filter((_, seat) => {
    const sheet = sheets[seat];
    return sheet !== undefined && sheetEnding(sheet) === ending;
  });
  if (ending === 'deck' || who.length === 0) return text.words.endings[ending].sentence;
  return after.end.ended[ending](after.end.names(who));
}

/** The only person at a table is called “You”. */
function isYou(rules: Rules, who: Who): boolean {
  return nameOf(rules, who) === text.game.seat.you;
}

function nameOf(rules: Rules, who: Who): string {
  if (who !== OPPONENT) return rules.options.players[who] ?? '';
  const architect = architectIn(rules);
  return architect === undefined ? '' : text.words.opponent.name(architect);
}

/** Roundabouts have a column only in the advanced game, and only the AAA scores fences. */
export function columnsOf(state: State): readonly Column[] {
  const opponent = resultOf(state)?.ranking.flat().includes(OPPONENT) ?? false;
  return COLUMNS.filter(
    (column) =>
      (column !== 'roundabouts' || state.rules.roundabouts > 0) && (column !== 'fences' || opponent),
  );
}

export function columnName(column: Column): string {
  return column === 'fences' ? text.words.opponent.fences : text.words.columns[column];
}

/** The caption of a town's postcard. */
export function postcardOf(row: Row, town: SheetModel) {
  return {
    model: town,
    greeting: after.end.greetings,
    rank: row.alone ? '' : after.end.place(row.rank),
    unit: after.end.points,
    first: row.rank === 1,
    edition: row.rank - 1,
    label: after.end.postcard(town.town, row.name, row.total),
  };
}

export function isLost(column: Column): boolean {
  return LOST.includes(column);
}

function scoreOf({ scores, opponent }: GameResult, who: Who): Score | OpponentScore | undefined {
  return who === OPPONENT ? opponent : scores[who];
}

function pointsOf(score: Score | OpponentScore, column: Column): number | null {
  const parts: Partial<Record<Column, number | readonly number[]>> = score;
  const points = parts[column];
  if (points === undefined) return null;
  const all = typeof points === 'number' ? points : sum(points);
  return isLost(column) && all > 0 ? -all : all;
}

function captionOf({ streets, pools }: SheetDescription): string {
  const houses = streets.flatMap(({ houses }) => houses);
  return after.end.summary({
    empty: houses.filter(({ kind }) => kind === 'empty').length,
    pools: pools.crossed,
    parks: streets.reduce((sum, { parks }) => sum + parks.crossed, 0),
    estates: streets.flatMap(({ estates }) => estates).filter(({ state }) => state === 'complete').length,
  });
}
