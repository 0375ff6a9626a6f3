import { scoresOf, type GameRecord, type State, type SheetId, type EditionId } from 'picket-engine';
import { aidPage, bookletPage, cardPages, namedDeal, sheetPage, type Page, type PaperId } from 'picket-paper';
import type { Words } from 'picket-words';

/** What `picket print` prints, by its name. */

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

/** The sheets of a finished game, one page for each player. */
export function game(state: State, record: GameRecord, { paper, words }: Printing): Page[] {
  const { edition, sheet, players } = state.rules.options;
  const scores = scoresOf(state);
  return state.sheets.flatMap((written, seat) => {
    const score = scores[seat];
    if (score === undefined) return [];
    const filled = {
      sheet: written,
      score,
      player: players[seat] ?? '',
      deal: record.seed?.slice(0, 8) ?? '',
    };
    return [sheetPage({ paper, edition, sheet, words, filled })];
  });
}
