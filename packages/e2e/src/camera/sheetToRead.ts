import {
  builtIn,
  inspectSheet,
  rankTemps,
  scoreSheet,
  SLOTS,
  type EditionId,
  type HouseRecord,
  type PrintedSheet,
  type Score,
  type SheetId,
  type SheetRecord,
  type StreetRecord,
} from 'picket-engine';
import { PRINTED_SHEETS } from 'picket-paper';
import type { Chance } from './chance.ts';

/** A sheet as a player could have filled it in, with its score if they added it up. */
export interface SheetToRead {
  readonly record: SheetRecord;
  readonly score: Score | undefined;
}

export function sheetToRead(chance: Chance): SheetToRead {
  const { edition, sheet } = chance.pick(PRINTED_SHEETS);
  const printed = builtIn.editions[edition]?.sheets[sheet];
  if (printed === undefined) throw new Error('There is no such sheet.');
  for (;;) {
    const record = anyRecord(chance, edition, sheet, printed);
    const inspected = inspectSheet(record, builtIn);
    if (!inspected.ok || inspected.value.faults.length > 0) continue;
    const { sheet: marked } = inspected.value;
    const [temps = 0] = rankTemps([marked.temps, chance.integer(0, 8)], printed.tempRanks);
    return { record, score: chance.is(0.6) ? scoreSheet(marked, temps) : undefined };
  }
}

function anyRecord(chance: Chance, edition: EditionId, sheet: SheetId, printed: PrintedSheet): SheetRecord {
  const paid = builtIn.editions[edition]?.plans ?? [];
  const share = chance.pick([0.5, 0.75, 0.9]);
  const rings = chance.is(0.35) ? chance.integer(1, 2) : 0;
  const around = Array.from({ length: rings }, () => chance.integer(0, 2));
  return {
    format: 'picket-sheet/1',
    edition,
    sheet,
    streets: printed.streets.map(({ houses, pools, parks }, i): StreetRecord => {
      const marks = street(chance, houses, share, around.filter((street) => street === i).length);
      const plain = marks.filter((mark) => typeof mark === 'number').length;
      return {
        houses: marks,
        fences: fences(chance, marks),
        pools: pools.filter((house) => typeof marks[house] === 'number' && chance.is(0.45)),
        used: [],
        parks: chance.integer(0, Math.min(parks.length - 1, plain)),
      };
    }),
    improve: printed.estates.map((values) => chance.integer(0, values.length - 1)),
    temps: chance.integer(0, printed.tempBoxes),
    refusals: chance.integer(0, printed.refusals.length - 1),
    plans: SLOTS.map((slot) => {
      const cards = paid.filter((plan) => plan.slot === slot);
      const card = chance.pick(cards);
      return chance.is(0.6) ? chance.pick([card.high, card.low]) : null;
    }),
  };
}

/** Rising numbers with gaps, a few bis houses, and roundabouts, after which the numbers start again. */
function street(chance: Chance, houses: number, share: number, roundabouts: number): HouseRecord[] {
  const marks: HouseRecord[] = Array.from({ length: houses }, () => null);
  for (let i = 0; i < roundabouts; i++) marks[chance.integer(1, houses - 2)] = 'roundabout';
  let last = -1;
  for (let house = 0; house < houses; house++) {
    if (marks[house] === 'roundabout') last = -1;
    else if (chance.is(share)) {
      const before = marks[house - 1];
      const copied = typeof before === 'number' ? `${before}bis` : before;
      if (copied !== undefined && copied !== null && copied !== 'roundabout' && chance.is(0.1)) {
        marks[house] = copied;
      } else {
        // Leaves room for the rest of the street.
        const most = Math.min(17, last + 1 + chance.pick([0, 0, 1, 1, 2, 3]));
        if (most > last) {
          marks[house] = most;
          last = most;
        }
      }
    } else last = Math.min(17, last + chance.pick([0, 1, 2]));
  }
  return marks;
}

function fences(chance: Chance, marks: readonly HouseRecord[]): number[] {
  return marks
    .slice(1)
    .map((_, gap) => gap)
    .filter((gap) => {
      const beside = [marks[gap], marks[gap + 1]];
      const copied = typeof beside[1] === 'string' && beside[1] !== 'roundabout';
      return beside.includes('roundabout') || (!copied && chance.is(0.25));
    });
}
