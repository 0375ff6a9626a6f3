import type { Reply } from './answer.ts';
import type { TableInput } from './input.ts';
import type { Session } from './session.ts';

/** Where a game is played: at this keyboard, or at an online table. */
export interface Place {
  readonly online: boolean;
  /** Executes a command about the game; omitted parts of the reply stay unchanged. */
  command(input: TableInput, session: Session): Promise<Partial<Reply>>;
}
