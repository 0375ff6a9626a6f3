import { submit, viewOf, type Step } from 'picket-engine';
import type { Reply } from '../play/answer.ts';
import type { TableInput } from '../play/input.ts';
import type { Place } from '../play/place.ts';
import { roundRecap } from '../play/recap.ts';
import type { Session } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import type { Text } from '../text/text.ts';
import { hintLines } from './hint.ts';
import type { Keeper } from './keeper.ts';
import type { LocalGame } from './localGame.ts';

/** The table at this keyboard: every change is saved. */
export class LocalTable implements Place {
  readonly online = false;
  readonly #terminal: Terminal;
  readonly #keeper: Keeper;
  #local: LocalGame;

  constructor(terminal: Terminal, local: LocalGame, keeper: Keeper) {
    this.#terminal = terminal;
    this.#local = local;
    this.#keeper = keeper;
  }

  get local(): LocalGame {
    return this.#local;
  }

  get #text(): Text {
    return this.#terminal.look.text;
  }

  /** Returns a sentence if it failed: the game can continue anyway. */
  async save(): Promise<string[]> {
    const problem = await this.#keeper.save(this.#local);
    return problem === undefined ? [] : [problem.in(this.#text)];
  }

  async submit(seat: number, steps: readonly Step[]): Promise<void> {
    const { game } = this.#local;
    const next = submit(game, { seat, round: game.state.rounds.length, steps });
    if (!next.ok) throw new Error(`A whole turn was rejected: ${next.rejection.rejection.code}.`);
    this.#local = { ...this.#local, game: next.value, draft: [] };
    await this.save();
  }

  async keepDraft(draft: readonly Step[]): Promise<string[]> {
    if (draft === this.#local.draft) return [];
    this.#local = { ...this.#local, draft };
    return this.save();
  }

  async command(input: TableInput, session: Session): Promise<Partial<Reply>> {
    switch (input.kind) {
      case 'hint':
        return { lines: await this.#hint(session) };
      case 'recap':
        return recap(this.#local, this.#text);
      case 'quit':
        return { left: this.#keeper.file !== undefined || (await this.#wantsToLeave()) };
      case 'say':
      case 'chat':
      case 'takeBack':
      case 'start':
      case 'resign':
        return { lines: [this.#text.game.onlineOnly] };
    }
  }

  async #hint(session: Session): Promise<string[]> {
    const { game, hints } = this.#text;
    const lines = hintLines(session, this.#text);
    if (lines.length === 0) return [game.noHint];
    const { practice } = this.#local;
    this.#local = { ...this.#local, practice: { ...practice, hints: practice.hints + 1 } };
    return [...lines, ...(practice.hints === 0 ? [hints.practice] : []), ...(await this.save())];
  }

  async #wantsToLeave(): Promise<boolean> {
    const { game, setup } = this.#text;
    const line = await this.#terminal.ask(game.leave);
    return line === undefined || setup.isYes(line.trim());
  }
}

function recap({ game }: LocalGame, text: Text): Partial<Reply> {
  const lines = roundRecap(viewOf(game), text);
  return lines.length === 0 ? { lines: [text.game.noRound] } : { lines, page: true };
}
