/** The parts of a score, as `Score` names them, in the order of an appraisal. */
export const PARTS = [
  'plans',
  'parks',
  'pools',
  'temps',
  'estates',
  'bis',
  'refusals',
  'roundabouts',
] as const;
export type Part = (typeof PARTS)[number];
