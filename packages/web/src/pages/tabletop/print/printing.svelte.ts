import { builtIn, replay, SHEETS, type EditionId, type SheetId } from 'picket-engine';
import {
  aidPage,
  bookletPage,
  cardPages,
  gamePages,
  namedDeal,
  sheetPage,
  type Page,
  type PaperId,
} from 'picket-paper';
import type { Words } from 'picket-words';
import type { GameId, Summary } from '../../../authority/authority.ts';
import { hashOf } from '../../../platform/router.ts';
import { dealText } from '../deal/dealLink.ts';
import { localGames } from '../../../authority/localGames.ts';

export const KINDS = ['sheet', 'aid', 'booklet', 'cards', 'game'] as const;
export type Kind = (typeof KINDS)[number];

/** The choices of the print page. */
export class Printing {
  kind: Kind = $state('sheet');
  edition: EditionId = $state('2018');
  paper: PaperId = $state('a4');
  advanced = $state(false);
  deal = $state('sunday');
  #sheet: SheetId = $state('classic');
  /** The finished games of this device, and the pages of the chosen one. */
  games: readonly Summary[] = $state.raw([]);
  #game: readonly Page[] = $state.raw([]);
  /** Counts choices of a game, to ignore stale results. */
  #choices = 0;

  readonly sheets = $derived(
    SHEETS.filter((name) => builtIn.editions[this.edition]?.sheets[name] !== undefined),
  );

  get sheet(): SheetId {
    return this.sheets.includes(this.#sheet) ? this.#sheet : 'classic';
  }
  set sheet(sheet: SheetId) {
    this.#sheet = sheet;
  }

  /** Whether the page is wider than it is high. */
  get lying(): boolean {
    return this.kind === 'sheet' || this.kind === 'game';
  }

  pages(words: Words): readonly Page[] {
    const { paper, edition, sheet, deal } = this;
    const choice = { paper, edition, sheet, words };
    switch (this.kind) {
      case 'sheet':
        return [sheetPage(choice)];
      case 'aid':
        return [aidPage(choice)];
      case 'cards':
        return cardPages(choice);
      case 'booklet': {
        const part = dealText({ edition, sheet, name: deal });
        const link = `${location.origin}${location.pathname}${hashOf({ page: 'tabletop', part })}`;
        return [bookletPage({ ...choice, ...namedDeal(deal, edition, this.advanced), deal, link })];
      }
      case 'game':
        return this.#game;
    }
  }

  /** If the list fails, everything else can still be printed. */
  async look(): Promise<void> {
    const found = await localGames().list();
    this.games = found.filter(
      ({ over, damaged, options }) => over && damaged !== true && options.components === null,
    );
  }

  /** Draws the sheets of a game; if several are chosen quickly, only those of the last one. */
  async take(id: GameId, paper: PaperId, words: Words): Promise<void> {
    const choice = ++this.#choices;
    const record =
      id === ''
        ? undefined
        : await localGames()
            .exportRecord(id)
            .catch(() => undefined);
    if (choice !== this.#choices) return;
    const replayed = record && replay(record);
    this.#game = replayed?.ok === true ? gamePages(replayed.value, { paper, words }) : [];
  }
}
