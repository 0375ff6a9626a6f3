/** A page in a browser that Playwright cannot drive. */
export interface RemotePage {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page, without access to its closure. */
  readonly evaluate: <A, R>(work: (argument: A) => R, argument: A) => Promise<R>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The call of a function as an expression. Its result travels as JSON. */
export const callOf = (work: unknown, argument: unknown): string =>
  `JSON.stringify((${String(work)})(${JSON.stringify(argument)}) ?? null)`;

/** A mouse click, in the format of both protocols. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
