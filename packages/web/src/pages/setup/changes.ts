import { builtIn, EDITIONS, type Components, type EditionBlock } from 'picket-engine';
import { setupPage } from '../../text/language.ts';

const BLOCKS = [
  'deck',
  'sheets',
  'plans',
  'solo',
  'architects',
] as const satisfies readonly (keyof EditionBlock)[];

/** Says what a components file replaces, in one sentence. */
export function changesIn({ editions }: Components): string {
  const { changes, changesNothing } = setupPage.numbers;
  const parts = EDITIONS.flatMap((edition) =>
    BLOCKS.filter((block) => !isSame(editions[edition]?.[block], builtIn.editions[edition]?.[block])).map(
      (block) => ({ block, edition }),
    ),
  );
  return parts.length === 0 ? changesNothing : changes(parts);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
