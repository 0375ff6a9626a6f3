import type { EditionBlock, Estimated } from './types.ts';

/**
 * [E3] Whether a value is estimated because no source prints it, so that pages can mark it. The path names
 * the block, the object in it where there are several, and the field: `deck.counts`, `sheets.classic.pools`,
 * `plans.2023-A-1.high`.
 */
export function isEstimated(edition: EditionBlock, path: string): boolean {
  const [block = '', ...rest] = path.split('.');
  const field = rest.pop() ?? '';
  const found = holder(edition, block, rest.join('.'));
  return found?.house?.includes(field) ?? false;
}

function holder(edition: EditionBlock, block: string, name: string): Estimated | undefined {
  switch (block) {
    case 'deck':
      return edition.deck;
    case 'solo':
      return edition.solo;
    case 'sheets':
      return edition.sheets[name];
    case 'plans':
      return edition.plans.find(({ id }) => id === name);
    case 'architects':
      return edition.architects.find(({ id }) => id === name);
    default:
      return undefined;
  }
}
