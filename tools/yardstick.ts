import { Chess } from 'chessops/chess';
import { perft as countPositions } from 'chessops/debug';

const DEPTH = 4;

/**
 * Measures the machine: chessops' perft(4) from the initial position. chessops is GPL, so nothing in the
 * product imports it; `picket bench` skips this if the file is missing.
 */
export function perft(): { readonly nodes: number; readonly seconds: number } {
  const start = performance.now();
  const nodes = countPositions(Chess.default(), DEPTH, false);
  return { nodes, seconds: (performance.now() - start) / 1000 };
}
