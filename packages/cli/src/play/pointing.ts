import {
  describeSheet,
  legalSteps,
  takeStep,
  type Draft,
  type EstateName,
  type RefusalCode,
  type Spot,
} from '@picket/engine';
import type { Input } from './input.ts';
import { estatesLabel } from './labels.ts';
import { answer, settle, type Answer, type Attempt } from './settle.ts';

/** There can be more ways to validate a plan than anyone reads. */
const MOST_CHOICES = 9;

/** These say less than what is wrong on the other side. */
const WEAK: readonly RefusalCode[] = ['bis-empty-original', 'no-such-spot'];

/** Copies the left or the right neighbour into a house. */
export function copy(draft: Draft, at: Spot, side: 'left' | 'right' | undefined): Answer {
  const [street, house] = at;
  const sides = ([-1, 1] as const).filter((by) => side === undefined || (side === 'left') === by < 0);
  const attempts = sides.map((by) => ({
    label: `the ${by < 0 ? 'left' : 'right'} one`,
    drafted: takeStep(draft, { do: 'bis', from: [street, house + by], at }),
  }));
  const numbers = attempts.map(({ drafted }) =>
    drafted.ok ? drafted.value.turn.sheet.number(street, house) : -1,
  );
  const same = numbers.length === 2 && numbers[0] === numbers[1] && numbers[0] !== -1;
  const settled = settle(
    'Copy which neighbour?',
    same
      ? attempts.slice(0, 1)
      : attempts.map((attempt, i) => ({ ...attempt, label: `${numbers[i]}, ${attempt.label}` })),
  );
  if (settled.kind !== 'refused') return settled;
  const strong = settled.refusals.filter(({ code }) => !WEAK.includes(code));
  return { kind: 'refused', refusals: strong.length > 0 ? strong : settled.refusals.slice(0, 1) };
}

/** Validates a plan: with the estates of the houses named, or with one of the sets that meet it. */
export function validate(draft: Draft, { slot, houses }: Extract<Input, { readonly kind: 'plan' }>): Answer {
  if (houses.length > 0) {
    return answer(takeStep(draft, { do: 'plan', slot, estates: estatesAt(draft, houses) }));
  }
  const attempts: Attempt[] = [];
  for (const step of legalSteps(draft)) {
    if (step.do !== 'plan' || step.slot !== slot) continue;
    attempts.push({ label: estatesLabel(step.estates), drafted: takeStep(draft, step) });
    if (attempts.length === MOST_CHOICES) break;
  }
  if (attempts.length === 0) return answer(takeStep(draft, { do: 'plan', slot, estates: [] }));
  const more = attempts.length === MOST_CHOICES ? ' Others by naming a house of each, as in g1 t2 m5.' : '';
  return settle(`With which estates?${more}`, attempts);
}

function estatesAt(draft: Draft, houses: readonly Spot[]): EstateName[] {
  const { streets } = describeSheet(draft.turn.sheet);
  return houses.map(([street, house]): EstateName => {
    const found = streets[street]?.estates.find(({ first, size }) => house >= first && house < first + size);
    return found === undefined ? [street, house, 1] : [street, found.first, found.size];
  });
}
