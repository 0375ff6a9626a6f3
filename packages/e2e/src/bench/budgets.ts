/** What the client promises: milliseconds of processor time, and Lighthouse's marks. */
export const BUDGETS = { tapToInk: 50, longestTask: 100, lighthouse: 95 } as const;

/** What `npm run bench:web -- --json` prints. */
export interface Figures {
  readonly tapToInk: { readonly median: number; readonly runs: readonly number[] };
  readonly longestTask: { readonly task: number; readonly turns: number };
  readonly lighthouse: { readonly [category: string]: number };
}
