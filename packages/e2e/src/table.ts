import type { Locator, Page } from '@playwright/test';
import { mouse, type Hands } from './hands.ts';

/** What can be done now, read from the page at once. */
export interface Scene {
  readonly title: string;
  /** Codes of the cells that would do something: `lot 0 3`, `gap 1 4`, `estate 2 0`. */
  readonly cells: readonly string[];
  /** Names of the small buttons that ask for one of several things. */
  readonly chips: readonly string[];
  /** Sizes of estates that can be raised. */
  readonly columns: readonly string[];
  readonly ready: boolean;
  readonly over: boolean;
  /** The name on the button that hands the device to the next player. */
  readonly pass: string | undefined;
}

const PASS = /^I am /;

/** How long the page may take to go on, and how often to look, in milliseconds. */
const PATIENCE = 10_000;
const STEP = 20;

/** The game page, as far as it can be seen and touched. */
export class Table {
  readonly page: Page;
  hands: Hands;
  /** How often the page was touched since the last reset. */
  taps = 0;

  constructor(page: Page, hands: Hands = mouse) {
    this.page = page;
    this.hands = hands;
  }

  /** The three offers, or the numbers of the cards in hand. */
  get offers(): Locator {
    const cards = this.page.getByRole('region', { name: /^(Offers|Your hand)$/ });
    return cards.getByRole('button', { name: /^(\d: |Take the number )/ });
  }

  get confirm(): Locator {
    return this.page.getByRole('button', { name: /^Confirm/ });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo', exact: true });
  }

  get redo(): Locator {
    return this.page.getByRole('button', { name: /^Redo/ });
  }

  /** Begins a roundabout, in the advanced game. */
  get roundabout(): Locator {
    return this.page.getByRole('button', { name: 'Build a roundabout' });
  }

  get chips(): Locator {
    return this.page.locator('div.chips button:visible');
  }

  cell(code: string): Locator {
    return this.page.locator(`[role=gridcell][data-cell="${code}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Waits until somebody can play. */
  async ready(): Promise<void> {
    await this.confirm.or(this.button(PASS)).first().waitFor();
  }

  async tapOffer(index: number): Promise<void> {
    this.taps++;
    await this.hands.offer(this, index);
  }

  async tapCell(code: string): Promise<void> {
    this.taps++;
    await this.hands.cell(this, code);
  }

  async tap(button: Locator): Promise<void> {
    this.taps++;
    await this.hands.button(this, button);
  }

  async tapConfirm(): Promise<void> {
    this.taps++;
    await this.hands.confirm(this);
  }

  /** The score on the town's sign. */
  async score(): Promise<number> {
    const name = await this.page
      .locator('svg.pk-sheet [data-cell="explain total"]')
      .first()
      .getAttribute('aria-label');
    return Number(/(−?-?\d+)$/.exec(name ?? '')?.[1]?.replace('−', '-'));
  }

  /** Everything that the page says about the turn in the making, to compare two moments by. */
  turnText(): Promise<string> {
    return this.page.evaluate(() => {
      const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();
      const names = (selector: string) => [...document.querySelectorAll(selector)].map(nameOf);
      const cells = names('[role=gridcell]');
      // Chips ask about a tap that is not made yet; what cannot be pressed says nothing.
      const buttons = names('button:not(div.chips button, :disabled, [data-confirm])').filter(
        (name) => !/^(Undo|Redo)/.test(name ?? ''),
      );
      return [...cells, ...buttons, ...names('ol li')].join('\n');
    });
  }

  /** What can be done now; between two pages, once the next one is there. */
  async scene(): Promise<Scene> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      const { buttons, present, ...scene } = await this.#look();
      const pass = buttons.find((name) => PASS.test(name));
      if (present || scene.over || pass !== undefined) return { ...scene, pass };
      await this.page.waitForTimeout(STEP);
    }
    throw new Error('There is neither a table nor a result.');
  }

  #look() {
    return this.page.evaluate(() => {
      const seen = (element: Element) => element.getClientRects().length > 0;
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const names = (selector: string) => all(selector).map(nameOf);
      const confirm = all('[data-confirm]');
      return {
        title: document.title,
        cells: all('[role=gridcell][aria-disabled=false]').map(
          (cell) => cell.getAttribute('data-cell') ?? '',
        ),
        chips: names('div.chips button'),
        columns: names('button').filter((name) => name.endsWith('Raise it.')),
        present: confirm.length > 0,
        ready: confirm.some((button) => button.getAttribute('aria-disabled') !== 'true'),
        over: /final scores/.test(document.title),
        buttons: names('button'),
      };
    });
  }

  /** Waits until the round, or the whole game, is another than in the scene before. */
  async moved(before: Scene): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      const { title, ready, over, pass } = await this.scene();
      if (over || pass !== undefined || title !== before.title || !ready) return;
      await this.page.waitForTimeout(STEP);
    }
    throw new Error('The turn was confirmed and nothing happened.');
  }
}
