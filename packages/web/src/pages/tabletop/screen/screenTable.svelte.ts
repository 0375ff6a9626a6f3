import { isUnknown, SLOTS, type SheetRecord, type Slot, type TurnStep, type View } from 'picket-engine';
import type { SeatInfo } from 'picket-protocol';
import { joinOnPaper, sendOnPaper, type PaperCommand } from '../../../online/api.ts';
import { hostOf, seatedAt, turnsAt } from '../../../online/hall.ts';
import { errorSentence } from '../../../online/errorSentence.ts';
import { followOnPaper, paperSeatsAt, savePaperSeat } from '../../../online/paperSeats.ts';
import { answered, tokenFor } from '../../../online/seatTokens.ts';
import type { OnlineTable } from '../../../online/table.svelte.ts';
import { announce } from '../../../platform/announcer.svelte.ts';
import { online } from '../../../text/language.ts';

/** A player as the screen shows them. */
export interface ScreenSeat {
  readonly seat: number;
  readonly name: string;
  readonly paper: boolean;
  /** Whether this screen sends their commands. */
  readonly ours: boolean;
  readonly in: boolean;
  readonly away: boolean;
  /** Whether their sheet is unknown. */
  readonly unknown: boolean;
}

/** A table as a screen shows it, and the players on paper whose commands it sends. */
export class ScreenTable {
  readonly table: OnlineTable;
  #ours = $state.raw<ReturnType<typeof paperSeatsAt>>([]);
  trouble = $state('');
  /** Seats with a command in flight: a second one would be based on stale state. */
  readonly #telling = new Set<number>();

  constructor(table: OnlineTable) {
    this.table = table;
    this.#ours = paperSeatsAt(table.id);
  }

  get view(): View | undefined {
    return this.table.view;
  }
  readonly status = $derived.by(() => this.table.known?.info.status);
  readonly seats: readonly ScreenSeat[] = $derived.by(() => {
    const { known } = this.table;
    const view = this.table.view;
    return (known?.seats ?? []).map((info) => ({
      seat: info.seat,
      name: info.name,
      paper: info.paper === true,
      ours: this.#tokenOf(info) !== undefined,
      in: view?.now?.in[info.seat] === true,
      away: !info.here,
      unknown: view !== undefined && isUnknown(view.state, info.seat),
    }));
  });
  readonly host: string = $derived.by(() => (this.table.known === undefined ? '' : hostOf(this.table.known)));
  /** At a very large table, only a few seats are known here. */
  readonly hall = $derived.by(() => this.table.known?.hall);
  /** How many seats are taken. */
  readonly seated = $derived.by(() => (this.table.known === undefined ? 0 : seatedAt(this.table.known)));
  readonly turns: { readonly in: number; readonly of: number } = $derived.by(() => {
    const { known } = this.table;
    const all = known && turnsAt(known);
    return all ?? { in: this.seats.filter((seat) => seat.in).length, of: this.seats.length };
  });

  #tokenOf({ key }: Pick<SeatInfo, 'key'>): string | undefined {
    return this.#ours.find((seat) => seat.key === key)?.token;
  }

  /** Adds a player on paper. Returns whether that worked. */
  async add(name: string): Promise<boolean> {
    if (name === '') return this.#complain(online.make.needsName);
    const { id } = this.table;
    const what = `paper ${id} ${name}`;
    const token = tokenFor(what);
    const joined = await joinOnPaper(id, name, token);
    if (!joined.ok) return this.#complain(errorSentence(joined.trouble));
    answered(what);
    const { key } = joined.value;
    if (key !== undefined) savePaperSeat({ table: id, key, token });
    this.#ours = paperSeatsAt(id);
    this.trouble = '';
    return true;
  }

  /** [G8] What the others need to know about the turn of a player on paper. */
  done(seat: number, steps: readonly TurnStep[]): Promise<boolean> {
    return this.#tell(seat, { type: 'submit', round: this.#round, steps });
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#tell(seat, { type: 'takeBack', round: this.#round });
  }

  resign(seat: number): Promise<boolean> {
    return this.#tell(seat, { type: 'resign' });
  }

  enter(seat: number, sheet: SheetRecord): Promise<boolean> {
    return this.#tell(seat, { type: 'enter', sheet });
  }

  /** The rematch has the same players on paper. */
  follow(next: string): void {
    followOnPaper(this.table.id, next);
  }

  get #round(): number {
    return this.table.known?.view?.record.rounds.length ?? 0;
  }

  async #tell(seat: number, command: PaperCommand): Promise<boolean> {
    const info = this.table.known?.seats.find((other) => other.seat === seat);
    const token = info && this.#tokenOf(info);
    if (token === undefined || this.#telling.has(seat)) return false;
    this.#telling.add(seat);
    const sent = await sendOnPaper(this.table.id, token, command);
    this.#telling.delete(seat);
    if (!sent.ok) return this.#complain(errorSentence(sent.trouble));
    this.trouble = '';
    return true;
  }

  #complain(why: string): boolean {
    this.trouble = why;
    announce(why, 'assertive');
    return false;
  }
}

/** The plans that a player has not claimed yet, with what each would score now. */
export function openPlans(view: View, seat: number): { readonly slot: Slot; readonly worth: number }[] {
  const { state, now } = view;
  return SLOTS.flatMap((slot, i) =>
    (state.sheets[seat]?.plan(i) ?? -1) < 0
      ? [{ slot, worth: state.rules.mode.planPoints(state, now?.notes ?? [], i) }]
      : [],
  );
}
