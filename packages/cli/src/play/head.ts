import { MODES, scoresOf, type Score } from 'picket-engine';
import { en } from 'picket-words';
import { cut, width, withoutControls } from '../io/table.ts';
import { minus } from '../scoreTable.ts';
import type { Look } from './look.ts';
import type { Session } from './session.ts';

/** With more players than this, only some are named. */
const MOST_NAMED = 4;
const SHORT_NAME = 10;

/** The round, the game, and the players with their scores and changes: always one line, with less in it if it is long. */
export function headLine(session: Session, scores: readonly Score[], { paint, columns }: Look): string {
  const { view, seat } = session;
  const { players, edition, mode } = view.state.rules.options;
  const played = mode === MODES[0] ? en.editions[edition] : `${en.editions[edition]}, ${en.modes[mode]}`;
  const round = `Round ${view.state.rounds.length + 1}`;
  const mine = (length?: number) => scoreOf(session, scores, seat, length);
  const everyone = (length?: number) => players.map((_, i) => scoreOf(session, scores, i, length));
  const few = players.length <= MOST_NAMED;
  const ways = [
    ...(few
      ? [
          [round, played, ...everyone()],
          [round, ...everyone()],
          [round, ...everyone(SHORT_NAME)],
        ]
      : []),
    [round, played, mine(), bestOf(session, scores)],
    [round, mine(SHORT_NAME), bestOf(session, scores, SHORT_NAME)],
    [round, mine(SHORT_NAME)],
  ].map((parts) => parts.join(' · '));
  const line = ways.find((way) => width(way) <= columns) ?? cut(ways.at(-1) ?? '', columns);
  return [mine(), mine(SHORT_NAME)].reduce(
    (text, name) => (text === line ? text.replace(name, paint.title) : text),
    line,
  );
}

function nameOf({ view }: Session, seat: number, length?: number): string {
  const name = withoutControls(view.state.rules.options.players[seat] ?? '');
  return length === undefined ? name : cut(name, length);
}

function scoreOf(session: Session, scores: readonly Score[], i: number, length?: number): string {
  const { view, seat, draft, before } = session;
  const total = scores[i]?.total ?? 0;
  const started = i === seat && draft.steps.length > 0;
  const since = started ? (scoresOf(view.state)[i]?.total ?? 0) : (before[i] ?? 0);
  const change = total - since;
  return `${nameOf(session, i, length)} ${minus(total)}${change === 0 ? '' : ` (${signed(change)})`}`;
}

/** With many players, only the best of the others is named. */
function bestOf(session: Session, scores: readonly Score[], length?: number): string {
  const others = scores.flatMap(({ total }, i) => (i === session.seat ? [] : [{ total, i }]));
  const best = others.toSorted((a, b) => b.total - a.total)[0];
  if (best === undefined) return '';
  const whose = others.length === 1 ? '' : `best of ${others.length} others: `;
  return `${whose}${nameOf(session, best.i, length)} ${minus(best.total)}`;
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}
