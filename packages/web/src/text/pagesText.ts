/** The page that a visit begins on. */
export interface StartText {
  /** The name of the product, in the title of every page. */
  readonly name: string;
  readonly pageTitle: string;
  readonly headline: string;
  readonly introduction: string;
  /** The houses of the start page: a name, and a line. */
  readonly doors: {
    readonly [D in 'play' | 'bots' | 'together' | 'solo' | 'towns']: {
      readonly title: string;
      readonly line: string;
    };
  };
  /** Where there is a door for one device alone. */
  readonly oneDevice: string;
  /** The ways in, as links on the houses. */
  readonly enter: {
    readonly [E in 'choose' | 'bots' | 'together' | 'online' | 'solo' | 'aaa' | 'towns']: string;
  };
  /** Starts what was played last. */
  readonly play: string;
  /** Names to begin with: one is suggested for each new game. */
  readonly cities: readonly string[];
  readonly continueGame: string;
  /** “Linden Falls · round 24”. */
  readonly kept: (city: string, round: number) => string;
  readonly keptOver: (city: string, points: number) => string;
  readonly theme: string;
  readonly rules: string;
  readonly settings: string;
  readonly about: string;
  /** What the drawing on the start page shows, for those who do not see it. */
  readonly picture: string;
}

/** What can stand around any page: dialogs, notices, errors. */
export interface AroundText {
  readonly skipToGame: string;
  readonly close: string;
  readonly yes: string;
  readonly no: string;
  readonly cancel: string;
  readonly loading: string;
  readonly leave: {
    readonly title: string;
    readonly line: string;
    readonly stay: string;
    readonly go: string;
  };
  readonly elsewhere: { readonly title: string; readonly line: string; readonly takeOver: string };
  /** Between two seats on one device. */
  readonly pass: {
    readonly title: (name: string) => string;
    readonly line: string;
    readonly ready: (name: string) => string;
    /** For whoever has just confirmed. */
    readonly back: (name: string) => string;
  };
  readonly rule: { readonly title: (id: string) => string; readonly all: string };
  /** An error says what happened, that nothing was lost, and what to do. */
  readonly errors: {
    readonly title: string;
    readonly notKept: string;
    readonly storageBlocked: string;
    readonly noSuchGame: string;
    readonly turnRefused: (why: string) => string;
    readonly stale: string;
    readonly workerStopped: string;
    readonly unexpected: string;
    readonly reload: string;
    readonly toStart: string;
  };
}
