/**
 * Reading stored values that another version, or a person, may have changed. By hand and not with Valibot, since the first load and
 * the worker need them (docs/adr/0011-libraries.md).
 */

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The fields of an object; none if it is not one. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The entries of a list that pass; none if it is not one. */
export function listOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): readonly T[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

export function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}
