import type { Summary } from '../../authority/authority.ts';
import { text } from '../../text/language.ts';

/** “Linden Falls · round 24”, or the final score. */
export function nameOf({ city, over, rounds, scores }: Summary): string {
  return over ? text.start.savedOver(city, Math.max(...scores)) : text.start.saved(city, rounds + 1);
}
