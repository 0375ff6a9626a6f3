/** The cards of a game as they lie on the table, hidden ones included. Opaque outside the mode. */
export interface Table {
  /** A copy, so that the next round can be dealt without changing this one. */
  copy(): Table;
}
