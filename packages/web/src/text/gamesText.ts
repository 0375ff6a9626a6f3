/** The page with the games that are kept. */
export interface GamesText {
  readonly title: string;
  readonly line: string;
  readonly newGame: string;
  /** The way to the tables that this browser sits at. */
  readonly elsewhere: string;
  /** The button that asks for record files, and what a page says over which some are dragged. */
  readonly bringIn: string;
  readonly drop: string;
  readonly underWay: string;
  readonly finished: string;
  /** Over games that can no longer be read. */
  readonly unreadable: string;
  readonly unreadableLine: string;
  readonly empty: { readonly title: string; readonly line: string };
  /** What a game is, beside its edition and mode. */
  readonly advanced: string;
  readonly ownComponents: string;
  readonly practice: string;
  readonly imported: string;
  readonly round: (round: number) => string;
  /** One of those who play: a name, whether a bot plays it, and its points once the game is over. */
  readonly player: (player: {
    readonly name: string;
    readonly bot: boolean;
    readonly points: number | undefined;
  }) => string;
  readonly players: (players: readonly string[]) => string;
  /** How many towns are not drawn. */
  readonly more: (count: number) => string;
  /** What can be done with a game: on the button, and for those who hear it without the card around it. */
  readonly acts: {
    readonly [A in 'resume' | 'look' | 'save' | 'remove']: {
      readonly name: string;
      readonly label: (city: string) => string;
    };
  };
  readonly removed: (city: string) => string;
  /** Said of a game that has lost its name. */
  readonly removedNameless: string;
  readonly undo: string;
  readonly undoLabel: (city: string) => string;
  readonly restored: (city: string) => string;
  readonly savedUnderWay: string;
  readonly came: (count: number) => string;
  readonly wereThere: (count: number) => string;
  /** “linden.json: This is not JSON.” */
  readonly refused: (file: string, why: string) => string;
  readonly couldNotRead: string;
  /** A record in a file with several. */
  readonly lineOf: (file: string, line: number) => string;
  /** Where games are kept, and whether they stay. */
  readonly keeping: {
    readonly where: (games: number) => string;
    readonly size: (size: string) => string;
    readonly promised: string;
    readonly notPromised: string;
    readonly ask: string;
    readonly declined: string;
  };
}
