import * as v from 'valibot';
import { dealOf } from './deal.ts';
import { LIMITS } from './limits.ts';
import { Name, SeatNr, TableId, text, Time, Token } from './shapes.ts';

/** Bodies of the API of the deals of the day and of the week. */

export const DealId = v.pipe(
  v.string(),
  v.maxLength('YYYY-MM-DD'.length),
  v.check((id) => dealOf(id) !== undefined),
);

/** Both tokens are chosen by the client: the player's is the same for all deals, the other opens the seat. */
export const PlayDeal = v.strictObject({
  name: Name,
  player: Token,
  token: Token,
  /** Whether a program plays; programs have their own list. */
  bot: v.exactOptional(v.boolean()),
});
export const DealTable = v.strictObject({ table: TableId, seat: SeatNr, token: Token });

const Score = v.pipe(v.number(), v.integer());
const Committed = v.strictObject({ deal: DealId, commitment: v.string() });

/** A game in the list. */
export const Listed = v.strictObject({
  rank: v.number(),
  table: TableId,
  /** Empty if the name is hidden. */
  name: v.string(),
  score: Score,
  mine: v.boolean(),
});
export type Listed = v.InferOutput<typeof Listed>;

const Results = v.strictObject({
  /** How many games had which score, lowest first. */
  scores: v.array(v.strictTuple([Score, v.number()])),
  /** The top of the list, and the games around the player's own. */
  people: v.array(Listed),
  bots: v.array(Listed),
});
export type DealResults = v.InferOutput<typeof Results>;

export const DealState = v.strictObject({
  deal: DealId,
  /** The server's time: it decides which deal is today's. */
  now: Time,
  commitment: v.string(),
  /** The next deal of this kind, which can't be played yet. */
  next: Committed,
  /** Null until the deal is closed. */
  seed: v.nullable(v.string()),
  /** How many people's games are in the list. */
  games: v.number(),
  mine: v.nullable(
    v.strictObject({
      table: TableId,
      name: v.string(),
      bot: v.boolean(),
      ended: v.nullable(Time),
      /** Null if the game is not over, or ended too late. */
      score: v.nullable(Score),
    }),
  ),
  /** The score of the strongest level without knowing the cards; null until the player has finished, or par is computed. */
  par: v.nullable(v.strictObject({ score: Score, by: v.string() })),
  /** Null until the player has finished, or the deal is closed. */
  results: v.nullable(Results),
  /** The player's streak: days in a row whose deal was finished in time, and the longest ever. */
  streak: v.strictObject({ now: v.number(), best: v.number() }),
  /** The player's last games, newest first. */
  played: v.array(v.strictObject({ deal: DealId, table: TableId, score: Score })),
});
export type DealState = v.InferOutput<typeof DealState>;

/** Where people built, from at most as many games as `LIMITS.builtGames`. */
export const DealBuilt = v.strictObject({
  games: v.number(),
  rounds: v.array(
    v.strictObject({
      /** How many games got this far. */
      games: v.number(),
      /** How many wrote a number at each house of each street; all others built nothing. */
      streets: v.array(v.array(v.number())),
    }),
  ),
});
export type DealBuilt = v.InferOutput<typeof DealBuilt>;

export const ReportEntry = v.strictObject({ table: TableId, text: text(LIMITS.report) });
