import {
  builtIn,
  inspectSheet,
  rankTemps,
  scoreSheet,
  type EditionId,
  type Rejection,
  type Result,
  type Score,
  type SheetId,
  type SheetRecord,
  type Spot,
} from 'picket-engine';
import { formatSheet, parseSheet, type NotationFault } from 'picket-engine/notation';
import { fieldsOf } from '../../../platform/guards.ts';
import { read, write } from '../../../platform/storage.ts';
import { blankSheet, printedSheet } from './changes.ts';

/** The input: the marks of the sheet, and what the ranking of temps depends on. */
interface Entered {
  readonly record: SheetRecord;
  /** The other players' temp boxes, as typed. */
  readonly others: string;
  /** [M7] Whether temps count as in the solo game. */
  readonly solo: boolean;
}

/** Why a line isn’t a sheet. */
export type TypedFault = { readonly notation: NotationFault } | { readonly sheet: Rejection };

/** A paper sheet being typed in, stored in the browser so closing the page loses nothing. */
export class SheetForm {
  readonly #key: string;
  #entered: Entered = $state.raw({ record: blankSheet('2018', 'classic'), others: '', solo: false });
  #earlier: readonly SheetRecord[] = $state.raw([]);
  /** The house that a key writes in. */
  #at: Spot = $state.raw([0, 0]);
  fencing = $state(false);

  constructor(key: string) {
    this.#key = key;
    this.#entered = recalled(read(key)) ?? this.#entered;
  }

  get record(): SheetRecord {
    return this.#entered.record;
  }
  get others(): string {
    return this.#entered.others;
  }
  get solo(): boolean {
    return this.#entered.solo;
  }
  get at(): Spot {
    return this.#at;
  }
  get canUndo(): boolean {
    return this.#earlier.length > 0;
  }

  readonly inspected = $derived.by(() => {
    const inspected = inspectSheet(this.record, builtIn);
    if (!inspected.ok) throw new Error('The form wrote an invalid sheet.');
    return inspected.value;
  });

  readonly score: Score = $derived.by(() => {
    const { sheet } = this.inspected;
    const { tempRanks } = sheet.layout.printed;
    const [ranked = 0] = rankTemps([sheet.temps, ...countsIn(this.others)], tempRanks);
    const rule = builtIn.editions[this.record.edition]?.solo;
    const alone = rule !== undefined && sheet.temps >= rule.temps ? rule.points : 0;
    return scoreSheet(sheet, this.solo ? alone : ranked);
  });

  readonly notation = $derived.by(() => formatSheet(this.record));

  change(record: SheetRecord): void {
    this.#earlier = [...this.#earlier, this.record];
    this.#store({ record });
  }

  undo(): void {
    const record = this.#earlier.at(-1);
    if (record === undefined) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#store({ record });
  }

  select(at: Spot): void {
    this.#at = at;
  }

  /** The next house along the street. */
  step(by: number): void {
    const [street, house] = this.#at;
    const last = (this.record.streets[street]?.houses.length ?? 1) - 1;
    this.#at = [street, Math.min(last, Math.max(0, house + by))];
  }

  start(edition: EditionId, sheet: SheetId): void {
    this.change(blankSheet(edition, printedSheet(edition, sheet) === undefined ? 'classic' : sheet));
    this.#at = [0, 0];
    if (builtIn.editions[edition]?.solo === undefined) this.#store({ solo: false });
  }

  /** Reads a line in the notation; if it is invalid, sets what is wrong with it. */
  type(line: string): TypedFault | undefined {
    const typed = sheetIn(line);
    if (typed.ok) this.change(typed.value);
    return typed.ok ? undefined : typed.rejection;
  }

  rank(others: string): void {
    this.#store({ others });
  }

  playSolo(solo: boolean): void {
    this.#store({ solo });
  }

  #store(changed: Partial<Entered>): void {
    this.#entered = { ...this.#entered, ...changed };
    const { record, others, solo } = this.#entered;
    write(this.#key, { sheet: formatSheet(record), others, solo });
  }
}

/** The numbers in a text such as “5, 3”. */
function countsIn(others: string): number[] {
  return (others.match(/\d+/g) ?? []).map(Number);
}

function recalled(stored: unknown): Entered | undefined {
  const { sheet, others, solo } = fieldsOf(stored);
  const typed = typeof sheet === 'string' ? sheetIn(sheet) : undefined;
  if (typed?.ok !== true) return undefined;
  return { record: typed.value, others: typeof others === 'string' ? others : '', solo: solo === true };
}

/** A sheet that can be drawn: its marks may be impossible, but its streets are those of the paper. */
function sheetIn(line: string): Result<SheetRecord, TypedFault> {
  const parsed = parseSheet(line);
  if (!parsed.ok) return { ok: false, rejection: { notation: parsed.rejection } };
  const inspected = inspectSheet(parsed.value, builtIn);
  const wrong = inspected.ok
    ? inspected.value.faults.find(({ facts }) => facts['why'] === 'street-length')
    : inspected.rejection;
  return wrong === undefined ? parsed : { ok: false, rejection: { sheet: wrong } };
}
