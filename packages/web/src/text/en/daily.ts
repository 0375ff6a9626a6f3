import { capital, counted, list, numeral, ordinal, points } from './phrase.ts';
import { played, type Played } from './played.ts';
import { signed } from '../signed.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** “16 November”, or “week 47”. */
const nameOf = (week: number | undefined, opens: number): string =>
  week === undefined ? short.format(opens) : `week ${week}`;

/** “three over par”. */
const againstPar = (score: number, par: number): string => {
  if (score === par) return 'level with par';
  return `${numeral(Math.abs(score - par))} ${score > par ? 'over' : 'under'} par`;
};

const running = (days: number): string => `${capital(numeral(days))} ${days === 1 ? 'day' : 'days'} running.`;

/** The pages of the deals of the day and of the week. */
export const daily = {
  title: { day: 'Deal of the day', week: 'Deal of the week' },
  kind: 'Which deal',
  kinds: { day: 'Day', week: 'Week' },
  /** “Monday, 16 November 2026 · Standard, 2018 edition”. */
  line: (week: number | undefined, opens: number, choice: Played) =>
    `${week === undefined ? day.format(opens) : `Week ${week}, from ${short.format(opens)}`} · ${played(choice)}, alone`,
  towns: (games: number) => `${counted(games, 'town', 'towns')} so far`,
  next: (hours: number, minutes: number) => `Next deal in ${hours} h ${minutes} min, at midnight UTC`,
  nextDays: (days: number, hours: number) =>
    `Next deal in ${counted(days, 'day', 'days')} ${hours} h, Monday at midnight UTC`,
  closing: 'This deal is over. Games that have begun still count until midnight UTC.',
  closed: 'This deal is closed. Its seed is public.',
  today: 'To the current deal',
  sealed: {
    title: 'Sealed',
    line: 'Ranked, once. Nobody knows a card before it is turned.',
    play: 'Play',
    goOn: 'Continue',
    name: 'Your name on the list',
    confirm:
      'You can play each sealed deal once. A game counts if it is finished within 24 hours after the deal ends.',
    notPlayed: 'You haven’t played this deal.',
    played: (time: string) => `played ${time}`,
    late: 'Finished too late to count.',
    noServer: 'The sealed deal needs a server, and none can be reached. You can play the open deal.',
    needsName: 'Enter a name for the list first.',
  },
  open: {
    title: 'Open',
    line: 'For practice. As often as you like, even offline.',
    play: 'Play',
    goOn: 'Continue',
    best: (score: number, games: number) => `best ${signed(score)} in ${counted(games, 'game', 'games')}`,
    par: (score: number) => `Par ${signed(score)}`,
    finding: (round: number) => `Working out par: the Architect is in round ${round}.`,
    noPar: 'Par needs the Architect’s networks. Go online once to download them.',
    games: 'Your games of the open deal',
  },
  replay: 'Replay',
  replayOf: (name: string) => `Watch the replay of ${name}`,
  review: 'Review',
  standing: {
    behind: (share: number) => ({ share: `${share}%`, rest: 'of players are behind you' }),
    alone: 'You’re the first on the list.',
    you: 'You',
    par: 'Par',
    without: 'Without luck',
    plusMinus: (margin: number) => `±${margin}`,
    parLine: 'Par is what the Architect scored without knowing the cards.',
    noPar: 'The Architect is still working out par.',
    kinder: (by: number) =>
      by === 0
        ? 'Your cards were about average.'
        : `Your cards were worth ${points(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than average.`,
    weighing: 'Calculating your luck …',
    noLuck: 'Your luck couldn’t be calculated. Reload the page to try again.',
    histogram: 'Everyone, by score',
    histogramLine: (games: number, low: number, high: number) =>
      `${counted(games, 'town', 'towns')}, from ${signed(low)} to ${points(high)}. The table has every figure.`,
    asTable: 'As a table',
    asPicture: 'As a picture',
    score: 'Score',
    count: 'Towns',
    range: (from: number, to: number) => `${signed(from)} to ${signed(to)}`,
  },
  list: {
    title: 'The list',
    place: (rank: number, of: number) => `${ordinal(rank)} of ${of}`,
    rank: 'Rank',
    name: 'Name',
    score: 'Score',
    you: 'you',
    hidden: 'Hidden name',
    bots: 'Bots',
    botsLine: 'Programs that identify themselves as bots have their own list.',
    empty: 'Nobody yet.',
    later: 'The list opens when you have finished, or when the deal is closed.',
    report: 'Report a name',
    reporting: {
      title: 'Report a name',
      line: 'The operator of this server sees the name and what you write, and can hide the name or ban the player.',
      whose: 'Which name',
      what: 'What is wrong with it?',
      send: 'Send report',
      needsText: 'Say what is wrong with the name first.',
      sent: 'Sent. Thank you.',
    },
  },
  streak: {
    title: (days: number) => (days === 0 ? 'No streak yet' : running(days).slice(0, -1)),
    best: (days: number) => `Your best is ${days}.`,
    line: 'A sealed deal finished in time counts.',
    picture: (played: readonly number[], missed: readonly number[]) =>
      `The last fourteen days: ${played.length === 0 ? 'none played' : `played on the ${list(played.map(ordinal))}`}, ${missed.length} missed.`,
    move: 'Take it to another device',
  },
  device: {
    title: 'Your code',
    line: 'This code brings your streak, your seats at online tables and your saved games to another device. It needs no account.',
    secret: 'Keep it secret: anyone who has it can play as you. Nobody can look it up for you.',
    keeping: 'Storing your seats and games for the other device …',
    kept: (games: number) =>
      `${games === 0 ? 'Your seats' : `${counted(games, 'saved game', 'saved games')} and your seats`} are stored, encrypted with this code.`,
    left: (games: number) =>
      `${counted(games, 'older game doesn’t', 'older games don’t')} fit: export them as a file from “Your towns”.`,
    notKept: 'They couldn’t be stored right now. The code still brings your streak.',
    insecure: 'This browser can only encrypt on a secure page (https). The code still brings your streak.',
    copy: 'Copy code',
    copied: 'Copied.',
    notCopied: 'Copying failed. Select the code instead.',
    have: 'I have a code',
    enter: 'Code from the other device',
    use: 'Use this code',
    wrong: 'This isn’t a Picket code. A code has 28 letters and digits; check each group of four.',
    replaces:
      'This device already has games on the list. Write down its own code first, because this one replaces it.',
    bringing: 'Fetching your seats and games …',
    brought: (seats: number, games: number) =>
      `Welcome back. ${counted(seats, 'seat', 'seats')} and ${counted(games, 'game', 'games')} are here now.`,
    nothing: 'Welcome back. Your streak is here; nothing else was stored with this code.',
  },
  built: {
    title: (round: number) => `Where people built in round ${round}`,
    previous: 'Previous round',
    next: 'Next round',
    round: 'Round',
    picture: (round: number, games: number) =>
      `Where ${counted(games, 'town', 'towns')} built in round ${round}. The table has every figure.`,
    levels: ['none', '1–2', '3–5', '6–9', '10+'],
    inTowns: '% of towns',
    you: 'you',
    ghost: (name: string) => `ghost ${name}`,
    nothing: (share: number) => `${share}% didn’t build.`,
    street: 'Street',
    house: 'House',
    share: '% of towns',
    cards: 'Cards of the round',
    over: (games: number) => `${counted(games, 'town', 'towns')} got this far.`,
    failed: 'What others built couldn’t be loaded.',
  },
  ghost: {
    title: 'Your ghost',
    line: 'Another game of the same deal, shown as you played.',
    you: 'You',
    ghost: 'ghost',
    which: 'Other ghosts',
    architect: 'The Architect, par',
    yourself: (score: number) => `Yourself, ${points(score)}`,
    lead: 'Your lead, round by round',
    ahead: 'you ahead',
    behind: 'ghost ahead',
    picture: (rounds: number, lead: number) =>
      `After round ${rounds} you ${lead === 0 ? 'are level' : lead > 0 ? `are ${points(lead)} ahead` : `are ${points(-lead)} behind`}.`,
    passed: (name: string, round: number) => `You passed ${name} in round ${round}.`,
    none: 'There is no other game of this deal yet.',
    failed: 'This game couldn’t be loaded.',
  },
  share: {
    title: 'Share',
    sentence: (facts: {
      readonly week: number | undefined;
      readonly opens: number;
      readonly score: number;
      readonly par: number | undefined;
      readonly behind: number | undefined;
      readonly streak: number;
    }) => {
      const { week, opens, score, par, behind, streak } = facts;
      const parts = [
        points(score),
        ...(par === undefined ? [] : [againstPar(score, par)]),
        ...(behind === undefined ? [] : [`ahead of ${behind}% of players`]),
      ];
      const end = streak > 1 ? ` ${running(streak)}` : '';
      return `Picket, deal of ${nameOf(week, opens)}: ${parts.join(', ')}.${end}`;
    },
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Copying failed. Select the sentence instead.',
    failed: 'The browser couldn’t share this. Copy the sentence instead.',
    closed: 'The link opens only for players who have finished this deal.',
  },
  invited: {
    title: 'A sealed link',
    line: 'Another player wants to compare this deal with you. Play it first: then their game opens here.',
    over: 'You can’t play this deal any more. Everyone can see its games once it is closed.',
  },
  proves: {
    title: 'What this list proves',
    line: 'Every turn was checked, the cards were fixed in advance, and no card was sent early. It can’t show that nobody had help, or that nobody plays under two names.',
    commitment: 'Hash of this deal',
    nextCommitment: 'Hash of the next one',
    seed: 'Seed',
  },
};
