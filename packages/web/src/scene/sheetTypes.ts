import type { Spot } from 'picket-engine';

/** What the drawing of a sheet needs, and nothing else: it knows no rules, shows what it is given and says what was tapped. */
export interface SheetModel {
  /** The name on the town's sign. */
  readonly town: string;
  readonly score: number;
  /** The small board under the sign: “points so far”. Left out, there is no board. */
  readonly caption?: string;
  readonly streets: readonly StreetModel[];
}

export interface StreetModel {
  readonly name: string;
  readonly lots: readonly LotModel[];
  /** The gaps behind each house but the last. */
  readonly gaps: readonly GapModel[];
  readonly estates: readonly EstateModel[];
  readonly park: ParkModel;
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
  /** With no offer chosen: which offers fit here, from 0. Shown as small rings that hold 1, 2, 3. */
  readonly rings: readonly number[];
  /** And which fit only with the changed number of a temp: their rings are dashed. */
  readonly tempRings: readonly number[];
  /** What a tap would do now, if anything. */
  readonly target?: 'write' | 'bis' | 'roundabout';
  /** Lit because a score is being explained. */
  readonly lit: boolean;
  /** The pencil preview on this lot. */
  readonly preview?: LotPreview;
  /** The accessible name: where it is, what is there, what a tap does. */
  readonly label: string;
}

interface LotPreview {
  readonly number?: number;
  readonly roundabout?: boolean;
  /** The change of the score, such as “+3”; empty for no change. */
  readonly delta: string;
}

export interface GapModel {
  /** Behind this house. */
  readonly at: Spot;
  readonly fence: 'none' | Ink;
  readonly target: boolean;
  readonly preview?: { readonly delta: string };
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
  /** Picked, or to be picked, for the plan being validated. */
  readonly pick?: 'picked' | 'pickable';
  /** The accessible name while it can be picked. */
  readonly label?: string;
}

export interface ParkModel {
  readonly values: readonly number[];
  readonly crossed: number;
  /** Boxes crossed in this turn. */
  readonly fresh: number;
  readonly label: string;
  readonly lit: boolean;
  /** What stands on the road of the wide sheet: “Park · 4 pts”. */
  readonly sign?: string;
  /** The word before the park's trees on the narrow sheet: “Park”. */
  readonly word?: string;
}
