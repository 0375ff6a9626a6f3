import type { Text } from './text/text.ts';

type Failures = Text['failures'];
type FailureKind = keyof Failures;

/** A mistake the user can correct: one line on stderr in the user's language, exit code 2. */
export class Failure<K extends FailureKind = FailureKind> extends Error {
  readonly kind: K;
  readonly facts: Parameters<Failures[K]>;

  constructor(kind: K, ...facts: Parameters<Failures[K]>) {
    super(kind);
    this.kind = kind;
    this.facts = facts;
  }

  /** In one sentence or two. */
  in({ failures }: Text): string {
    const say = failures[this.kind] as (...facts: Parameters<Failures[K]>) => string;
    return say(...this.facts);
  }
}

/** The code of a system error, such as ENOENT. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** A file error as a message for the user. */
export function fileFailure(what: 'read' | 'write', file: string, error: unknown): Failure {
  const code = systemCode(error);
  if (code === undefined) throw error;
  return new Failure(`cannot-${what}`, file, code);
}
