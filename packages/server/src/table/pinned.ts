import type { Game } from 'picket-engine';

/** The versions that a game keeps, whatever is newest later, and the plans it was dealt. */
export interface Pinned {
  readonly rules: number;
  readonly data: number;
  /** By slot. */
  readonly plans: readonly string[];
}

export function pinnedOf({ state }: Game): Pinned {
  const { version, data, plans } = state.rules;
  return { rules: version, data, plans: plans.map(({ card }) => card.id) };
}
