/** What training needs from the networks, in addition to the bots' public API. */
export { stepsOf } from '../turns/steps.ts';
export { noRoundabouts, promisingRoundabouts, type Spots } from '../turns/roundabouts.ts';
export { Turns, type Visit } from '../turns/turns.ts';
export { chance, Judge } from './judge.ts';
export { Panel, SHARES, type Member } from './panel.ts';
export { ENCODING, POSITION_SLOTS, ROWS } from './rows.ts';
export { situationOf } from './situation.ts';
export { CATEGORIES, CEILING, HEAD, HEADS, LEAD_UNIT, QUANTILES, readWeights, SKIPS } from './weights.ts';
