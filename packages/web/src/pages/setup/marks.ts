import { isEstimated, type EditionBlock } from 'picket-engine';
import { text } from '../../text/language.ts';

/** The mark of an estimated value; empty for other values. */
export function markOf(block: EditionBlock, path: string): string {
  return isEstimated(block, path) ? text.table.mark : '';
}
