/** The public API of the engine. */
export { ACTIONS, MAX_HOUSES, MAX_NUMBER, MAX_SIZE, SLOTS, STREETS } from './types.ts';
export type { Action, EstateName, ReadonlyInts, Slot, Spot, Step, TurnStep } from './types.ts';
export { rejection, RULE_OF } from './rejection.ts';
export type { Facts, Rejection, RejectionCode, RuleId } from './rejection.ts';
export type { Result } from './result.ts';
export type { Expected, Form } from './shape.ts';
export { base64url, sha256, sha256Hex, utf8 } from './hash.ts';
export { KeyedRandom, Random } from './random.ts';

// editions and the components file
export { EDITIONS, MODES, OPPONENT, SHEETS } from './edition/names.ts';
export type { EditionId, ModeId, SheetId } from './edition/names.ts';
export { isEstimated } from './edition/estimated.ts';
export { RULES_VERSION } from './edition/rulings.ts';
export { BUILT_IN, builtIn, componentsOf, DATA_VERSION } from './edition/components.ts';
export { readComponents } from './edition/readComponents.ts';
export type { Box } from './edition/components.ts';
export type { Architect, Components, EditionBlock, PlanCard, PrintedSheet, When } from './edition/types.ts';

export type { ReadonlySheet } from './sheet/readonlySheet.ts';
export type { ReadonlyTurn } from './turn/turn.ts';

// turns
export { isComplete, legalSteps, playTurn, rebase, startDraft, takeStep, whyNot } from './turn/draft.ts';
export type { Draft, TurnFault } from './turn/draft.ts';

// games
export { defaultOptions, plansFor } from './game/options.ts';
export { commitmentOf, dealAhead, newGame, submit, takeBack } from './game/game.ts';
export { otherDeal } from './game/deals.ts';
export type { Game } from './game/game.ts';
export { mayReshuffle, playDeck } from './game/deckOnly.ts';
export type { DeckRound } from './game/deckOnly.ts';
export { isPaper, isUnknown, playSeat } from './game/paper.ts';
export { amongOthers, enteredDeal, openEntered, playEntered } from './game/entered.ts';
export type { EnteredCards } from './game/entered.ts';
export { scoresOf, sheetEnding } from './game/round.ts';
export type { Plan } from './plan/plan.ts';
export type { Position } from './state/position.ts';
export { positionOf } from './state/position.ts';
export type { Options, Rules } from './state/rules.ts';
export { isWhole, writeCards } from './state/cards.ts';
export type { ActionOnly, Card, CardsRecord, Hand, Offer, RoundCards } from './state/cards.ts';
export type { Crowd, Dealt, Ending, Note, Round, Special, State, TableFacts } from './state/state.ts';
export type { Score } from './score/score.ts';
export type { OpponentDescription, OpponentScore, PileEstate, Ranking } from './state/opponent.ts';
export { pileOf, worthToOpponent } from './mode/aaa.ts';
export { pileMerits } from './mode/pile.ts';
export { spreadKnowledge } from './mode/passing.ts';
export type { Passing } from './mode/passing.ts';
export { modeOf } from './mode/index.ts';
export type { CardUse, Mode } from './state/mode.ts';
export { opponentOf, resultOf } from './game/result.ts';
export type { GameResult } from './game/result.ts';
export { recordOf } from './record/record.ts';
export type { EnteredSheet, GameRecord, RoundRecord } from './record/record.ts';
export { readAbout } from './record/about.ts';
export type { About, Practice, SeatAbout } from './record/about.ts';
export { enterSheet } from './record/enterSheet.ts';
export { replay } from './record/replay.ts';
export { gamesOf } from './record/rounds.ts';
export type { Replayed } from './record/replay.ts';
export { positionIn, viewOf } from './game/view.ts';
export type { View } from './game/view.ts';
export { crowdOf, hasWindows, standingsOf, tempsOutside, windowOf } from './game/window.ts';
export type { Standings } from './game/window.ts';
export { readView } from './record/readView.ts';
export { writeView } from './record/viewRecord.ts';
export type { Outside } from './record/replay.ts';
export type { ViewRecord } from './record/viewRecord.ts';
export { inspectSheet, readSheet } from './record/readSheet.ts';
export type { Inspected } from './record/readSheet.ts';
export { writeSheet } from './record/sheetRecord.ts';
export type { HouseRecord, SheetRecord, StreetRecord } from './record/sheetRecord.ts';
export { FAULTS } from './record/fillSheet.ts';
export type { Fault } from './record/fillSheet.ts';
export { describeSheet } from './sheet/describe.ts';
export type {
  SheetDescription,
  HouseDescription,
  EstateDescription,
  StreetDescription,
  Track,
} from './sheet/describe.ts';
export { rankTemps } from './score/temps.ts';
export { estateMerits, firstDifference } from './score/ranking.ts';
export { scoreSheet } from './score/score.ts';

// notation: a turn, a sheet or a game as text
