import type { BarModel, ChipModel } from '../scene/tableTypes.ts';

/** Questions that can be asked anywhere; all others are about one house. */
const ANYWHERE = /^(plan|mark|refuse|reshuffle)\b/;

/** The chips that belong on the lot. */
export function lotChips({ chips, chipsAt }: BarModel): readonly ChipModel[] {
  return chipsAt === undefined ? [] : chips.filter(({ id }) => !ANYWHERE.test(id));
}

/** Those that stay in the bar while the others are on the lot. */
export function barChips(bar: BarModel): readonly ChipModel[] {
  return bar.chipsAt === undefined ? bar.chips : bar.chips.filter(({ id }) => ANYWHERE.test(id));
}
