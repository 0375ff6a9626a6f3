import { isEstimated, type EditionBlock } from 'picket-engine';
import { text } from '../../text/language.ts';

/** The mark of an estimated value: empty for any other. */
export function markOf(block: EditionBlock, path: string): string {
  return isEstimated(block, path) ? text.table.mark : '';
}
