import type { FoundEstate } from './moment.ts';

/** Selectors of what a cue highlights. */

export const LOTS = '[role=gridcell].pk-open[data-cell^="lot"]';
export const GAPS = '[role=gridcell].pk-open[data-cell^="gap"]';
export const SIZES = '[data-size]';
export const CHIPS = '[data-chip]';
export const CONFIRM = '[data-confirm]';
export const STACK = '[data-stack]';
export const OPPONENT = '[data-rival]';
export const PLAYERS = '[data-seat]';
export const ROUNDABOUT = '[data-roundabout]';

export const cards = (indexes: readonly number[]): string =>
  indexes.map((i) => `[data-offer="${i}"]`).join(', ');

/** The halves of cards in hand. */
export const halves = (half: 'number' | 'action', indexes: readonly number[]): string =>
  indexes.map((i) => `[data-offer="${i}"] [data-half="${half}"]`).join(', ');

export const lot = (street: number, house: number): string => `[data-cell="lot ${street} ${house}"]`;
export const track = (icon: string): string => `[data-track="${icon}"]`;
export const plan = (slot: string): string => `[data-plan="${slot}"]`;

export const houses = (estate: FoundEstate | undefined): string =>
  Array.from({ length: estate?.size ?? 0 }, (_, i) =>
    lot(estate?.street ?? 0, (estate?.first ?? 0) + i),
  ).join(', ');
