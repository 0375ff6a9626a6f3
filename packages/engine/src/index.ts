/** The public API of the rules. */
export { ACTIONS, MAX_HOUSES, MAX_NUMBER, MAX_SIZE, SLOTS, STREETS } from './types.ts';
export type { Action, EstateName, Slot, Spot, Step } from './types.ts';
export { rejection, RULE_OF } from './rejection.ts';
export type { Facts, Rejection, RejectionCode, RuleId } from './rejection.ts';
export type { Result } from './result.ts';
export type { Expected, Form } from './shape.ts';
export { base64url, sha256, sha256Hex, utf8 } from './hash.ts';
export { FastRandom, KeyedRandom, Random } from './random.ts';
export { lowest, nthBit, popcount } from './bits.ts';

// editions and the components file
export { EDITIONS, MODES, OPPONENT, SHEETS } from './edition/names.ts';
export type { EditionId, ModeId, SheetId } from './edition/names.ts';
export { isEstimated } from './edition/estimated.ts';
export { RULES_VERSION } from './edition/rulings.ts';
export { builtIn, readComponents } from './edition/components.ts';
export type { UserComponents } from './edition/components.ts';
export type { Architect, Components, EditionBlock, PlanCard, PrintedSheet, When } from './edition/types.ts';

// the fast path: what bots think with
export { NONE, Sheet } from './sheet/sheet.ts';
export type { Chance } from './cards/chance.ts';
export { Stacks } from './cards/stacks.ts';
export { ACTION } from './action/action.ts';
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

// turns
export { isComplete, legalSteps, playTurn, rebase, startDraft, takeStep, whyNot } from './turn/draft.ts';
export type { Draft, TurnFault } from './turn/draft.ts';

// games
export { defaultOptions, plansFor } from './game/options.ts';
export { commitmentOf, newGame, submit, takeBack } from './game/game.ts';
export type { Game } from './game/game.ts';
export { scoresOf, sheetEnding } from './game/round.ts';
export type { Plan } from './plan/plan.ts';
export type { Position } from './state/position.ts';
export { positionOf } from './state/position.ts';
export type { Options, Rules } from './state/rules.ts';
export type {
  Card,
  Dealt,
  Ending,
  Hand,
  Note,
  Offer,
  Round,
  RoundCards,
  Special,
  State,
  TableFacts,
} from './state/state.ts';
export type { Score } from './score/score.ts';
export type { OpponentDescription, OpponentScore, PileEstate, Ranking } from './state/opponent.ts';
export { pileOf, worthToOpponent } from './mode/architects.ts';
export { modeOf } from './mode/index.ts';
export type { Choice, Mode } from './state/mode.ts';
export { opponentOf, resultOf } from './game/result.ts';
export type { GameResult } from './game/result.ts';
export { recordOf } from './game/record.ts';
export type { GameRecord } from './game/record.ts';
export { replay } from './game/replay.ts';
export type { Replayed } from './game/replay.ts';
export { positionIn, viewOf } from './game/view.ts';
export type { View } from './game/view.ts';
export { readView, writeView } from './game/viewRecord.ts';
export type { ViewRecord } from './game/viewRecord.ts';
export { readSheet, writeSheet } from './game/sheetRecord.ts';
export type { SheetRecord } from './game/sheetRecord.ts';
export { FAULTS } from './game/fillSheet.ts';
export type { Fault } from './game/fillSheet.ts';
export { describeSheet } from './sheet/describe.ts';
export type {
  SheetDescription,
  HouseDescription,
  EstateDescription,
  StreetDescription,
  Track,
} from './sheet/describe.ts';
export { rankTemps } from './score/temps.ts';
export { scoreSheet } from './score/score.ts';

// a turn, a sheet and a game as text
export { EXPECTED_TOKENS } from './notation/fault.ts';
export type { ExpectedToken, NotationFault } from './notation/fault.ts';
export { formatTurn } from './notation/formatTurn.ts';
export { parseStep } from './notation/parseStep.ts';
export { parseTurn } from './notation/parseTurn.ts';
export type { TurnReading } from './notation/parseTurn.ts';
export { formatSheet } from './notation/formatSheet.ts';
export { parseSheet } from './notation/parseSheet.ts';
export { formatGame } from './notation/formatGame.ts';
export { parseGame } from './notation/parseGame.ts';
