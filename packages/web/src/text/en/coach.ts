import { enCoach } from 'picket-words';

/** What the review and the practice page say, in addition to the coach. */
export const coach = {
  ...enCoach,
  title: 'Review',
  open: 'Review',
  openFor: (city: string) => `Review ${city}`,
  toEnd: 'Final scores',
  seat: 'Whose turns',
  view: 'Show',
  views: { round: 'By round', part: 'By part', table: 'As a table' },
  key: { luck: 'Luck: the cards, up or down', skill: 'Turns: what yours lost against the best' },
  chart: {
    round: (luck: string, skill: string) =>
      `Round by round: luck ${luck}, turns ${skill}. The table has every figure.`,
    part: 'Luck and turns by part of the score. The table has every figure.',
  },
  table: {
    round: 'Round',
    part: 'Part',
    grade: 'Grade',
    total: 'Total',
    caption: 'What the score is made of',
  },
  expectedAt: (points: string) => `${points} expected`,
  costliest: 'What cost most',
  gradesTitle: (turns: number) => `${turns} turns, graded by points lost`,
  round: (round: number) => `Round ${round}`,
  you: 'You, in ink',
  better: 'Better, in pencil',
  sheet: (round: number) => `Your sheet in round ${round}: your turn in ink, the better one in pencil`,
  running: (rounds: number, of: number) => `Looking closer: round ${rounds} of ${of}`,
  starting: 'Starting the coach …',
  cancel: 'Cancel',
  lookCloser: 'Look closer',
  quick: 'A quick look. A closer one also says why.',
  noSeed: 'This game has no seed, so the coach can’t tell luck from skill.',
  unfinished: 'The coach waits until the game is over.',
  failed: 'The coach stopped. Reload the page to try again.',
  cannot: 'Expected is what strong play scores on average. The coach’s error is what it got wrong itself.',
};
