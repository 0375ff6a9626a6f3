import type { LevelId } from 'picket-bots';
import type { Box, GameRecord } from 'picket-engine';
import { readBot } from 'picket-protocol';
import type { GameId } from '../../authority/authority.ts';
import { localGames } from '../../authority/localGames.ts';
import { myTable, tableRecord, type Trouble } from '../../online/api.ts';
import { playerToken } from '../../online/player.ts';
import { seatAt } from '../../online/seats.ts';
import { cityOf } from '../../online/snapshot.ts';

/** A game to review, from this device or an online table. */
interface Reviewable {
  readonly record: GameRecord;
  readonly box: Box | undefined;
  readonly city: string;
  readonly bots: readonly (LevelId | null)[];
  /** The player's own seat, if it is known. */
  readonly seat: number | undefined;
}

/** The server doesn't send the record of a table. */
export class NoTable extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(`There is no record: ${trouble.code}.`);
    this.trouble = trouble;
  }
}

const TABLE = 'table/';

/** The name of a game in puzzles. */
export const nameOf = ({ id, of }: { readonly id: GameId; readonly of?: 'table' | undefined }): string =>
  of === 'table' ? `${TABLE}${id}` : id;

/** Undefined if the game isn't on this device; rejects with `NoTable` if the server doesn't send it. */
export function reviewable(name: string): Promise<Reviewable | undefined> {
  return name.startsWith(TABLE) ? ofTable(name.slice(TABLE.length)) : ofDevice(name);
}

async function ofDevice(id: GameId): Promise<Reviewable | undefined> {
  const [record, summaries, files] = await Promise.all([
    localGames().exportRecord(id),
    localGames().list(),
    localGames().components(),
  ]);
  const summary = summaries.find((one) => one.id === id);
  if (record === undefined || summary === undefined) return undefined;
  const box = files.find(({ hash }) => hash === record.options.components)?.box;
  return { record, box, city: summary.city, bots: summary.bots, seat: undefined };
}

/** Online games can't have a user's components. */
async function ofTable(id: string): Promise<Reviewable | undefined> {
  const own = seatAt(id);
  const [found, mine] = await Promise.all([
    tableRecord(id, own?.token ?? playerToken()),
    own === undefined ? undefined : myTable(own),
  ]);
  if (!found.ok) throw new NoTable(found.trouble);
  const record = found.value as GameRecord;
  const { seats = [] } = record.about ?? {};
  const bots = record.options.players.map((_, seat) => readBot(seats[seat]?.bot ?? '')?.level ?? null);
  const seat = mine?.ok ? mine.value.tables[0]?.seat : undefined;
  return { record, box: undefined, city: cityOf(id, seat ?? 0, seats[seat ?? 0]?.city ?? ''), bots, seat };
}
