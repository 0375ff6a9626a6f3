import { Failure } from '../failure.ts';
import { wrap } from '../io/table.ts';
import { forgetSeat, type Seat } from '../keep/seats.ts';
import { execute, showPage, type Executed } from '../play/execute.ts';
import { hint } from '../play/guide.ts';
import { resultLines } from '../play/recap.ts';
import { screen } from '../play/screen.ts';
import type { Session } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import { unreachable, wireSentence } from './api.ts';
import { keepRecord } from './keepRecord.ts';
import { lobbyInput, lobbyLines } from './lobby.ts';
import { OnlinePlace } from './onlinePlace.ts';
import type { OnlineTable } from './onlineTable.ts';
import { newsAfter, sessionFor } from './rounds.ts';
import { lateLine, statusLine } from './status.ts';

/** More news than this pushes details off the table; chat shows the rest. */
const MOST_NEWS = 4;

/** Below the result: the record, news, and what to do. */
const END_LINES = 6;

/** One game at an online table. The table changes while the player types, and is drawn again each time. */
export class OnlineGame {
  readonly #terminal: Terminal;
  readonly #seat: Seat;
  readonly #table: OnlineTable;
  readonly #place: OnlinePlace;
  #session: Session | undefined;
  #lines: readonly string[] = [];
  /** The line that is being typed. */
  #typed: Promise<string | undefined> | undefined;
  #drawn = '';
  #kept: readonly string[] | undefined;

  constructor(terminal: Terminal, seat: Seat, table: OnlineTable) {
    this.#terminal = terminal;
    this.#seat = seat;
    this.#table = table;
    this.#place = new OnlinePlace(terminal, table);
  }

  /** The table of the rematch; undefined if the player has left. */
  async play(): Promise<string | undefined> {
    for (;;) {
      const { changes } = this.#table;
      await this.#stopIfGone();
      this.#learn();
      if (this.#isOver) await this.#keepRecord();
      this.#draw();
      this.#typed ??= this.#terminal.ask('> ');
      const woken = await Promise.race([
        this.#typed.then((line) => ({ line })),
        this.#table.changedSince(changes).then(() => undefined),
      ]);
      if (woken === undefined) continue;
      this.#typed = undefined;
      this.#drawn = '';
      const { line } = woken;
      if (this.#isOver) return isRematch(line) ? await this.#rematch() : this.#leaveResult();
      if (line === undefined || (await this.#type(line))) return this.#leave();
    }
  }

  get #isOver(): boolean {
    return this.#table.known?.info.status === 'over';
  }

  /** Throws one sentence if there is no way to go on. */
  async #stopIfGone(): Promise<void> {
    const { line, known, me } = this.#table;
    // Later a lost connection is repaired, but a server that never answered may not exist.
    if (known === undefined && line.state === 'broken') throw unreachable(this.#seat.server);
    const gone =
      line.state === 'refused'
        ? wireSentence(line.code)
        : known?.info.status === 'closed'
          ? wireSentence('table-closed')
          : known !== undefined && me === undefined
            ? 'You are no longer at this table.'
            : undefined;
    if (gone === undefined) return;
    // A newer program may still open the seat.
    if (line.state !== 'refused' || line.code !== 'other-protocol') await forgetSeat(this.#seat);
    throw new Failure(gone);
  }

  /** Takes over what is new at the table. */
  #learn(): void {
    const { view } = this.#table;
    const news = this.#table.takeNews();
    if (news.length > 0) this.#lines = [...this.#lines, ...news].slice(-MOST_NEWS);
    if (view?.now === undefined || view.seat === undefined) return;
    const before = this.#session;
    this.#session = sessionFor(before, view);
    if (before === undefined || before.view.state.rounds.length === view.state.rounds.length) return;
    const late = this.#table.takeLate();
    const { columns } = this.#terminal.look;
    this.#lines = [...(late === undefined ? [] : [lateLine(late)]), ...newsAfter(view, columns), ...news];
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
      status: [statusLine(this.#table)],
      lines: this.#lines,
      guide: isIn ? 'back takes your turn back. ? for help.' : hint(this.#session.draft),
    });
  }

  #result(): string[] {
    const { known, view } = this.#table;
    const { look } = this.#terminal;
    if (view === undefined) return [];
    const next = known?.info.next ?? null;
    return [
      ...resultLines(view, look, END_LINES),
      '',
      ...[...(this.#kept ?? []), ...this.#lines].flatMap((line) => wrap(line, look.columns)),
      next === null ? 'r proposes a rematch, Enter leaves.' : 'There is a rematch: r joins it, Enter leaves.',
    ];
  }

  async #keepRecord(): Promise<void> {
    const { view } = this.#table;
    if (this.#kept !== undefined || view === undefined) return;
    const late = this.#table.takeLate();
    this.#lines = late === undefined ? [] : [lateLine(late)];
    this.#kept = [];
    this.#kept = await keepRecord(this.#seat, view.commitment);
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
      this.#lines = ['Type say hello, chat, start, leave or q.'];
      return false;
    }
    const { left = false, lines = [], page = false } = await this.#place.command(input);
    if (page) await showPage(this.#terminal, lines);
    else this.#lines = lines;
    return left;
  }

  async #rematch(): Promise<string | undefined> {
    await forgetSeat(this.#seat);
    const next = this.#table.known?.info.next ?? undefined;
    if (next !== undefined) return next;
    const answer = await this.#table.order({ type: 'rematch' });
    if (answer.type === 'done' && answer.table !== undefined) return answer.table;
    throw new Failure(answer.type === 'refused' ? wireSentence(answer.code) : wireSentence('try-again'));
  }

  async #leaveResult(): Promise<undefined> {
    await forgetSeat(this.#seat);
    return undefined;
  }

  async #leave(): Promise<undefined> {
    if (this.#place.resigned) {
      await forgetSeat(this.#seat);
      this.#terminal.print(['You have given up your seat.']);
      return undefined;
    }
    const { server, table } = this.#seat;
    this.#terminal.print([
      'Your seat is kept. To return:',
      `  ./picket play --join ${server}/#/table/${table}`,
    ]);
    return undefined;
  }
}

function isRematch(line: string | undefined): boolean {
  return line?.trim().toLowerCase() === 'r';
}
