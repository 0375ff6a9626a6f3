import { aroundTours } from './aroundTours.ts';
import { dailyTours } from './dailyTours.ts';
import { lobbyTours } from './lobbyTours.ts';
import { tableTours } from './tableTours.ts';
import { textTours } from './textTours.ts';
import type { Tour } from './tour.ts';
import { watchTours } from './watchTours.ts';

/** Everything that the client shows of online tables. */
export const tours: readonly Tour[] = [
  ...aroundTours,
  ...lobbyTours,
  ...tableTours,
  ...watchTours,
  ...textTours,
  ...dailyTours,
];
