import type { GameText } from '../gameText.ts';
import { counted, list } from './phrase.ts';
import { signed } from '../signed.ts';

const points = (count: number): string => counted(count, 'point', 'points');

export const game: GameText = {
  pageTitle: (city, round) => `${city}, round ${round} · Picket`,
  round: (round) => `Round ${round}`,
  areIn: (count, of) => `${count} of ${of} are in`,
  regions: {
    table: 'The table',
    offers: 'Offers',
    plans: 'Plans',
    seats: 'Players',
    sheet: 'Your sheet',
    ledger: 'Tracks and score',
    bar: 'Your turn',
    log: 'Your turn so far',
  },
  nextRound: 'Next round',
  next: (action) => `next ${action}`,
  houses: (count) => counted(count, 'house', 'houses'),
  fitsNowhere: 'Fits nowhere',
  withTemp: 'Only if changed',
  actionLines: {
    fence: 'Put up one fence',
    improve: 'Raise one estate size',
    park: 'Plant on that street',
    pool: 'Dig it where you build',
    temp: 'Two up or two down',
    bis: 'Copy a neighbour',
  },
  hand: {
    title: 'Your hand',
    number: (number, note) => `Take the number ${number}. ${note}`,
    action: (action) => `Take the action ${action}`,
  },
  confirm: 'Confirm',
  confirming: (seconds) => `Confirm (${seconds})`,
  takeBack: 'Take it back',
  undo: 'Undo',
  redo: 'Redo',
  cancel: 'Cancel',
  menu: 'Menu',
  hint: 'Hint',
  roundabout: { on: 'Build a roundabout', off: 'No roundabout' },
  lastRound: 'Last round',
  noLastRound: 'This is the first round.',
  whatCanIDo: 'What can I do?',
  yourLog: 'Your turn so far',
  logShort: 'Log',
  emptyLog: 'Nothing yet.',
  backToBefore: 'Go back to before this',
  whyRule: (rule) => `Rule ${rule}`,
  tracks: 'All tracks',
  closeTracks: 'Close the tracks',
  score: 'Score',
  pointsSoFar: 'points so far',
  worthBySize: 'worth, by size',
  tempRanks: (ranks) => {
    const places = ['most', 'second', 'third'];
    return ranks.map((rank, i) => `${places[i] ?? `${i + 1}th`} ${rank}`).join(' · ');
  },
  seat: {
    you: 'You',
    thinking: 'thinking',
    in: 'in',
    showTown: (name) => `Show the town of ${name}`,
    hideTown: 'Back to your own town',
    label: (name, inAlready, score) => `${name}, ${inAlready ? 'is in' : 'thinking'}, ${points(score)}`,
  },
  plan: {
    name: (slot) => slot.slice(0, 1).toUpperCase() + slot.slice(1),
    nobody: 'Nobody yet',
    first: 'first',
    later: 'later',
    ready: 'Ready',
    claimed: (worth) => `Validated for ${worth}`,
    heldBy: (name, worth) => `${name} ${worth}`,
    label: ({ name, sentence, worth, state, holders }) => {
      const standing = {
        open: `Worth ${worth} now.`,
        ready: `You can validate it for ${worth}.`,
        claimed: `You have validated it.`,
      }[state];
      const held = holders.length === 0 ? '' : ` Validated by ${list(holders)}.`;
      return `Plan ${name}. ${sentence} ${standing}${held}`;
    },
  },
  offer: {
    label: ({ index, number, action, next, note, state, role }) => {
      const parts = [
        `${index + 1}: ${number} with ${action}`,
        note,
        ...(next === undefined ? [] : [`next round ${next}`]),
        ...(state === 'chosen' ? ['chosen'] : []),
        ...(role === undefined ? [] : [role.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())]),
      ];
      return `${parts.join(', ')}.`;
    },
  },
  ledger: {
    column: ({ size, value, next, estates, target }) => {
      const raised = next === undefined ? '' : `, ${next} with one more box`;
      const have = `You have ${counted(estates, 'such estate', 'such estates')}.`;
      return `Estates of ${size} are worth ${value} each${raised}. ${have}${target ? ' Raise it.' : ''}`;
    },
    times: (count) => `×${count}`,
    explain: (part, worth) => `${part}: ${signed(worth)}. Show what makes it up.`,
  },
  menuItems: {
    deal: 'The deal was fixed before the first card. Its hash:',
    settings: 'Settings',
    rules: 'Rules',
    keys: 'Keys',
    saveRecord: 'Save the record',
    leave: 'Leave the game',
    theme: 'Light or evening',
  },
};
