import { positionIn, submit, viewOf, type Game, type Position, type Step } from 'picket-engine';
import { apply, turnOf, type Sheet, type Turn } from 'picket-engine/fast';
import { Panel, situationOf, stepsOf, Turns } from 'picket-bots/net';

/** A node: a sheet that can be reached by a certain round. */
interface Node {
  readonly sheet: Sheet;
  readonly before: Node | undefined;
  readonly steps: readonly Step[];
}

/** A turn from a node, before pruning. */
interface Branch {
  readonly node: Node;
  readonly packed: Int32Array;
  readonly value: number;
}

/** How many branches are collected before pruning, in beam widths. */
const MANY = 8;

/**
 * The best score found with perfect knowledge of all cards: a beam search, round by round, that keeps the sheets with the highest
 * values by the networks. No player can be expected to reach it, but none should exceed it by much.
 */
export function ceilingOf(start: Game, width: number): number {
  const [first] = start.state.sheets;
  let beam: Node[] = first === undefined ? [] : [{ sheet: first.copy(), before: undefined, steps: [] }];
  let best = Number.NEGATIVE_INFINITY;
  while (beam.length > 0) {
    const game = gameAt(start, beam[0] as Node);
    const view = viewOf(game, 0);
    const position = positionIn(view);
    if (position === undefined) break;
    const panel = new Panel(situationOf(view));
    const branches = new Branches(width);
    const turns = new Turns(position.rules);
    for (const node of beam) {
      turns.each(beginning(position, node), (after, found) => {
        const value = panel.value(after, found.given);
        if (panel.first.ends(after)) best = Math.max(best, value);
        else branches.add(value, () => ({ node, packed: found.keep(), value }));
      });
    }
    beam = branches.best().map(({ node, packed }) => taken(position, node, packed));
  }
  return best;
}

/** The turn after a node. Nobody asks for a reshuffle: the cards must stay the same. */
function beginning(position: Position, { sheet }: Node): Turn {
  const turn = turnOf(position);
  sheet.copyInto(turn.sheet);
  turn.reshuffle = 'never';
  return turn;
}

function taken(position: Position, node: Node, packed: Int32Array): Node {
  const turn = beginning(position, node);
  for (const step of packed) apply(turn, step);
  return { sheet: turn.sheet, before: node, steps: stepsOf({ ...position, sheet: node.sheet }, packed) };
}

/** The game with a node's turns. All nodes of a round have the same cards. */
function gameAt(start: Game, node: Node): Game {
  if (node.before === undefined) return start;
  const game = gameAt(start, node.before);
  const next = submit(game, { seat: 0, round: game.state.rounds.length, steps: node.steps });
  if (!next.ok) throw new Error(`A turn of the search was rejected: ${next.rejection.rejection.code}.`);
  return next.value;
}

/** The best branches of a round. Branches with equal values lead to the same sheet, so only one is kept. */
class Branches {
  readonly #width: number;
  #found = new Map<number, Branch>();
  #least = Number.NEGATIVE_INFINITY;

  constructor(width: number) {
    this.#width = width;
  }

  add(value: number, branch: () => Branch): void {
    if (value < this.#least || this.#found.has(value)) return;
    this.#found.set(value, branch());
    if (this.#found.size < MANY * this.#width) return;
    const kept = this.best();
    this.#least = kept.at(-1)?.value ?? this.#least;
    this.#found = new Map(kept.map((one) => [one.value, one]));
  }

  best(): Branch[] {
    return [...this.#found.values()].toSorted((a, b) => b.value - a.value).slice(0, this.#width);
  }
}
