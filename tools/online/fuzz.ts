import { Attack, PER_SOCKET } from './attack.ts';
import { Honest } from './honest.ts';
import { Inspection } from './inspection.ts';
import { TestServer } from './testServer.ts';

export interface FuzzFigures extends Pick<Attack, 'messages' | 'requests' | 'replaced' | 'leaks' | 'faults'> {
  readonly alive: boolean;
  /** Games played at the same time by honest clients: their rounds, and rejected commands. */
  readonly honestRounds: number;
  readonly honestRejections: readonly string[];
  /** How many comparisons with the store were made, and what differed. */
  readonly views: number;
  readonly records: number;
  readonly rounds: number;
  readonly wrong: readonly string[];
}

/** Pauses everything and inspects the server this often. */
const WAVES = 4;

/** Rate limits would stop the fuzzing within a second. */
const MANY = { burst: 1_000_000, perSecond: 1_000_000 };
const SETTINGS = {
  log: 'fatal',
  limits: {
    messages: MANY,
    chat: MANY,
    addressMessages: MANY,
    addressSockets: MANY,
    addressRequests: MANY,
    addressTables: MANY,
    addressCodes: MANY,
    strikes: PER_SOCKET,
  },
  // The host must not change between two compared inspections.
  clock: { hostSeconds: 86_400 },
};

/** Sends malformed, repeated, reordered and hostile messages to a server while others play on it. */
export async function fuzz(messages: number, seed: string): Promise<FuzzFigures> {
  const server = new TestServer(SETTINGS);
  await server.start();
  const attack = new Attack(server.url, seed);
  const honest = new Honest(server.url, seed);
  const inspection = new Inspection(server);
  try {
    await attack.prepare();
    let storms = true;
    const playing = honest.playWhile(() => storms);
    for (let wave = 0; wave < WAVES; wave++) {
      await inspection.watch(attack.all);
      await attack.wave(messages / WAVES);
      await inspection.look(attack.all);
    }
    storms = false;
    await playing;
    await inspection.checkRecords();
    await inspection.restart(attack.all);
    const { requests, replaced, leaks, faults } = attack;
    const { views, records, rounds, wrong } = inspection;
    return {
      messages: attack.messages,
      requests,
      replaced,
      leaks,
      faults,
      alive: server.isRunning && (await fetch(`${server.url}/healthz`)).ok,
      honestRounds: honest.rounds,
      honestRejections: honest.refused,
      views,
      records,
      rounds,
      wrong: [...wrong, ...honest.wrong],
    };
  } finally {
    await server.kill();
    server.remove();
  }
}
