import { defaultOptions, viewOf, type Game, type Options, type Step } from 'picket-engine';
import { withoutControls, wrap } from '../io/table.ts';
import { drawTurn } from '../play/draw.ts';
import { execute } from '../play/execute.ts';
import { noteLines, resultLines, roundNews } from '../play/recap.ts';
import { openSession, totalsOf, type Session } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import { nextPerson, peopleIn, type LocalGame } from './localGame.ts';
import type { Keeper } from './keeper.ts';
import { LocalTable } from './localTable.ts';
import { Thinking } from './thinking.ts';

/** Room below the result for the record. */
const END_LINES = 5;

/** Plays a game at this keyboard to its end, or until a player leaves. */
export async function playLocal(terminal: Terminal, start: LocalGame, keeper: Keeper): Promise<void> {
  const table = new LocalTable(terminal, start, keeper);
  await table.save();
  let before = totalsOf(viewOf(start.game));
  const { text } = terminal.look;
  let lines = noteLines(viewOf(start.game), text);
  let last: number | undefined;
  while (table.local.game.state.ending === undefined) {
    const opened = table.local.game;
    const isOpen = (): boolean => table.local.game.state === opened.state;
    const thinking = new Thinking(table.local);
    for (let seat = nextPerson(table.local); isOpen() && seat !== undefined; seat = nextPerson(table.local)) {
      if (last !== undefined && peopleIn(table.local) > 1) {
        await passOn(terminal, table.local.game, seat, lines);
        lines = [];
      }
      const session = openSession(viewOf(table.local.game, seat), before, table.local.draft);
      const turn = await playTurn(terminal, table, session, lines);
      if (turn === undefined) {
        thinking.stop();
        return leave(terminal, table.local, keeper);
      }
      await table.submit(seat, turn);
      lines = [];
      last = seat;
    }
    await playBots(terminal, table, thinking);
    before = totalsOf(viewOf(opened));
    lines = between(terminal, table.local);
  }
  const { game } = table.local;
  terminal.clear();
  terminal.print(['', ...resultLines(viewOf(game), terminal.look, END_LINES), '']);
  await keeper.end(terminal, table.local);
}

/** A person's whole turn; undefined if they have left. */
async function playTurn(
  terminal: Terminal,
  table: LocalTable,
  opened: Session,
  first: readonly string[],
): Promise<readonly Step[] | undefined> {
  let session = opened;
  let lines = first;
  for (let isNew = true; ; isNew = false) {
    drawTurn(terminal, session, { lines }, isNew);
    const line = await terminal.ask('> ');
    if (line === undefined) return undefined;
    const next = await execute(terminal, table, session, line);
    if (next.left === true) return undefined;
    if (next.confirmed === true) return next.session.draft.steps;
    ({ session, lines } = next);
    lines = [...lines, ...(await table.keepDraft(session.draft.steps))];
  }
}

async function playBots(terminal: Terminal, table: LocalTable, thinking: Thinking): Promise<void> {
  const [first, ...others] = thinking.busy.map((seat) => nameAt(table.local.game, seat));
  if (first !== undefined && terminal.interactive) {
    terminal.print([terminal.look.text.game.thinking(first, others.length)]);
  }
  for (const [seat, steps] of await thinking.turns()) await table.submit(seat, steps);
}

function nameAt({ state }: Game, seat: number): string {
  return withoutControls(state.rules.options.players[seat] ?? '');
}

/** The others' turns; several people at one keyboard read them while passing it on. */
function between({ look }: Terminal, local: LocalGame): string[] {
  const isPassed = peopleIn(local) > 1;
  const isTold = (seat: number): boolean => isPassed || local.bots[seat] !== null;
  return roundNews(viewOf(local.game), look, isTold, isPassed);
}

/** Passes the keyboard to the next person. */
async function passOn(terminal: Terminal, game: Game, seat: number, lines: readonly string[]): Promise<void> {
  const name = nameAt(game, seat);
  const { rows, columns, text } = terminal.look;
  const room = rows - 2;
  terminal.clear();
  terminal.print(['', ...lines.flatMap((line) => wrap(line, columns)).slice(-room)]);
  if (terminal.interactive) await terminal.ask(text.game.next(name));
  else terminal.print([text.game.turnOf(name)]);
}

function leave(terminal: Terminal, local: LocalGame, { file, resume }: Keeper): void {
  const { game } = terminal.look.text;
  terminal.print(
    file === undefined ? [game.again, `  ${sameDeal(local)}`] : [game.savedIn(file), game.toContinue(resume)],
  );
}

/** The command that repeats this deal. */
function sameDeal(local: LocalGame): string {
  const { state, seed } = local.game;
  const { edition, mode, opponent, advanced, sheet, plans }: Options = state.rules.options;
  const bots = local.bots.filter((level) => level !== null);
  return [
    `./picket play --edition ${edition} --mode ${mode} --seed=${seed} --players ${peopleIn(local)}`,
    ...(bots.length === 0 ? [] : [`--bots ${bots.join(',')}`]),
    ...(opponent === null ? [] : [`--opponent ${opponent}`]),
    `--${advanced ? '' : 'no-'}advanced`,
    ...(sheet === defaultOptions.sheet ? [] : [`--sheet ${sheet}`]),
    ...(plans === null ? [] : [`--plans ${plans.join(',')}`]),
  ].join(' ');
}
