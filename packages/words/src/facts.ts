import type { Action, EditionId, Expected, Fault, ModeId, RejectionCode, SheetId, Slot } from 'picket-engine';

/** The facts the engine gives with a rejection, by code, for use in sentences. Places count from 0. */
export interface FactsByCode {
  'not-a-step': { path: string } & Expected;
  'no-such-spot': { street: number; house: number };
  'no-such-offer': { offer: number };
  'number-fits-nowhere': { number: number };
  'refusal-not-forced': { number: number };
  'number-not-offered': { number: number; offered: number };
  'house-taken': { number: number };
  'not-above-left': { number: number; left: number };
  'not-below-right': { number: number; right: number };
  'not-this-action': { action: Action; tried: Action };
  'no-such-size': { size: number };
  'fence-between-twins': { number: number };
  'column-full': { size: number };
  'parks-full': { street: number };
  'temp-too-far': { by: number };
  'number-out-of-range': { number: number };
  'roundabouts-built': { limit: number };
  'roundabout-takes-last-house': { number: number };
  'plan-claimed': { slot: Slot };
  'plan-not-met': { slot: Slot };
  'plan-wrong-estates': { slot: Slot };
  'no-such-seat': { seat: number };
  'already-in': { seat: number };
  'not-in': { seat: number };
  'stale-round': { round: number; now: number };
  'bad-shape': { path: string } & Expected;
  'unknown-rules': { version: number };
  'unknown-data': { version: number };
  'mode-not-in-edition': { mode: ModeId; edition: EditionId };
  'sheet-not-in-edition': { sheet: SheetId; edition: EditionId };
  'too-few-players': { min: number };
  'too-many-players': { max: number };
  'no-such-plan': { plan: string; slot: Slot };
  'choose-an-opponent': { opponent: string };
  'no-opponent-here': { mode: ModeId };
  'no-paper-here': { mode: ModeId };
  'components-missing': { hash: string };
  'components-differ': { hash: string; named: string };
  'record-differs': { path: string; is: string; should: string };
  'deal-impossible': { path: string };
  'file-too-large': { max: number };
  'record-cut-short': { rounds: number };
  'record-goes-on': { path: string };
  'record-seats-differ': { path: string; seats: number };
  /** `why` is the code of the turn’s rejection, whose facts are included. */
  'turn-illegal': { path: string; why: RejectionCode };
  'impossible-sheet': { path: string; why: Fault };
}

type NoFacts = { readonly [name: string]: never };

/** The facts that come with a rejection of this code. */
export type FactsOf<C extends RejectionCode> = C extends keyof FactsByCode
  ? Readonly<FactsByCode[C]>
  : NoFacts;
