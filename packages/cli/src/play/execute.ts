import { opensTurn, comesBeforePlans, reply } from './answer.ts';
import { markAutomatically } from './drafts.ts';
import type { Place } from './place.ts';
import { readInput, trimmed } from './readInput.ts';
import { amend, type Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** The outcome of a line of commands. */
export interface Executed {
  readonly session: Session;
  readonly lines: readonly string[];
  readonly confirmed?: boolean;
  readonly left?: boolean;
}

/** Executes a line of commands, up to the first that fails. */
export async function execute(
  terminal: Terminal,
  place: Place,
  before: Session,
  line: string,
): Promise<Executed> {
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
    if (!read.ok) return { session, lines: [read.message(terminal.look.text)] };
    const next = await reply(terminal, place, session, read.input);
    const { lines, goOn, confirmed = false, left = false, page } = next;
    if (page === true && terminal.interactive) {
      await showPage(terminal, lines);
      return { session, lines: [] };
    }
    // Commands after a confirmed turn were not meant for the next player.
    if (confirmed || left) return { session: next.session, lines, confirmed, left };
    session = next.session;
    said = lines;
    open = read.input.kind !== 'none' && (open || opensTurn(read.input));
    rest = goOn ? trimmed(read.rest) : '';
  }
}

/** Shows lines instead of the table, one page at a time. */
export async function showPage(terminal: Terminal, lines: readonly string[]): Promise<void> {
  const { rows, text } = terminal.look;
  const height = Math.max(1, rows - 1);
  for (let from = 0; from < lines.length; from += height) {
    terminal.clear();
    terminal.print(lines.slice(from, from + height));
    const isLast = from + height >= lines.length;
    const line = await terminal.ask(isLast ? text.turn.toGame : text.turn.toNextPage);
    if (line === undefined) return;
  }
}
