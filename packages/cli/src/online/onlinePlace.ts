import { LIMITS } from 'picket-protocol';
import { withoutControls } from '../io/table.ts';
import type { Reply } from '../play/answer.ts';
import type { TableInput } from '../play/input.ts';
import type { Place } from '../play/place.ts';
import { roundRecap } from '../play/recap.ts';
import type { Terminal } from '../play/terminal.ts';
import type { Text } from '../text/text.ts';
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

  get #text(): Text {
    return this.#terminal.look.text;
  }

  async command(input: TableInput): Promise<Partial<Reply>> {
    const { known, view } = this.#table;
    const { game, online } = this.#text;
    switch (input.kind) {
      case 'hint':
        return { lines: [online.noHints] };
      case 'recap': {
        const lines = view === undefined ? [] : roundRecap(view, this.#text);
        return lines.length === 0 ? { lines: [game.noRound] } : { lines, page: true };
      }
      case 'say':
        return this.#say(input.text);
      case 'chat': {
        const lines = known?.chat.map(({ seat, text }) =>
          withoutControls(online.said(this.#table.nameOf(seat), text)),
        );
        return lines === undefined || lines.length === 0
          ? { lines: [online.noMessages] }
          : { lines, page: true };
      }
      case 'takeBack':
        return this.#back();
      case 'start':
        if (known?.info.status !== 'lobby') return { lines: [online.started] };
        this.#table.send({ type: 'start' });
        return {};
      case 'resign':
        return this.#resign();
      case 'quit':
        return { left: true };
    }
  }

  /** Takes over from a caretaker, and takes back its turn. */
  #back(): Partial<Reply> {
    const { view, me } = this.#table;
    const isMinded = me?.caretaker !== null && me?.caretaker !== undefined;
    const isIn = view?.now?.turn !== undefined;
    if (isMinded) this.#table.send({ type: 'back' });
    if (isIn) this.#table.send({ type: 'takeBack', round: view.state.rounds.length });
    return isMinded || isIn ? {} : { lines: [this.#text.online.notIn] };
  }

  /** The line appears once the server has it. */
  #say(text: string): Partial<Reply> {
    if (text.length > LIMITS.chat) {
      return { lines: [this.#text.online.tooLong(text.length, LIMITS.chat)] };
    }
    this.#table.say(text);
    return {};
  }

  /** The table shows when it is done; the server may be unreachable. */
  async #resign(): Promise<Partial<Reply>> {
    const isLobby = this.#table.known?.info.status === 'lobby';
    const { online, setup } = this.#text;
    const line = await this.#terminal.ask(isLobby ? online.giveUpSeat : online.resign);
    if (line === undefined || !setup.isYes(line.trim())) return {};
    this.#table.resign();
    return { lines: [online.asked] };
  }
}
