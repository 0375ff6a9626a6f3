import { Worker } from 'node:worker_threads';
import { keep, readKept } from '../bots/kept.ts';
import type { Budget } from '../bots/part.ts';
import type { Task } from './tasks.ts';

interface Kept<R> {
  readonly task: string;
  readonly result: R;
}

const nameOf = (task: Task): string => JSON.stringify(task);

/** Round-robin over the lists, so that an interrupted run has some results of each. */
export function inTurn<T extends Task>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((tasks) => tasks.length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((tasks) => tasks[n] ?? [])).flat();
}

/** Carries out the remaining tasks in threads, while there is time. Results are stored under a name. */
export async function carryOutAll(
  name: string,
  tasks: readonly Task[],
  { threads, isOver }: Budget,
): Promise<void> {
  const done = new Set(readKept<Kept<unknown>>(name).map(({ task }) => task));
  const open = tasks.filter((task) => !done.has(nameOf(task)));
  const workers: Worker[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      workers.push(worker);
      let current: Task | undefined;
      const give = () => {
        current = isOver() ? undefined : open.shift();
        if (current === undefined) resolve();
        else worker.postMessage(current);
      };
      worker.on('message', (result: unknown) => {
        if (current !== undefined) keep(name, { task: nameOf(current), result });
        give();
      });
      worker.on('error', reject);
      give();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, open.length) }, work));
  } finally {
    for (const worker of workers) void worker.terminate();
  }
}

/** The results of these tasks so far. */
export function resultsOf<R>(name: string, tasks: readonly Task[]): R[] {
  const wanted = new Set(tasks.map(nameOf));
  return readKept<Kept<R>>(name).flatMap(({ task, result }) => (wanted.has(task) ? [result] : []));
}
