import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { newToken } from './secrets.ts';
import { readStored } from './stored.ts';

/** The player of sealed deals in this browser: a token, of which the server knows only a hash. All deals share it. */
const Stored = v.object({
  token: v.string(),
  /** When the vault was last written or read, in milliseconds; null if never. */
  kept: v.fallback(v.nullable(v.number()), null),
});
type Stored = v.InferOutput<typeof Stored>;

const KEY = 'picket.player';
/** If it can't be stored, it lasts as long as the page. */
let unsaved: Stored | undefined;

const now = (): Stored | undefined => readStored(KEY, Stored) ?? unsaved;

/** The player's token; undefined before the first sealed game. */
export const playerToken = (): string | undefined => now()?.token;

/** When the vault was last written or read; null if the code was never shown or used. */
export const vaultedAt = (): number | null => now()?.kept ?? null;

/** The player's token; creates one if needed. */
export function ownPlayer(): string {
  const known = now();
  if (known !== undefined) return known.token;
  return switchPlayer(newToken());
}

/** Continues as another player. */
export function switchPlayer(token: string): string {
  keep({ token, kept: null });
  return token;
}

/** Null once the vault was deleted. */
export function setVaultedAt(at: number | null): void {
  const known = now();
  if (known !== undefined) keep({ ...known, kept: at });
}

function keep(player: Stored): void {
  unsaved = player;
  write(KEY, player);
}
