import type { EditionId, Slot } from 'picket-engine';
import { end } from './end.ts';
import { finished } from './finished.ts';
import { games } from './games.ts';
import { counted, named, points, slotName, YOU } from './phrase.ts';

/** The pages after a game: replays, links, statistics, and actions. */
export const after = {
  games,
  end: {
    ...end,
    ...finished,
    /** What a town is remembered for, on its postcard. */
    best: {
      plans: 'Most from plans',
      parks: 'Best parks',
      pools: 'Best pools',
      temps: 'Most temps',
      estates: 'Best estates',
    } as { readonly [part: string]: string },
    short: (name: string, by: 'fence' | 'house' | 'temp', slot: Slot, edition: EditionId) =>
      `${name}: one ${by} short of plan ${slotName(slot, edition)}.`,
    share: 'Share …',
    shareFailed: 'The browser couldn’t share this picture. Save it instead.',
    qr: 'QR code: opens the replay',
  },
  replay: {
    title: (city: string) => `Replay of ${city}`,
    open: 'Watch the replay',
    short: 'Replay',
    openLabel: (city: string) => `Watch the replay of ${city}`,
    round: (round: number) => `Round ${round}`,
    of: (rounds: number) => `of ${rounds}`,
    roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    view: 'View',
    everyone: 'Everyone',
    viewOf: (name: string) => `As ${named(name)} saw it`,
    town: 'Town',
    towns: 'Towns',
    cards: 'Cards of the round',
    nobody: 'nobody',
    takenBy: (names: string) => `Picked by ${names}.`,
    dealt: 'The cards are on the table.',
    hidden: (name: string) =>
      name === YOU ? 'Your turn is still hidden.' : `${name} hasn’t shown this turn yet.`,
    nothing: 'Nothing more in this turn.',
    stages: 'Steps of the turn',
    stage: { cards: 'Cards', number: 'Number', action: 'Action', plans: 'Plans', refusal: 'Refusal' },
    score: (before: number, now: number) => `${points(before)} before the round, ${points(now)} now`,
    road: 'Round',
    plans: 'Plans',
    moments: 'Plans and refusals',
    noMoments: 'No plans were claimed and no permits refused.',
    plan: (slot: Slot, edition: EditionId, worth: number) =>
      `Plan ${slotName(slot, edition)}, ${points(worth)}`,
    refusal: 'Permit refusal',
    at: (round: number, name: string, what: string) => `Round ${round}, ${name}: ${what}`,
    controls: {
      group: 'Replay controls',
      previousEvent: 'Previous plan or refusal',
      previousRound: 'Previous round',
      previousStep: 'Previous step',
      play: 'Play',
      pause: 'Pause',
      nextStep: 'Next step',
      nextRound: 'Next round',
      nextEvent: 'Next plan or refusal',
      event: 'Plan',
      round: 'Round',
      step: 'Step',
    },
    result: 'Final scores',
    playOn: 'Play on from here',
    playOnLine: (name: string, round: number) =>
      `${name === YOU ? 'You play your town again from' : `You take over ${name}’s town in`} round ${round}; bots play the other seats. This is a new practice game; the one you’re watching stays as it is.`,
    start: 'Start playing',
    keep: 'Add to your towns',
    kept: 'This game is now in your towns.',
  },
  stats: {
    title: 'Statistics',
    line: (games: number) =>
      games === 0
        ? 'Your finished games in this browser, added up.'
        : `${counted(games, 'game', 'games')} that you finished in this browser without hints or taking rounds back.`,
    none: 'Nothing to count yet: finish a game without hints and without taking rounds back.',
    noMatch: 'No finished game matches. Choose other filters.',
    mode: 'Mode',
    everyMode: 'Every mode',
    against: 'Opponents',
    any: 'Any opponents',
    againstNames: { nobody: 'Alone', bots: 'Bots', people: 'People', aaa: 'The AAA' },
    scores: 'Scores, game by game',
    plot: (games: number, low: number, high: number, last: number) =>
      `${counted(games, 'score', 'scores')} from ${low} to ${high}; the mean of the last ten is ${last}.`,
    won: 'won',
    notWon: 'not won',
    meanOfTen: 'mean of ten',
    table: 'As a table',
    columns: { month: 'Month', games: 'Games', won: 'Won', mean: 'Mean', best: 'Best' },
    parts: 'By part',
    average: 'average a game',
    bests: 'Personal bests',
    achievements: 'Achievements',
    achieved: (count: number, all: number) => `${count} of ${all}`,
    names: {
      'full-town': { name: 'Full town', line: 'Every house built' },
      'three-plans': { name: 'Three plans', line: 'All three plans claimed' },
      'nine-pools': { name: 'Nine pools', line: 'A pool on every plot' },
      'green-belt': { name: 'Green belt', line: 'All three parks worth 10 or more' },
      'no-refusal': { name: 'No refusal', line: '20 rounds or more without one' },
      hundred: { name: 'A hundred', line: 'A town worth 100 points' },
    },
    notYet: 'not yet',
    csv: 'Save as CSV',
    json: 'Save as JSON',
  },
  share: {
    open: 'Link to this moment',
    game: 'Share the game',
    title: 'A link to this game',
    line: 'The whole game is in the link. It opens in any copy of Picket, without an account or a server.',
    field: 'Link',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'The browser didn’t allow that. Select the link and copy it yourself.',
    native: 'Share …',
    tooLong: 'This game is too long for a link. Send the file instead: it can be imported in “Your towns”.',
    file: 'Save as a file',
  },
  verify: {
    name: 'Verified',
    title: 'What was checked',
    seed: 'The seed matches the hash that was shown before the first card, so the deal wasn’t changed.',
    turns: (count: number) =>
      count === 1 ? 'The only turn follows the rules.' : `All ${count} turns follow the rules.`,
    scores: 'Cards, plans and scores were worked out again from the seed and the turns.',
    not: 'Names, towns, bots and the date can’t be checked, and neither can who played.',
    failed: 'This link isn’t valid',
    failedGame: 'This game can’t be replayed',
    noServer: 'The server can’t be reached. Try again when you are online.',
    place: (round: number, seat: number) => `Round ${round}, seat ${seat}`,
    wrong: (place: string, why: string) => (place === '' ? why : `${place}: ${why}`),
    unreadable: (place: string) =>
      place === ''
        ? 'This isn’t a link to a Picket game, or a part of it is missing.'
        : `${place}: this turn can’t be read, because the link was changed or cut off.`,
    running: 'This game isn’t over yet: its cards are secret until then.',
    rule: (id: string) => `Rule ${id}`,
  },
};
