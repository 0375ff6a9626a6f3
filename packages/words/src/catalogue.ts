import type {
  Action,
  Architect,
  EditionId,
  Ending,
  ModeId,
  NotationFault,
  Note,
  RejectionCode,
  Score,
  SheetId,
  Slot,
  Special,
  Step,
  When,
} from '@picket/engine';
import type { FactsOf } from './facts.ts';
import type { Entry, Term } from './glossary.ts';
import type { RuleId, Section } from './rules.ts';
import type { Verdict } from './verdict.ts';

/** Things that pages and terminal count. */
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

/** The computer players, as their ids are written everywhere. */
export type LevelName = 'newcomer' | 'casual' | 'regular' | 'club' | 'expert' | 'master' | 'architect';

/** Everything that is said in one language. A language is one such object; the compiler names what it lacks. */
export interface Words {
  /** The language as browsers and `Intl` call it. */
  readonly locale: string;
  readonly editions: { readonly [E in EditionId]: string };
  readonly modes: { readonly [M in ModeId]: string };
  /** What a mode is like, in a few words for whoever chooses one. */
  readonly modeHints: { readonly [M in ModeId]: string };
  readonly sheets: { readonly [S in SheetId]: string };
  /** Actions as the edition calls them, for tooltips, speech and the rules. */
  readonly actions: { readonly [E in EditionId]: { readonly [A in Action]: string } };
  /** Actions on cards and tracks, the same in both editions. */
  readonly short: { readonly [A in Action]: string };
  /** Plan slots as the edition calls them. */
  readonly slots: { readonly [E in EditionId]: { readonly [S in Slot]: string } };
  /** Streets from the top, as they stand within a sentence. */
  readonly streets: readonly [string, string, string];
  readonly columns: { readonly [C in keyof Score]: string };
  readonly endings: { readonly [E in Ending]: { readonly name: string; readonly sentence: string } };
  /** A number with its thing: “1 house”, “2 houses”. */
  readonly count: { readonly [C in Countable]: (count: number) => string };
  /** One sentence that says what a plan asks for. */
  readonly plan: (when: When) => string;
  /** One sentence that says what was done, for logs and speech. */
  readonly step: (step: Step, edition: EditionId) => string;
  /** One sentence that says what the cards did by themselves. */
  readonly note: (note: Note, edition: EditionId) => string;
  /** About the opponents out of the box. */
  readonly opponent: OpponentWords;
  /** What bots are called, in the order in which they sit down. */
  readonly botNames: readonly string[];
  /** The computer players, weakest first: a name, and one sentence about how it plays. */
  readonly levels: {
    readonly [L in LevelName]: { readonly name: string; readonly character: string };
  };
  /** One sentence that says who won, and by what. */
  readonly verdict: (verdict: Verdict) => string;
  /** One sentence for each way of being told no: what happened and what to do. Read it with `describeRefusal`. */
  readonly rejection: { readonly [C in RejectionCode]: (facts: FactsOf<C>, edition: EditionId) => string };
  /** One sentence that says at which character a text stopped making sense, and what could stand there. */
  readonly notationFault: (fault: NotationFault, edition: EditionId) => string;
  /** One sentence for each way in which a server says no. The codes are the protocol's, which this package does not know. */
  readonly wire: { readonly [code: string]: string };
  readonly rules: { readonly [R in RuleId]: string };
  readonly glossary: { readonly [T in Term]: Entry };
  readonly rulesPage: RulesPageWords;
}

interface OpponentWords {
  readonly name: (architect: Architect) => string;
  /** What it is like, in a few words that follow its name. */
  readonly character: (architect: Architect) => string;
  /** Above what an opponent scores, in a list of them. */
  readonly headings: { readonly [H in Action | 'plans' | 'level']: string };
  /** What the plans in such a list mean. */
  readonly validates: { readonly [E in EditionId]: string };
  /** One sentence about numbers marked with a star. */
  readonly houseValue: string;
  /** The special cards that have not come up; there is at least one. */
  readonly toCome: (specials: readonly Special[], edition: EditionId) => string;
  /** Said of one that scores nothing: how many temp boxes bring the player which points. */
  readonly closed: (positions: readonly number[], points: readonly number[]) => string;
  /** The column of a score that no architect has. */
  readonly fences: string;
}

/** What stands around the rules on their page. */
interface RulesPageWords {
  readonly title: string;
  readonly introduction: string;
  readonly glossary: string;
  /** Of the table of names by edition. */
  readonly names: { readonly title: string; readonly card: string; readonly slots: string };
  readonly sections: { readonly [S in Section]: string };
  /** “a, b and c”, for the editions or modes that a rule is limited to. */
  readonly list: (names: readonly string[]) => string;
}
