// A mixer for tests that leaves every order as it is and keeps a list of what it was asked for.

import type { Card } from './components.ts';
import type { Mixer } from './mixer.ts';

export class PlainMixer implements Mixer {
  /** Each shuffle: its purpose, and the cards in the order in which they came. */
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
