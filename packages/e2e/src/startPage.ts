import type { Locator, Page } from '@playwright/test';

export interface GameChoice {
  readonly edition?: '2018' | '2023';
  readonly advanced?: boolean;
  readonly kind?: 'alone' | 'bots' | 'together' | 'expert' | 'solo' | 'aaa';
  readonly sheet?: 'Classic' | 'Blueprint';
  /** The name of one of the AAA. */
  readonly opponent?: string;
  /** The same deal again, so that a test knows its cards. */
  readonly seed?: string;
}

type Kind = NonNullable<GameChoice['kind']>;

/** By which door of the start page one comes to a kind of game, and what is chosen then. */
const WAYS: { readonly [K in Kind]: { readonly door: string; readonly choose: readonly string[] } } = {
  alone: { door: '#/new', choose: ['Standard', 'Just you'] },
  bots: { door: '#/new/bots', choose: ['Standard'] },
  together: { door: '#/new/together', choose: ['Standard'] },
  expert: { door: '#/new/together', choose: ['Expert'] },
  solo: { door: '#/new/solo', choose: ['Solo'] },
  aaa: { door: '#/new/solo', choose: ['AAA solo'] },
};

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

  /** Starts what was played last. */
  get play(): Locator {
    return this.page.getByRole('button', { name: 'Play', exact: true });
  }

  /** Starts what the set-up page shows. */
  get begins(): Locator {
    return this.page.getByRole('button', { name: 'Start the game' });
  }

  /** The link that leads to a kind of game. */
  door(kind: Kind): Locator {
    return this.page.locator(`a[href="${WAYS[kind].door}"]`);
  }

  /** One of several pictures or names on the set-up page. */
  option(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Goes to the set-up page and fills it in, without starting. */
  async choose(choice: GameChoice = {}): Promise<void> {
    const { kind = 'alone', edition, sheet, opponent, advanced = false } = choice;
    await this.door(kind).click();
    await this.begins.waitFor();
    // Solo is only for one edition, which its door has chosen.
    if (kind !== 'solo') await this.take(`${edition ?? '2018'} edition`);
    for (const name of WAYS[kind].choose) await this.take(name);
    if (opponent !== undefined) await this.take(opponent);
    if (sheet !== undefined) await this.take(sheet);
    await set(this.page.getByRole('switch', { name: 'Advanced' }), advanced);
  }

  async take(name: string): Promise<void> {
    await set(this.option(name), true);
  }

  /** Opens the page and begins a game; settles when it is on the table. */
  async begin(choice: GameChoice = {}): Promise<void> {
    await this.open(choice.seed);
    await this.choose(choice);
    await this.begins.click();
    await this.page.waitForURL(/#\/game\//);
  }
}

/** By force: what is drawn in place of the button lies over it, and is part of the same label. */
async function set(button: Locator, checked: boolean): Promise<void> {
  // Away from the bar at the lower edge, which would take the tap.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.setChecked(checked, { force: true });
}
