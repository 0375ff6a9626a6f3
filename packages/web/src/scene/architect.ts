import type { Architect, Rules } from 'picket-engine';

/** The AAA's architect of a game. */
export function architectIn({ edition, options }: Pick<Rules, 'edition' | 'options'>): Architect | undefined {
  return edition.architects.find(({ id }) => id === options.opponent);
}
