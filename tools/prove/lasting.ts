import { RULES_VERSION } from 'picket-engine';
import { unhandledAdditions } from '../lasting/extension.ts';
import { frozenRecords } from '../lasting/frozen.ts';
import { runJobs, type Job } from '../lasting/jobs.ts';
import { mutationScore } from '../lasting/mutants.ts';
import { SETUPS } from '../lasting/setups.ts';
import { speed } from '../lasting/speed.ts';
import { provePackages } from '../packages/prove.ts';
import type { Row } from '../prove.ts';

export const about =
  'Rules that last: frozen records, second opinion, public information, packages, mutants, speed (--part NAME, --games N, --minutes N).';

const GAMES = 1000;
const VIEWED = 10;
const MINUTES = 30;

const versions = Array.from({ length: RULES_VERSION }, (_, i) => i + 1);

/** The parts in order; speed comes first, while the machine is cool. */
const PARTS: {
  readonly [part: string]: (count: (name: string, otherwise: number) => number) => Promise<Row[]>;
} = {
  speed: async () => [speed()],
  frozen: async () => frozenRecords(),
  extension: async () => unhandledAdditions(),
  packages: provePackages,
  games: (count) => {
    const games = count('games', GAMES);
    return runJobs(SETUPS.map((setup): Job => ({ kind: 'games', setup, games })));
  },
  views: () =>
    runJobs(
      versions.flatMap((rules) =>
        SETUPS.map((setup): Job => ({ kind: 'views', setup, games: VIEWED, rules })),
      ),
    ),
  mutants: async (count) => [mutationScore(count('minutes', MINUTES))],
};

export async function prove(args: readonly string[]): Promise<Row[]> {
  const given = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const part = given('part');
  const parts = Object.keys(PARTS).filter((name) => part === undefined || name === part);
  if (parts.length === 0) {
    throw new Error(`There is no part ${part}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const name of parts) {
    rows.push(...((await PARTS[name]?.((what, otherwise) => Number(given(what) ?? otherwise))) ?? []));
  }
  return rows;
}
