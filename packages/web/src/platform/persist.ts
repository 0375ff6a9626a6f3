import { askToPersist } from './persistence.ts';

/** A game with this many rounds is worth keeping. */
const MIN_ROUNDS = 2;

let asked = false;

/** Asks the browser, once per visit, for persistent storage. It may refuse, or ask the user. */
export function persist(roundsOver: number): void {
  if (asked || roundsOver < MIN_ROUNDS) return;
  asked = true;
  void askToPersist();
}
