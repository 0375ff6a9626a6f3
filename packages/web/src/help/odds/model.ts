import { ACTIONS, type Action, type SheetDescription, type View } from 'picket-engine';
import type { OddsFacts } from '../../text/helpFacts.ts';
import { deckOf, ofNumber, rowsOf, sizeOf, type NumberRow } from './cards.ts';
import { chanceOf } from './chance.ts';
import { comingIn, type Coming } from './coming.ts';
import { fits, gapsIn, type Gap } from './gaps.ts';

/** A gap with its chances; undefined if they can't be computed. */
interface GapModel extends Gap {
  readonly odds: OddsFacts | undefined;
  /** The fitting numbers that are left, and how many cards have them. */
  readonly numbers: readonly number[];
  readonly cards: number;
}

export interface OddsModel {
  readonly actions: readonly Action[];
  readonly rows: readonly NumberRow[];
  readonly left: number;
  readonly elsewhere: number;
  readonly gaps: readonly GapModel[];
  readonly why: Coming['why'];
  /** Whether players pass on a card; the chances ignore it. */
  readonly passes: boolean;
}

/** The cards left and the chances of every gap of a sheet, from what its player can see. */
export function oddsModel(view: View, sheet: SheetDescription): OddsModel | undefined {
  const coming = comingIn(view);
  if (coming === undefined) return undefined;
  return {
    actions: ACTIONS,
    rows: rowsOf(coming.left, deckOf(view.state.rules.edition.deck)),
    left: sizeOf(coming.left),
    elsewhere: coming.elsewhere,
    gaps: gapsIn(sheet).map((gap) => gapModel(coming, gap)),
    why: coming.why,
    passes: view.now?.cards.kind === 'hands',
  };
}

/** The chances of one gap. */
export function gapOdds(view: View, gap: Gap): OddsFacts | undefined {
  const coming = comingIn(view);
  return coming && oddsIn(coming, gap);
}

function oddsIn({ worlds }: Coming, gap: Gap): OddsFacts | undefined {
  if (worlds.length === 0) return undefined;
  const isFit = (number: number): boolean => fits(gap, number);
  return { next: chanceOf(worlds, 'next', isFit), all: chanceOf(worlds, 'all', isFit) };
}

function gapModel(coming: Coming, gap: Gap): GapModel {
  const numbers = [...coming.left.keys()].filter(
    (number) => fits(gap, number) && ofNumber(coming.left, number) > 0,
  );
  const cards = numbers.reduce((sum, number) => sum + ofNumber(coming.left, number), 0);
  return { ...gap, odds: oddsIn(coming, gap), numbers, cards };
}
