// Reading JSON of unknown shape.

/** A field of an object, or undefined. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** The value at these keys of nested lists, or undefined. */
export function at(value: unknown, keys: readonly number[]): unknown {
  let found = value;
  for (const key of keys) found = Array.isArray(found) ? (found as unknown[])[key] : undefined;
  return found;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A string; empty for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** All differences between two documents, with paths; the order of keys counts, as it does in their bytes. */
export function differences(expected: unknown, found: unknown, path: string): string[] {
  if (typeof expected !== 'object' || expected === null || typeof found !== 'object' || found === null) {
    return Object.is(expected, found) ? [] : [`${path}: expected ${text(expected)}, found ${text(found)}`];
  }
  if (Array.isArray(expected) !== Array.isArray(found)) {
    return [`${path}: expected ${text(expected)}, found ${text(found)}`];
  }
  const wanted = Object.keys(expected);
  const given = Object.keys(found);
  const listed = [...wanted, ...given.filter((key) => !wanted.includes(key))].flatMap((key) => {
    const inner = Array.isArray(expected) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return differences(own(expected, key), own(found, key), inner);
  });
  if (listed.length === 0 && wanted.join() !== given.join()) listed.push(`${path}: keys in another order`);
  return listed;
}

/** A field or entry of an object or list. */
export function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
