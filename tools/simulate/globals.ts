import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { World } from './world.ts';

/** The simulated wall-clock time at the start. */
export const EPOCH = 1_800_000_000_000;

/** What `setTimeout` and the like return. */
class Timer {
  cancel: () => void;

  constructor(cancel: () => void) {
    this.cancel = cancel;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** Replaces timers, randomness and the clock in this process by those of the simulated world. Returns a function that restores them. */
export function takeOver(world: World): () => void {
  const before = {
    setTimeout,
    setInterval,
    setImmediate,
    clearTimeout,
    clearInterval,
    clearImmediate,
  };
  const { random } = Math;
  const { now } = Date;
  const { randomUUID, randomBytes, randomInt } = crypto;
  const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    new Timer(world.after(ms, () => run(...args)));
  const again = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = new Timer(() => undefined);
    const next = () => {
      timer.cancel = world.after(Math.max(1, ms), () => {
        next();
        run(...args);
      });
    };
    next();
    return timer;
  };
  const cancel = (timer: Timer | undefined) => timer?.cancel();
  Object.assign(globalThis, {
    setTimeout: later,
    setInterval: again,
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => later(run, 0, ...args),
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancel,
  });
  Math.random = () => world.chance();
  Date.now = () => Math.floor(EPOCH + world.now);
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => world.random.below(256)));
  Object.assign(crypto, {
    randomUUID: () => bytes(16).toString('hex'),
    randomBytes: bytes,
    randomInt: (below: number) => world.random.below(below),
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(globalThis, before);
    Math.random = random;
    Date.now = now;
    Object.assign(crypto, { randomUUID, randomBytes, randomInt });
    syncBuiltinESMExports();
  };
}
