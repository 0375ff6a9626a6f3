import type { Summary } from '../../authority/authority.ts';
import { text } from '../../text/language.ts';

/** “Linden Falls · round 24”, or the final score of that town. */
export function nameOf({ city, over, rounds, scores, bots }: Summary): string {
  if (!over) return text.start.saved(city, rounds + 1);
  // The town of the first person.
  const seat = scores.findIndex((_, i) => (bots[i] ?? null) === null);
  return text.start.savedOver(city, scores[Math.max(seat, 0)] ?? 0);
}
