import { timingSafeEqual } from 'node:crypto';
import { resultOf, type Box, type Game, type Result } from 'picket-engine';
import { dealOf, type DealRule, type Settings } from 'picket-protocol';
import { BANNED } from '../store/banned.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Write } from '../store/write.ts';
import { change, type Change, type Decided, type Refused } from './change.ts';
import { start } from './lobby.ts';
import { makingWrites, newTable } from './making.ts';
import { hashOf } from './secrets.ts';
import type { TableState } from './state.ts';

/** The table of a sealed deal: one seat, no clock, no bots, and cards from a seed of the server. */

export interface SealedGame {
  readonly id: string;
  readonly rule: DealRule;
  readonly seed: string;
  readonly name: string;
  readonly player: string;
  readonly token: string;
  readonly bot: boolean;
}

/** Devices with access to the seat; a further one replaces the oldest. */
const DEVICES_KEPT = 8;

/** Creates the table and starts the game. The key of the entry ensures that a player has only one game of a deal. */
export function makeSealed(
  { id, rule, seed, name, player, token, bot }: SealedGame,
  now: number,
  box: Box,
): Result<Change, Refused> {
  const settings: Settings = {
    options: rule.options,
    seats: 1,
    public: false,
    clock: null,
    away: null,
    caretaker: 'newcomer',
    late: false,
  };
  const maker = { name, city: '' };
  const lobby = newTable({ id, code: null, settings, odds: true, maker, token, deal: rule.id }, now);
  const { rules, data } = rule;
  const started = start(lobby, now, box, { seed, rules, data });
  if (!started.ok) return started;
  const entry: EntryRow = {
    deal: rule.id,
    player: hashOf(player),
    table_id: id,
    name,
    bot: Number(bot),
    made: now,
    ended: null,
    score: null,
    hidden: 0,
  };
  const writes: Write[] = [
    { insert: 'entries', row: entry },
    ...makingWrites(lobby),
    ...started.value.writes,
  ];
  return { ok: true, value: { ...started.value, writes, outgoing: [] } };
}

/** Lets another device of the same player in. */
export function admitDevice(state: TableState, token: string, now: number): Decided {
  const hash = hashOf(token);
  if (state.tokens.some((known) => timingSafeEqual(known.hash, hash))) return change(state, []);
  const key = state.seats[0]?.key ?? 0;
  const lost = state.tokens.slice(0, Math.max(0, state.tokens.length + 1 - DEVICES_KEPT));
  const kept = state.tokens.filter((other) => !lost.includes(other));
  return change({ ...state, tokens: [...kept, { hash, key }] }, [
    ...lost.map((other): Write => ({ remove: 'tokens', where: { table_id: state.id, hash: other.hash } })),
    { insert: 'tokens', row: { table_id: state.id, hash, key, made: now } },
  ]);
}

/** The stored result of a finished game: its score by the engine, if it ended in time. */
export function sealedResult({ id, deal, game, seats }: TableState, now: number): Write[] {
  if (deal === null) return [];
  const closes = dealOf(deal)?.closes ?? 0;
  // A player who has resigned doesn't count; a bot may have played the last turn.
  const counts = now < closes && seats.every(({ caretaker }) => caretaker === null);
  const score = counts ? (resultOf((game as Game).state)?.scores[0]?.total ?? null) : null;
  return [{ update: 'entries', where: { table_id: id }, set: { ended: now, score } }];
}

/** For a player who deletes their data. The entry is kept without a name, or they could play again. */
export function withoutName({ id, deal }: TableState): Write[] {
  return deal === null ? [] : namelessEntry(id);
}

/** Hides the entry at this table, if its deal is sealed. Without the table its player could no longer delete the name. */
export function namelessEntry(table: string): Write[] {
  return [
    { update: 'entries', where: { table_id: table }, set: { name: '' } },
    // A banned player stays banned.
    { update: 'entries', where: { table_id: table, hidden: 0 }, set: { hidden: 1 } },
  ];
}

/** For the operator, to hide this name in lists. */
export function hideName({ table_id }: EntryRow): Write[] {
  return [{ update: 'entries', where: { table_id, hidden: 0 }, set: { hidden: 1 } }];
}

/** For the operator: removes all of the player's games from lists, and prevents new ones. */
export function ban({ player }: EntryRow, on: boolean): Write[] {
  const name = banOf(player);
  return [
    { update: 'entries', where: { player }, set: { hidden: on ? BANNED : 1 } },
    on ? { put: 'notes', row: { name, value: 'on' } } : { remove: 'notes', where: { name } },
  ];
}

/** The key of the note about a banned player. */
export function banOf(player: Uint8Array): string {
  return `banned ${Buffer.from(player).toString('base64url')}`;
}
