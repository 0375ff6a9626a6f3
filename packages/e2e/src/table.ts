import type { Locator, Page } from '@playwright/test';
import { mouse, type Hands } from './hands.ts';
import { painted } from './painted.ts';
import { look, type Scene } from './scene.ts';

const PASS = /^I am /;
/** The turn is in, and others are still to come. */
const WAITING = /^↶ Take it back$/;

/** How long the page may take to go on, and how often to look, in milliseconds. */
const PATIENCE = 20_000;
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

  /** What this turn did so far, a line a tap; on a phone behind a button. */
  get log(): Locator {
    return this.page.getByRole('list', { name: 'Your turn so far' }).getByRole('listitem');
  }

  /** The part of the page that says what is asked, and has Confirm. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Your turn', exact: true });
  }

  /** What is said to those who listen. */
  get said(): Locator {
    return this.page.locator('[aria-live=polite]:not(dialog *)');
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
  async turnText(): Promise<string> {
    await painted(this.page);
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

  /** What can be done now; between two pages, and while others are thinking, once it is there. */
  async scene(): Promise<Scene> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      const { buttons, present, ...scene } = await look(this.page);
      const pass = buttons.find((name) => PASS.test(name));
      const waiting = buttons.some((name) => WAITING.test(name));
      if ((present && !waiting) || scene.over || pass !== undefined) return { ...scene, pass };
      await this.page.waitForTimeout(STEP);
    }
    throw new Error('There is neither a table nor a result.');
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
