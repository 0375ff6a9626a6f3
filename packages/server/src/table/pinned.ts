import type { Game } from 'picket-engine';

/** The versions and plans of a game, fixed when it starts. */
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
