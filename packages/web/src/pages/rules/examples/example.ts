import type { Action, EditionId, Step } from 'picket-engine';
import type { RuleId } from 'picket-words';
import type { TrackName } from '../../../scene/tracks.ts';
import type { RulesText } from '../../../text/text.ts';

export type ExampleId = keyof RulesText['examples'];

/** A part of the sheet to be drawn: some houses of a street, and its park if asked for. */
export interface Window {
  readonly street: number;
  readonly from: number;
  /** The first house that is not drawn. */
  readonly to: number;
  readonly park?: true;
}

export type Card = readonly [number: number, action: Action];

/** One drawing in the engine's terms: everything it shows was played, and everything it forbids is rejected. */
export interface Scene {
  /** The streets and tracks, in the notation of sheets. */
  readonly sheet: string;
  readonly offers?: readonly Card[];
  /** The turn on that sheet, in the notation of turns; its marks are drawn as fresh ink. */
  readonly turn?: string;
  /** An illegal step, drawn struck out. */
  readonly refused?: Step;
  readonly advanced?: true;
  readonly show: {
    readonly offers?: true;
    /** The numbers that a temp may write. */
    readonly changes?: true;
    readonly plan?: number;
    readonly streets?: readonly Window[];
    readonly columns?: readonly number[];
    readonly tracks?: readonly TrackName[];
    readonly plansDone?: true;
    readonly town?: true;
  };
}

export interface Example {
  /** The rule it belongs to. */
  readonly rule: RuleId;
  /** The editions it applies to, if not both. */
  readonly edition?: EditionId;
  /** Omitted if the drawing is not made from a sheet. */
  readonly scenes?: readonly Scene[];
}
