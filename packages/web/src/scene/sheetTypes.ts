import type { Spot } from 'picket-engine';

/** Everything that the drawing of a sheet needs. The drawing knows no rules and only reports taps. */
export interface SheetModel {
  /** The name on the town's sign. */
  readonly town: string;
  readonly score: number;
  /** The small board under the sign: “points so far”. Omitted: no board. */
  readonly caption?: string;
  readonly streets: readonly StreetModel[];
}

export interface StreetModel {
  readonly name: string;
  /** Its progress: houses, estates, pools and the park. Empty until the texts for screen readers are loaded. */
  readonly line: string;
  readonly lots: readonly LotModel[];
  /** The gaps after each house but the last. */
  readonly gaps: readonly GapModel[];
  readonly estates: readonly EstateModel[];
  readonly park: ParkModel;
  /** Cards that fit most empty houses, from 0. They get no rings, which would be everywhere. */
  readonly easy?: readonly number[];
}

/** When a mark was made: in this turn, or before. */
export type Ink = 'fresh' | 'settled';

export interface LotModel {
  readonly spot: Spot;
  readonly kind: 'empty' | 'number' | 'bis' | 'roundabout';
  readonly number?: number;
  readonly ink: Ink;
  readonly pool: 'none' | 'plot' | 'built' | 'missed';
  readonly poolInk: Ink;
  /** With no card picked: which cards fit here, from 0. Shown as small rings with 1, 2, 3. */
  readonly rings: readonly number[];
  /** Which ones fit only with a temp: their rings are dashed. */
  readonly tempRings: readonly number[];
  /** What a tap would do now, if anything. */
  readonly target?: 'write' | 'bis' | 'roundabout';
  /** While a paper sheet is typed in, every house can be tapped, and one is selected. */
  readonly open?: 'here' | 'elsewhere';
  /** Highlighted because a score is being explained. */
  readonly lit: boolean;
  /** The pencil preview on this lot. */
  readonly preview?: LotPreview;
  /** The accessible name: where it is, what is there, what a tap does. */
  readonly label: string;
}

interface LotPreview {
  /** Of a hint: it is only pencil, with a ring around it. */
  readonly hinted?: boolean;
  readonly number?: number;
  readonly bis?: boolean;
  readonly roundabout?: boolean;
  readonly pool?: boolean;
  /** The change of the score, such as “+3”; empty for no change. */
  readonly delta: string;
}

export interface GapModel {
  /** After this house. */
  readonly at: Spot;
  readonly fence: 'none' | Ink;
  readonly target: boolean;
  readonly preview?: { readonly delta: string; readonly hinted?: boolean };
  readonly label: string;
}

export interface EstateModel {
  readonly first: number;
  readonly size: number;
  readonly missing: number;
  readonly state: 'complete' | 'open' | 'too-large';
  /** What the plate on the kerb says: “2/4”, “3 ✓”, “2 · N°3”. */
  readonly plate: string;
  /** Complete and used for a plan: the plate is outlined. */
  readonly used: boolean;
  /** The preview would complete it: the plate is dashed and says “3 ✓ +3”. */
  readonly preview: boolean;
  readonly lit: boolean;
  /** Selected, or selectable, for the plan being claimed. */
  readonly pick?: 'picked' | 'pickable';
  /** The accessible name while it is selectable. */
  readonly label?: string;
}

export interface ParkModel {
  readonly values: readonly number[];
  readonly crossed: number;
  /** Boxes crossed in this turn. */
  readonly fresh: number;
  /** Boxes that the preview would cross. */
  readonly preview?: number;
  readonly label: string;
  readonly lit: boolean;
  /** On the road of the wide sheet: “Park · 4 pts”. */
  readonly sign?: string;
  /** The word before the park's trees on the narrow sheet: “Park”. */
  readonly word?: string;
}
