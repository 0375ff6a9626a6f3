import { isDeepStrictEqual } from 'node:util';
import { fold, GAP, know, type Known, type ServerMessage, type TableMessage } from 'picket-protocol';
import { snapshot, type Seat } from './api.ts';
import { eventually } from './eventually.ts';
import { Line } from './line.ts';

/** A player or spectator that folds every message, as a browser does. */
export class Bystander {
  readonly #url: string;
  readonly #seat: Seat;
  readonly #line: Line;
  readonly #heard: ServerMessage[];
  #known: Known;

  private constructor(
    { url, seat, line }: { readonly url: string; readonly seat: Seat; readonly line: Line },
    table: TableMessage,
    heard: ServerMessage[],
  ) {
    this.#url = url;
    this.#seat = seat;
    this.#line = line;
    this.#known = know(table);
    this.#heard = heard;
  }

  static async come(url: string, seat: Seat): Promise<Bystander> {
    const heard: ServerMessage[] = [];
    const { line, table } = await Line.open(url, seat, (text) =>
      heard.push(JSON.parse(text) as ServerMessage),
    );
    return new Bystander({ url, seat, line }, table, heard);
  }

  get place(): string {
    const { table, token } = this.#seat;
    return `${table} as ${token === undefined ? 'a spectator' : 'a seat'}`;
  }

  /** The fields in which the folded state differs from a new client's, or from the database. */
  async differences(odds = () => true): Promise<readonly string[]> {
    let found: readonly string[] = [];
    await eventually(async () => {
      const fresh = await snapshot(this.#url, this.#seat);
      // The lens is a separate message, which a request for the table doesn't include.
      const { own: _own, odds: lens = true, ...folded } = this.#fold();
      found = fresh === undefined ? ['table'] : differing(folded, know(fresh));
      if (lens !== odds()) found = [...found, 'odds'];
      return found.length === 0;
    });
    return found;
  }

  leave(): void {
    this.#line.close();
  }

  /** After a gap the folded state is unusable. */
  #fold(): Known {
    for (const message of this.#heard.splice(0)) {
      const known = fold(this.#known, message);
      if (known !== GAP) this.#known = known;
    }
    return this.#known;
  }
}

function differing(folded: object, fresh: object): string[] {
  const [ours, theirs] = [new Map(Object.entries(folded)), new Map(Object.entries(fresh))];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (name) => !isDeepStrictEqual(ours.get(name), theirs.get(name)),
  );
}
