import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newGame, submit, type Game, type Step } from 'picket-engine';
import type { Settings } from 'picket-protocol';

interface TableRow {
  readonly id: string;
  readonly status: string;
  readonly settings: string;
  readonly seed: string | null;
  readonly rules: number | null;
  readonly data: number | null;
  readonly plans: string | null;
  readonly players: string | null;
}

interface TurnRow {
  readonly round: number;
  readonly seat: number;
  readonly steps: string | null;
}

/** Reads a server's database directly. */
export class Stored {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'data', 'picket.db');
  }

  tables(): readonly TableRow[] {
    const rows = this.#rows('SELECT id, status, settings, seed, rules, data, plans, players FROM tables');
    return rows as readonly TableRow[];
  }

  /** Whether the odds lens is allowed at a table. */
  allowsOdds(id: string): boolean {
    const [row] = this.#rows('SELECT odds FROM tables WHERE id = ?', id) as readonly { odds: number }[];
    return row?.odds === 1;
  }

  /** Turns that are stored twice or were changed. */
  turnsTwice(): readonly object[] {
    return this.#rows(
      'SELECT table_id, seat, round FROM turns GROUP BY table_id, seat, round HAVING count(*) > 1',
    );
  }

  /** The game of a table, dealt and replayed by the engine alone; undefined before the start. */
  game({ id, settings, seed, rules, data, plans, players }: TableRow): Game | undefined {
    if (seed === null || rules === null || data === null || plans === null || players === null) {
      return undefined;
    }
    const { options } = JSON.parse(settings) as Settings;
    const dealt = newGame({
      options: { ...options, components: null, players: JSON.parse(players) as string[] },
      seed,
      rules,
      data,
      plans: JSON.parse(plans) as string[],
    });
    if (!dealt.ok) throw new Error(`${id} cannot be dealt: ${dealt.rejection.code}.`);
    let game = dealt.value;
    for (const { round, seat, steps } of this.#lastTurns(id)) {
      if (steps === null) continue;
      const next = submit(game, { seat, round, steps: JSON.parse(steps) as Step[] });
      if (!next.ok) {
        throw new Error(`${id} cannot be played: ${next.rejection.rejection.code}, round ${round}.`);
      }
      game = next.value;
    }
    return game;
  }

  /** The latest row of each seat and round; a turn that was taken back is a row without steps. */
  #lastTurns(id: string): Iterable<TurnRow> {
    const rows = this.#rows(
      'SELECT round, seat, steps FROM turns WHERE table_id = ? ORDER BY round, seat, version',
      id,
    ) as readonly TurnRow[];
    return new Map(rows.map((row) => [`${row.round}/${row.seat}`, row])).values();
  }

  #rows(sql: string, ...values: readonly string[]): readonly object[] {
    const db = new DatabaseSync(this.#path);
    try {
      return db.prepare(sql).all(...values);
    } finally {
      db.close();
    }
  }
}
