import type { Launch, TestServer } from '../online/testServer.ts';

/** What an attack did, in words with counts. */
export interface Outcome {
  readonly sent: string;
  readonly refused: string;
  /** Whether the attacker got no more than it may. */
  readonly held: boolean;
  /** What must not be in the log. */
  readonly secrets?: readonly string[];
}

/** Where an attack takes place. */
export interface Site {
  readonly url: string;
  /** The same server through a relay, for clients that can't choose their address. */
  readonly relayed: string;
  /** Ends the preparations; resolves when the attack may begin. */
  readonly begin: () => Promise<void>;
  /** Whether the attack's time is not over yet. */
  readonly goesOn: () => boolean;
}

export interface Attack {
  /** Of the server. */
  readonly settings?: object;
  /** Settings that older servers don't know. */
  readonly newSettings?: object;
  readonly launch?: Launch;
  readonly seconds?: number;
  /** Megabytes by which the server's memory may grow. */
  readonly megabytes?: number;
  /** What an attacker would need much time for, on the running server. */
  readonly prepare?: (server: TestServer) => Promise<void>;
  readonly run: (site: Site) => Promise<Outcome>;
}

/** Counts by name, as text: “3 done, 2 too-fast”. */
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

/** Runs this many loops at once until the time is over; a loop pauses when it fails. */
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
