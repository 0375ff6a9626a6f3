import { rejection, replay, type GameRecord, type Result } from 'picket-engine';
import { componentsIn } from './storedValues.ts';
import type { OwnFile, ComponentFiles } from './componentFiles.ts';

/** Many times the longest realistic game. */
const MAX_TEXT = 5_000_000;

/** A valid record with its seed. */
export interface Readable {
  readonly record: GameRecord & { readonly seed: string };
  readonly own: OwnFile | undefined;
}

/** Reads a record file and replays it with the components it names. */
export async function readRecord(text: string, files: ComponentFiles): Promise<Result<Readable>> {
  if (text.length > MAX_TEXT) return reject('file-too-large', { max: MAX_TEXT });
  const found = parsed(text);
  if (found === undefined) return reject('not-json');
  const hash = componentsIn(found);
  const own = hash === undefined ? undefined : await files.get(hash);
  const replayed = replay(found, own?.box);
  if (!replayed.ok) return replayed;
  const { record } = replayed.value;
  const { seed } = record;
  return seed === null
    ? reject('record-without-seed')
    : { ok: true, value: { record: { ...record, seed }, own } };
}

/** Undefined if it isn't JSON, or is too long to parse. */
export function parsed(text: string): unknown {
  try {
    return text.length > MAX_TEXT ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reject(...what: Parameters<typeof rejection>): Result<never> {
  return { ok: false, rejection: rejection(...what) };
}
