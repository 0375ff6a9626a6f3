import type { LevelId } from 'picket-bots';
import type { About, Game, Practice, Step } from 'picket-engine';

/** A game at this keyboard, with all its saved state. */
export interface LocalGame {
  readonly game: Game;
  /** The level of the bot in each seat; null for a person. */
  readonly bots: readonly (LevelId | null)[];
  readonly practice: Practice;
  /** The draft of the next person. */
  readonly draft: readonly Step[];
}

/** A new game; the bots are in the last seats. */
export function localGame(game: Game, bots: readonly LevelId[]): LocalGame {
  const people = game.turns.length - bots.length;
  return {
    game,
    bots: [...Array<null>(people).fill(null), ...bots],
    practice: { takeBacks: 0, hints: 0 },
    draft: [],
  };
}

/** The first person without a turn; undefined if only bots are missing. */
export function nextPerson({ game, bots }: LocalGame): number | undefined {
  const seat = game.turns.findIndex((turn, i) => turn === undefined && bots[i] === null);
  return seat < 0 ? undefined : seat;
}

export function peopleIn({ bots }: LocalGame): number {
  return bots.filter((level) => level === null).length;
}

/** The `about` block of the record. */
export function aboutOf({ bots, practice }: LocalGame, played?: string): About {
  return {
    ...(played !== undefined && { played }),
    seats: bots.map((bot) => (bot === null ? {} : { bot })),
    practice,
  };
}
