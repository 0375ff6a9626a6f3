import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isTableId } from 'picket-protocol';
import { fileFailure } from '../failure.ts';
import { dataFolder, writeWhole } from './folder.ts';

/** A seat at an online table. Its token is the only proof that it is ours. */
export interface Seat {
  readonly server: string;
  readonly table: string;
  readonly code: string | null;
  readonly token: string;
  readonly name: string;
  /** False until the server has confirmed the seat: until then, the same request is repeated. */
  readonly joined: boolean;
}

function seatsFolder(): string {
  return join(dataFolder(), 'seats');
}

/** A file per seat, so two terminals never write the same one. */
function fileOf({ server, table }: Pick<Seat, 'server' | 'table'>): string {
  return join(seatsFolder(), `${new URL(server).host.replace(/[^\w.-]/g, '_')}-${table}.json`);
}

export async function saveSeat(seat: Seat): Promise<void> {
  const file = fileOf(seat);
  try {
    await writeWhole(file, `${JSON.stringify(seat)}\n`);
  } catch (error) {
    throw fileFailure('write', file, error);
  }
}

export async function forgetSeat(seat: Pick<Seat, 'server' | 'table'>): Promise<void> {
  await rm(fileOf(seat), { force: true });
}

/** All seats, latest first. */
async function allSeats(): Promise<Seat[]> {
  const names = await readdir(seatsFolder()).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const file = join(seatsFolder(), name);
        const seat = readSeat(await readFile(file, 'utf8').catch(() => ''));
        return seat && { seat, at: (await stat(file)).mtimeMs };
      }),
  );
  return found
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => b.at - a.at)
    .map(({ seat }) => seat);
}

/** The last name used. */
export async function lastName(): Promise<string | undefined> {
  return (await allSeats()).find(({ name }) => name !== '')?.name;
}

/** Our seats. */
export async function knownSeats(): Promise<Seat[]> {
  return (await allSeats()).filter(({ joined }) => joined);
}

/** Our seat at a table, by its id or by the code it had when we joined. */
export async function seatAt(
  server: string,
  at: { readonly table?: string; readonly code?: string },
): Promise<Seat | undefined> {
  const seats = (await allSeats()).filter((seat) => seat.server === server);
  return seats.find(({ table, code }) => (at.table === undefined ? code === at.code : table === at.table));
}

function readSeat(text: string): Seat | undefined {
  try {
    const seat = JSON.parse(text) as Seat;
    const texts = [seat.server, seat.token, seat.name].every((value) => typeof value === 'string');
    return texts && isTableId(seat.table) && URL.canParse(seat.server) ? seat : undefined;
  } catch {
    return undefined;
  }
}
