import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'picket-engine';
import type { Page } from '@playwright/test';
import { BLANK } from './arranged/open.ts';

const FROZEN = join(import.meta.dirname, '../../web/test/frozen');

/** A game, as the earlier version described it. */
interface FrozenGame {
  readonly summary: {
    readonly id: string;
    readonly city: string;
    readonly rounds: number;
    readonly over: boolean;
    readonly scores: readonly number[];
    readonly options: Options;
    readonly bots: readonly (string | null)[];
  };
}

interface Dump {
  /** Online tables, by this browser's role there. */
  readonly tables: { readonly [T in 'drafted' | 'sending' | 'waiting']: string };
  readonly localStorage: { readonly [key: string]: string };
  readonly database: {
    readonly name: string;
    readonly version: number;
    readonly stores: { readonly [name: string]: readonly (readonly [key: unknown, value: unknown])[] };
  };
}

/** The storage of a browser with an earlier version. */
export class FrozenBrowser {
  readonly version: string;
  readonly dump: Dump;
  readonly games: readonly FrozenGame['summary'][];

  constructor(version: string) {
    const read = (file: string) => readFileSync(join(FROZEN, version, file), 'utf8');
    this.version = version;
    this.dump = JSON.parse(read('browser.json')) as Dump;
    const lines = read('games.jsonl').trimEnd().split('\n');
    this.games = lines.map((line) => (JSON.parse(line) as FrozenGame).summary);
  }

  /** How many players have not submitted their turn in the unfinished round. */
  missingTurns({ id, rounds, bots }: FrozenGame['summary']): number {
    const isIn = (seat: number) =>
      this.dump.database.stores['turns']?.some(([key]) => String(key) === String([id, rounds, seat]));
    return bots.filter((level, seat) => level === null && !isIn(seat)).length;
  }

  /** Fills the browser's storage before any client has run, from a page where none runs. */
  async restore(page: Page): Promise<void> {
    await page.route('**/arranging', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
    await page.goto('/arranging');
    await page.evaluate(
      ({ localStorage: kept, database: { name, version, stores } }) =>
        new Promise<void>((done, fail) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
          const request = indexedDB.open(name, version);
          request.addEventListener('upgradeneeded', () => {
            for (const store of Object.keys(stores)) request.result.createObjectStore(store);
          });
          request.addEventListener('error', () => fail(request.error ?? new Error('no database')));
          request.addEventListener('success', () => {
            const writing = request.result.transaction(Object.keys(stores), 'readwrite');
            for (const [store, rows] of Object.entries(stores)) {
              for (const [key, value] of rows) writing.objectStore(store).put(value, key as IDBValidKey);
            }
            writing.addEventListener('complete', () => {
              request.result.close();
              done();
            });
          });
        }),
      this.dump,
    );
  }
}

export const frozenBrowsers = readdirSync(FROZEN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new FrozenBrowser(name));
