import { router, type Place } from '../../platform/router.ts';

/** Where a lesson was opened from: a guest goes back to the waiting room, a player to the game being set up. */
export function leaveFor(): Place {
  return router.place.page === 'learn' ? { page: 'start' } : router.place;
}
