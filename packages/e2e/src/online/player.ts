import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Robot } from '../robot.ts';
import { Table } from '../table.ts';
import { unfold } from '../startPage.ts';

/** The settings of a table that matter to a test. */
export interface TableWish {
  readonly mode?: 'Standard' | 'Expert' | 'Solo' | 'AAA solo';
  readonly seats?: number;
  readonly clock?: string;
  readonly public?: boolean;
}

/** A person in their own browser. */
export class Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly table: Table;
  readonly robot: Robot;

  constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.table = new Table(page);
    this.robot = new Robot(this.table, name);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Creates a table and returns its id. */
  async makeTable(wish: TableWish = {}): Promise<string> {
    const { page } = this;
    await page.goto('/#/together/new');
    await page.getByLabel('Your name').fill(this.name);
    await unfold(page, 'More');
    if (wish.mode !== undefined) {
      const modes = page.getByRole('group', { name: 'Mode' });
      await modes.getByRole('radio', { name: wish.mode, exact: true }).check();
    }
    if (wish.seats !== undefined) {
      const seats = page.getByRole('spinbutton', { name: 'Seats' });
      await seats.fill(String(wish.seats));
      await seats.blur();
    }
    if (wish.clock !== undefined) await page.getByLabel('Time per round').selectOption(wish.clock);
    if (wish.public === true) await page.getByRole('switch', { name: 'Public' }).press('Space');
    await this.button('Create table').click();
    await page.waitForURL(/#\/table\//);
    await page.getByRole('heading', { level: 1, name: `${this.name}’s table` }).waitFor();
    return this.tableId;
  }

  get tableId(): string {
    return /#\/table\/([a-z0-9]+)/.exec(this.page.url())?.[1] ?? '';
  }

  async look(id: string): Promise<void> {
    await this.page.goto(`/#/table/${id}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Joins a table that has not started. */
  async join(id: string): Promise<void> {
    await this.look(id);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.button('Take a seat').click();
    await this.button('Leave table').waitFor();
  }

  /** Plays and submits a turn while others are still playing. */
  async handIn(): Promise<void> {
    await this.robot.makeTurn();
    await this.table.tapConfirm();
    await this.button('Take back').waitFor();
  }

  async start(): Promise<void> {
    const begin = this.button('Start game');
    await expect(begin).toBeEnabled();
    // By key, since a player who joins now would move the button away from the pointer.
    await begin.press('Enter');
    await this.table.ready();
  }
}

/** Everyone plays to the end as fast as they can; returns how many rounds each played. */
export async function playOut(players: readonly Player[], most?: number): Promise<number[]> {
  return Promise.all(players.map(({ robot }) => robot.playGame(most)));
}
