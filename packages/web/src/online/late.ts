import type { Step } from 'picket-engine';
import type { Late } from '../text/facts.ts';

export function lateTurn(drafted: readonly Step[], played: readonly Step[]): Late {
  const isUsed = drafted.length > 0 && drafted.every((step, i) => isSame(step, played[i]));
  if (!isUsed) return { kind: 'played' };
  const written = drafted.find((step) => step.do === 'write');
  return written === undefined ? { kind: 'finished' } : { kind: 'drafted', number: written.number };
}

function isSame(a: Step, b: Step | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
