import { isWhole, type Action, type EditionId, type Hand, type Note } from 'picket-engine';
import { enCore as words, type CharacterName, type LevelName } from 'picket-words';
import { change, counted, list, points } from './phrase.ts';

const named = (card: Hand[number]): string => {
  if (card === null) return 'a hidden card';
  const action = words.short[card.action];
  return isWhole(card) ? `${card.number} with ${action}` : `a hidden number with ${action}`;
};

/** “AAA level 4” is too long for a card. */
const brief = (name: string): string => name.replace(/ level \d+$/, '');

/** Parts of some modes only: hands, an AAA architect, bots, several players on one device. */
export const table = {
  /** At the bottom of a card in hand: what happens to it. */
  fate: {
    number: 'Number',
    action: 'Action',
    unused: 'Not used',
    discarded: 'Discarded',
    drawn: 'Drawn',
    from: (name: string) => `From ${name}`,
    to: (name: string) => `To ${name}`,
    /** What the card would be worth to the opponent, and what it is worth once given. */
    worth: (name: string, points: number) => `${brief(name)} +${points} if left`,
    toOpponent: (name: string, points: number) => `To ${brief(name)} +${points}`,
  },
  /** Another player’s hand. */
  hand: {
    title: 'Hand',
    label: (name: string, cards: Hand) => `${name} has ${list(cards.map(named))}.`,
  },
  temps: {
    /** “7 for 6 · 4 for 4”: points for boxes. */
    positions: (points: readonly number[], boxes: readonly number[]) =>
      points.map((worth, i) => `${worth} for ${boxes[i] ?? 0}`).join(' · '),
  },
  rival: {
    /** Without its level. */
    brief,
    region: 'Your opponent',
    show: (name: string, worth: number) => `${name}, ${points(worth)}. Show its street.`,
    pile: 'Its street, from the first card to the last',
    empty: 'No cards yet. It builds with the card you leave.',
    estate: (cards: readonly Action[], worth: number | undefined, counts: boolean) => {
      const what = cards.map((action) => words.short[action]).join(', ');
      if (worth === undefined) return counts ? `${what}, counts` : what;
      return `${what}, ${points(worth)}, ${counts ? 'counts' : 'doesn’t count'}`;
    },
    fence: 'Fence',
    counting: 'Its five best estates count.',
    after: (points: number) => `With the card you leave now: ${change(points) || '+0'}`,
    parts: 'Where its points come from',
    came: 'Special cards so far',
    noneCame: 'None yet.',
    cameIn: (round: number, note: Note, edition: EditionId) => `Round ${round}: ${words.note(note, edition)}`,
  },
  deck: {
    toCome: (cards: string) => `To come: ${cards}`,
    soloToCome: 'Plans score less after the Solo card',
    soloCame: 'Solo card out: plans score less',
    stack: 'Stack',
    left: (cards: number) => `${cards} left`,
    empty: 'Empty',
    special: { solo: 'Solo card', plan: 'Plan card' },
    /** “Stack: 42 cards left, Pool on top.” */
    label: (left: number, top: Action | 'solo' | 'plan' | undefined) => {
      if (top === undefined) return 'The stack is empty.';
      const name = top === 'solo' ? 'Solo card' : top === 'plan' ? 'Plan card' : words.short[top];
      return `Stack: ${counted(left, 'card', 'cards')} left, ${name} on top.`;
    },
  },
  recap: {
    title: (round: number) => `After round ${round}`,
    towns: 'All towns',
  },
  /** After a name: a bot, its level, and its character. */
  bot: (level: LevelName, character?: CharacterName) =>
    `bot, ${words.levels[level].name}${character === undefined ? '' : `, ${words.characters[character].name}`}`,
  /** The status of players who aren’t simply at the table. */
  seatStatus: { away: 'away', caretaker: 'caretaker', resigned: 'resigned, a bot plays' },
  /** How many boxes of a track are crossed. */
  crossed: (boxes: number) => counted(boxes, 'box', 'boxes'),
  practice: 'Practice',
  townOf: (name: string) => `${name}’s town`,
  takeBack: {
    name: 'Take back the last round',
    line: 'You continue from there, and the game counts as practice.',
    done: 'The last round was taken back. The game now counts as practice.',
  },
  rematch: (several: boolean): string => (several ? 'Rematch' : 'Play again'),
  player: (player: number) => `Player ${player}`,
  /** After a value that no source prints. */
  mark: '*',
};
