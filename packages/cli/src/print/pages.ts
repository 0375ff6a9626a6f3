import type { EditionId, SheetId } from 'picket-engine';
import { aidPage, bookletPage, cardPages, namedDeal, sheetPage, type Page, type PaperId } from 'picket-paper';
import type { Words } from 'picket-words';

/** The pages that `picket print` can print, by name. */

export interface Printing {
  readonly paper: PaperId;
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly words: Words;
}

export function blank(printing: Printing): Page[] {
  return [sheetPage(printing)];
}

export function aid(printing: Printing): Page[] {
  return [aidPage(printing)];
}

export function cards(printing: Printing): Page[] {
  return cardPages(printing);
}

/** A deal by its name; the same name gives the same cards in the client (`#seed=NAME`). */
export function booklet(printing: Printing, deal: string, advanced: boolean, address: string): Page[] {
  const link = `${address}#seed=${encodeURIComponent(deal)}`;
  return [bookletPage({ ...printing, ...namedDeal(deal, printing.edition, advanced), deal, link })];
}
