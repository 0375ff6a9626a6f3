/** The words of the project, one for each thing, in the order in which the glossary explains them. */
export const TERMS = [
  'sheet',
  'street',
  'house',
  'spot',
  'number',
  'stack',
  'offer',
  'action',
  'fence',
  'run',
  'estate',
  'park',
  'pool',
  'plot',
  'temp',
  'bis',
  'roundabout',
  'plan',
  'slot',
  'validate',
  'refusal',
  'architect',
  'seat',
  'round',
  'turn',
  'step',
  'draft',
  'view',
  'record',
  'estimated',
] as const;

export type Term = (typeof TERMS)[number];

export interface Entry {
  readonly word: string;
  readonly meaning: string;
}
