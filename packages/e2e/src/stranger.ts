import { FastRandom } from 'picket-engine/fast';
import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** A tappable element, and how it looks. */
interface Thing {
  /** Its index among all tappable elements. */
  readonly index: number;
  readonly kind: 'button' | 'house';
  /** Whether it has the colour of a primary or enabled control; houses are highlighted while enabled. */
  readonly look: 'primary' | 'lit';
}

const TAPPABLE = 'button, [role=gridcell]';
/** More taps than a whole game takes. */
const MOST_TAPS = 1000;
/** How long to look for something to tap before giving up, in milliseconds. */
const PATIENCE = 60_000;
/** An element that disappears before the tap does not count. */
const MOMENT = 500;

/** Reads nothing and knows no rules: taps the primary button, a highlighted one, or a highlighted house. */
export class Stranger {
  readonly #page: Page;
  readonly #random: FastRandom;
  taps = 0;

  constructor(page: Page, seed: string) {
    this.#page = page;
    this.#random = new FastRandom(seed);
  }

  /** Continues until the page has the given title. */
  async until(title: RegExp): Promise<void> {
    let last = Date.now();
    for (;;) {
      const seen = await this.#look();
      // Read at the same time as the rest, so that a page that appears meanwhile is not tapped.
      if (title.test(seen.title)) return;
      if (await this.#tapOneOf(seen.things)) last = Date.now();
      if (this.taps > MOST_TAPS || Date.now() - last > PATIENCE) {
        throw new Error(`The stranger is lost after ${this.taps} taps.`);
      }
    }
  }

  async #tapOneOf(things: readonly Thing[]): Promise<boolean> {
    const primary = things.filter(({ look }) => look === 'primary');
    const buttons = things.filter(({ kind }) => kind === 'button');
    const [some] = [primary, buttons, things].filter(({ length }) => length > 0);
    if (some === undefined) return false;
    const { index } = some[this.#random.below(some.length)] as Thing;
    const tap = this.#page.locator(TAPPABLE).nth(index).click({ timeout: MOMENT });
    const tapped = await tap.then(
      () => true,
      () => false,
    );
    this.taps += Number(tapped);
    return tapped;
  }

  /** The primary controls of the page, or of the dialog over it. */
  async #look(): Promise<{ readonly title: string; readonly things: Thing[] }> {
    await painted(this.#page);
    return this.#page.evaluate((tappable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const colourOf = (name: string) => {
        probe.style.background = `var(${name})`;
        return getComputedStyle(probe).backgroundColor;
      };
      const [primary, lit] = [colourOf('--primary'), colourOf('--legal-plate')];
      probe.remove();
      const lookOf = (element: Element) => {
        if (element.matches('[role=gridcell]')) return 'lit' as const;
        // The label of a button may be below it.
        const painted = [element, element.parentElement ?? element].map(
          (part) => getComputedStyle(part).backgroundColor,
        );
        return painted.includes(primary)
          ? ('primary' as const)
          : painted.includes(lit)
            ? ('lit' as const)
            : undefined;
      };
      const dialog = document.querySelector('dialog[open]');
      const things = [...document.querySelectorAll(tappable)].flatMap((element, index) => {
        const look = lookOf(element);
        const here = element.getClientRects().length > 0 && (dialog?.contains(element) ?? true);
        if (!here || look === undefined || element.matches(':disabled, [aria-disabled=true]')) return [];
        return [{ index, look, kind: element.matches('button') ? ('button' as const) : ('house' as const) }];
      });
      return { title: document.title, things };
    }, TAPPABLE);
  }
}
