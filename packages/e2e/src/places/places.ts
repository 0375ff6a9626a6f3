import { afterPlaces } from './afterPlaces.ts';
import { aroundPlaces, hintPlaces } from './aroundPlaces.ts';
import { coachPlaces } from './coachPlaces.ts';
import { dailyPlaces } from './dailyPlaces.ts';
import { galleryPlaces } from './galleryPlaces.ts';
import { helpPlaces } from './helpPlaces.ts';
import { learnPlaces } from './learnPlaces.ts';
import { modePlaces } from './modePlaces.ts';
import { photoPlaces } from './photoPlaces.ts';
import type { Place } from './place.ts';
import { savedPlaces } from './savedPlaces.ts';
import { setupPlaces } from './setupPlaces.ts';
import { startPlaces } from './startPlaces.ts';
import { textPlaces } from './textPlaces.ts';
import { tabletopPlaces } from './tabletopPlaces.ts';
import { textAlongPlaces } from './textAlongPlaces.ts';
import { turnPlaces } from './turnPlaces.ts';

/** Everything that the client shows without a server, and its components. */
export const places: readonly Place[] = [
  ...startPlaces,
  ...setupPlaces,
  ...turnPlaces,
  ...modePlaces,
  ...aroundPlaces,
  ...savedPlaces,
  ...galleryPlaces,
  ...learnPlaces,
  ...helpPlaces,
  ...hintPlaces,
  ...textPlaces,
  ...afterPlaces,
  ...tabletopPlaces,
  ...coachPlaces,
  ...textAlongPlaces,
  ...dailyPlaces,
  ...photoPlaces,
];
