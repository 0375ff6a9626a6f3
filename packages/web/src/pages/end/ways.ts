/** What can be done after a game that is held elsewhere. */
export interface EndWays {
  /** What the first button says and does; undefined for those who only watched. */
  readonly again: { readonly name: string; readonly go: () => void } | undefined;
  readonly record: () => void;
}
