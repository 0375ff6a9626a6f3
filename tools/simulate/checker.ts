import { isDeepStrictEqual } from 'node:util';
import type { Step, ViewRecord } from 'picket-engine';

interface Acknowledged {
  readonly round: number;
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly at: number;
}

/** Compares what all clients of a table have seen with each other and with what is stored. */
export class Checker {
  readonly violations: string[] = [];
  acknowledged = 0;
  rounds = 0;
  snapshots = 0;
  readonly #acknowledged = new Map<string, Acknowledged[]>();
  /** The turns sent, by table, round and seat: a player who has no acknowledgement yet may send another one. */
  readonly #sent = new Map<string, (readonly Step[])[]>();
  readonly #seen = new Map<string, string>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  violation(text: string): void {
    this.violations.push(`at ${(this.#now() / 1000).toFixed(3)} s: ${text}`);
  }

  sends(table: string, round: number, seat: number, steps: readonly Step[]): void {
    const name = `${table}/${round}/${seat}`;
    this.#sent.set(name, [...(this.#sent.get(name) ?? []), steps]);
  }

  acknowledges(table: string, turn: Omit<Acknowledged, 'at'>): void {
    this.acknowledged++;
    const turns = this.#acknowledged.get(table) ?? [];
    turns.push({ ...turn, at: this.#now() });
    this.#acknowledged.set(table, turns);
  }

  /** Checks a snapshot requested at this time: it must include everything acknowledged before. */
  shows(table: string, view: ViewRecord, asked: number): void {
    this.snapshots++;
    for (const turn of this.#acknowledged.get(table) ?? []) {
      if (turn.at < asked && !isIn(view, turn)) {
        this.violation(
          `${table}: the turn of seat ${turn.seat} in round ${turn.round} was acknowledged, but is not shown`,
        );
      }
    }
    this.follows(table, view);
  }

  /** All clients know the same about a round. */
  follows(table: string, { record: { rounds }, now }: ViewRecord): void {
    for (const [round, { cards, turns }] of rounds.entries()) {
      this.#same(`${table}: the turns of round ${round}`, turns);
      this.#same(`${table}: the cards of round ${round}`, cards);
    }
    if (now !== null) this.#same(`${table}: the cards of round ${rounds.length}`, now.cards);
  }

  /** Compares what is stored at the end with everything that was acknowledged and sent. */
  stored(table: string, view: ViewRecord, byPeople: ReadonlySet<string>): void {
    this.shows(table, view, Number.POSITIVE_INFINITY);
    this.rounds += view.record.rounds.length;
    for (const [round, { turns }] of view.record.rounds.entries()) {
      for (const [seat, steps] of turns.entries()) {
        const name = `${round}/${seat}`;
        const sent = this.#sent.get(`${table}/${name}`) ?? [];
        if (byPeople.has(name) && !sent.some((one) => isDeepStrictEqual(one, steps))) {
          this.violation(
            `${table}: the turn of seat ${seat} in round ${round} is stored, but nobody sent it`,
          );
        }
      }
    }
  }

  #same(what: string, value: unknown): void {
    const text = JSON.stringify(value);
    const known = this.#seen.get(what);
    if (known === undefined) this.#seen.set(what, text);
    else if (known !== text) this.violation(`${what} differ from what was seen before`);
  }
}

function isIn({ seat: viewer, record: { rounds }, now }: ViewRecord, turn: Acknowledged): boolean {
  const { round, seat, steps } = turn;
  if (round < rounds.length) return isDeepStrictEqual(rounds[round]?.turns[seat], steps);
  if (round > rounds.length || now === null) return false;
  return viewer === seat ? isDeepStrictEqual(now.turn, steps) : now.in[seat] === true;
}
