import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { saveGame } from './arranged/open.ts';
import type { Game } from 'picket-engine';

/** A file to pick or drop. */
export interface PickedFile {
  readonly name: string;
  readonly text: string;
}

/** The page with the stored games. */
export class GamesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Stores games under the names of their cities, most recent last, and opens the page. */
  async openWith(games: Readonly<Record<string, Game>>): Promise<void> {
    for (const [city, game] of Object.entries(games)) {
      await saveGame(this.page, game, { id: `saved-${city.toLowerCase().replaceAll(' ', '-')}`, city });
    }
    await this.open();
  }

  async open(): Promise<void> {
    await this.page.goto('/#/games');
    await this.page.getByRole('heading', { name: 'Your towns', level: 1 }).waitFor();
  }

  /** The cards from the top. */
  get cards(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^Delete/ }) });
  }

  card(city: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: city, exact: true }) });
  }

  /** The page's message about the last change. */
  get news(): Locator {
    return this.page.getByRole('alert').getByRole('listitem');
  }

  /** The text next to Undo. */
  get removed(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: /^Deleted / });
  }

  async save(city: string): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: `Export ${city}` }).click();
    return textOf(await download);
  }

  async pick(...files: readonly PickedFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Import game' }).click();
    await (
      await chooser
    ).setFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })),
    );
  }

  /** Drags files over the page and drops them. */
  async drop(...files: readonly PickedFile[]): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle((files) => {
      const data = new DataTransfer();
      for (const { name, text } of files) data.items.add(new File([text], name));
      return data;
    }, files);
    await this.page.dispatchEvent('body', 'dragenter', { dataTransfer });
    await this.page.getByText('Drop game files here').waitFor();
    await this.page.dispatchEvent('body', 'drop', { dataTransfer });
  }
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
