import { defaultOptions, recordOf, type Game, type Options } from 'picket-engine';
import { writeFile } from 'node:fs/promises';
import { fileFailure } from '../failure.ts';
import { withoutControls, wrap } from '../io/table.ts';
import { comesBeforePlans, opensTurn, reply } from './answer.ts';
import { markAutomatically } from './drafts.ts';
import { hint } from './guide.ts';
import { readInput, trimmed } from './readInput.ts';
import { noteLines, resultLines, roundRecap } from './recap.ts';
import { screen, turnLine } from './screen.ts';
import { amend, openSession, type Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Plays a game to its end, or until a player leaves. */
export async function playToTheEnd(terminal: Terminal, game: Game): Promise<void> {
  let session: Session = openSession(game);
  let lines: readonly string[] = noteLines(game);
  let turn: Session | undefined;
  while (session.game.state.ending === undefined) {
    const isNew = turn === undefined || !sameTurn(turn, session);
    if (isNew && turn !== undefined) lines = await passOn(terminal, turn, session);
    turn = session;
    draw(terminal, session, lines, isNew);
    const line = await terminal.ask('> ');
    if (line === undefined) return leave(terminal, session);
    const next = await play(terminal, session, line);
    if (next === undefined) return leave(terminal, session);
    ({ session, lines } = next);
  }
  terminal.clear();
  terminal.print(['', ...resultLines(session.game, terminal.look.columns), '']);
  await keepRecord(terminal, session.game);
}

interface Played {
  readonly session: Session;
  readonly lines: readonly string[];
}

/** Executes a line of commands, up to the first that fails; undefined if the player has left. */
async function play(terminal: Terminal, before: Session, line: string): Promise<Played | undefined> {
  let session = before;
  let said: readonly string[] = [];
  // Whether a number was just written or chosen, and its action may still follow or be declined.
  let open = false;
  for (let rest = trimmed(line); ;) {
    const read = rest === '' ? undefined : readInput(rest, session.draft, line);
    if (open && !(read?.ok === true && comesBeforePlans(read.input))) {
      session = amend(session, markAutomatically(session.draft));
      open = false;
    }
    if (read === undefined) return { session, lines: said };
    if (!read.ok) return { session, lines: [read.message] };
    const { session: next, lines, goOn, left, page } = await reply(terminal, session, read.input);
    if (left === true) return undefined;
    if (page === true && terminal.interactive) {
      await showPage(terminal, lines);
      return { session, lines: [] };
    }
    // Commands after a confirmed turn were not meant for the next player.
    if (!sameTurn(session, next)) return { session: next, lines };
    session = next;
    said = lines;
    open = read.input.kind !== 'none' && (open || opensTurn(read.input));
    rest = goOn ? trimmed(read.rest) : '';
  }
}

async function showPage(terminal: Terminal, lines: readonly string[]): Promise<void> {
  terminal.clear();
  terminal.print(lines);
  await terminal.ask('Press Enter to return to the game. ');
}

function sameTurn(a: Session, b: Session): boolean {
  return a.seat === b.seat && a.game.state === b.game.state;
}

/** Between two turns: shows the last round, and passes the keyboard to the next player. */
async function passOn(terminal: Terminal, last: Session, next: Session): Promise<readonly string[]> {
  const { players } = next.game.state.rules.options;
  const resolved = last.game.state !== next.game.state;
  const notes = resolved ? noteLines(next.game) : [];
  if (players.length === 1) return notes;
  terminal.clear();
  terminal.print(['', ...(resolved ? [...roundRecap(next.game), ...notes, ''] : [])]);
  const name = withoutControls(players[next.seat] ?? '');
  if (terminal.interactive) await terminal.ask(`${name} is next. Press Enter when you sit at the keyboard. `);
  else terminal.print([`— ${name} —`]);
  return [];
}

/** A terminal is redrawn each time; a pipe gets the table once a turn, then only changes. */
function draw(terminal: Terminal, session: Session, lines: readonly string[], isNew: boolean): void {
  const { interactive, look } = terminal;
  terminal.clear();
  if (interactive || isNew) terminal.print(screen(session, look));
  const turn = turnLine(session);
  const space = interactive && look.roomy ? [''] : [];
  const fitted = (text: string): string[] => wrap(text, look.columns);
  terminal.print([
    ...space,
    ...(turn === '' ? [] : fitted(turn)),
    ...lines.flatMap(fitted).map(look.paint.notice),
    ...(interactive || isNew ? fitted(hint(session.draft)).map(look.paint.faint) : []),
  ]);
}

function leave(terminal: Terminal, { game }: Session): void {
  terminal.print(['To play this deal again:', `  ${sameDeal(game)}`]);
}

/** The command that repeats this deal. */
function sameDeal({ state, seed }: Game): string {
  const { edition, mode, opponent, advanced, sheet, players, plans }: Options = state.rules.options;
  return [
    `./picket play --edition ${edition} --mode ${mode} --seed=${seed} --players ${players.length}`,
    ...(opponent === null ? [] : [`--opponent ${opponent}`]),
    `--${advanced ? '' : 'no-'}advanced`,
    ...(sheet === defaultOptions.sheet ? [] : [`--sheet ${sheet}`]),
    ...(plans === null ? [] : [`--plans ${plans.join(',')}`]),
  ].join(' ');
}

/** Offers to save the game, until that succeeds or is declined. */
async function keepRecord(terminal: Terminal, game: Game): Promise<void> {
  const played = `${new Date().toISOString().slice(0, -'.000Z'.length)}Z`;
  for (;;) {
    const file = (await terminal.ask('File name to save the record, or Enter to skip: '))?.trim();
    if (file === undefined || file === '') return;
    try {
      await writeFile(file, `${JSON.stringify(recordOf(game, { played }))}\n`, { flag: 'wx' });
      return terminal.print([`Saved. Check it with: ./picket check ${file}`]);
    } catch (error) {
      terminal.print([fileFailure('write', file, error).message]);
    }
  }
}
