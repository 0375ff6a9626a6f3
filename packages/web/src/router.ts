import { createSubscriber } from 'svelte/reactivity';

/** Pages live behind the #, so that any server of plain files, or none, can give them. */
export type Route = { readonly page: 'start' } | { readonly page: 'game'; readonly id: string };

const subscribe = createSubscriber((update) => {
  addEventListener('hashchange', update);
  return () => removeEventListener('hashchange', update);
});

export const router = {
  get route(): Route {
    subscribe();
    return routeOf(location.hash);
  },
};

function routeOf(hash: string): Route {
  const id = /^#\/game\/([^/]+)$/.exec(hash)?.[1];
  return id === undefined ? { page: 'start' } : { page: 'game', id: decodeURIComponent(id) };
}

export function hashOf(route: Route): string {
  return route.page === 'game' ? `#/game/${encodeURIComponent(route.id)}` : '#/';
}

export function go(route: Route): void {
  location.hash = hashOf(route);
}
