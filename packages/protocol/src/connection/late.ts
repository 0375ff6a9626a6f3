import type { TurnStep } from 'picket-engine';

/** What happened to a draft when the clock ran out: it was submitted, completed by a caretaker, or not used. */
export type Late =
  { readonly kind: 'drafted'; readonly number: number } | { readonly kind: 'finished' | 'played' };

export function lateTurn(drafted: readonly TurnStep[], played: readonly TurnStep[]): Late {
  const isUsed = drafted.length > 0 && drafted.every((step, i) => isSame(step, played[i]));
  if (!isUsed) return { kind: 'played' };
  const written = drafted.find((step) => step.do === 'write');
  return written === undefined ? { kind: 'finished' } : { kind: 'drafted', number: written.number };
}

function isSame(a: TurnStep, b: TurnStep | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
