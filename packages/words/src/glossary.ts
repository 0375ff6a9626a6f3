/** The project’s vocabulary, one word for each thing, in the order of the glossary. */
export const TERMS = [
  'sheet',
  'street',
  'house',
  'spot',
  'number',
  'stack',
  'card',
  'action',
  'fence',
  'estate',
  'park',
  'pool',
  'plot',
  'temp',
  'bis',
  'roundabout',
  'plan',
  'slot',
  'claim',
  'refusal',
  'player',
  'seat',
  'round',
  'turn',
  'step',
  'draft',
  'view',
  'record',
  'rejection',
  'estimated',
] as const;

export type Term = (typeof TERMS)[number];

export interface Entry {
  readonly word: string;
  readonly meaning: string;
}
