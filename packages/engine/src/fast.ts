/** The fast path: the mutable sheet and turn that bots think with. Games, records and views are in index.ts. */
export { FastRandom } from './random.ts';
export { lowest, nthBit, popcount } from './bits.ts';
export { NONE, Sheet } from './sheet/sheet.ts';
export type { Chance } from './cards/chance.ts';
export { Stacks } from './cards/stacks.ts';
export { ACTION, listTargets, MAX_ROWS } from './action/action.ts';
export type { ActionCode } from './action/action.ts';
export { MAX_CHANGE, usefulChanges } from './action/temp.ts';
export { scoreTotal } from './score/columns.ts';
export { Turn, turnOf } from './turn/turn.ts';
export {
  apply,
  packAct,
  packChange,
  packChoose,
  packPlan,
  packRefuse,
  packReshuffle,
  packRoundabout,
  packWrite,
  unpack,
} from './turn/pack.ts';
export {
  canAskReshuffle,
  canChoose,
  canRefuse,
  claimsNow,
  roundaboutsLeft,
  roundaboutsNow,
  targetsNow,
  tempChanges,
  writeSpots,
} from './turn/legal.ts';
