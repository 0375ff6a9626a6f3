// A thread that plays every kind of table with every level, with a millisecond per move.
import { parentPort, workerData } from 'node:worker_threads';
import { chooseTurn, levels, playGame, type Bot, type LevelId } from 'picket-bots';
import { FastRandom } from 'picket-engine/fast';
import { equipAll } from '../../packages/bots/test/nets.ts';
import { nameOf, start, strangeBox, TABLES } from '../../packages/bots/test/tables.ts';

equipAll();

/** One game in this many uses custom components; a prime, so that all kinds of tables get their share. */
const STRANGE = 11;

/** The games of one thread: every `step`-th one from `first` up to `end`. */
export interface Share {
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

function hurried(level: LevelId): Bot {
  return (view, random) => chooseTurn(view, level, random, { ms: 1, now: () => performance.now() });
}

const { first, step, end } = workerData as Share;
for (let game = first; game < end; game += step) {
  const table = TABLES[game % TABLES.length] ?? {};
  const own = game % STRANGE === 0 && table.sheet === 'classic';
  const options = own ? { ...table, components: strangeBox.hash } : table;
  const bots = levels.map((_, i) =>
    hurried((levels[(game + i) % levels.length] ?? levels[0])?.id ?? 'regular'),
  );
  const seed = `legal/${game}`;
  try {
    const opening = start(options, seed, own ? strangeBox : undefined);
    const { state } = playGame(opening, bots, (seat) => new FastRandom(`${seed}/${seat}`));
    parentPort?.postMessage({ turns: state.rounds.length * state.sheets.length });
  } catch (error) {
    parentPort?.postMessage({ turns: 0, fault: `${nameOf(table)}, game ${game}: ${String(error)}` });
  }
}
