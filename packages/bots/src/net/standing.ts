import type { State } from 'picket-engine';
import { scoreTotal } from 'picket-engine/fast';

/** A card of a hand of three, or none. */
const PLACES = 4;

/** A seat's standing with this many temp boxes after giving away a card of its hand, or none. */
export interface Standing {
  /** What its temps score if the game ended now. */
  temps(boxes: number, given: number): number;
  /** What the best other would score. */
  rival(boxes: number, given: number): number;
}

/** Among players, who are ranked by temps; a passed card changes no standing. */
export function amongOthers(state: State, seat: number): Standing {
  const { sheets, rules } = state;
  const counts = sheets.map((sheet) => sheet.temps);
  return remembering((boxes) => {
    const points = rules.mode.tempPoints(state, counts.with(seat, boxes));
    const rivals = sheets.map((sheet, other) =>
      other === seat ? Number.NEGATIVE_INFINITY : scoreTotal(sheet, points[other] ?? 0),
    );
    return { temps: points[seat] ?? 0, rival: Math.max(...rivals) };
  });
}

/** Caches standings: few turns of a decision differ in temps. */
export function remembering(
  work: (boxes: number, given: number) => { readonly temps: number; readonly rival: number },
): Standing {
  const temps: number[] = [];
  const rivals: number[] = [];
  const at = (boxes: number, given: number): number => {
    const place = boxes * PLACES + given + 1;
    if (temps[place] === undefined) {
      const found = work(boxes, given);
      temps[place] = found.temps;
      rivals[place] = found.rival;
    }
    return place;
  };
  return {
    temps: (boxes, given) => temps[at(boxes, given)] as number,
    rival: (boxes, given) => rivals[at(boxes, given)] as number,
  };
}
