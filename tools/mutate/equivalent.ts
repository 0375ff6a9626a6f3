/** Mutants that no test can kill, or that none should: why, and which. */
export interface Excuse {
  readonly why: string;
  readonly mutants: readonly string[];
}

export const EQUIVALENT: readonly Excuse[] = [];
