import type { Authority, GameId, Gone, Snapshot } from './authority.ts';
import { dealIn } from './dealInAddress.ts';
import type { CallName, Calls, ToPage, ToWorker } from './messages.ts';

interface Watcher {
  readonly callback: (snapshot: Snapshot) => void;
  readonly gone: (why: Gone) => void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const stopped = () => new Error('The worker stopped.');

/** Local games: the authority is a worker of this tab. */
export function localAuthority(): Authority {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'picket' });
  // Navigation changes the fragment; a deal in it applies to the rest of the visit.
  let deal = dealIn(location.hash);
  addEventListener('hashchange', () => (deal = dealIn(location.hash) ?? deal));
  const waiting = new Map<number, Waiting>();
  const watchers = new Map<GameId, Set<Watcher>>();
  /** The last update, for new watchers of a game that is already watched. */
  const shown = new Map<GameId, Snapshot>();
  let calls = 0;
  /** Whether the worker has ever answered, and whether it never will. */
  let alive = false;
  let dead = false;

  const send = (message: ToWorker) => worker.postMessage(message);

  const ask =
    <N extends CallName>(call: N) =>
    (...args: Parameters<Calls[N]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (dead) return reject(stopped());
        const nr = calls++;
        waiting.set(nr, { resolve, reject });
        send({ call, nr, args } as ToWorker);
      }) as ReturnType<Calls[N]>;

  const answer = (nr: number, settle: (waiter: Waiting) => void) => {
    const waiter = waiting.get(nr);
    waiting.delete(nr);
    if (waiter !== undefined) settle(waiter);
  };

  const tell = (id: GameId, say: (watcher: Watcher) => void) => {
    for (const watcher of watchers.get(id) ?? []) say(watcher);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    alive = true;
    if ('snapshot' in data) {
      const { snapshot } = data;
      if (watchers.has(snapshot.id)) shown.set(snapshot.id, snapshot);
      tell(snapshot.id, ({ callback }) => callback(snapshot));
    } else if ('gone' in data) {
      shown.delete(data.gone);
      tell(data.gone, ({ gone }) => gone('no-such-game'));
    } else if ('error' in data) {
      answer(data.nr, ({ reject }) => reject(new Error(data.error)));
    } else {
      answer(data.nr, ({ resolve }) => resolve(data.value));
    }
  });
  worker.addEventListener('error', () => {
    for (const nr of waiting.keys()) answer(nr, ({ reject }) => reject(stopped()));
    // A worker that failed in one call continues; one that couldn't be loaded doesn't.
    if (alive) return;
    dead = true;
    for (const id of watchers.keys()) tell(id, ({ gone }) => gone('stopped'));
  });

  const create = ask('create');
  return {
    create: (game) => create(game, deal),
    again: ask('again'),
    watch(id, callback, gone = () => {}) {
      const watcher: Watcher = { callback, gone };
      // Asynchronous, like all answers: never call back during the request.
      if (dead) queueMicrotask(() => watchers.get(id)?.has(watcher) && gone('stopped'));
      const others = watchers.get(id);
      if (others === undefined) {
        watchers.set(id, new Set([watcher]));
        send({ watch: id });
      } else {
        others.add(watcher);
        const now = shown.get(id);
        // Asynchronous, like the first update: never call back during the request.
        if (now !== undefined) queueMicrotask(() => others.has(watcher) && callback(now));
      }
      return () => {
        const all = watchers.get(id);
        if (all === undefined || !all.delete(watcher) || all.size > 0) return;
        watchers.delete(id);
        shown.delete(id);
        send({ unwatch: id });
      };
    },
    submit: ask('submit'),
    takeBack: ask('takeBack'),
    takeBackRound: ask('takeBackRound'),
    saveDraft: ask('saveDraft'),
    hint: ask('hint'),
    takeOver: ask('takeOver'),
    list: ask('list'),
    problem: ask('problem'),
    remove: ask('remove'),
    restore: ask('restore'),
    exportRecord: ask('exportRecord'),
    importRecord: ask('importRecord'),
    exportAll: ask('exportAll'),
    playOn: ask('playOn'),
    saveComponents: ask('saveComponents'),
    components: ask('components'),
    removeComponents: ask('removeComponents'),
  };
}
