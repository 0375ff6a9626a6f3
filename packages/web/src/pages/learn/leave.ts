import { router, type Place } from '../../platform/router.ts';

/** Returns to where the lesson was opened: an invited player to the waiting room, others to the game being set up. */
export function leaveFor(): Place {
  return router.place.page === 'learn' ? { page: 'start' } : router.place;
}
