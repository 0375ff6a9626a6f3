/** The page of a game that is over. */
export interface EndText {
  readonly pageTitle: (city: string) => string;
  /** “Standard · 34 rounds · 4 players”. */
  readonly facts: (mode: string, rounds: number, players: number) => string;
  /** Beside the facts of a game in which a round was taken back. */
  readonly practice: string;
  readonly bot: string;
  readonly greetings: string;
  /** On the postmark, where there is room for a handful of letters. */
  readonly postmark: (rounds: number) => string;
  /** “1st”. */
  readonly place: (rank: number) => string;
  /** A rank that several share, where there is little room. */
  readonly shared: (rank: number) => string;
  readonly townOf: (name: string) => string;
  readonly postcard: (city: string, name: string, points: number) => string;
  readonly points: string;
  readonly player: string;
  readonly table: string;
  /** “Every house built, seven pools, nine park boxes.” */
  readonly summary: (facts: {
    readonly empty: number;
    readonly pools: number;
    readonly parks: number;
    readonly estates: number;
  }) => string;
  readonly moreTowns: string;
  /** The same people with new cards. */
  readonly rematch: (several: boolean) => string;
  readonly sameDeal: string;
  readonly newGame: string;
  readonly yourTables: string;
  readonly saveRecord: string;
  /** Looking at a postcard, and saving it. */
  readonly card: {
    readonly open: string;
    readonly show: (name: string) => string;
    readonly title: (city: string) => string;
    readonly line: string;
    readonly png: string;
    readonly svg: string;
    readonly failed: string;
  };
  readonly takeBack: { readonly name: string; readonly line: string; readonly done: string };
  /** How anybody can see that the deal was not changed on the way. */
  /** For a game from a file: what was checked of it, and what was not. */
  readonly imported: string;
  readonly fair: {
    readonly line: string;
    readonly seed: string;
    readonly hash: string;
    readonly how: string;
  };
  /** The way to the rule about values of our own. */
  readonly houseWhy: string;
}
