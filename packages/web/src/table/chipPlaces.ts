import type { BarModel, ChipModel } from '../scene/tableTypes.ts';

/** What can be said anywhere; everything else answers a question about one house. */
const ANYWHERE = /^(plan|mark|refuse|reshuffle)\b/;

/** The chips that belong onto the lot. */
export function lotChips({ chips, chipsAt }: BarModel): readonly ChipModel[] {
  return chipsAt === undefined ? [] : chips.filter(({ id }) => !ANYWHERE.test(id));
}

/** Those that stay in the bar where the others are shown on the lot. */
export function barChips(bar: BarModel): readonly ChipModel[] {
  return bar.chipsAt === undefined ? bar.chips : bar.chips.filter(({ id }) => ANYWHERE.test(id));
}
