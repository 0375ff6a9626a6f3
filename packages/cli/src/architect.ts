import type { Architect, Rules } from 'picket-engine';

/** The AAA opponent of a game, if it has one. */
export function architectIn({ edition, options }: Rules): Architect | undefined {
  return edition.architects.find(({ id }) => id === options.opponent);
}
