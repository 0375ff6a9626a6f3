import { Worker } from 'node:worker_threads';
import { keep, readKept } from '../bots/kept.ts';
import type { CoachResult, CoachTask, SeriesName } from './coachTasks.ts';

interface Kept extends CoachTask {
  readonly result: CoachResult;
}

const NAME = 'coach';

/** Plays and analyses the remaining games in threads, while there is time. */
export async function playCoach(
  wanted: { readonly [S in SeriesName]?: number },
  threads: number,
  isOver: () => boolean,
): Promise<void> {
  const done = new Set(readKept<Kept>(NAME).map(({ series, n }) => `${series}/${n}`));
  const tasks = Object.entries(wanted).flatMap(([series, games]) =>
    Array.from({ length: games }, (_, n): CoachTask => ({ series: series as SeriesName, n })),
  );
  // Round-robin, so that an interrupted proof has some results of each series.
  const open = tasks.filter(({ series, n }) => !done.has(`${series}/${n}`)).toSorted((a, b) => a.n - b.n);
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('coachWorker.ts', import.meta.url));
      let current: CoachTask | undefined;
      const give = () => {
        current = isOver() ? undefined : open.shift();
        if (current !== undefined) return worker.postMessage(current);
        void worker.terminate();
        resolve();
      };
      worker.on('message', (result: CoachResult) => {
        keep(NAME, { ...current, result });
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(threads, open.length) }, work));
}

/** The results so far. */
export function coachResults(series: SeriesName): CoachResult[] {
  return readKept<Kept>(NAME)
    .filter((kept) => kept.series === series)
    .map(({ result }) => result);
}
