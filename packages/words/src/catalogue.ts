import type {
  Action,
  Architect,
  EditionId,
  Ending,
  ModeId,
  Note,
  RejectionCode,
  Score,
  SheetId,
  Slot,
  Special,
  TurnStep,
  When,
} from 'picket-engine';
import type { NotationFault } from 'picket-engine/notation';
import type { wire } from './en/wire.ts';
import type { FactsOf } from './facts.ts';
import type { Entry, Term } from './glossary.ts';
import type { RuleId, Section, Source } from './rules.ts';
import type { Streets } from './streets.ts';
import type { Verdict } from './verdict.ts';

/** The nouns that the client and the terminal count. */
type Countable =
  | 'boxes'
  | 'cards'
  | 'estates'
  | 'fences'
  | 'games'
  | 'houses'
  | 'parks'
  | 'plans'
  | 'players'
  | 'points'
  | 'pools'
  | 'refusals'
  | 'roundabouts'
  | 'rounds'
  | 'steps'
  | 'temps'
  | 'turns';

/** The ids of the bot levels. */
export type LevelName = 'newcomer' | 'casual' | 'regular' | 'club' | 'expert' | 'master' | 'architect';

/** The ids of the bots’ characters. */
export type CharacterName = 'gardener' | 'poolbuilder' | 'speculator' | 'fencer' | 'racer' | 'careful';

/** All text in one language. The compiler reports what a language is missing. */
export interface Words {
  /** The language tag for browsers and `Intl`. */
  readonly locale: string;
  readonly editions: { readonly [E in EditionId]: string };
  readonly modes: { readonly [M in ModeId]: string };
  /** A mode in a few words, for choosing one. */
  readonly modeHints: { readonly [M in ModeId]: string };
  readonly sheets: { readonly [S in SheetId]: string };
  /** Actions as the edition calls them, for tooltips, speech and the rules. */
  readonly actions: { readonly [E in EditionId]: { readonly [A in Action]: string } };
  /** Actions on cards and tracks, the same in both editions. */
  readonly short: { readonly [A in Action]: string };
  /** Plan slots as the edition calls them. */
  readonly slots: { readonly [E in EditionId]: { readonly [S in Slot]: string } };
  /** Streets from the top where no game gives them names, for use within a sentence. */
  readonly streets: readonly [string, string, string];
  /** “Elm Street”, “Elm (t)”, or one of `streets`. */
  readonly street: (street: number, streets?: Streets) => string;
  readonly columns: { readonly [C in keyof Score]: string };
  /** Why a game ended; `you` is for a single player. */
  readonly endings: {
    readonly [E in Ending]: { readonly name: string; readonly sentence: string; readonly you: string };
  };
  /** A number with its noun: “1 house”, “2 houses”. */
  readonly count: { readonly [C in Countable]: (count: number) => string };
  /** One sentence that says what a plan asks for. */
  readonly plan: (when: When, streets?: Streets) => string;
  /** One sentence about a step, for logs and speech. */
  readonly step: (step: TurnStep, edition: EditionId, streets?: Streets) => string;
  /** One sentence about what the cards did automatically. */
  readonly note: (note: Note, edition: EditionId) => string;
  /** About the AAA’s architects. */
  readonly opponent: OpponentWords;
  /** Names for bots, in the order in which they join. */
  readonly botNames: readonly string[];
  /** The name of a player who has deleted their own. */
  readonly formerPlayer: string;
  /** The bot levels, weakest first: a name, and one sentence about how it plays. */
  readonly levels: {
    readonly [L in LevelName]: { readonly name: string; readonly character: string };
  };
  /** The styles of bots of any level: a name, and one sentence about how each plays. */
  readonly characters: {
    readonly [C in CharacterName]: { readonly name: string; readonly character: string };
  };
  /** One sentence that says who won, and how. */
  readonly verdict: (verdict: Verdict) => string;
  /** One sentence for each rejection: what is wrong and what to do. Use it through `describeRejection`. */
  readonly rejection: {
    readonly [C in RejectionCode]: (facts: FactsOf<C>, edition: EditionId, streets?: Streets) => string;
  };
  /** About a file of another kind; the line is for files with one game per line. */
  readonly files: {
    readonly notAGame: (file: string, line?: number) => string;
    readonly notComponents: (file: string) => string;
  };
  /** One sentence with the character at which parsing failed, and what could be there instead. */
  readonly notationFault: (fault: NotationFault, edition: EditionId, streets?: Streets) => string;
  /** One sentence that says where a sheet is impossible, and why. */
  readonly sheetFault: (facts: FactsOf<'impossible-sheet'>) => string;
  /** One or two sentences for each error of a server; the protocol defines the codes. */
  readonly wire: { readonly [C in keyof typeof wire]: string };
  readonly rules: { readonly [R in RuleId]: string };
  readonly printed: PrintedWords;
  readonly paper: PaperWords;
  readonly glossary: { readonly [T in Term]: Entry };
  readonly rulesPage: RulesPageWords;
}

