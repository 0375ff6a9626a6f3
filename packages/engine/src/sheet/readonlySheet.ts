import type { Sheet } from './sheet.ts';

/** A sheet as everyone but its writer has it: every question, no mark. */
export interface ReadonlySheet extends Readonly<
  Pick<
    Sheet,
    | 'layout'
    | 'copy'
    | 'copyInto'
    | 'equals'
    // the marks
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
    // what follows from them
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
