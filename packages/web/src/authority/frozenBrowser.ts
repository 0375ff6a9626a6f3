import type { GameRecord } from 'picket-engine';
import type { Summary } from './authority.ts';

/**
 * What browsers stored under earlier versions, for tests. test/frozen/README.md explains how it was written.
 */
export interface FrozenBrowser {
  readonly version: string;
  /** Online tables, by this browser's role there. */
  readonly tables: {
    readonly [T in 'drafted' | 'sending' | 'left' | 'waiting']: string;
  };
  readonly localStorage: { readonly [key: string]: string };
  readonly database: {
    readonly stores: { readonly [S in 'games' | 'turns' | 'drafts' | 'files']: readonly FrozenRow[] };
  };
  /** What that version said about each of its games. */
  readonly games: readonly { readonly summary: Omit<Summary, 'towns'>; readonly record: GameRecord }[];
}

type FrozenRow = readonly [key: unknown, value: unknown];

// Glob options have to be literals: they are read at build time.
const dumps = import.meta.glob<string>('../../test/frozen/*/browser.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const lists = import.meta.glob<string>('../../test/frozen/*/games.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const frozenBrowsers = Object.entries(dumps).map(([path, text]): FrozenBrowser => {
  const lines = lists[path.replace('browser.json', 'games.jsonl')]?.trimEnd().split('\n') ?? [];
  return {
    ...(JSON.parse(text) as Omit<FrozenBrowser, 'version' | 'games'>),
    version: path.split('/').at(-2) ?? '',
    games: lines.map((line) => JSON.parse(line) as FrozenBrowser['games'][number]),
  };
});
