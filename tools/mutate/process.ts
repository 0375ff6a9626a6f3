import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Measured, Order, Run } from './messages.ts';

/** How long a test may run beyond its usual time before its mutant counts as endless. */
const PATIENCE_S = 20;
const SLOWER = 50;

/** Loaded modules are never freed, so a process is replaced after this many generations. */
const MAX_RELOADS = 100;

export type Verdict = { readonly by?: string; readonly endless?: true };

/** A worker process, started when needed and restarted after a mutant has stopped it. */
export class Worker {
  readonly #setup: string;
  readonly #milliseconds: ReadonlyMap<string, number>;
  #child: ChildProcess | undefined;
  #reloads = 0;

  /** Takes what `prepare` returned, and the usual duration of each test. */
  constructor(setup: string, milliseconds: ReadonlyMap<string, number> = new Map()) {
    this.#setup = setup;
    this.#milliseconds = milliseconds;
  }

  async measure(except: readonly string[]): Promise<Measured> {
    const { promise, resolve, reject } = Promise.withResolvers<Measured>();
    const child = await this.#start();
    child.on('exit', () => reject(new Error('The tests stopped the worker.')));
    child.on('message', (answer: Answer) => answer.did === 'measure' && resolve(answer.measured));
    child.send({ do: 'measure', except } satisfies Order);
    return promise;
  }

  /** Tries a mutant; one that crashes the process or keeps it busy forever counts as killed. */
  async try(mutant: number, budget: number, runs: readonly Run[]): Promise<Verdict> {
    const child = await this.#start();
    const { promise, resolve } = Promise.withResolvers<Verdict>();
    let timer: NodeJS.Timeout | undefined;
    let test = '(loading)';
    const wait = (): void => {
      clearTimeout(timer);
      const usual = this.#milliseconds.get(test) ?? 1000;
      timer = setTimeout(() => this.stop(), PATIENCE_S * 1000 + usual * SLOWER);
    };
    const onExit = (): void => {
      this.#child = undefined;
      resolve({ by: test, endless: true });
    };
    const onMessage = (answer: Answer): void => {
      if (answer.did === 'begin') ({ test } = answer);
      if (answer.did === 'try') resolve(answer.by === undefined ? {} : { by: answer.by });
      else wait();
    };
    child.once('exit', onExit);
    child.on('message', onMessage);
    wait();
    child.send({ do: 'try', mutant, budget, runs } satisfies Order);
    const verdict = await promise;
    clearTimeout(timer);
    child.off('exit', onExit);
    child.off('message', onMessage);
    this.#reloads += runs.filter(({ reload }) => reload).length;
    if (this.#reloads > MAX_RELOADS) this.stop();
    return verdict;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #start(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child;
    const child = fork(join(import.meta.dirname, 'worker.ts'), [this.#setup], {
      execArgv: ['--max-old-space-size=2048'],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => reject(new Error('A worker did not start.')));
    });
    this.#child = child;
    this.#reloads = 0;
    return child;
  }
}
