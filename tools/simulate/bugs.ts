/** Planted bugs that a simulation must find, to show that it can find bugs. */
export const BUGS = ['fence removed', 'acknowledged before commit', 'lease ignored'] as const;
export type Bug = (typeof BUGS)[number];
