/** How long computations yield to other work. */
export interface Slicing {
  /** Milliseconds, from any origin. */
  readonly now: () => number;
  /** Yields to other tasks. */
  readonly pause: () => Promise<void>;
}

/** Milliseconds per slice: the longest that a command waits. */
const SLICE = 8;

/** Runs work in slices. Undefined once it is no longer wanted. */
export async function inSlices<T>(
  work: Generator<unknown, T>,
  isWanted: () => boolean,
  { now, pause }: Slicing,
): Promise<T | undefined> {
  while (isWanted()) {
    const end = now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (now() < end);
    await pause();
  }
  return undefined;
}
