import { askToPersist } from './persistence.ts';

/** A game of so many rounds is worth keeping. */
const WORTH_KEEPING = 2;

let asked = false;

/** Asks the browser, once a visit, not to clear away what is kept here. It may refuse, or ask the person. */
export function persist(roundsOver: number): void {
  if (asked || roundsOver < WORTH_KEEPING) return;
  asked = true;
  void askToPersist();
}
