import type { Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import type { ExpectedToken, NotationFault } from './fault.ts';

/** Thrown inside readers so that they nest without checking results; `reading` turns it into a value. */
class Stop extends Error {
  readonly fault: NotationFault;

  constructor(fault: NotationFault) {
    super(fault.expected.join(', '));
    this.fault = fault;
  }
}

/** Reads a whole text, or returns where it can't be parsed. */
export function reading<T>(read: () => T): Result<T, NotationFault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Stop) return reject(error.fault);
    throw error;
  }
}

export function stopAt(at: number, expected: readonly ExpectedToken[], rejection?: Rejection): never {
  throw new Stop(rejection === undefined ? { at, expected } : { at, expected, rejection });
}

/** Unwraps a result; a rejection is reported at this character. */
export function allowed<T>(judged: Result<T>, at: number, expected: readonly ExpectedToken[] = []): T {
  return judged.ok ? judged.value : stopAt(at, expected, judged.rejection);
}

const SPACE = /\s*/y;
const DIGITS = /\d+/y;

/** A position in a text that advances token by token. Spaces around tokens are skipped. */
export class Reader {
  readonly #text: string;
  #at: number;

  /** Reads the text between two indexes; positions count from the start of the whole text. */
  constructor(text: string, from = 0, to = text.length) {
    this.#text = text.slice(0, to);
    this.#at = from;
    this.#match(SPACE);
  }

  get at(): number {
    return this.#at;
  }

  get end(): number {
    return this.#text.length;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Consumes the match of a sticky pattern here. */
  take(pattern: RegExp): string | undefined {
    const found = this.#match(pattern);
    if (found !== undefined) this.#match(SPACE);
    return found;
  }

  /** Whether the pattern matches here. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  /** Consumes a required match here. */
  need(pattern: RegExp, ...expected: readonly ExpectedToken[]): string {
    return this.take(pattern) ?? this.stop(...expected);
  }

  /** A whole number with at most this many digits. */
  number(digits: number, ...expected: readonly ExpectedToken[]): number {
    const at = this.#at;
    const found = this.need(DIGITS, ...expected);
    return found.length > digits ? stopAt(at, expected) : Number(found);
  }

  /** One of several names, ignoring case. */
  oneOf<const T extends string>(names: readonly T[], ...expected: readonly ExpectedToken[]): T {
    const found = names.find(
      (name) => this.#text.slice(this.#at, this.#at + name.length).toLowerCase() === name,
    );
    if (found === undefined) return this.stop(...expected);
    this.#at += found.length;
    this.#match(SPACE);
    return found;
  }

  /** Requires the end; `expected` lists what else would be accepted. */
  finish(...expected: readonly ExpectedToken[]): void {
    if (!this.done) this.stop(...expected, 'end');
  }

  stop(...expected: readonly ExpectedToken[]): never {
    return stopAt(this.#at, expected);
  }

  /** The rest of the text, split at the separators, with a reader for each part. */
  split(separator: string): Reader[] {
    const parts: Reader[] = [];
    for (let from = this.#at; ;) {
      const next = this.#text.indexOf(separator, from);
      parts.push(new Reader(this.#text, from, next < 0 ? this.#text.length : next));
      if (next < 0) return parts;
      from = next + 1;
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }
}
