import type { Locator, Page } from '@playwright/test';

export interface GameChoice {
  readonly edition?: '2018' | '2023';
  readonly advanced?: boolean;
  readonly kind?: 'alone' | 'solo' | 'together';
  /** The same deal again, so that a test knows its cards. */
  readonly seed?: string;
}

const DOORS = { alone: 'Play alone', together: 'Pass and play', solo: 'Solo' };

/** Opens the app and starts games the way a person does. */
export class StartPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(seed = 'e2e'): Promise<void> {
    await this.page.goto(`/#seed=${seed}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** The button that leads to a kind of game: written on its house, or beside its name where the street is wide. */
  door(kind: keyof typeof DOORS): Locator {
    const title = DOORS[kind];
    const { page } = this;
    const inHouse = page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    return inHouse
      .getByRole('button')
      .or(page.getByRole('button', { name: title }))
      .first();
  }

  /** Opens the form and fills it in, without starting. */
  async choose({ edition = '2018', advanced = false, kind = 'alone' }: GameChoice = {}): Promise<void> {
    const { page } = this;
    await this.door(kind).click();
    // By force: what is drawn in place of a box lies over it, and is part of the same label.
    const force = { force: true };
    if (kind !== 'solo') await page.getByRole('radio', { name: edition }).check(force);
    await page.getByRole('switch', { name: 'Advanced' }).setChecked(advanced, force);
  }

  /** Opens the page and begins a game; settles when it is on the table. */
  async begin(choice: GameChoice = {}): Promise<void> {
    await this.open(choice.seed);
    await this.choose(choice);
    await this.page.getByRole('button', { name: 'Start the game' }).click();
    await this.page.waitForURL(/#\/game\//);
  }
}
