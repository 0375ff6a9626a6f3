import type { Locator, Page } from '@playwright/test';
import { mouse, type Hands } from './hands.ts';
import { painted } from './painted.ts';
import { look, type Scene } from './scene.ts';

const PASS = /^I’m /;
/** Shown while the turn is submitted and others are missing. */
const WAITING = /^↶ Take back$/;

/** How long the page may take to continue, and how often to check, in milliseconds. */
const PATIENCE = 60_000;
const STEP = 20;

/** The game page, as a user sees and touches it. */
export class Table {
  readonly page: Page;
  hands: Hands;
  /** The number of taps since the last reset. */
  taps = 0;

  constructor(page: Page, hands: Hands = mouse) {
    this.page = page;
    this.hands = hands;
  }

  /** The three offers, or the numbers of the cards in hand. */
  get offers(): Locator {
    const cards = this.page.getByRole('region', { name: /^(Cards|Your hand)$/ });
    return cards.getByRole('button', { name: /^(\d: |Use the number )/ });
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

  /** Starts a roundabout, in the advanced game. */
  get roundabout(): Locator {
    return this.page.getByRole('button', { name: 'Build a roundabout' });
  }

  get chips(): Locator {
    return this.page.locator('div.chips button:visible');
  }

  /** The log of this turn, one line per tap; on a phone behind a button. */
  get log(): Locator {
    return this.page.getByRole('list', { name: 'Your turn so far' }).getByRole('listitem');
  }

  /** The part of the page with the question and Confirm. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Your turn', exact: true });
  }

  /** Why a house is not possible, next to it. */
  get whyNot(): Locator {
    return this.page.getByRole('complementary', { name: 'Why not' });
  }

  /** A hint, next to where it is drawn. */
  get hint(): Locator {
    return this.page.getByRole('complementary', { name: 'What a Master would do' });
  }

  /** What is announced to screen readers. */
  get said(): Locator {
    return this.page.locator('[aria-live=polite]:not(dialog *)');
  }

  cell(code: string): Locator {
    return this.page.locator(`[role=gridcell][data-cell="${code}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Waits until it is a player's turn. */
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

  /** Everything the page says about the draft, to compare two moments. */
  async turnText(): Promise<string> {
    await painted(this.page);
    return this.page.evaluate(() => {
      const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();
      const names = (selector: string) => [...document.querySelectorAll(selector)].map(nameOf);
      const cells = names('[role=gridcell]');
      // Chips belong to a future tap; disabled ones don't count.
      const buttons = names('button:not(div.chips button, :disabled, [data-confirm])').filter(
        (name) => !/^(Undo|Redo)/.test(name ?? ''),
      );
      return [...cells, ...buttons, ...names('ol li')].join('\n');
    });
  }

  /** The current scene; waits between pages and while others are thinking. */
  async scene(): Promise<Scene> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      const { buttons, present, ...scene } = await look(this.page);
      const pass = buttons.find((name) => PASS.test(name));
      const waiting = buttons.some((name) => WAITING.test(name));
      if ((present && !waiting) || scene.over || pass !== undefined) return { ...scene, pass };
      await this.page.waitForTimeout(STEP);
    }
    throw new Error('The page shows neither a table nor a result.');
  }

  /** Waits until the round, or the whole game, differs from the previous scene. */
  async moved(before: Scene): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      const { title, ready, over, pass } = await this.scene();
      if (over || pass !== undefined || title !== before.title || !ready) return;
      await this.page.waitForTimeout(STEP);
    }
    throw new Error('The turn was confirmed and nothing happened.');
  }
}
