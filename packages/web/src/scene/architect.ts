import type { Architect, Rules } from 'picket-engine';

/** The opponent out of the box that a game is played against. */
export function architectIn({ edition, options }: Pick<Rules, 'edition' | 'options'>): Architect | undefined {
  return edition.architects.find(({ id }) => id === options.opponent);
}
