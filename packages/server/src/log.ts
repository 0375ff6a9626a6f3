import type { FastifyError, FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { Rate } from './config/schema.ts';
import { Bucket } from './live/rate.ts';

/** Milliseconds after which suppressed lines are reported. */
const REPORT_MS = 10_000;
/** Kinds that are counted separately: messages of libraries may contain a URL. */
const MOST_KINDS = 100;
/** Characters of an error's message, and of its stack. */
const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;
/** A word as long as a token or a one-time link, also after a character that is escaped in JSON or in a URL. */
const SECRET = /(?<=\\[bfnrt]|\\u[\da-f]{4}|%[\da-f]{2}|(?<![\w-]))[\w-]{22}(?![\w-])/gi;

interface Kind {
  readonly bucket: Bucket;
  leftOut: number;
}

interface LogLimitInput {
  /** The counter of lines of the same kind. */
  readonly rate: Rate;
  readonly now: () => number;
  /** Logs a line about the suppressed lines. */
  readonly report: (kind: string, leftOut: number) => void;
}

/** Limits the lines of each kind, so no client can fill the disk with them. */
export class LogLimit {
  readonly #input: LogLimitInput;
  readonly #kinds = new Map<string, Kind>();
  #reporting: NodeJS.Timeout | undefined;

  constructor(input: LogLimitInput) {
    this.#input = input;
  }

  /** Whether a line of this kind may be written; counts it. */
  allows(kind: string): boolean {
    const known = this.#kindOf(kind);
    if (known.bucket.take(this.#input.now()) === 0) return true;
    known.leftOut++;
    this.#reporting ??= setTimeout(() => this.flush(), REPORT_MS).unref();
    return false;
  }

  /** Reports the suppressed lines. */
  flush(): void {
    clearTimeout(this.#reporting);
    this.#reporting = undefined;
    for (const [name, kind] of this.#kinds) {
      const { leftOut } = kind;
      kind.leftOut = 0;
      if (leftOut > 0) this.#input.report(name, leftOut);
    }
  }

  #kindOf(name: string): Kind {
    const counted = this.#kinds.has(name) || this.#kinds.size < MOST_KINDS ? name : 'other';
    let kind = this.#kinds.get(counted);
    if (kind === undefined) {
      const { rate, now } = this.#input;
      kind = { bucket: new Bucket(rate, now()), leftOut: 0 };
      this.#kinds.set(counted, kind);
    }
    return kind;
  }
}

type LoggerOptions = FastifyLoggerOptions & { readonly hooks: object };

/** A log without secrets: only selected fields, and no word that could be a token. */
export function loggerOptions(level: string, limit: LogLimit): LoggerOptions {
  return {
    level,
    serializers: { req: requestInLog, err: errorInLog },
    hooks: {
      logMethod(this: unknown, args: unknown[], write: (...args: unknown[]) => void) {
        if (limit.allows(kindOf(args))) write.apply(this, args);
      },
      streamWrite: redact,
    },
  };
}

const redact = (text: string) => text.replace(SECRET, '…');

/** The message, and the kind of error: a flood of one error must not hide another. */
function kindOf(args: readonly unknown[]): string {
  const [fields] = args as [{ readonly err?: Partial<FastifyError> } | undefined];
  const message = args.find((arg) => typeof arg === 'string');
  return [message, fields?.err?.name, fields?.err?.code].filter((part) => part !== undefined).join(' ');
}

/** The route, not the URL: a URL may be a secret link. */
function requestInLog({ method, routeOptions }: FastifyRequest): { [field: string]: unknown } {
  return { method, route: routeOptions.url };
}

/** Selected fields: Node attaches the bytes of an unreadable request to its error. Truncating a token would leave most of it. */
function errorInLog({ name, code, message, stack = '' }: FastifyError) {
  return {
    type: name,
    code,
    message: redact(message).slice(0, LONGEST_MESSAGE),
    stack: redact(stack).slice(0, LONGEST_STACK),
  };
}
