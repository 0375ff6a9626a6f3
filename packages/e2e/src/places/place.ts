import type { Game } from 'picket-engine';
import type { BrowserContext, Page } from '@playwright/test';
import type { StartPage } from '../startPage.ts';
import type { Table } from '../table.ts';

/** What a test has in hand to get somewhere. */
export interface Traveller {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly start: StartPage;
  readonly table: Table;
  readonly resume: (game: Game) => Promise<void>;
}

/** Something that the client can show, and how to get there. */
export interface Place {
  /** The name of its pictures. */
  readonly name: string;
  readonly go: (traveller: Traveller) => Promise<void>;
}
