import { fieldsOf, isObject, isText } from '../../platform/guards.ts';
import { read, write } from '../../platform/storage.ts';
import type { FromPar, Par } from './messages.ts';

/** Pars computed on this device, newest first. */
const KEY = 'picket.par';
const MOST = 8;

export function knownPar(deal: string): Par | undefined {
  return stored().find((par) => par.deal === deal);
}

/** Computes the par of an open deal in the background; returns a function that stops it. */
export function findPar(
  deal: string,
  hear: {
    readonly round: (round: number) => void;
    readonly par: (par: Par) => void;
    readonly failed: () => void;
  },
): () => void {
  const worker = new Worker(new URL('./parWorker.ts', import.meta.url), {
    type: 'module',
    name: 'picket-par',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromPar>) => {
    if ('round' in data) return hear.round(data.round);
    worker.terminate();
    if ('failed' in data) return hear.failed();
    write(KEY, [data.par, ...stored().filter((par) => par.deal !== deal)].slice(0, MOST));
    hear.par(data.par);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    hear.failed();
  });
  worker.postMessage(deal);
  return () => worker.terminate();
}

/** Another version, or the user, may have stored anything. */
function stored(): readonly Par[] {
  const found = read(KEY);
  return Array.isArray(found) ? found.filter(isPar) : [];
}

function isPar(value: unknown): value is Par {
  const { deal, score, by, record } = fieldsOf(value);
  return isText(deal) && typeof score === 'number' && isText(by) && isObject(record);
}
