import type { SheetModel, StreetModel } from '../scene/sheetTypes.ts';
import type { Explained, Intent, SheetIntent } from '../turn/intent.ts';
import { gapOf, middleOf, type Geometry, type StreetPlan } from './geometry.ts';

/** What can be tapped now: lots, or the gaps between them, or whole estates. */
export type Mode = 'lots' | 'gaps' | 'estates';

export function modeOf({ streets }: SheetModel): Mode {
  if (streets.some(({ gaps }) => gaps.some(({ target }) => target))) return 'gaps';
  return streets.some(({ estates }) => estates.some(({ pick }) => pick !== undefined)) ? 'estates' : 'lots';
}

/** A target with its accessible name. */
export interface Cell {
  /** Its code on the page. */
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly label: string;
  readonly enabled: boolean;
  /** In a selection: whether it is selected. */
  readonly picked?: boolean;
}

export function cellsOf(mode: Mode, street: StreetModel, geometry: Geometry, plan: StreetPlan): Cell[] {
  const box = { y: plan.y, w: plan.cell, h: geometry.hit };
  if (mode === 'lots') {
    return street.lots.map(({ spot, label, target, open, rings, tempRings }) => ({
      ...box,
      code: `lot ${spot.join(' ')}`,
      x: middleOf(geometry, plan, spot[1]) - plan.cell / 2,
      label,
      enabled: target !== undefined || open !== undefined || rings.length + tempRings.length > 0,
      ...(open !== undefined && { picked: open === 'here' }),
    }));
  }
  if (mode === 'gaps') {
    return street.gaps.map(({ at, label, target }) => ({
      ...box,
      code: `gap ${at.join(' ')}`,
      x: gapOf(geometry, plan, at[1]) - plan.cell / 2,
      label,
      enabled: target,
    }));
  }
  return street.estates
    .filter(({ pick }) => pick !== undefined)
    .map(({ first, size, plate, label, pick }) => ({
      code: `estate ${plan.street} ${first}`,
      x: geometry.left + first * plan.cell,
      y: plan.y,
      w: size * plan.cell,
      h: geometry.tier,
      label: label ?? plate,
      enabled: true,
      picked: pick === 'picked',
    }));
}

/** Finds the house or gap of a tap on the page; empty if it was elsewhere. */
export function selectorOf(intent: Intent): string {
  if (intent.kind === 'lot') return `[data-cell="lot ${intent.spot.join(' ')}"]`;
  return intent.kind === 'gap' ? `[data-cell="gap ${intent.at.join(' ')}"]` : '';
}

/** The code of a part of the score. */
export const explainCode = (what: Explained): string =>
  what.part === 'estates'
    ? `explain estates ${what.size}`
    : what.part === 'parks'
      ? `explain parks ${what.street}`
      : `explain ${what.part}`;

/** Parses a code on the page. */
export function intentOf(code: string): SheetIntent | undefined {
  const [kind, first = '', second = ''] = code.split(' ');
  const [a, b] = [Number(first), Number(second)];
  switch (kind) {
    case 'lot':
      return { kind, spot: [a, b] };
    case 'gap':
      return { kind, at: [a, b] };
    case 'estate':
      return { kind, street: a, first: b };
    case 'explain':
      if (first === 'estates') return { kind, what: { part: first, size: b } };
      if (first === 'parks') return { kind, what: { part: first, street: b } };
      return first === 'total' ? { kind, what: { part: first } } : undefined;
    default:
      return undefined;
  }
}

/**
 * Where an arrow key, Home or End moves: along the street, or to the nearest target of the next one with any.
 */
export function step(
  key: string,
  cells: readonly (readonly Cell[])[],
  street: number,
  index: number,
): [number, number] | undefined {
  const row = cells[street] ?? [];
  switch (key) {
    case 'ArrowLeft':
      return [street, Math.max(0, index - 1)];
    case 'ArrowRight':
      return [street, Math.min(row.length - 1, index + 1)];
    case 'Home':
      return [street, 0];
    case 'End':
      return [street, row.length - 1];
    case 'ArrowUp':
    case 'ArrowDown': {
      const by = key === 'ArrowUp' ? -1 : 1;
      let next = street + by;
      while ((cells[next] ?? []).length === 0) {
        if (cells[next] === undefined) return undefined;
        next += by;
      }
      const middle = (cell: Cell | undefined): number => (cell === undefined ? 0 : cell.x + cell.w / 2);
      const from = middle(row[index]);
      const away = (cells[next] ?? []).map((cell) => Math.abs(middle(cell) - from));
      return [next, away.indexOf(Math.min(...away))];
    }
    default:
      return undefined;
  }
}
