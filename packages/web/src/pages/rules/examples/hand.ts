/** A hand of three cards that both editions have, and what each is used for. */
export const HAND = [
  { number: 12, action: 'temp', uses: 'number' },
  { number: 4, action: 'park', uses: 'action' },
  { number: 8, action: 'bis', uses: 'third' },
] as const;
