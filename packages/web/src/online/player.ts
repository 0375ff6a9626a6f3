import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { newToken } from './secrets.ts';
import { readStored } from './stored.ts';

/** Who plays the sealed deals here: a token that the server knows only as a hash. It is the same for all deals. */
const Stored = v.object({
  token: v.string(),
  /** When seats and games were last stored for other devices, in milliseconds; null if never. */
  kept: v.fallback(v.nullable(v.number()), null),
});
type Stored = v.InferOutput<typeof Stored>;

const KEY = 'picket.player';
/** If it can't be stored, it lasts as long as the page. */
let unsaved: Stored | undefined;

const now = (): Stored | undefined => readStored(KEY, Stored) ?? unsaved;

/** The player's token; undefined before the first sealed game. */
export const playerToken = (): string | undefined => now()?.token;

/** When the player's code last brought anything to the server, if it was ever shown. */
export const vaultedAt = (): number | null => now()?.kept ?? null;

/** The player's token, chosen now if there is none. */
export function ownPlayer(): string {
  const known = now();
  if (known !== undefined) return known.token;
  return switchPlayer(newToken());
}

/** Plays on as this player. */
export function switchPlayer(token: string): string {
  keep({ token, kept: null });
  return token;
}

/** Null once it was deleted. */
export function setVaultedAt(at: number | null): void {
  const known = now();
  if (known !== undefined) keep({ ...known, kept: at });
}

function keep(player: Stored): void {
  unsaved = player;
  write(KEY, player);
}
