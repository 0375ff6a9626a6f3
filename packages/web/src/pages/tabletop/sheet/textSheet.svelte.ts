import { ACTIONS, SLOTS, type Action, type Slot } from 'picket-engine';
import { tick } from 'svelte';
import { folded } from '../../../platform/folded.ts';
import { go } from '../../../platform/router.ts';
import { TextGame } from '../../../table/asText/textGame.svelte.ts';
import type { TableState } from '../../../table/tableState.svelte.ts';
import { realTable, text, textView } from '../../../text/language.ts';
import { rejectionSentence } from '../../../text/rejectionSentence.ts';
import { planIn } from '../../../textView/askable.ts';
import { runLine, unknown, type Handlers } from '../../../textView/run.ts';
import type { Companion } from './companion.svelte.ts';

/** “8 pool”, “8 pool fence” or “8 pool t5”: a number, one action or two, and the marks. */
const CARDS = /^(\d{1,2})\s*([\p{L}-]+)(?:\s+([\p{L}-]+)(?=\s|$))?\s*(.*)$/u;
const REFUSAL = /^n(?:\s+([\p{L}-]+))?$/iu;
/** The letters of actions in the notation. */
const LETTERS: { readonly [letter: string]: Action } = {
  f: 'fence',
  v: 'improve',
  p: 'park',
  o: 'pool',
  x: 'bis',
};

type Answer = string | Promise<string>;

/** The commands of a sheet for physical cards: the cards, turns, and questions about the sheet. */
export class TextSheet {
  readonly #game: Companion;
  readonly #table: TableState;
  readonly turn: TextGame;

  constructor(game: Companion, table: TableState) {
    this.#game = game;
    this.#table = table;
    this.turn = new TextGame(table, (all) => this.#handlers(all));
  }

  readonly run = (line: string): Answer => {
    if (this.#game.ready) return this.turn.run(line);
    if (line === '') return this.asks;
    const refusal = this.#refusalIn(line);
    if (refusal !== undefined) return this.#enter({ refused: true, ...refusal }, '');
    const read = CARDS.exec(line);
    if (read === null) return runLine(line, this.handlers);
    const [, number = '', first = '', second = '', rest = ''] = read;
    const [action, given] = [actionNamed(first), second === '' ? undefined : actionNamed(second)];
    const isNumber = this.#game.state.rules.deck.numbers.includes(Number(number));
    const isWhole = action !== undefined && (second === '' ? true : given !== undefined);
    if (!isNumber || !isWhole) return unknown(line, this.handlers, [this.#example]);
    const third = this.#game.givesThird && given !== undefined ? { given } : {};
    return this.#enter({ number: Number(number), action, ...third }, rest);
  };

  /** The input that the page needs before the marks. */
  get asks(): string {
    const { along } = textView;
    const { why, entry, unfit, givesThird, state } = this.#game;
    if (why !== undefined) return rejectionSentence(why, state.rules.options.edition);
    if (entry.refused === true && unfit === undefined) return realTable.sheet.everyFits;
    return givesThird ? along.enterThird(this.#example) : along.enter(this.#example);
  }

  get handlers(): Handlers {
    return this.turn.handlers;
  }

  /** Commands that don't apply: before the cards are entered there is no turn, and other towns and cards are unknown. */
  #handlers(all: Handlers): Handlers {
    const { sheet, top, middle, bottom, plans, score, help, repeat, set, picture } = all;
    const always: Handlers = {
      sheet,
      top,
      middle,
      bottom,
      plans,
      score,
      help,
      repeat,
      set,
      picture,
      came: this.#specials.length === 0 ? undefined : (typed) => this.#came(typed),
      claim: this.#game.hasOthers ? (typed) => this.#claim(typed) : undefined,
      leave: () => {
        go({ page: 'tabletop' });
        return '';
      },
    };
    if (!this.#game.ready) {
      return { ...always, what: () => this.asks, undo: () => this.#undoRound() };
    }
    const { confirm, skip, undo, redo, what, fits, why, explain } = all;
    return {
      ...always,
      confirm,
      skip,
      undo,
      redo,
      what,
      why,
      explain,
      // Only the first of the round's cards was entered.
      fits: (typed) => fits?.(typed === '' ? '1' : typed) ?? '',
    };
  }

  async #enter(entry: Parameters<Companion['enter']>[0], rest: string): Promise<string> {
    this.#game.enter(entry);
    if (!this.#game.ready) return this.asks;
    // The table gets the cards with the next update of the page.
    await tick();
    if (rest !== '') return this.turn.run(rest);
    if (entry.refused === true) {
      return text.around.sentences([
        textView.voice.steps.refuse(
          { do: 'refuse' },
          this.#game.state.rules.options.edition,
          this.#table.streets,
        ),
        textView.voice.thenConfirm[1] ?? '',
      ]);
    }
    return this.turn.next;
  }

  #refusalIn(line: string): { readonly given?: Action } | undefined {
    const word = folded(textView.stepWords.refuse);
    const typed = folded(line).startsWith(word) ? `n${line.slice(word.length)}` : line;
    const [found, given] = REFUSAL.exec(typed) ?? [];
    if (found === undefined) return undefined;
    const action = given === undefined ? undefined : actionNamed(given);
    return action === undefined ? {} : { given: action };
  }

  #undoRound(): string {
    if (this.#game.rounds === 0) return textView.voice.nothing;
    this.#game.undoRound();
    return `${text.game.round(this.#game.rounds + 1)}.`;
  }

  get #specials(): readonly (Slot | 'solo-card')[] {
    if (this.#game.state.rules.options.mode === 'solo') return ['solo-card'];
    return this.#game.givesThird ? SLOTS : [];
  }

  /** Marks that a special card came up; typing it again undoes that. */
  #came(typed: string): string {
    const [only, ...others] = this.#specials;
    const special = others.length === 0 ? only : planIn(typed);
    if (special === undefined) return textView.typing.noSuch(typed);
    this.#game.toggle(special);
    const { pad } = realTable.sheet;
    const name =
      special === 'solo-card' ? pad.soloCard : pad.planCard(special, this.#game.state.rules.options.edition);
    const { on, off } = textView.settings;
    return textView.settings.is(name, this.#game.entry.came.includes(special) ? on : off);
  }

  /** Marks that someone else has claimed a plan; typing it again undoes that. */
  #claim(typed: string): string {
    const slot = planIn(typed);
    if (slot === undefined) return textView.typing.noSuch(typed);
    const claimed = this.#game.stored.claimed[slot] === undefined;
    this.#game.claim(slot, claimed);
    const { on, off, is } = textView.settings;
    const { edition } = this.#game.state.rules.options;
    return is(realTable.sheet.compare.claimed(slot, edition), claimed ? on : off);
  }

  get #example(): string {
    const { pool, fence } = text.words.short;
    return folded(this.#game.givesThird ? `8 ${pool} ${fence}` : `8 ${pool}`);
  }
}

/** An action by its letter, its word, or a prefix of the word. */
function actionNamed(typed: string): Action | undefined {
  const wanted = folded(typed);
  const lettered = LETTERS[wanted];
  if (lettered !== undefined) return lettered;
  if (wanted.length < 2) return undefined;
  return ACTIONS.find((action) => folded(text.words.short[action]).startsWith(wanted));
}
