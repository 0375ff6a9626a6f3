import { isEstimated, type EditionBlock } from 'picket-engine';
import { text } from '../../text/language.ts';

/** What stands behind a value that no printed source gives: nothing behind any other. */
export function markOf(block: EditionBlock, path: string): string {
  return isEstimated(block, path) ? text.setup.mark : '';
}
