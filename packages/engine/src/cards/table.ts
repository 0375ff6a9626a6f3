/** The cards on the table, including hidden ones. Opaque outside the mode. */
export interface Table {
  /** A copy, so that the next round can be dealt without changing this one. */
  copy(): Table;
}
