import type { EditionId, SheetId, Slot } from 'picket-engine';
import { enCore as words, type CharacterName, type LevelName } from 'picket-words';
import { counted, list, numeral, sentences, slotName } from './phrase.ts';
import { played } from './played.ts';

const NTH = { A: 'first', B: 'second', C: 'third' } as const;

/** Values come as text where they may carry the mark of an estimate. */
export const setupPage = {
  title: 'New game',
  line: 'Change what you like, or just start. Your choices are saved for next time.',
  edition: 'Edition',
  editionLines: {
    '2018': 'The tighter game: bis stays inside its fences, and the first plan may bring a reshuffle.',
    '2023': 'A bit freer: bis may cross a fence, and you can play on a second sheet.',
  } satisfies Record<EditionId, string>,
  mode: 'Mode',
  opponent: {
    title: 'Your opponent',
    line: 'It builds with the card you leave each round. Each architect has favourite cards.',
    level: (level: string) => `Level ${level}`,
    /** The heading above the chosen opponent's points. */
    scores: (name: string) => `What ${name} scores`,
    points: (points: string) => `${points} per card`,
    houses: (houses: string) => `${houses} houses per card`,
    value: (points: string) => `${points} per house`,
    plans: 'Plans',
    /** By the order in which their cards come up, or by slot. */
    claims: {
      '2018': (slots: readonly Slot[]) => `the ${list(slots.map((slot) => NTH[slot]))} to come up`,
      '2023': (slots: readonly Slot[]) => list(slots),
    } satisfies Record<EditionId, (slots: readonly Slot[]) => string>,
    noPlans: 'none',
    /** The points of the player’s temps, if the opponent scores nothing. */
    temps: (boxes: string, points: string) => `${points} for you from box ${boxes} on`,
    none: 'Your components file has no opponent.',
  },
  seats: {
    title: 'Who plays?',
    playedWith: {
      alone: { name: 'Just you', line: 'You, the deck and your best town yet.' },
      bots: { name: 'With bots', line: 'They think while you do, and know no more than you.' },
      together: {
        name: 'Pass and play',
        line: 'One device for everyone; turns stay hidden until all have played.',
      },
    },
    /** A line and why nobody can be removed. */
    line: (kind: 'alone' | 'bots' | 'together', min: number) =>
      sentences([
        setupPage.seats.playedWith[kind].line,
        min > 1 ? `This mode needs at least ${numeral(min)} players.` : '',
      ]),
    name: (seat: number) => `Name of player ${seat}`,
    levelOf: (name: string) => `${name}’s level`,
    /** The style of a bot. */
    style: {
      title: 'More',
      /** Which bot this “More” is about, for screen readers. */
      about: (name: string) => `about ${name}`,
      /** What was chosen, next to the title: “Gardener, half its attention”. */
      line: (character: CharacterName | null, attention: number) =>
        [
          ...(character === null ? [] : [words.characters[character].name]),
          ...(attention === 100 ? [] : [`${attention}% attention`]),
        ].join(', '),
      character: 'Personality',
      none: { name: 'None', character: 'Likes everything as much as it’s worth.' },
      attention: 'Attention',
      attentionLine: (attention: number) =>
        attention === 100
          ? 'Looks at every possible move.'
          : `A handicap: it overlooks ${100 - attention} of 100 possible moves.`,
    },
    addPerson: '+ Add a player',
    addBot: '+ Add a bot',
    remove: (name: string) => `Remove ${name}`,
    full: (seats: number) => `All ${numeral(seats)} seats are taken.`,
    /** Two players were given the same name: what the later one is called. */
    renamed: (name: string, played: string) => `Two players are called ${name}: one plays as ${played}.`,
  },
  sheet: 'Sheet',
  sheetLines: {
    classic: 'The streets most people know.',
    blueprint: 'Different streets, pools and values.',
  } satisfies Record<SheetId, string>,
  advanced: {
    name: 'Advanced',
    line: (plans: number) => `Adds roundabouts and ${counted(plans, 'more plan', 'more plans')}.`,
  },
  odds: {
    name: 'Odds lens',
    line: 'In the game, anyone may look up which cards are left and how likely gaps are to fill.',
    off: 'off',
  },
  plans: {
    title: 'Plans',
    ways: {
      dealt: { name: 'Random', line: (plans: number) => `Three of ${plans}, one in each slot.` },
      chosen: { name: 'Chosen', line: () => 'Pick one for each slot.' },
      without: { name: 'Exclude some', line: () => 'Tap the plans you don’t want; the rest is random.' },
    },
    slot: (slot: Slot, edition: EditionId) => `Plan ${slotName(slot, edition)}`,
    label: (sentence: string, high: string, low: string) => `${sentence} ${high} first, ${low} later.`,
    out: 'out',
    last: 'Each slot needs at least one plan.',
  },
  city: {
    title: 'Your town',
    line: 'Its name is on the sign, and on the postcard at the end.',
    another: 'Another name',
  },
  numbers: {
    title: 'Components',
    experts: 'For experts: other numbers on cards and sheets.',
    line: 'Your own components file replaces the numbers on Picket’s cards and sheets.',
    builtIn: 'Built-in',
    builtInLine: 'The numbers that come with Picket.',
    upload: 'Choose a file',
    drop: 'or drop it anywhere on this page',
    dropHere: 'Drop your components file here.',
    unreadable: 'The file couldn’t be opened, and nothing was changed. Try again, or choose another.',
    remove: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} is ready to play.`,
    notSaved: 'This browser couldn’t save the file: it’s here until you close the page.',
    changes: (blocks: readonly { readonly block: Block; readonly edition: EditionId }[]) =>
      `Replaces ${list(blocks.map(({ block, edition }) => `the ${BLOCKS[block]} (${words.editions[edition]})`))}.`,
    changesNothing: 'Changes nothing: all its numbers are the same as Picket’s.',
  },
  /** The parts that are folded away, named in a line: “edition, mode and sheet”. */
  more: {
    title: 'More',
    line: (parts: readonly string[]) => list(parts),
    parts: {
      edition: 'edition',
      mode: 'mode',
      sheet: 'sheet',
      advanced: 'advanced rules',
      plans: 'plans',
      city: 'town name',
      odds: 'odds lens',
      components: 'components',
      pace: 'pace',
    },
  },
  /** While a kind of game is set up for the first time. */
  lesson: {
    question: (name: string) => `New to ${name}?`,
    enter: 'Learn it in two minutes',
    decline: (name: string) => `Don’t offer the lesson for ${name}`,
  },
  /** In online games. */
  online: { question: 'Friends on other devices?', enter: 'Play online' },
  summary: {
    title: 'Your game',
    who: 'Players',
    sheet: 'Sheet',
    plans: 'Plans',
    numbers: 'Components',
    opponent: 'Opponent',
    players: (players: readonly { readonly name: string; readonly level: LevelName | null }[]) =>
      list(
        players.map(({ name, level }) => (level === null ? name : `${name} (${words.levels[level].name})`)),
      ),
    sheetIn: (sheet: SheetId, advanced: boolean) =>
      advanced ? `${words.sheets[sheet]}, advanced` : words.sheets[sheet],
    chosen: sentences,
    without: (plans: number) => `Random, ${numeral(plans)} excluded`,
  },
  /** “Standard, 2018 edition”. */
  played,
  begin: 'Start game',
};

type Block = keyof typeof BLOCKS;
const BLOCKS = {
  deck: 'deck',
  sheets: 'sheets',
  plans: 'plans',
  solo: 'Solo card',
  architects: 'opponents',
} as const;
