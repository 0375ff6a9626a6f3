import type { Reply } from './answer.ts';
import type { TableInput } from './input.ts';
import type { Session } from './session.ts';

/** Where a game is played: at this keyboard, or at an online table. */
export interface Place {
  readonly online: boolean;
  /** Executes a command about the game; what is left out of the reply stays as it is. */
  command(input: TableInput, session: Session): Promise<Partial<Reply>>;
}
