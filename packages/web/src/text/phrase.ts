/** Small phrases that are the same in every language. */
import { signed } from './signed.ts';

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Whole sentences, one after another; empty ones are left out. */
export const sentences = (parts: readonly string[]): string => present(parts).join(' ');

/** Facts beside each other: “Standard · 34 rounds”; empty ones are left out. */
export const dotted = (parts: readonly string[]): string => present(parts).join(' · ');

function present(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== '');
}

/** A change with its sign; nothing for no change. */
export function change(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? signed(points) : '';
}
