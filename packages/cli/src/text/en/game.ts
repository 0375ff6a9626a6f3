import type { Ending, Score } from 'picket-engine';
import { en as words, enHint as hints } from 'picket-words';
import { listed, open } from './phrase.ts';

/** What a hint changes in the score. */
interface Change {
  readonly part: Exclude<keyof Score, 'total'>;
  readonly points: number;
}

/** A game at this keyboard, and the end of any game. */
export const game = {
  thinking: (first: string, others: number) =>
    others === 0 ? `${first} is thinking …` : `${first} and ${others} more are thinking …`,
  next: (name: string) => `${name} is next. Press Enter when you are at the keyboard. `,
  /** Without a terminal. */
  turnOf: (name: string) => `— ${name} —`,
  did: (name: string, what: string) => `${name}: ${what}`,
  recapHidden: 'r shows what everyone did.',
  noRound: 'No round is finished yet.',
  onlineOnly: 'That is for online tables.',
  leave: 'Leave this game? It will not be saved. y/N ',
  again: 'To play this deal again:',
  savedIn: (file: string) => `The game is saved in ${file}`,
  toContinue: (command: string) => `To continue: ${command}`,
  recordIn: (file: string) => `The record is in ${file}`,
  toCheck: (command: string) => `To check it: ${command}`,
  saveAs: 'File name to save the record, or Enter to skip: ',
  saved: (command: string) => `Saved. Check it with: ${command}`,
  pile: (name: string, cards: string) => `The pile of ${name}: ${cards}`,
  over: (rounds: number, ending: Ending) =>
    `Game over after ${words.count.rounds(rounds)}. ${words.endings[ending].sentence}`,
  seed: (seed: string | null) => `Seed of the deal: ${seed}`,

  // Hints
  noHint: 'There is no hint for this turn.',
  hint: (advice: string) => `Hint: ${advice}`,
  /** Why a turn is better: in a sentence, by part of the score, and what to expect at the end. */
  why: (reason: string, changes: readonly Change[], rest: number, end: number) => {
    const parts = [
      ...changes.map(({ part, points }) => `${words.columns[part].toLowerCase()} ${hints.change(points)}`),
      ...(rest === 0 || changes.length === 0 ? [] : [`${hints.rest.toLowerCase()} ${hints.change(rest)}`]),
    ];
    const why = parts.length === 0 ? reason : `${open(reason)}: ${listed(parts)}.`;
    return `${why} ${hints.end(end)}`;
  },
  toPlay: (turn: string) => `To play it: ${turn}`,
};
