import { Failure } from '../failure.ts';
import { wrap } from '../io/table.ts';
import { forgetSeat, type Seat } from '../keep/seats.ts';
import { execute, showPage, type Executed } from '../play/execute.ts';
import { hint } from '../play/guide.ts';
import { resultLines, roundNews } from '../play/recap.ts';
import { screen } from '../play/screen.ts';
import type { Session } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import type { Text } from '../text/text.ts';
import { Refused } from './api.ts';
import { keepRecord } from './keepRecord.ts';
import { lobbyInput, lobbyLines } from './lobby.ts';
import { OnlinePlace } from './onlinePlace.ts';
import type { OnlineTable } from './onlineTable.ts';
import { sessionFor } from './rounds.ts';
import { statusLine } from './status.ts';

/** The maximum number of news lines: more would push details off the table; chat shows the rest. */
const MOST_NEWS = 4;

/** Room below the result for the record, news and the prompt. */
const END_LINES = 6;

/** One game at an online table. The table changes while the player types, and is redrawn each time. */
export class OnlineGame {
  readonly #terminal: Terminal;
  readonly #seat: Seat;
  readonly #table: OnlineTable;
  readonly #place: OnlinePlace;
  #session: Session | undefined;
  #lines: readonly string[] = [];
  readonly #prompt: Prompt;
  #wantsRematch = false;
  #drawn = '';
  #kept: readonly string[] | undefined;

  constructor(terminal: Terminal, seat: Seat, table: OnlineTable, prompt: Prompt = {}) {
    this.#terminal = terminal;
    this.#seat = seat;
    this.#table = table;
    this.#place = new OnlinePlace(terminal, table);
    this.#prompt = prompt;
    prompt.wake = () => table.tick();
  }

