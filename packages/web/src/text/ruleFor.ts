import type { Action, When } from 'picket-engine';
import type { RuleId } from 'picket-words';
import type { Explained } from '../turn/intent.ts';

/** Something on the table that a rule explains. */
export type Explainable =
  | { readonly action: Action | 'roundabout' | 'refusal' }
  | { readonly plan: When }
  | { readonly part: Explained['part'] };

const ACTION_RULES: { readonly [A in Action | 'roundabout' | 'refusal']: RuleId } = {
  fence: 'A2',
  improve: 'A5',
  park: 'A6',
  pool: 'A7',
  temp: 'A9',
  bis: 'A10',
  roundabout: 'A13',
  refusal: 'T3',
};

const PLAN_RULES: { readonly [T in When['type']]: RuleId } = {
  estates: 'P5',
  'estates-in-street': 'P7',
  'estates-in-one-street': 'P8',
  'end-estates': 'P9',
  'street-full': 'P10',
  'end-houses': 'P11',
  'bis-in-one-street': 'P12',
  temps: 'P13',
  'all-parks': 'P14',
  'all-pools': 'P15',
  'street-parks-and-pools': 'P16',
  'one-street-parks-pools-roundabout': 'P17',
  'park-boxes': 'P18',
  'park-boxes-each-street': 'P18',
  'improve-boxes': 'P19',
  'improve-columns-full': 'P19',
};

const PART_RULES: { readonly [P in Explained['part']]: RuleId } = {
  plans: 'S3',
  parks: 'S4',
  pools: 'S4',
  temps: 'S7',
  estates: 'S5',
  bis: 'S6',
  refusals: 'S6',
  roundabouts: 'S6',
  total: 'S1',
};

/** The rule to open for a card, a plan or a part of the score. */
export function ruleFor(what: Explainable): RuleId {
  if ('action' in what) return ACTION_RULES[what.action];
  if ('part' in what) return PART_RULES[what.part];
  const { plan } = what;
  const holds = plan.type === 'estates' && (plan.poolsEach !== undefined || plan.bisEach !== undefined);
  return holds ? 'P6' : PLAN_RULES[plan.type];
}
