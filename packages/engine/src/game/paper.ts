import { rejection, type RejectionCode } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check } from '../shape.ts';
import { NONE } from '../sheet/sheet.ts';
import { positionOf, type Position } from '../state/position.ts';
import type { Rules } from '../state/rules.ts';
import type { Dealt, State } from '../state/state.ts';
import { playTurn, type TurnFault } from '../turn/draft.ts';
import { canAskReshuffle } from '../turn/legal.ts';
import { turnShape } from '../turn/stepShape.ts';
import { turnOf, type ReadonlyTurn, type Turn } from '../turn/turn.ts';
import { SLOTS, type TurnStep } from '../types.ts';

/**
 * A seat that plays on paper: its sheet is unknown until the end of the game. Its turn contains only what the other
 * seats depend on.
 */

/** A finished turn: the draft of a player with a sheet, or what a player on paper announced. */
export interface Played {
  readonly steps: readonly TurnStep[];
  readonly turn: ReadonlyTurn;
}

export function isPaper({ options }: Pick<Rules, 'options'>, seat: number): boolean {
  return options.paper?.includes(seat) ?? false;
}

/** [G8] Whether the sheet of a seat is unknown: it plays on paper, and nobody has entered its sheet yet. */
export function isUnknown({ rules, entered }: Pick<State, 'rules' | 'entered'>, seat: number): boolean {
  return isPaper(rules, seat) && !(entered?.includes(seat) ?? false);
}

/** Checks the turn of any seat. */
export function playSeat(
  state: State,
  dealt: Dealt,
  seat: number,
  steps: unknown,
): Result<Played, TurnFault> {
  const position = positionOf(state, dealt, seat);
  return isPaper(state.rules, seat) ? playOnPaper(position, steps) : playTurn(position, steps);
}

/** [G3] Whether a player on paper announced the last house. */
export function saysFull({ steps }: Played): boolean {
  return steps.some((step) => step.do === 'full');
}

/** [G8] Claims, a refusal, a request for a reshuffle, and the last house, each at most once; or nothing at all. */
function playOnPaper(position: Position, steps: unknown): Result<Played, TurnFault> {
  const shaped = check(turnShape, steps);
  if (!shaped.ok) return reject({ rejection: shaped.rejection, step: 0 });
  const turn = turnOf(position);
  const seen = new Set<string>();
  for (const [i, step] of shaped.value.entries()) {
    const name = JSON.stringify(step);
    const code = seen.has(name) ? 'not-on-paper' : playStep(turn, position, step);
    if (code !== undefined) return reject({ rejection: rejection(code, factsOf(step)), step: i });
    seen.add(name);
  }
  return ok({ steps: shaped.value, turn });
}

const NO_RESHUFFLE = {
  never: 'reshuffle-not-played',
  gone: 'reshuffle-too-late',
  open: 'reshuffle-needs-plan',
} as const satisfies { readonly [C in Position['reshuffle']]: RejectionCode };

/** Records a step, or returns why it is rejected. */
function playStep(turn: Turn, { worth }: Position, step: TurnStep): RejectionCode | undefined {
  switch (step.do) {
    case 'refuse':
      if (step.give !== undefined) return 'nothing-to-give';
      turn.refuse();
      return undefined;
    case 'plan': {
      const slot = SLOTS.indexOf(step.slot);
      if (step.estates.length > 0) return 'not-on-paper';
      if (turn.sheet.plan(slot) !== NONE) return 'plan-claimed';
      turn.sheet.setPlan(slot, worth[slot] as number);
      turn.claimed |= 1 << slot;
      return undefined;
    }
    case 'reshuffle':
      if (!canAskReshuffle(turn)) return NO_RESHUFFLE[turn.reshuffle];
      turn.ask();
      return undefined;
    case 'full':
      return undefined;
    default:
      return 'not-on-paper';
  }
}

function factsOf(step: TurnStep): { slot: string } | undefined {
  return step.do === 'plan' ? { slot: step.slot } : undefined;
}
