// State shared by instrumented code and the worker that runs it.

/** Thrown when a mutant makes a loop infinite, or nearly so. */
class Endless extends Error {}

class State {
  /** The id of the active mutant; 0 for none. */
  active = 0;
  /** How often the active mutant may still be reached. */
  budget = 0;
  /** How often each place was reached, keyed by the id of its first mutant. */
  hits = new Float64Array(0);

  hit(): void {
    if (--this.budget < 0) throw new Endless('a mutant is reached endlessly');
  }
}

export const state = new State();
