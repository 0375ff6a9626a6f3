// A mixer for tests that keeps every order and records what it was asked for.

import type { Card } from './components.ts';
import type { Mixer } from './mixer.ts';

export class PlainMixer implements Mixer {
  /** Each shuffle: its purpose, and the cards in their original order. */
  readonly shuffles: string[] = [];

  shuffle(purpose: string, cards: readonly Card[]): Card[] {
    const names = cards.map(({ id, special }) => special ?? id);
    this.shuffles.push(`${purpose}: ${names.join(' ')}`);
    return [...cards];
  }

  below(): number {
    return 0;
  }

  reveal(): void {
    // Every card is known.
  }
}

/** Cards whose number is their id plus one, all with the same action. */
export function plainDeck(count: number): Card[] {
  return Array.from({ length: count }, (_, id) => ({ id, number: id + 1, action: 'fence', special: null }));
}
