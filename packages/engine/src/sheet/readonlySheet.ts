import type { Sheet } from './sheet.ts';

/** A sheet for reading: all queries, no way to change it. */
export interface ReadonlySheet extends Readonly<
  Pick<
    Sheet,
    | 'layout'
    | 'copy'
    | 'copyInto'
    | 'equals'
    // marks
    | 'number'
    | 'built'
    | 'bis'
    | 'roundabouts'
    | 'fences'
    | 'pools'
    | 'used'
    | 'parks'
    | 'improved'
    | 'plan'
    | 'temps'
    | 'refusals'
    // derived from them
    | 'houses'
    | 'empty'
    | 'line'
    | 'carriers'
    | 'fitting'
    | 'fittingNumbers'
    | 'fits'
    | 'fitsSomewhere'
    | 'partOf'
    | 'runStart'
    | 'runEnd'
    | 'estateSize'
    | 'estates'
    | 'free'
    | 'hasFree'
    | 'improvable'
    | 'bisCount'
    | 'poolCount'
    | 'roundaboutCount'
  >
> {}
