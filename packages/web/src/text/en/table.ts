import type { TableText } from '../tableText.ts';
import { counted, list, plural } from './phrase.ts';

export const table: TableText = {
  fate: {
    number: 'Number',
    action: 'Action',
    unused: 'Not used',
    discarded: 'Discarded',
    drawn: 'Drawn',
    from: (name) => `From ${name}`,
    to: (name) => `To ${name}`,
    worth: (points) => `AAA +${points}`,
    toOpponent: (points) => `To AAA +${points}`,
  },
  neighbours: (to, from) =>
    to === from
      ? `The card you leave goes to ${to}, who passes one to you.`
      : `The card you leave goes to ${to}; ${from} passes one to you.`,
  gives: {
    short: (number, action) => `gives ${number} ${action}`,
    label: (number, action) => `, giving away ${number} with ${action}`,
  },
  hand: {
    title: 'Hand',
    whole: (number, action) => `${number} with ${action}`,
    half: (action) => `a hidden number with ${action}`,
    hidden: 'a hidden card',
    label: (name, cards) => `${name} holds ${list(cards)}.`,
  },
  temps: {
    positions: (points, boxes) => points.map((worth, i) => `${worth} for ${boxes[i] ?? 0}`).join(' · '),
  },
  rival: {
    region: 'Your opponent',
    show: (name, points) => `${name}, ${counted(points, 'point', 'points')}. Show its street.`,
    pile: 'Its street, from the first card to the last',
    empty: 'No cards yet. It builds with the card that you leave.',
    estate: (cards, points, counts) => {
      const worth = points === undefined ? '' : `, ${counted(points, 'point', 'points')}`;
      const what = `${cards.join(', ')}${worth}`;
      return counts ? `${what}, counts` : points === undefined ? what : `${what}, does not count`;
    },
    fence: 'Fence',
    counting: 'Its five best estates count.',
    after: 'With the card that you leave now',
    parts: 'Where its points come from',
    came: 'Special cards that came up',
    noneCame: 'None yet.',
    cameIn: (round, what) => `Round ${round}: ${what}`,
  },
  deck: {
    toCome: (cards) => `To come: ${cards}`,
    soloCame: 'Solo card came: plans are low',
    stack: 'Stack',
    left: (cards) => `${cards} left`,
    empty: 'Empty',
    special: { solo: 'Solo card', plan: 'Plan card' },
    label: (left, top) => (top === undefined ? 'The stack is empty.' : `Stack: ${left} left, ${top} on top.`),
  },
  recap: {
    title: (round) => `After round ${round}`,
    towns: 'Every town',
    next: (name) => `Pass the device to ${name}.`,
  },
  bot: (level) => `bot, ${level}`,
  seatStatus: { away: 'away', caretaker: 'caretaker', resigned: 'gave up, a bot plays' },
  crossed: (boxes) => `${boxes} crossed`,
  manyThinking: (count) =>
    `Your turn is in. ${counted(count, 'other is', 'others are')} still thinking; you can take it back.`,
  botsThinking: (names) =>
    `Your turn is in. ${list(names)} ${plural(names.length, 'is', 'are')} still thinking; you can take it back.`,
};
