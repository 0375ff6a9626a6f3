import type { Launch, TestServer } from '../online/testServer.ts';

/** The result of an attack, in words with counts. */
export interface Outcome {
  readonly sent: string;
  readonly refused: string;
  /** Whether the server withstood the attack. */
  readonly held: boolean;
  /** Strings that must not appear in the log. */
  readonly secrets?: readonly string[];
}

/** The target of an attack. */
export interface Site {
  readonly url: string;
  /** The same server through a relay, for clients that can't choose their source address. */
  readonly relayed: string;
  /** Ends the preparations; resolves when the attack may begin. */
  readonly begin: () => Promise<void>;
  /** Whether there is time left for the attack. */
  readonly goesOn: () => boolean;
}

export interface Attack {
  /** Settings of the server. */
  readonly settings?: object;
  /** Settings that older servers don't know. */
  readonly newSettings?: object;
  readonly launch?: Launch;
  readonly seconds?: number;
  /** Megabytes by which the server's memory may grow. */
  readonly megabytes?: number;
  /** Prepares what would take an attacker too long, directly on the running server. */
  readonly prepare?: (server: TestServer) => Promise<void>;
  readonly run: (site: Site) => Promise<Outcome>;
}

/** Counts by name. As text: “3 done, 2 too-fast”. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.#counts.set(name, this.of(name) + count);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  get text(): string {
    return Array.from(this.#counts, ([name, count]) => `${count} ${name}`).join(', ') || 'nothing';
  }
}

/** Runs this many concurrent loops until the time is over; a loop pauses after an error. */
export async function atOnce(
  count: number,
  { goesOn }: Pick<Site, 'goesOn'>,
  work: (nr: number) => Promise<unknown>,
): Promise<void> {
  const loop = async (_: unknown, nr: number) => {
    while (goesOn()) await work(nr).catch(() => pause(RETRY_MS));
  };
  await Promise.all(Array.from({ length: count }, loop));
}

const RETRY_MS = 20;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
