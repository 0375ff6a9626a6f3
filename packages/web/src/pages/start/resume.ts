import { taughtSoFar } from '../../lesson/stored.ts';
import { TOPICS } from '../../lesson/topics.ts';
import { text } from '../../text/language.ts';

/** The link to the guided game if it was started and not finished; undefined otherwise. */
export function resumeName(): string | undefined {
  const taught = taughtSoFar('first');
  return taught === undefined ? undefined : text.start.first.resume(taught, TOPICS.first.flat().length);
}
