// A small game with cards in a known order, for tests of the reference itself.

import type { Architect, Card, Components } from './components.ts';
import { RefGame } from './game.ts';
import type { TurnFault } from './game.ts';
import { PlainMixer } from './plainMixer.ts';
import { plansOf, readOptions, setUp } from './setup.ts';
import type { Setup } from './setup.ts';

/** Shuffles nothing, but puts special cards on top of what they are added to. */
class SpecialsFirst extends PlainMixer {
  override shuffle(purpose: string, cards: readonly Card[]): Card[] {
    const shuffled = super.shuffle(purpose, cards);
    return shuffled.sort((a, b) => Number(a.special === null) - Number(b.special === null));
  }
}

const architects: Architect[] = [
  {
    id: 'all',
    validates: [true, true, true],
    park: 1,
    pool: 1,
    temp: 1,
    fence: 1,
    bisHouses: 2,
    improveValue: 2,
  },
  { id: 'second', validates: [false, true, false] },
  { id: 'none', validates: [false, false, false] },
  { id: 'closed', validates: [true, true, true], scores: false, tempPositions: [6, 4, 1] },
];

/** 24 cards numbered 1 to 12, twice each; plans that are met from the start, worth 9, 6 and 3 or 1 less. */
function components(): Components {
  const counts = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i + 1}`, [1, 1]]));
  const block: Components['editions'][string] = {
    deck: { actions: ['fence', 'temp'], counts },
    sheets: {
      classic: {
        streets: Array.from({ length: 3 }, () => ({ houses: 12, pools: [0], parks: [0, 2] })),
        pools: [0, 3],
        estates: [[1], [2], [3], [4], [5], [6]],
        tempBoxes: 11,
        tempRanks: [7, 4, 1],
        bis: [0, 1],
        roundabouts: [0, 3, 8],
        refusals: [0, 0, 3, 5],
      },
    },
    plans: ['A', 'B', 'C'].map((slot, i) => ({
      id: slot,
      slot,
      level: 'standard',
      when: { type: 'temps', count: 0 },
      high: 9 - 3 * i,
      low: 8 - 3 * i,
    })),
    solo: { temps: 6, points: 7 },
    architects,
  };
  return { editions: { '2018': block, '2023': block } };
}

export type Table = { rules: number; edition: string; mode: string; opponent?: string; seats?: number };

export function setupOf({ rules, edition, mode, opponent, seats = 1 }: Table): Setup {
  const options = readOptions({
    edition,
    mode,
    advanced: false,
    sheet: 'classic',
    opponent: opponent ?? null,
    components: null,
    plans: null,
    players: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
  });
  if (typeof options === 'string') throw new Error(options);
  const table = setUp(rules, options, components());
  if (typeof table === 'string') throw new Error(table);
  const plans = plansOf(table, new PlainMixer(), null);
  if (typeof plans === 'string') throw new Error(plans);
  return { ...table, plans };
}

/** A game in which the special cards come up as early as they can. */
export function gameOf(table: Table): RefGame {
  return new RefGame(setupOf(table), new SpecialsFirst());
}

/**
 * Plays one round: every seat writes its first number in the first house where it fits, and claims its plans.
 */
export function playRound(game: RefGame, ...claims: string[]): { notes: unknown[]; fault: TurnFault | null } {
  const dealt = game.open();
  const turns = game.sheets.map((sheet, seat) => {
    const hand = dealt.hands[seat] ?? dealt.hands[0];
    const number = hand?.[0]?.number ?? 0;
    const street = sheet.streets.findIndex(({ houses }) => houses[number - 1] === null);
    const choice = game.setup.choice === 'offers' ? { offer: 0 } : { number: 0, action: 1 };
    return [
      { do: 'choose', ...choice },
      { do: 'write', number, at: [street, number - 1] },
      ...(claims[seat] ?? '').split('').map((slot) => ({ do: 'plan', slot, estates: [] })),
    ];
  });
  return { notes: dealt.notes, fault: game.play(dealt.hands, turns) };
}
