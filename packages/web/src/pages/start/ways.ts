import type { Summary } from '../../authority/authority.ts';
import type { Route } from '../../platform/router.ts';
import type { Text } from '../../text/text.ts';
import type { Door } from './houses.ts';
import type { QuickStart } from './quickStart.svelte.ts';

/** The props of the start page's links, with or without the scene. */
export interface Offered {
  readonly games: readonly Summary[];
  readonly quick: QuickStart;
  readonly newcomer: boolean;
  /** Whether something else is more likely than a new game. */
  readonly quiet: boolean;
}

interface Way {
  readonly enter: keyof Text['start']['enter'];
  readonly route: Route;
}

/** Where the houses link to. */
export const WAYS: { readonly [D in Door]: readonly Way[] } = {
  play: [{ enter: 'choose', route: { page: 'new' } }],
  bots: [{ enter: 'bots', route: { page: 'new', door: 'bots' } }],
  together: [
    { enter: 'together', route: { page: 'new', door: 'together' } },
    { enter: 'online', route: { page: 'together' } },
  ],
  solo: [
    { enter: 'solo', route: { page: 'new', door: 'solo' } },
    { enter: 'aaa', route: { page: 'new', door: 'aaa' } },
  ],
  towns: [{ enter: 'towns', route: { page: 'games' } }],
};
