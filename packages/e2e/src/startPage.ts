import type { Locator, Page } from '@playwright/test';

export interface GameChoice {
  readonly edition?: '2018' | '2023';
  readonly advanced?: boolean;
  readonly kind?: 'alone' | 'bots' | 'together' | 'expert' | 'solo' | 'aaa';
  readonly sheet?: 'Classic' | 'Blueprint';
  /** The name of an AAA opponent. */
  readonly opponent?: string;
  /** A fixed deal, so that a test knows its cards. */
  readonly seed?: string;
}

type Kind = NonNullable<GameChoice['kind']>;

/** The link on the start page for a kind of game, and what to choose then. */
const WAYS: { readonly [K in Kind]: { readonly door: string; readonly choose: readonly string[] } } = {
  alone: { door: '#/new', choose: ['Standard', 'Just you'] },
  bots: { door: '#/new/bots', choose: ['Standard'] },
  together: { door: '#/new/together', choose: ['Standard'] },
  expert: { door: '#/new/together', choose: ['Expert'] },
  solo: { door: '#/new/solo', choose: ['Solo'] },
  aaa: { door: '#/new/solo', choose: ['AAA solo'] },
};

/** Opens the client and starts games like a user. */
export class StartPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(seed = 'e2e'): Promise<void> {
    await this.page.goto(`/#seed=${seed}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Starts the last game's options again. */
  get play(): Locator {
    return this.page.getByRole('button', { name: 'Play', exact: true });
  }

  /** Starts the game of the set-up page. */
  get begins(): Locator {
    return this.page.getByRole('button', { name: 'Start game' });
  }

  /** The link to a kind of game. */
  door(kind: Kind): Locator {
    return this.page.locator(`a[href="${WAYS[kind].door}"]`);
  }

  /** An option on the set-up page, by its picture or name. The last match, since a bot's level, further up, may share the name of a mode. */
  option(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true }).last();
  }

  /** Fills in the set-up page, without starting. */
  async choose(choice: GameChoice = {}): Promise<void> {
    const { kind = 'alone', edition, sheet, opponent, advanced = false } = choice;
    await this.door(kind).click();
    await this.begins.waitFor();
    await unfold(this.page, 'More');
    // Only one edition has Solo, and its link selects it.
    if (kind !== 'solo') await this.take(`${edition ?? '2018'} edition`);
    for (const name of WAYS[kind].choose) await this.take(name);
    if (opponent !== undefined) await this.take(opponent);
    if (sheet !== undefined) await this.take(sheet);
    await set(this.page.getByRole('switch', { name: 'Advanced' }), advanced);
  }

  async take(name: string): Promise<void> {
    await set(this.option(name), true);
  }

  /** Opens the page and starts a game; resolves when it is on the table. */
  async begin(choice: GameChoice = {}): Promise<void> {
    await this.open(choice.seed);
    await this.choose(choice);
    await this.begins.click();
    await this.page.waitForURL(/#\/game\//);
  }
}

/** Opens a collapsed part of the page, if there is one. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page
    .locator('details:not([open]) > summary', {
      has: page.getByRole('heading', { name: title, exact: true }),
    })
    .evaluateAll((found) => found.forEach((summary) => (summary as HTMLElement).click()));
}

/** Forced: the visible part covers the input, but belongs to the same label. */
async function set(button: Locator, checked: boolean): Promise<void> {
  // Scrolls it away from the bar at the bottom, which would receive the tap.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.setChecked(checked, { force: true });
}
