export interface Failure {
  readonly name: string;
  readonly message: string;
}

export interface Result {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Seconds by test file. */
  readonly files: ReadonlyMap<string, number>;
  /** Printed even if everything passed. */
  readonly notes: readonly string[];
}

export const NOTHING: Result = { passed: 0, skipped: 0, failures: [], files: new Map(), notes: [] };

/** The slowest files that take longer than this are named. */
const SLOW_SECONDS = 5;
const SLOW_FILES = 5;
/** CI truncates output: many short messages say more than one long one. */
const MESSAGE_LINES = 20;
const MESSAGES = 20;

export function slowest(files: ReadonlyMap<string, number>): string[] {
  return [...files]
    .filter(([, seconds]) => seconds > SLOW_SECONDS)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOW_FILES)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(13)} s    ${file}`);
}

export function describeFailures(failures: readonly Failure[]): string[] {
  const shown = failures.slice(0, MESSAGES).flatMap(({ name, message }) => {
    const lines = message.trim().split('\n');
    const left = lines.length - MESSAGE_LINES;
    return [
      `  ✗ ${name}`,
      ...lines.slice(0, MESSAGE_LINES).map((line) => `      ${line}`),
      ...(left > 0 ? [`      … ${left} more lines`] : []),
    ];
  });
  const left = failures.length - MESSAGES;
  return left > 0 ? [...shown, `  … ${left} more failures`] : shown;
}

/** The last lines: every failure again, one line each, and the totals. */
export function summary(results: readonly Result[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  const sum = (what: 'passed' | 'skipped') => results.reduce((total, result) => total + result[what], 0);
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
  return [
    ...failures.map(({ name }) => `failed: ${name}`),
    `${sum('passed')} passed, ${failures.length} failed${skipped}`,
  ];
}
