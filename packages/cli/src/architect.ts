import type { Architect, Rules } from 'picket-engine';

/** The opponent out of the box that a game is played against; undefined where there is none. */
export function architectIn({ edition, options }: Rules): Architect | undefined {
  return edition.architects.find(({ id }) => id === options.opponent);
}
