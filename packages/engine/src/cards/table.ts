/** The cards of a game as they lie on the table, hidden ones included. What that is, is the mode's own affair. */
export interface Table {
  /** A table of its own, so that the next round can be dealt without changing this one. */
  copy(): Table;
}
