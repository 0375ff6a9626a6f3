import { newGame, submit, type Box, type Game, type Step } from 'picket-engine';
import type { BotStyle, LevelName, Settings } from 'picket-protocol';
import type { StoredTable } from '../store/store.ts';
import type { TableRow, TurnRow } from '../store/schema.ts';
import type { Seat, TableState } from './state.ts';

/** Rebuilds a table from what is stored. Throws if the stored turns cannot be replayed. */
export function loadTable(stored: StoredTable, box: Box): TableState {
  const { table, turns } = stored;
  const game = playedGame(table, turns, box);
  const seats = stored.seats.map(({ key, nr, name, city, bot, style, caretaker, muted, left }): Seat => ({
    key,
    nr,
    name,
    city,
    bot: bot as LevelName | null,
    style: style === null ? null : (JSON.parse(style) as BotStyle),
    caretaker: caretaker as Seat['caretaker'],
    muted: muted === 1,
    left,
  }));
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

function playedGame(
  { id, settings, seed, rules, data, plans, players }: TableRow,
  turns: readonly TurnRow[],
  box: Box,
): Game | undefined {
  if (seed === null || rules === null || data === null || players === null) return undefined;
  const { options } = JSON.parse(settings) as Settings;
  const started = newGame({
    options: { ...options, components: null, players: JSON.parse(players) as string[] },
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
    const next = submit(game, { seat, round, steps: JSON.parse(steps) as Step[] });
    if (!next.ok) {
      throw new Error(`Table ${id} cannot be replayed: ${next.rejection.rejection.code} in round ${round}.`);
    }
    game = next.value;
  }
  return game;
}
