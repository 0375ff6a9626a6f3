import { rejection, type Facts } from './rejection.ts';
import { ok, reject, type Result } from './result.ts';

/**
 * Checks for values from outside. A shape returns the typed value, or fails with the path of the first
 * problem and what was expected there, as a code with facts.
 */
export type Shape<T> = (value: unknown, path: string) => T;

/** What was expected. */
export type Expected =
  | { readonly expected: 'object' | 'boolean' | 'steps' | 'house' | 'no-such-field' | 'something' | 'once' }
  | { readonly expected: 'integer' | 'list' | 'cards'; readonly min: number; readonly max: number }
  | { readonly expected: 'text'; readonly max: number }
  | { readonly expected: 'one-of'; readonly values: string }
  | { readonly expected: 'form'; readonly form: Form }
  | { readonly expected: 'standard-plan'; readonly slot: string };

/** Text formats checked by a pattern. */
export type Form = 'house-number' | 'id' | 'hash' | 'seed' | 'time';

/** Thrown inside shapes so that they nest without checking results; `check` turns it into a value. */
class Mismatch extends Error {
  readonly facts: Facts;

  constructor(path: string, expected: Expected) {
    super(expected.expected);
    this.facts = { path, ...expected };
  }
}

/** Checks a value; `path` is its place in the enclosing document, if any. */
export function check<T>(shape: Shape<T>, value: unknown, path = ''): Result<T> {
  try {
    return ok(shape(value, path));
  } catch (error) {
    if (error instanceof Mismatch) return reject(rejection('bad-shape', error.facts));
    throw error;
  }
}

/** Parses JSON and checks the value. */
export function checkJson<T>(shape: Shape<T>, text: string): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return reject(rejection('not-json'));
  }
  return check(shape, value);
}

/** For rules that involve more than one field. */
export function mismatch(path: string, expected: Expected): never {
  throw new Mismatch(path, expected);
}

export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

export function integer(min: number, max: number): Shape<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : mismatch(path, { expected: 'integer', min, max });
}

export const boolean: Shape<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : mismatch(path, { expected: 'boolean' });

export function text(maxLength: number): Shape<string> {
  return (value, path) =>
    typeof value === 'string' && value.length <= maxLength
      ? value
      : mismatch(path, { expected: 'text', max: maxLength });
}

export function pattern(expression: RegExp, form: Form): Shape<string> {
  return (value, path) =>
    typeof value === 'string' && expression.test(value) ? value : mismatch(path, { expected: 'form', form });
}

export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  return (value, path) =>
    values.find((known) => known === value) ??
    mismatch(path, { expected: 'one-of', values: values.join(', ') });
}

export const literalNull: Shape<null> = (value, path) =>
  value === null ? null : mismatch(path, { expected: 'one-of', values: 'null' });

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path) => (value === null ? null : shape(value, path));
}

export function list<T>(shape: Shape<T>, min: number, max: number): Shape<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return mismatch(path, { expected: 'list', min, max });
    }
    return value.map((item, i) => shape(item, join(path, i)));
  };
}

/** An object with any keys that `key` accepts. */
export function table<T>(key: Shape<string>, shape: Shape<T>): Shape<{ [key: string]: T }> {
  return (value, path) => {
    const entries = Object.entries(plainObject(value, path));
    return Object.fromEntries(
      entries.map(([k, item]) => [key(k, join(path, k)), shape(item, join(path, k))]),
    );
  };
}

const NO_SHAPES = {};

type Shapes = { readonly [key: string]: Shape<unknown> };
type Fields<S extends Shapes> = { [K in keyof S]: S[K] extends Shape<infer T> ? T : never };

/** An object with exactly the required fields, and any of the optional ones. */
export function object<S extends Shapes, O extends Shapes = typeof NO_SHAPES>(
  required: S,
  optional?: O,
): Shape<Fields<S> & Partial<Fields<O>>> {
  return (value, path) => {
    const source = plainObject(value, path);
    const found: { [key: string]: unknown } = {};
    // Required fields first: a file of another kind lacks its format, whatever else it contains.
    for (const [key, shape] of Object.entries(required)) found[key] = shape(source[key], join(path, key));
    for (const key of Object.keys(source)) {
      if (!Object.hasOwn(required, key) && !(optional && Object.hasOwn(optional, key))) {
        return mismatch(join(path, key), { expected: 'no-such-field' });
      }
    }
    for (const [key, shape] of Object.entries(optional ?? {})) {
      if (source[key] !== undefined) found[key] = shape(source[key], join(path, key));
    }
    return found as Fields<S> & Partial<Fields<O>>;
  };
}

/** An object whose field `tag` selects one of several shapes. */
export function tagged<T>(tag: string, shapes: { readonly [name: string]: Shape<T> }): Shape<T> {
  return (value, path) => {
    const name = plainObject(value, path)[tag];
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    return shape
      ? shape(value, path)
      : mismatch(join(path, tag), { expected: 'one-of', values: Object.keys(shapes).join(', ') });
  };
}

function plainObject(value: unknown, path: string): { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: unknown })
    : mismatch(path, { expected: 'object' });
}
