import { Chess } from 'chessops/chess';
import { perft as countPositions } from 'chessops/debug';

const DEPTH = 4;

/**
 * A measure of the machine: how long chessops takes to count the positions four moves into a game of chess. It is
 * GPL, so nothing in the product imports it; `picket bench` looks for this file and does without where it is not.
 */
export function perft(): { readonly nodes: number; readonly seconds: number } {
  const start = performance.now();
  const nodes = countPositions(Chess.default(), DEPTH, false);
  return { nodes, seconds: (performance.now() - start) / 1000 };
}
