import { LIMITS } from 'picket-protocol';
import { withoutControls } from '../io/table.ts';
import type { Reply } from '../play/answer.ts';
import type { TableInput } from '../play/input.ts';
import type { Place } from '../play/place.ts';
import { roundRecap } from '../play/recap.ts';
import type { Terminal } from '../play/terminal.ts';
import type { OnlineTable } from './onlineTable.ts';

/** The commands of an online table besides turns. */
export class OnlinePlace implements Place {
  readonly online = true;
  readonly #terminal: Terminal;
  readonly #table: OnlineTable;

  constructor(terminal: Terminal, table: OnlineTable) {
    this.#terminal = terminal;
    this.#table = table;
  }

  async command(input: TableInput): Promise<Partial<Reply>> {
    const { known, view } = this.#table;
    switch (input.kind) {
      case 'hint':
        return { lines: ['There are no hints at online tables.'] };
      case 'recap': {
        const lines = view === undefined ? [] : roundRecap(view);
        return lines.length === 0 ? { lines: ['No round is finished yet.'] } : { lines, page: true };
      }
      case 'say':
        return this.#say(input.text);
      case 'chat': {
        const lines = known?.chat.map(({ seat, text }) =>
          withoutControls(`${this.#table.nameOf(seat)}: ${text}`),
        );
        return lines === undefined || lines.length === 0
          ? { lines: ['No messages yet.'] }
          : { lines, page: true };
      }
      case 'takeBack':
        return this.#back();
      case 'start':
        if (known?.info.status !== 'lobby') return { lines: ['The game has already started.'] };
        this.#table.send({ type: 'start' });
        return {};
      case 'resign':
        return this.#resign();
      case 'quit':
        return { left: true };
    }
  }

  /** Takes over from a caretaker, and takes back the turn. */
  #back(): Partial<Reply> {
    const { view, me } = this.#table;
    const isMinded = me?.caretaker !== null && me?.caretaker !== undefined;
    const isIn = view?.now?.turn !== undefined;
    if (isMinded) this.#table.send({ type: 'back' });
    if (isIn) this.#table.send({ type: 'takeBack', round: view.state.rounds.length });
    return isMinded || isIn ? {} : { lines: ['Your turn is not in yet.'] };
  }

  /** The line appears when it has arrived. */
  #say(text: string): Partial<Reply> {
    if (text.length > LIMITS.chat) {
      return { lines: [`That is too long: ${text.length} of at most ${LIMITS.chat} characters.`] };
    }
    this.#table.say(text);
    return {};
  }

  /** The table says when it is done; the server may be away. */
  async #resign(): Promise<Partial<Reply>> {
    const isLobby = this.#table.known?.info.status === 'lobby';
    const question = isLobby
      ? 'Give up your seat at this table? y/N '
      : 'Resign? A bot plays your seat to the end. y/N ';
    const line = await this.#terminal.ask(question);
    if (line === undefined || !/^y(es)?$/i.test(line.trim())) return {};
    this.#table.resign();
    return { lines: ['Waiting for the server. q leaves and keeps your seat for now.'] };
  }
}
