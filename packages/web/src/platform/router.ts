import { createSubscriber } from 'svelte/reactivity';

/** Routes are in the URL's fragment, so any static file server can serve them. */
export type Route =
  | { readonly page: 'start' | 'games' | 'settings' | 'stats' }
  /** Without a lesson: the guided first game. */
  | { readonly page: 'learn'; readonly lesson?: string }
  /** A part of the page. */
  | { readonly page: 'aid'; readonly part?: string }
  | { readonly page: 'about'; readonly part?: string }
  | { readonly page: 'new'; readonly door?: string }
  | { readonly page: 'rules'; readonly rule?: string; readonly game?: string | undefined }
  | { readonly page: 'game'; readonly id: string }
  /** For a game on this device (“game/ID”), an online table (“table/ID”), or the game in the address itself. */
  | { readonly page: 'replay'; readonly of: string; readonly at?: string }
  /** The coach's review of a game on this device, or at an online table. */
  | { readonly page: 'review'; readonly id: string; readonly of?: 'table' }
  /** The deal of the day; “week”, a deal's name, or that with “~” and a game to compare. */
  | { readonly page: 'daily'; readonly deal?: string }
  /** At a real table: the list of its pages, or one of them. */
  | { readonly page: 'tabletop'; readonly part?: string }
  /** Puzzles from the player's own games: all of them, or one. */
  | { readonly page: 'practice'; readonly puzzle?: string }
  /** Online tables: finding and creating them, one of them, and a one-time link to a seat. */
  | { readonly page: 'together'; readonly door?: string }
  | { readonly page: 'table'; readonly id: string }
  /** A table on a screen that everyone looks at, as one of several views; without an id, to choose one. */
  | { readonly page: 'screen'; readonly id?: string; readonly view?: string }
  | { readonly page: 'link'; readonly code: string };

/** Where a text page was opened from: the back link leads there, past other text pages. */
export type Place =
  | { readonly page: 'start' | 'games' }
  | Extract<
      Route,
      {
        readonly page: 'learn' | 'new' | 'game' | 'replay' | 'together' | 'table' | 'tabletop' | 'daily';
      }
    >;

let place: Place = { page: 'start' };

const subscribe = createSubscriber((update) => {
  const changed = ({ oldURL }: HashChangeEvent): void => {
    const left = routeOf(new URL(oldURL).hash);
    if (isPlace(left)) place = left;
    update();
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
});

export const router = {
  get route(): Route {
    subscribe();
    return routeOf(location.hash);
  },
  get place(): Place {
    subscribe();
    return place;
  },
};

const REPLAY = /^#\/replay\/(.+?)(?:\/(\d+\.\d+\.\d+))?$/s;

/** Parses the fragment; an unknown page is the start page. */
export function routeOf(hash: string): Route {
  const [, of, at] = REPLAY.exec(hash) ?? [];
  if (of !== undefined) return { page: 'replay', of, ...(at !== undefined && { at }) };
  const [, table] = /^#\/review\/table\/([^/?]+)$/.exec(hash) ?? [];
  if (table !== undefined) return { page: 'review', id: decoded(table) ?? '', of: 'table' };
  const [, page, rest, game] = /^#\/([a-z]+)(?:\/([^/?]+))?(?:\?([\w-]+))?$/.exec(hash) ?? [];
  const detail = decoded(rest);
  switch (page) {
    case 'games':
    case 'settings':
    case 'stats':
      return { page };
    case 'learn':
      return detail === undefined ? { page } : { page, lesson: detail };
    case 'practice':
      return detail === undefined ? { page } : { page, puzzle: detail };
    case 'daily':
      return detail === undefined ? { page } : { page, deal: detail };
    case 'aid':
    case 'about':
    case 'tabletop':
      return detail === undefined ? { page } : { page, part: detail };
    case 'new':
      return detail === undefined ? { page } : { page, door: detail };
    case 'rules':
      return { page, ...(detail !== undefined && { rule: detail }), ...(game !== undefined && { game }) };
    case 'together':
      return detail === undefined ? { page } : { page, door: detail };
    case 'screen':
      return { page, ...(detail !== undefined && { id: detail }), ...(game !== undefined && { view: game }) };
    case 'table':
      return detail === undefined ? { page: 'together' } : { page, id: detail };
    case 'link':
      return detail === undefined ? { page: 'together' } : { page, code: detail };
    case 'game':
    case 'review':
      return detail === undefined ? { page: 'start' } : { page, id: detail };
    default:
      return { page: 'start' };
  }
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'learn':
      return withDetail('#/learn', route.lesson);
    case 'practice':
      return withDetail('#/practice', route.puzzle);
    case 'daily':
      return withDetail('#/daily', route.deal);
    case 'new':
      return withDetail('#/new', route.door);
    case 'rules':
      return withDetail('#/rules', route.rule) + (route.game === undefined ? '' : `?${route.game}`);
    case 'aid':
    case 'about':
    case 'tabletop':
      return withDetail(`#/${route.page}`, route.part);
    case 'review':
      return withDetail(route.of === undefined ? '#/review' : '#/review/table', route.id);
    case 'game':
    case 'table':
      return withDetail(`#/${route.page}`, route.id);
    case 'replay':
      return `#/replay/${route.of}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'screen':
      return withDetail('#/screen', route.id) + (route.view === undefined ? '' : `?${route.view}`);
    case 'together':
      return withDetail('#/together', route.door);
    case 'link':
      return withDetail('#/link', route.code);
    default:
      return `#/${route.page}`;
  }
}

export function go(route: Route): void {
  location.hash = hashOf(route);
}

function isPlace(route: Route): route is Place {
  return [
    'start',
    'games',
    'learn',
    'new',
    'game',
    'replay',
    'together',
    'table',
    'tabletop',
    'daily',
  ].includes(route.page);
}

function withDetail(hash: string, detail: string | undefined): string {
  return detail === undefined ? hash : `${hash}/${encodeURIComponent(detail)}`;
}

/** An invalid escape loses the detail instead of failing. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
