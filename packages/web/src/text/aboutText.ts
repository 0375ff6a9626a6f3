/** After how many days the server deletes what. */
export interface Retention {
  readonly lobbyDays: number;
  readonly unfinishedDays: number;
  readonly linkDays: number;
}

/** The small print: whose this is, what is stored, and what to do when something is wrong. */
export interface AboutText {
  readonly title: string;
  /** Who made the printed game. */
  readonly credits: string;
  readonly unofficial: { readonly title: string; readonly lines: readonly string[] };
  readonly stored: {
    readonly title: string;
    readonly line: string;
    readonly things: readonly { readonly name: string; readonly line: string }[];
    readonly erase: string;
    readonly ask: {
      readonly title: string;
      readonly line: (games: number, files: number) => string;
      readonly cannot: string;
      readonly yes: string;
      readonly no: string;
    };
    readonly failed: string;
  };
  /** What is kept where tables are held for people elsewhere. */
  readonly elsewhere: {
    readonly title: string;
    readonly line: string;
    /** With the days after which things go, where the server said so. */
    readonly things: (
      days: Retention | undefined,
    ) => readonly { readonly name: string; readonly line: string }[];
    /** None has said so yet. */
    readonly unknown: string;
    readonly ask: string;
  };
  readonly report: {
    readonly title: string;
    readonly line: string;
    /** What is in the file. */
    readonly contents: readonly string[];
    readonly game: (city: string) => string;
    readonly noGame: string;
    readonly save: string;
    readonly saved: string;
  };
  readonly browsers: { readonly title: string; readonly line: string };
  readonly version: {
    readonly title: string;
    readonly line: (version: string, build: string, rules: number) => string;
  };
  readonly licences: {
    readonly title: string;
    readonly line: string;
    readonly missing: string;
  };
}

/** The strip that says that a newer Picket has been fetched. */
export interface UpdateText {
  readonly name: string;
  readonly ready: string;
  readonly now: string;
  readonly later: string;
}
