import { MODES, scoresOf, type Score } from 'picket-engine';
import { cut, width, withoutControls } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import type { Look } from './look.ts';
import type { Session } from './session.ts';

/** With more players than this, only some are named. */
const MOST_NAMED = 4;
const SHORT_NAME = 10;

/** The round, the game, and the players with their scores and changes: always one line, shortened if necessary. */
export function headLine(session: Session, scores: readonly Score[], look: Look): string {
  const { paint, columns, text } = look;
  const { screen } = text;
  const { view, seat } = session;
  const { players, edition, mode } = view.state.rules.options;
  const played = screen.kind(edition, mode === MODES[0] ? undefined : mode);
  const round = screen.round(view.state.rounds.length + 1);
  const mine = (length?: number) => scoreOf(session, scores, seat, text, length);
  const everyone = (length?: number) => players.map((_, i) => scoreOf(session, scores, i, text, length));
  const few = players.length <= MOST_NAMED;
  const ways = [
    ...(few
      ? [
          [round, played, ...everyone()],
          [round, ...everyone()],
          [round, ...everyone(SHORT_NAME)],
        ]
      : []),
    [round, played, mine(), bestOf(session, scores, text)],
    [round, mine(SHORT_NAME), bestOf(session, scores, text, SHORT_NAME)],
    [round, mine(SHORT_NAME)],
  ].map(screen.parts);
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

function scoreOf(session: Session, scores: readonly Score[], i: number, { screen }: Text, length?: number) {
  const { view, seat, draft, before } = session;
  const total = scores[i]?.total ?? 0;
  const started = i === seat && draft.steps.length > 0;
  const since = started ? (scoresOf(view.state)[i]?.total ?? 0) : (before[i] ?? 0);
  return screen.score(nameOf(session, i, length), total, total - since);
}

/** With many players, only the best of the others is named. */
function bestOf(session: Session, scores: readonly Score[], { screen }: Text, length?: number): string {
  const others = scores.flatMap(({ total }, i) => (i === session.seat ? [] : [{ total, i }]));
  const best = others.toSorted((a, b) => b.total - a.total)[0];
  if (best === undefined) return '';
  const name = nameOf(session, best.i, length);
  return others.length === 1
    ? screen.score(name, best.total)
    : screen.bestOf(others.length, name, best.total);
}
