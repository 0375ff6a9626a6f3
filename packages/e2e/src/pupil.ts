import type { Locator, Page } from '@playwright/test';
import { FastRandom } from 'picket-engine/fast';
import { keyboard, touch, type Hands } from './hands.ts';
import { painted } from './painted.ts';
import type { Table } from './table.ts';

/** More taps than the lesson needs. */
const MOST_TAPS = 150;
/** How long the page may take to show something new, and how often to check, in milliseconds. */
const PATIENCE = 10_000;
const STEP = 50;

interface Seen {
  /** The sentence on the slip; empty if there is none. */
  readonly sentence: string;
  /** The centres of the highlights. */
  readonly lit: readonly { readonly x: number; readonly y: number }[];
  /** Whether the slip covers any of them. */
  readonly covered: boolean;
  /** How many topics have come up, according to the page. */
  readonly reached: number;
  readonly over: boolean;
}

/** Knows no rules: reads the sentence on the slip, and taps what is highlighted, or Confirm if it says so. */
export class Pupil {
  readonly #table: Table;
  readonly #hands: Hands;
  readonly #random: FastRandom;
  /** What was seen before the last tap. */
  #last = '';
  taps = 0;
  /** Everything the slips said, in order. */
  readonly read: string[] = [];
  /** The lesson's progress according to the page, before each tap. */
  readonly reached: number[] = [];

  constructor(table: Table, hands: Hands, seed: string) {
    this.#table = table;
    this.#hands = hands;
    this.#random = new FastRandom(seed);
  }

  get words(): number {
    return this.read.join(' ').split(/\s+/).length;
  }

  /** Waits until there is something to do, or the score. */
  async waits(): Promise<void> {
    await this.#look(this.#last);
  }

  /** Follows the lesson until the score is shown, or as many taps as given. */
  async follow(most = MOST_TAPS): Promise<void> {
    while (this.taps < most) {
      const seen = await this.#look(this.#last);
      if (seen.over) return;
      if (seen.covered) throw new Error(`The slip covers what it explains: ${seen.sentence}`);
      this.#last = JSON.stringify([seen.sentence, seen.lit]);
      this.read.push(seen.sentence);
      this.reached.push(seen.reached);
      this.taps++;
      if (/Confirm/.test(seen.sentence)) await this.#hands.confirm(this.#table);
      else await this.#tap(seen.lit[this.#random.below(seen.lit.length)] ?? { x: 0, y: 0 });
    }
    if (most === MOST_TAPS) throw new Error('The lesson does not end.');
  }

  /** Waits until the page shows something other than before. */
  async #look(last: string): Promise<Seen> {
    for (let waited = 0; waited < PATIENCE; waited += STEP) {
      await painted(this.#table.page);
      const seen = await this.#table.page.evaluate(see);
      const settled = seen.sentence !== '' && seen.lit.length > 0;
      if (seen.over || (settled && JSON.stringify([seen.sentence, seen.lit]) !== last)) return seen;
      await this.#table.page.waitForTimeout(STEP);
    }
    throw new Error(`Nothing new to do after: ${last}`);
  }

  async #tap({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const { page } = this.#table;
    if (this.#hands !== keyboard) {
      await (this.#hands === touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      return;
    }
    const there = await thingAt(page, x, y);
    if (there.offer !== null) await keyboard.offer(this.#table, Number(there.offer));
    else if (there.cell !== null) await keyboard.cell(this.#table, there.cell);
    else await keyboard.button(this.#table, namedButton(page, there.name));
  }
}

function namedButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first();
}

function thingAt(page: Page, x: number, y: number) {
  return page.evaluate(
    ([x, y]) => {
      const element = document.elementFromPoint(x, y);
      const of = (selector: string, name: string) => element?.closest(selector)?.getAttribute(name) ?? null;
      const button = element?.closest('button');
      return {
        offer: of('[data-offer]', 'data-offer'),
        cell: of('[role=gridcell]', 'data-cell'),
        name: button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? '',
      };
    },
    [x, y] as const,
  );
}

/** Runs in the page. */
function see(): Seen {
  const slip = document.querySelector('aside.slip');
  const boxes = [...document.querySelectorAll('svg.veil .lit')].map((lit) => lit.getBoundingClientRect());
  const own = slip?.getBoundingClientRect();
  const shows = slip !== null && getComputedStyle(slip).visibility === 'visible';
  const overlaps = (box: DOMRect) =>
    own !== undefined &&
    Math.min(own.right, box.right) - Math.max(own.left, box.left) > 4 &&
    Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 4;
  return {
    sentence: shows ? (slip.textContent ?? '').replace(/\s+/g, ' ').trim() : '',
    lit: boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
    covered: boxes.some(overlaps),
    reached: Number.parseInt(document.querySelector('[data-reached]')?.textContent ?? '', 10),
    over: document.querySelector('[data-score]') !== null,
  };
}
