import type { Rejection } from 'picket-engine';

/** How a file of another kind differs: it isn’t an object, or lacks the name of the format. */
const KIND: readonly unknown[] = ['', 'format'];

/** Whether a file is of another kind, so details about its faults would only confuse. */
export function isForeign({ code, facts }: Rejection): boolean {
  return code === 'not-json' || (code === 'bad-shape' && KIND.includes(facts['path']));
}
