/** The common part of all schemas of the protocol, whichever library made them. */
export interface Schema<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Validated<T> | Promise<unknown>;
  };
}

interface Validated<T> {
  readonly value?: T;
  readonly issues?: unknown;
}

/** The value if it matches the schema; undefined if not. */
export function readAs<T>(schema: Schema<T>, value: unknown): T | undefined {
  const found = schema['~standard'].validate(value);
  return 'issues' in found && found.issues !== undefined ? undefined : (found as Validated<T>).value;
}