/** The texts about rejections, which a page loads with the code that can cause them. */
export type FaultWords = Pick<Words, 'files' | 'rejection' | 'wire'>;

/** All text except rejections, the rulebook and the notation, which a page loads when needed. */
export type CoreWords = Omit<
  Words,
  'glossary' | 'notationFault' | 'paper' | 'printed' | 'rules' | 'rulesPage' | 'sheetFault' | keyof FaultWords
>;

interface OpponentWords {
  readonly name: (architect: Architect) => string;
  /** Its character in a few words, to follow its name. */
  readonly character: (architect: Architect) => string;
  /** The column headings in a list of opponents. */
  readonly headings: { readonly [H in Action | 'plans' | 'level']: string };
  /** What the plans column in such a list means. */
  readonly claims: { readonly [E in EditionId]: string };
  /** One sentence about numbers marked with a star. */
  readonly estimated: string;
  /** The special cards that have not come up; there is at least one. */
  readonly toCome: (specials: readonly Special[], edition: EditionId) => string;
  /** For the one that scores nothing: the points that numbers of temp boxes give the player. */
  readonly closed: (positions: readonly number[], points: readonly number[]) => string;
  /** The score column that only the AAA has. */
  readonly fences: string;
}

/** Printed numbers beside the rules, each kind as one line. */
interface PrintedWords {
  readonly cards: (total: number, stack: number) => string;
  readonly parks: (street: number, values: readonly number[]) => string;
  readonly estates: (size: number, values: readonly number[]) => string;
  readonly pools: (values: readonly number[]) => string;
  readonly bis: (values: readonly number[]) => string;
  readonly refusals: (values: readonly number[]) => string;
  readonly roundabouts: (values: readonly number[]) => string;
  readonly tempRanks: (points: readonly number[]) => string;
  readonly solo: (boxes: number, points: number) => string;
  /** The least number of boxes for each place, and its points. */
  readonly positions: (boxes: readonly number[], points: readonly number[]) => string;
  /** The edition that the lines belong to, and the sheet where there are several. */
  readonly heading: (edition: string, sheet?: string) => string;
  /** A line or heading with the mark of estimated values. */
  readonly estimated: (text: string) => string;
}

/** What is printed on sheets, cards, booklets and the aid. */
interface PaperWords {
  readonly player: string;
  readonly date: string;
  readonly deal: string;
  /** Small notes beside the headings of the tracks. */
  readonly plans: string;
  readonly estates: string;
  readonly pools: string;
  readonly temps: (points: readonly number[]) => string;
  readonly bis: string;
  /** How to fill the sheet in, on two lines. */
  readonly foot: readonly [string, string];
  readonly numbers: string;
  readonly actions: string;
  readonly booklet: string;
  /** How a booklet is used. */
  readonly uncover: string;
  readonly shuffled: string;
  readonly aid: string;
}

/** The text around the rules on their page. */
interface RulesPageWords {
  readonly title: string;
  /** What the game is about, before the rules. */
  readonly about: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly introduction: string;
  readonly glossary: string;
  /** The table of names by edition. */
  readonly names: { readonly title: string; readonly card: string; readonly slots: string };
  readonly sections: { readonly [S in Section]: string };
  /** Where rulings come from. */
  readonly sources: { readonly [S in Source]: string };
  /** “Source: 2023 rulebook and our ruling.” */
  readonly source: (names: readonly string[]) => string;
  /** “a, b and c”, for the editions or modes that a rule is limited to. */
  readonly list: (names: readonly string[]) => string;
}
