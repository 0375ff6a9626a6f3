import type { Random } from '../random.ts';

/** The cards on the table, including hidden ones. Opaque outside the mode. */
export interface Table {
  /** A copy, so that the next round can be dealt without changing this one. */
  copy(): Table;
  /** A copy with the hidden cards in another order, equally likely by all public knowledge. */
  reordered(random: Random): Table;
}
