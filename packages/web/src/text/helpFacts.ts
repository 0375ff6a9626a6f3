import type {
  Action,
  EditionId,
  EstateDescription,
  HouseDescription,
  Score,
  Slot,
  Spot,
} from 'picket-engine';
import type { LevelName, Streets } from 'picket-words';
import type { Helped } from './facts.ts';

/** What explanations are made from: facts, never words. One entry for each kind of thing on the table. */
export interface HelpFacts {
  readonly card: {
    readonly number: number;
    readonly action: Action;
    readonly edition: EditionId;
    /** Where the number fits now, and what makes it fit if that is nowhere. */
    readonly houses: number;
    readonly needs: Helped | undefined;
    readonly next: Action | undefined;
    /** How many cards with this number the box has. */
    readonly copies: number;
  };
  readonly plan: {
    readonly slot: Slot;
    readonly edition: EditionId;
    readonly sentence: string;
    readonly high: number;
    readonly low: number;
    readonly worth: number;
    readonly state: 'open' | 'ready' | 'claimed';
    /** For plans on estates: how many of those it asks for there are. */
    readonly estates: { readonly have: number; readonly all: number } | undefined;
  };
  readonly part: {
    readonly part: keyof Score;
    readonly points: number;
    /** Boxes of its track, and the points with one more. */
    readonly track: TrackFacts | undefined;
    /** What temps score. */
    readonly note: string | undefined;
  };
  readonly value: {
    readonly size: number;
    readonly value: number;
    readonly next: number | undefined;
    readonly estates: number;
    readonly points: number;
  };
  readonly park: TrackFacts & { readonly street: number; readonly streets: Streets; readonly points: number };
  readonly estate: Pick<EstateDescription, 'size' | 'missing' | 'state' | 'value' | 'used'>;
  readonly house: Pick<HouseDescription, 'kind' | 'number' | 'pool'> & {
    readonly spot: Spot;
    readonly streets: Streets;
    /** For an empty one: which numbers fit. */
    readonly fits: { readonly from: number; readonly to: number } | undefined;
    readonly estate: HelpFacts['estate'] | undefined;
    readonly odds: OddsFacts | undefined;
  };
  readonly gap: {
    readonly spot: Spot;
    readonly streets: Streets;
    readonly fence: boolean;
    /** The sizes of the estates on both sides of a fence here. */
    readonly sizes: readonly [number, number] | undefined;
    /** Why there can be no fence here. */
    readonly blocked: 'plan' | 'same-number' | undefined;
  };
  readonly seat: {
    readonly name: string;
    readonly level: LevelName | undefined;
    readonly score: number;
    readonly played: boolean;
  };
  readonly rival: { readonly name: string; readonly character: string; readonly score: number };
  readonly stack: { readonly label: string };
  readonly choice: { readonly label: string; readonly action: Action | undefined };
}

export type HelpKind = keyof HelpFacts;

interface TrackFacts {
  readonly crossed: number;
  readonly boxes: number;
  /** What it is worth with one more box; undefined with none left, or if that depends on the others. */
  readonly next: number | undefined;
}

/** The chances of a gap, from 0 to 1. */
export interface OddsFacts {
  readonly next: number;
  readonly all: number;
}

/** What something on the table is, what it does, and what it is worth now. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** Empty where there is nothing to say. */
  readonly now: string;
  /** What the accessible name doesn’t say, in one sentence; houses and gaps have enough to read. */
  readonly spoken?: string;
}
