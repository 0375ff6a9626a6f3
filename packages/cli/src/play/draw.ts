import { wrap } from '../io/table.ts';
import { hint } from './guide.ts';
import { screen, turnLine, type Around } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Draws a turn: in a terminal every time; in a pipe the table once per turn, then only changes. */
export function drawTurn(terminal: Terminal, session: Session, around: Around, isNew: boolean): void {
  const { interactive, look } = terminal;
  terminal.clear();
  if (interactive || isNew) {
    return terminal.print(screen(session, look, { guide: hint(session.draft, look.text), ...around }));
  }
  const lines = [turnLine(session, look.text), ...(around.lines ?? [])].filter((line) => line !== '');
  terminal.print(lines.flatMap((line) => wrap(line, look.columns)));
}
