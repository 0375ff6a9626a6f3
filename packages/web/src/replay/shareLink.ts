import type { GameRecord } from 'picket-engine';
import { formatLink } from 'picket-engine/notation';
import { hashOf } from '../platform/router.ts';

/** The most characters that mail programs and messengers reliably keep in a link. */
const MAX_ADDRESS = 2000;

/** The most characters of a game that a camera can read from a small code. */
const MAX_CODE = 500;

/** The address of a game; undefined if it is too long for a QR code. */
export function codeAddress(record: GameRecord): string | undefined {
  return formatLink(record).length > MAX_CODE ? undefined : gameAddress(record);
}

/** The address of a finished game, which contains the game itself; undefined if it is too long for a link. */
export function gameAddress(record: GameRecord, at?: string): string | undefined {
  const of = formatLink(record);
  const hash = hashOf({ page: 'replay', of, ...(at !== undefined && { at }) });
  const { href } = new URL(hash, location.origin + location.pathname);
  return href.length > MAX_ADDRESS ? undefined : href;
}
