import type { Locator, Page } from '@playwright/test';

/** A card, as the page lists it. */
interface ReadCard {
  readonly number: number;
  readonly action: string;
  /** Whether its printed number fits somewhere. */
  readonly fits: boolean;
  /** Whether it fits only with a temp. */
  readonly needsTemp: boolean;
}

/** A house, as the page lists it. */
interface ReadHouse {
  readonly number: number | 'empty' | 'roundabout';
  readonly fence: boolean;
}

/** A table, as the text view shows it. */
export interface ReadTable {
  readonly title: string;
  readonly cards: readonly ReadCard[];
  /** The input for plans that are ready. */
  readonly ready: readonly string[];
  readonly streets: readonly (readonly ReadHouse[])[];
  readonly hand: boolean;
  readonly over: boolean;
}

/** How long the page may take to continue, in milliseconds. */
const PATIENCE = 60_000;
const STEP = 20;

/** The text view of a table, read like any page and played by typing. */
export class TextTable {
  readonly page: Page;
  /** The keys pressed since the last reset. */
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get command(): Locator {
    return this.page.locator('[data-command]');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** All announcements. */
  get said(): Locator {
    return this.page.getByRole('log');
  }

  /** The last announcement. */
  get answer(): Locator {
    return this.said.locator('p').last();
  }

  /** Switches to the text view with the first control of the page. */
  async open(): Promise<void> {
    await this.page.locator('[data-to-text]').press('Enter');
    await this.command.waitFor();
  }

  /** Types a line into the command line, which has the focus, and presses Enter. */
  async type(line: string): Promise<void> {
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
    this.keys += line.length + 1;
  }

  /** Counts the words announced by live regions from now on. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const counter = window as unknown as { saidWords: number };
      counter.saidWords = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          const region =
            target instanceof Element ? target.closest('[aria-live]:not([aria-live=off])') : null;
          for (const node of region === null ? [] : addedNodes) {
            const words = (node.textContent ?? '').split(/\s+/).filter((word) => word !== '');
            counter.saidWords += words.length;
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  }

  /** The number of words announced since the last call. */
  words(): Promise<number> {
    return this.page.evaluate(() => {
      const counter = window as unknown as { saidWords: number };
      const { saidWords } = counter;
      counter.saidWords = 0;
      return saidWords;
    });
  }

  /** How many houses of this player's town have a number. */
  async written(): Promise<number> {
    const { streets } = await this.page.evaluate(readTable);
    return streets.flat().filter(({ number }) => typeof number === 'number').length;
  }

  /** Waits until it is this player's turn, or the game is over. */
  async turn(): Promise<ReadTable> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      const table = await this.page.evaluate(readTable);
      if (table.over || table.title.endsWith('your turn')) return table;
      await this.page.waitForTimeout(STEP);
    }
    throw new Error('It is never this player’s turn.');
  }
}

/** Runs in the page. */
function readTable(): ReadTable {
  const items = (id: string): Element[] => [...document.querySelectorAll(`[aria-labelledby=${id}] li`)];
  const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const cards = items('cards').map((item) => {
    const [, number = '', action = ''] = /^\d\s*(\d+) with (\w+)\./.exec(textOf(item)) ?? [];
    const said = textOf(item);
    const fits = /Fits (one|\d+) house/.test(said);
    return { number: Number(number), action, fits, needsTemp: said.includes('only with a temp') };
  });
  const streets = [...document.querySelectorAll('[aria-labelledby=town] ol')].map((street) =>
    [...street.querySelectorAll('li .sr')].map((house) => {
      const said = textOf(house);
      const number = /^\d+/.exec(said)?.[0];
      const kind = said.startsWith('roundabout') ? 'roundabout' : 'empty';
      return { number: number === undefined ? kind : Number(number), fence: said.includes('fence') } as const;
    }),
  );
  return {
    title: textOf(document.querySelector('h1') ?? document.body),
    cards,
    ready: items('plans').flatMap((item) => /Ready: (\w+)/.exec(textOf(item))?.[1] ?? []),
    streets,
    hand: document.getElementById('cards')?.textContent === 'Your hand',
    over: /final scores/.test(document.title),
  };
}
