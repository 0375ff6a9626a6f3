import { LIMITS } from 'picket-protocol';
import { localGames } from '../authority/localGames.ts';
import { fieldsOf, isObject, isText, listOf } from '../platform/guards.ts';
import { readVault, writeVault } from './dealApi.ts';
import { switchPlayer, setVaultedAt } from './player.ts';
import { loadProfile, saveProfile } from './profile.ts';
import { saveSealedTable, sealedDealAt } from './sealedTables.ts';
import { mySeats, saveSeat, seatAt } from './seats.ts';
import { canEncrypt, seal, unseal } from './vaultBox.ts';

/** The vault: a player's seats and games, stored on the server for other devices. */

interface Seat {
  readonly table: string;
  readonly token: string;
  /** The sealed deal played there. */
  readonly deal?: string | undefined;
}

interface Content {
  readonly me: { readonly name: string; readonly city: string };
  readonly seats: readonly Seat[];
  /** As `exportAll` writes them. */
  readonly games: readonly string[];
}

/** The result of an upload: how many games were stored, and how many didn't fit. */
export type Uploaded =
  | { readonly ok: true; readonly games: number; readonly left: number }
  | { readonly ok: false; readonly why: 'insecure' | 'failed' };

/** Merges this device's seats and games into the vault. */
export async function uploadToVault(player: string): Promise<Uploaded> {
  if (!canEncrypt()) return { ok: false, why: 'insecure' };
  const before = await readVault(player);
  if (!before.ok) return { ok: false, why: 'failed' };
  const content = merged(await ofThisDevice(), await contentOf(player, before.value.box));
  for (let { games } = content; ; games = games.slice(0, Math.floor(games.length * 0.8))) {
    const box = await seal(player, { ...content, games });
    if (box.length > LIMITS.vault && games.length > 0) continue;
    const kept = await writeVault(player, box);
    if (!kept.ok) return { ok: false, why: 'failed' };
    setVaultedAt(Date.now());
    return { ok: true, games: games.length, left: content.games.length - games.length };
  }
}

/** How much a code restored. */
type Restored = { readonly seats: number; readonly games: number } | 'insecure';

/**
 * Switches to the player of a code and restores their vault, which an insecure page can't decrypt. Undefined if the server
 * can't be reached.
 */
export async function restoreFromVault(player: string): Promise<Restored | undefined> {
  const found = await readVault(player);
  if (!found.ok) return undefined;
  switchPlayer(player);
  if (!canEncrypt()) return 'insecure';
  const content = await contentOf(player, found.value.box);
  if (content === undefined) return { seats: 0, games: 0 };
  for (const { table, token, deal } of content.seats.toReversed()) {
    if (seatAt(table) === undefined) saveSeat(table, token);
    if (deal !== undefined) saveSealedTable(table, deal);
  }
  if (loadProfile().name === '') saveProfile(content.me);
  let games = 0;
  for (const line of content.games) {
    const imported = await localGames()
      .importRecord(line, content.me.city)
      .catch(() => undefined);
    if (imported?.ok) games++;
  }
  setVaultedAt(Date.now());
  return { seats: content.seats.length, games };
}

async function ofThisDevice(): Promise<Content> {
  const games = await localGames()
    .exportAll()
    .catch(() => []);
  const seats = mySeats().map(({ table, token }) => ({ table, token, deal: sealedDealAt(table) }));
  // Newest first: the oldest are dropped if there is no room.
  return { me: loadProfile(), seats, games: games.toSorted((one, other) => playedAt(other) - playedAt(one)) };
}

function playedAt(line: string): number {
  return Number(gameIn(line)['played'] ?? 0);
}

/** This device's come first: they are the newest. */
function merged(own: Content, stored: Content | undefined): Content {
  if (stored === undefined) return own;
  const tables = new Set(own.seats.map(({ table }) => table));
  const ids = new Set(own.games.map(idOf));
  return {
    me: own.me.name === '' ? stored.me : own.me,
    seats: [...own.seats, ...stored.seats.filter(({ table }) => !tables.has(table))].slice(0, LIMITS.mine),
    games: [...own.games, ...stored.games.filter((line) => !ids.has(idOf(line)))],
  };
}

const idOf = (line: string): unknown => gameIn(line)['id'];

function gameIn(line: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(fieldsOf(JSON.parse(line))['game']);
  } catch {
    return {};
  }
}

async function contentOf(player: string, box: string | null): Promise<Content | undefined> {
  const found = box === null ? undefined : await unseal(player, box);
  if (!isObject(found)) return undefined;
  const { name, city } = fieldsOf(found['me']);
  return {
    me: { name: isText(name) ? name : '', city: isText(city) ? city : '' },
    seats: listOf(found['seats'], isSeat),
    games: listOf(found['games'], isText),
  };
}

function isSeat(value: unknown): value is Seat {
  const { table, token, deal } = fieldsOf(value);
  return isText(table) && isText(token) && (deal === undefined || isText(deal));
}
