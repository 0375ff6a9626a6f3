/**
 * Every reason to reject a step, a file or a message, with the rule behind it. The messages for people are in
 * `words`, one for each code in this table.
 */
export const RULE_OF = {
  // not a step
  'not-a-step': 'T2',
  'no-such-spot': 'H1',
  // choosing
  'no-such-offer': 'T5',
  'same-card-twice': 'T5',
  'already-chosen': 'T2',
  'number-fits-nowhere': 'T6',
  'not-chosen-yet': 'T2',
  // refusing
  'refusal-not-forced': 'T3',
  'after-refusal': 'T4',
  'give-a-card': 'T4',
  'nothing-to-give': 'T4',
  // writing
  'number-not-offered': 'T1',
  'already-written': 'T1',
  'house-taken': 'H3',
  'roundabout-there': 'H2',
  'not-above-left': 'H1',
  'not-below-right': 'H1',
  'not-written-yet': 'T2',
  // actions
  'not-this-action': 'A1',
  'action-used': 'A1',
  'temp-after-writing': 'A9',
  'plans-come-last': 'T2',
  'no-such-size': 'A5',
  'fence-there': 'R14',
  'fence-at-street-end': 'A2',
  'fence-in-used-estate': 'A3',
  'fence-between-twins': 'A4',
  'column-full': 'R14',
  'parks-full': 'R14',
  'no-pool-here': 'A7',
  'pools-full': 'R14',
  'temp-too-far': 'A9',
  'number-out-of-range': 'A9',
  'bis-full': 'R4',
  'bis-not-neighbour': 'A10',
  'bis-empty-original': 'A10',
  'bis-across-fence': 'A11',
  // roundabouts
  'no-roundabouts': 'A13',
  'roundabouts-built': 'A13',
  'roundabout-this-turn': 'A14',
  'roundabout-takes-last-house': 'T6',
  // plans
  'plan-claimed': 'P1',
  'plan-not-met': 'P1',
  'plan-wrong-estates': 'R5',
  'reshuffle-not-played': 'K5',
  'reshuffle-too-late': 'K5',
  'reshuffle-needs-plan': 'K5',
  'reshuffle-asked': 'K5',
  // whole turns and games
  'turn-not-finished': 'T1',
  'turn-finished': 'T2',
  'only-on-paper': 'G8',
  'not-on-paper': 'G8',
  'no-such-seat': 'G1',
  'already-in': 'G2',
  'not-in': 'G2',
  'stale-round': 'G2',
  'game-over': 'G3',
  'game-goes-on': 'G8',
  'no-round-over': 'G2',
  // options, files, records
  'bad-shape': 'E1',
  'unknown-rules': 'G6',
  'unknown-data': 'G6',
  'mode-not-in-edition': 'M1',
  'sheet-not-in-edition': 'E2',
  'too-few-players': 'M2',
  'too-many-players': 'M2',
  'no-such-plan': 'K4',
  'choose-an-opponent': 'M8',
  'no-opponent-here': 'M8',
  'no-paper-here': 'G8',
  'bad-seed': 'K6',
  'components-missing': 'E1',
  'components-differ': 'E1',
  'components-in-use': 'E1',
  'not-json': 'E1',
  'record-differs': 'G5',
  'record-cut-short': 'G5',
  'record-goes-on': 'G5',
  'record-seats-differ': 'G5',
  'record-without-seed': 'G5',
  'link-changed': 'G5',
  'turn-illegal': 'G5',
  'deal-impossible': 'G5',
  'file-too-large': 'E1',
  'impossible-sheet': 'H6',
} as const;

export type RejectionCode = keyof typeof RULE_OF;
export type RuleId = (typeof RULE_OF)[RejectionCode];

/** Why something was rejected: a code, the rule behind it, and facts for the message. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly rule: RuleId;
  readonly facts: Facts;
}

export type Facts = { readonly [name: string]: number | string };

const NO_FACTS: Facts = {};

export function rejection(code: RejectionCode, facts: Facts = NO_FACTS): Rejection {
  return { code, rule: RULE_OF[code], facts };
}
