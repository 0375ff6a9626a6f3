/** The client's budgets: milliseconds of CPU time, and Lighthouse scores. */
export const BUDGETS = { tapToInk: 50, answer: 50, longestTask: 100, lighthouse: 95 } as const;

/** The output of `npm run bench:web -- --json`. */
export interface Figures {
  readonly tapToInk: { readonly median: number; readonly runs: readonly number[] };
  readonly longestTask: { readonly task: number; readonly turns: number };
  readonly lighthouse: { readonly [category: string]: number };
}

/** When a kind of mark or moment is seen, heard and spoken, in milliseconds after the tap. */
export interface AnswerTimes {
  readonly kind: string;
  readonly change: number;
  readonly sound: number;
  readonly sentence: number;
}
