import { BUILT_IN, type Box } from '../edition/components.ts';
import { sha256Hex } from '../hash.ts';
import type { GameRecord } from '../record/record.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import type { NotationFault } from './fault.ts';
import { formatGame } from './formatGame.ts';
import { parseGame } from './parseGame.ts';

/** Why a link is rejected, and in which turn. Both are missing if it is not about a turn. */
export interface LinkFault extends NotationFault {
  readonly round?: number;
  readonly seat?: number;
}

/** Many times the longest game of four players; longer texts are rejected unread. */
const MAX_LINK = 20_000;

const PARTS = /^(.*)\/([\da-f]*)$/s;

/**
 * A finished game as one text for a link: its line with the commitment, and a checksum, which detects a changed or
 * truncated link even if its turns are legal.
 */
export function formatLink(record: GameRecord): string {
  const line = formatGame(record, { commitment: true });
  return `${line}/${checkOf(line)}`;
}

/** Reads a game from its link by playing it: the seed must match the commitment, and every turn the rules. */
export function parseLink(text: string, box: Box = BUILT_IN): Result<GameRecord, LinkFault> {
  if (text.length > MAX_LINK) return damaged(0, rejection('file-too-large', { max: MAX_LINK }));
  // Some programs encode the characters of a link once more.
  const link = [text, decoded(text)].find(isWhole) ?? text;
  const [, line = link] = PARTS.exec(link) ?? [];
  const read = parseGame(line, box);
  if (!read.ok) return reject({ ...read.rejection, ...placeIn(line, read.rejection.at) });
  if (read.value.seed === null) return damaged(0, rejection('record-without-seed'));
  return isWhole(link) ? ok(read.value) : damaged(line.length, rejection('link-changed'));
}

function damaged(at: number, why: Rejection): Result<never, LinkFault> {
  return reject({ at, expected: [], rejection: why });
}

function isWhole(link: string): boolean {
  const [, line, check] = PARTS.exec(link) ?? [];
  return line !== undefined && checkOf(line) === check;
}

function checkOf(line: string): string {
  return sha256Hex(line).slice(0, 8);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The turn that a character of a game's line belongs to. */
function placeIn(line: string, at: number): Pick<LinkFault, 'round' | 'seat'> {
  const rounds = line.slice(0, at).split(';');
  if (rounds.length === 1) return {};
  return { round: rounds.length - 2, seat: (rounds.at(-1)?.split('.').length ?? 1) - 1 };
}
