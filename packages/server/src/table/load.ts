import { enterSheet, newGame, submit, type Box, type Game, type TurnStep } from 'picket-engine';
import type { BotStyle, LevelName, Settings } from 'picket-protocol';
import type { StoredTable } from '../store/store.ts';
import type { TableRow } from '../store/schema.ts';
import type { Seat, TableState } from './state.ts';

/** Rebuilds a table from what is stored. Throws if the stored turns cannot be replayed. */
export function loadTable(stored: StoredTable, box: Box): TableState {
  const { table, turns } = stored;
  const game = withSheets(playedGame(stored, box), stored);
  const seats = stored.seats.map(
    ({ key, nr, name, city, bot, style, caretaker, muted, left, paper, sheet }): Seat => ({
      key,
      nr,
      name,
      city,
      bot: bot as LevelName | null,
      style: style === null ? null : (JSON.parse(style) as BotStyle),
      caretaker: caretaker as Seat['caretaker'],
      muted: muted === 1,
      left,
      paper: paper === 1,
      sheet: sheet === null ? null : (JSON.parse(sheet) as unknown),
    }),
  );
  const round = game?.state.rounds.length ?? 0;
  const now = new Map(turns.flatMap((turn) => (turn.round === round ? [[turn.seat, turn]] : [])));
  const ofSeat = (nr: number) => now.get(nr);
  return {
    id: table.id,
    made: table.made,
    touched: table.touched,
    status: table.status,
    code: table.code,
    settings: JSON.parse(table.settings) as Settings,
    host: table.host,
    founder: table.founder,
    muted: table.muted === 1,
    odds: table.odds === 1,
    next: table.next,
    keys: table.keys,
    seats,
    tokens: stored.tokens.map(({ hash, key }) => ({ hash, key })),
    links: stored.links.map(({ hash, key, alone, opens, expires, taken }) => ({
      hash,
      key,
      alone: alone === 1,
      opens,
      expires,
      taken,
    })),
    game,
    versions: seats.map(({ nr }) => (ofSeat(nr)?.version ?? -1) + 1),
    playedBy: seats.map(({ nr }) => {
      const turn = ofSeat(nr);
      return turn === undefined || turn.steps === null ? null : turn.played_by;
    }),
    paced: table.paced,
    due: table.due,
    deal: table.deal,
    chat: stored.chat.map(({ nr, key, at, text }) => ({ nr, key, at, text })),
  };
}

/** The game with the sheets that were entered after its end. */
function withSheets(game: Game | undefined, { table, seats }: StoredTable): Game | undefined {
  let played = game;
  for (const { nr, sheet } of seats) {
    if (played === undefined || sheet === null) continue;
    const entered = enterSheet(played.state, nr, JSON.parse(sheet));
    if (!entered.ok) throw new Error(`A sheet of table ${table.id} is wrong: ${entered.rejection.code}.`);
    played = { ...played, state: entered.value };
  }
  return played;
}

/** [G8] The seats on paper, as the options of a game name them. */
export function paperOf(seats: readonly { readonly nr: number; readonly paper: boolean | number }[]) {
  const paper = seats.flatMap((seat) => (seat.paper ? [seat.nr] : [])).toSorted((a, b) => a - b);
  return paper.length === 0 ? {} : { paper };
}

function playedGame({ table, seats, turns }: StoredTable, box: Box): Game | undefined {
  const { id, settings, seed, rules, data, plans, players }: TableRow = table;
  if (seed === null || rules === null || data === null || players === null) return undefined;
  const { options } = JSON.parse(settings) as Settings;
  const started = newGame({
    options: { ...options, components: null, players: JSON.parse(players) as string[], ...paperOf(seats) },
    seed,
    box,
    rules,
    data,
    ...(plans !== null && { plans: JSON.parse(plans) as string[] }),
  });
  if (!started.ok) throw new Error(`Table ${id} cannot be dealt: ${started.rejection.code}.`);
  let game = started.value;
  for (const { seat, round, steps } of turns) {
    if (steps === null) continue;
    const next = submit(game, { seat, round, steps: JSON.parse(steps) as TurnStep[] });
    if (!next.ok) {
      throw new Error(`Table ${id} cannot be replayed: ${next.rejection.rejection.code} in round ${round}.`);
    }
    game = next.value;
  }
  return game;
}
