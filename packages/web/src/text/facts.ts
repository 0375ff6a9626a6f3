/** What sentences are made from: facts, never words. */
import type { EstateDescription, HouseDescription, Slot, Spot } from 'picket-engine';
import type { Streets } from 'picket-words';

/** What a change of the sheet does. */
export interface Effect {
  /** Sizes of estates that become complete. */
  readonly estates: readonly number[];
  /** The change of the score. */
  readonly points: number;
}

/** Why temps score what they do: a rank from 0, or a number of boxes where the mode has a table. */
export type TempsReason = { readonly rank: number } | { readonly boxes: number };

/** What makes a number fit that fits nowhere as it is. */
export type Helped = 'temp' | 'roundabout';

/** What a tap on a spot is for; with an effect, what it would do. */
export type TapFacts =
  | { readonly does: 'write' | 'bis' | 'fence' | 'roundabout' }
  | { readonly does: 'ask' }
  | {
      readonly does: 'write' | 'bis' | 'fence' | 'roundabout';
      readonly number: number;
      readonly effect: Effect;
    };

/** A house on a sheet. */
export interface LotFacts extends Pick<HouseDescription, 'kind' | 'number' | 'pool'> {
  readonly spot: Spot;
  readonly streets: Streets;
  readonly fresh?: boolean;
  /** The cards whose number fits, as it is or changed by a temp. */
  readonly fits?: readonly number[];
  readonly fitsByTemp?: readonly number[];
  readonly tap?: TapFacts | undefined;
}

/** An estate in a line about its street. */
export interface SpokenEstate extends Pick<EstateDescription, 'size' | 'missing' | 'state' | 'used'> {
  /** The plan that used it, if it is known. */
  readonly plan: Slot | undefined;
}

/** A house in a list of houses, where its place in the list is its number. */
export interface SpokenHouse {
  readonly kind: HouseDescription['kind'];
  readonly number: number;
  readonly pool: HouseDescription['pool'];
  readonly fresh: boolean;
  /** Whether a fence follows. */
  readonly fence: boolean;
}

/** The days after which a server deletes things. */
export interface Retention {
  readonly lobbyDays: number;
  readonly unfinishedDays: number;
  readonly linkDays: number;
}
