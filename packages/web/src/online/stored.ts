import * as v from 'valibot';
import { read } from '../platform/storage.ts';

/** A stored value; undefined if another version, or the user, stored something else. */
export function readStored<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, read(key));
  return parsed.success ? parsed.output : undefined;
}

/** The readable entries of a stored list; undefined if there is no list. */
export function readStoredList<S extends v.GenericSchema>(
  key: string,
  entry: S,
): readonly v.InferInput<S>[] | undefined {
  const found = read(key);
  return Array.isArray(found) ? found.filter((value) => v.is(entry, value)) : undefined;
}
