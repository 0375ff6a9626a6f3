import type { Options } from 'picket-engine';
import { gameAfter } from '../arranged/games.ts';
import { openGame } from '../arranged/open.ts';
import { TextTable } from '../textView/textTable.ts';
import type { Place, Traveller } from './place.ts';

const MIDDLE = 16;
const FOUR = ['Ada', 'Bob', 'Cy', 'Dot'];

/** Switches to the text view, and removes what differs between runs. */
async function toText({ page }: Traveller): Promise<TextTable> {
  const text = new TextTable(page);
  await text.open();
  return text;
}

const opened =
  (rounds: number, options: Partial<Options>, lines: readonly string[] = []) =>
  async (traveller: Traveller): Promise<void> => {
    await traveller.resume(gameAfter(rounds, options));
    const { players = [] } = options;
    if (players.length > 1) await traveller.table.button(`I’m ${players[0]}`).click();
    const text = await toText(traveller);
    for (const line of lines) {
      await text.command.fill(line);
      await text.command.press('Enter');
    }
  };

/** The text view of everything that has one. */
export const textPlaces: readonly Place[] = [
  { name: 'text-first-round', go: opened(0, {}) },
  { name: 'text-game', go: opened(MIDDLE, {}, ['fits', '1', 'what']) },
  { name: 'text-together', go: opened(MIDDLE, { players: FOUR }, ['town bob']) },
  { name: 'text-hand', go: opened(MIDDLE, { mode: 'solo' }, ['score']) },
  {
    name: 'text-aaa',
    go: opened(MIDDLE, { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', sheet: 'blueprint' }),
  },
  {
    name: 'text-advanced',
    go: opened(MIDDLE, { advanced: true, edition: '2023' }, ['sheet']),
  },
  {
    name: 'text-help',
    go: async (traveller) => {
      await opened(MIDDLE, {}, ['help'])(traveller);
      await traveller.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'text-end',
    go: async (traveller) => {
      const { page } = traveller;
      await openGame(page, gameAfter(Number.POSITIVE_INFINITY, { players: FOUR }));
      await page.waitForFunction(() => /final scores/.test(document.title));
      await toText(traveller);
    },
  },
  {
    name: 'text-learn',
    go: async (traveller) => {
      await traveller.page.goto('/#/learn');
      await traveller.table.ready();
      await toText(traveller);
    },
  },
];
