import { EDITIONS, SHEETS, type EditionId, type SheetId } from 'picket-engine';

/** The deal of a printed booklet. */
export interface PrintedDeal {
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly name: string;
}

/** As a part of a link: `deal~2018~classic~elm`. */
export function dealText({ edition, sheet, name }: PrintedDeal): string {
  return `deal~${edition}~${sheet}~${name}`;
}

/** Undefined if it isn't a deal. */
export function printedDealIn(part: string | undefined): PrintedDeal | undefined {
  const [, first, second, name] = /^deal~([^~]+)~([^~]+)~(.{1,80})$/s.exec(part ?? '') ?? [];
  const edition = EDITIONS.find((known) => known === first);
  const sheet = SHEETS.find((known) => known === second);
  return edition === undefined || sheet === undefined || name === undefined
    ? undefined
    : { edition, sheet, name };
}
