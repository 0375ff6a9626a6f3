import { gameAfter } from '../arranged/games.ts';
import { saveGame } from '../arranged/open.ts';
import { openDeck, rounds } from '../tabletop/paperDeck.ts';
import { TextTable } from '../textView/textTable.ts';
import type { Place, Traveller } from './place.ts';
import { playSheet } from './tabletopPlaces.ts';

const END = Number.POSITIVE_INFINITY;

/** Switches to the text view and types. */
async function typing({ page }: Traveller, lines: readonly string[] = []): Promise<void> {
  const text = new TextTable(page);
  await page.locator('[data-to-text]').waitFor();
  await text.open();
  for (const line of lines) {
    await text.command.fill(line);
    await text.command.press('Enter');
  }
}

/** The text view of replays and of the pages for a real table. */
export const textAlongPlaces: readonly Place[] = [
  {
    name: 'text-replay',
    go: async (traveller) => {
      const { page } = traveller;
      const game = gameAfter(END, { players: ['You', 'June', 'Otto'], advanced: true }, 'after');
      await saveGame(page, game, { id: 'after', city: 'Linden Falls', bots: [null, 'club', 'regular'] });
      await page.goto('/#/replay/game/after/14.1.1');
      await typing(traveller, ['', 'others']);
    },
  },
  {
    name: 'text-sheet',
    go: async (traveller) => {
      await playSheet(traveller.page);
      await typing(traveller, ['8 pool', 'fits']);
    },
  },
  {
    name: 'text-cards',
    go: async (traveller) => {
      await openDeck(traveller.page, { players: ['Ada', 'Bob'] }, { rounds: rounds(6) });
      await typing(traveller, ['claim a bob', 'left']);
    },
  },
  {
    name: 'text-cards-aaa',
    go: async (traveller) => {
      const aaa = { mode: 'aaa', opponent: '2018-aaa-3' } as const;
      await openDeck(traveller.page, aaa, { rounds: rounds(9, [1]), temps: 3 });
      await typing(traveller, ['give 2']);
    },
  },
];