  /** The table of the rematch; undefined if the player has left. */
  async play(): Promise<string | undefined> {
    for (;;) {
      const { changes, hasResigned } = this.#table;
      if (hasResigned) return this.#leaveResigned();
      await this.#stopIfGone();
      this.#learn();
      if (this.#wantsRematch && this.#next !== undefined) return this.#next;
      if (this.#isOver) await this.#keepRecord();
      this.#draw();
      this.#prompt.typed ??= this.#ask();
      const { typed } = this.#prompt;
      await this.#table.changedSince(changes);
      if (!typed.isDone) continue;
      const line = await typed.line;
      this.#prompt.typed = undefined;
      this.#drawn = '';
      if (!this.#isOver) {
        if (line === undefined || (await this.#type(line))) return this.#leave();
      } else if (isRematch(line)) this.#rematch();
      else return this.#leaveResult();
    }
  }

  /** Asks for a line. Typing it counts as a change, so there is a single promise to wait for. */
  #ask(): Typed {
    const typed: Typed = { line: this.#terminal.ask('> '), isDone: false };
    const done = (): void => {
      typed.isDone = true;
      this.#prompt.wake?.();
    };
    typed.line.then(done, done);
    return typed;
  }

  /** The table of the rematch, if there is one. */
  get #next(): string | undefined {
    return this.#table.known?.info.next ?? undefined;
  }

  get #text(): Text {
    return this.#terminal.look.text;
  }

  get #isOver(): boolean {
    return this.#table.known?.info.status === 'over';
  }

  /** Throws a Failure if the game can't continue. */
  async #stopIfGone(): Promise<void> {
    const { line, known, me } = this.#table;
    // Later a lost connection is retried, but a server that never answered may not exist.
    if (known === undefined && line.state === 'broken') {
      throw line.code === undefined ? new Failure('unreachable', this.#seat.server) : new Refused(line.code);
    }
    const gone =
      line.state === 'refused'
        ? new Refused(line.code)
        : known?.info.status === 'closed'
          ? new Refused('table-closed')
          : known !== undefined && me === undefined
            ? new Failure('not-at-table')
            : undefined;
    if (gone === undefined) return;
    // A newer program may still open the seat.
    if (line.state !== 'refused' || line.code !== 'other-protocol') await forgetSeat(this.#seat);
    throw gone;
  }

  /** Applies changes of the table. */
  #learn(): void {
    const { view } = this.#table;
    const news = this.#table.takeNews(this.#text);
    if (news.length > 0) this.#lines = [...this.#lines, ...news].slice(-MOST_NEWS);
    if (view?.now === undefined || view.seat === undefined) return;
    const before = this.#session;
    this.#session = sessionFor(before, view);
    if (before === undefined || before.view.state.rounds.length === view.state.rounds.length) return;
    const late = this.#table.takeLate();
    const round = roundNews(view, this.#terminal.look, (seat) => seat !== view.seat);
    this.#lines = [...(late === undefined ? [] : [this.#text.online.late(late)]), ...round, ...news];
  }

  #draw(): void {
    const { look } = this.#terminal;
    const lines = this.#screen();
    const drawn = lines.join('\n');
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#terminal.redraw(lines.slice(0, Math.max(1, look.rows - 1)));
  }

  #screen(): string[] {
    const { look } = this.#terminal;
    if (this.#isOver) return this.#result();
    if (this.#session === undefined) return lobbyLines(this.#table, this.#seat.server, look, this.#lines);
    const isIn = this.#session.view.now?.turn !== undefined;
    return screen(this.#session, look, {
      status: [statusLine(this.#table, this.#text)],
      lines: this.#lines,
      guide: isIn ? this.#text.guide.isIn : hint(this.#session.draft, this.#text),
    });
  }

  #result(): string[] {
    const { view } = this.#table;
    const { look } = this.#terminal;
    const { rematch } = this.#text.online;
    if (view === undefined) return [];
    return [
      ...resultLines(view, look, END_LINES),
      '',
      ...[...(this.#kept ?? []), ...this.#lines].flatMap((line) => wrap(line, look.columns)),
      this.#next !== undefined ? rematch.ready : this.#wantsRematch ? rematch.asked : rematch.propose,
    ];
  }

  async #keepRecord(): Promise<void> {
    const { view } = this.#table;
    if (this.#kept !== undefined || view === undefined) return;
    const late = this.#table.takeLate();
    this.#lines = late === undefined ? [] : [this.#text.online.late(late)];
    this.#kept = [];
    this.#kept = await keepRecord(this.#seat, view.commitment, this.#text);
  }

  /** Executes a line; returns whether the player has left. */
  async #type(line: string): Promise<boolean> {
    this.#lines = [];
    const before = this.#session;
    if (before === undefined) return this.#typeInLobby(line);
    const done = await execute(this.#terminal, this.#place, before, line);
    if (done.left === true) return true;
    this.#take(done);
    return false;
  }

  #take({ session, lines, confirmed }: Executed): void {
    const round = session.view.state.rounds.length;
    // The round may have ended in the meantime.
    if (this.#table.view?.state.rounds.length !== round) return;
    this.#session = session;
    this.#lines = lines;
    const { steps } = session.draft;
    if (confirmed === true) this.#table.send({ type: 'submit', round, steps });
    else if (session.view.now?.turn === undefined) this.#table.keepDraft(round, steps);
  }

  async #typeInLobby(line: string): Promise<boolean> {
    if (line.trim() === '') return false;
    const input = lobbyInput(line);
    if (input === undefined) {
      this.#lines = [this.#text.online.lobbyCommands];
      return false;
    }
    const { left = false, lines = [], page = false } = await this.#place.command(input);
    if (page) await showPage(this.#terminal, lines);
    else this.#lines = lines;
    return left;
  }

  /** The table will show the rematch; the server may be unreachable. */
  #rematch(): void {
    this.#lines = [];
    this.#wantsRematch = true;
    if (this.#next === undefined) {
      this.#table.send({ type: 'rematch' }, (isDone) => (this.#wantsRematch = isDone));
    }
  }

  async #leaveResult(): Promise<undefined> {
    await forgetSeat(this.#seat);
    return undefined;
  }

  /** Here or on another device. */
  async #leaveResigned(): Promise<undefined> {
    await forgetSeat(this.#seat);
    const isLobby = this.#table.known?.info.status === 'lobby';
    const { gaveUpSeat, resigned } = this.#text.online;
    this.#terminal.print([isLobby ? gaveUpSeat : resigned]);
    return undefined;
  }

  #leave(): undefined {
    const { server, table } = this.#seat;
    this.#terminal.print([this.#text.online.seatKept, `  ./picket play --join ${server}/#/table/${table}`]);
    return undefined;
  }
}

/** The open question. It stays open when a rematch begins. */
export interface Prompt {
  typed?: Typed | undefined;
  /** The id of the current table. */
  wake?: () => void;
}

interface Typed {
  readonly line: Promise<string | undefined>;
  isDone: boolean;
}

function isRematch(line: string | undefined): boolean {
  return line?.trim().toLowerCase() === 'r';
}
