import { RULES_VERSION } from 'picket-engine';
import { unhandledAdditions } from '../lasting/extension.ts';
import { frozenRecords } from '../lasting/frozen.ts';
import { runJobs, type Job } from '../lasting/jobs.ts';
import { mutationScore } from '../lasting/mutants.ts';
import { SETUPS } from '../lasting/setups.ts';
import { speed } from '../lasting/speed.ts';
import { provePackages } from '../packages/prove.ts';
import { optionsIn, positive, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';

export const about =
  'Rules that last: frozen records, second opinion, public information, packages, mutants, speed (--part NAME, --games N, --minutes N).';

const GAMES = 1000;
const VIEWED = 10;
const MINUTES = 30;

const versions = Array.from({ length: RULES_VERSION }, (_, i) => i + 1);

type Count = (name: 'games' | 'minutes', otherwise: number) => number;

/** Speed comes first, before the CPU is throttled by heat. */
const PARTS: Parts<[Count]> = {
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

export function prove(args: readonly string[]): Promise<Row[]> {
  const { part, ...given } = optionsIn(args, 'games', 'minutes');
  return runParts(PARTS, part, (name, otherwise) => positive(name, given[name], otherwise));
}
