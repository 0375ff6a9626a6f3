import type { Game } from 'picket-engine';
import type { BrowserContext, Page } from '@playwright/test';
import type { StartPage } from '../startPage.ts';
import type { Table } from '../table.ts';

/** What a test needs to get to a place. */
export interface Traveller {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly start: StartPage;
  readonly table: Table;
  readonly resume: (game: Game) => Promise<void>;
}

/** A state of the client, and how to get there. */
export interface Place {
  /** The name of its screenshots. */
  readonly name: string;
  readonly go: (traveller: Traveller) => Promise<void>;
}
