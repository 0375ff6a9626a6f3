import { MAX_NUMBER, type Rules, type ReadonlySheet, type ReadonlyTurn } from 'picket-engine';
import { scoreTotal } from 'picket-engine/fast';
import { NOTHING, ROW, SLOT } from './rows.ts';
import { SheetSlots } from './sheetSlots.ts';
import { KIND, type Situation } from './situation.ts';
import { StreetSlots } from './streetSlots.ts';
import { sharesOf, writeCards, writeGiven, writeNext, writePile, writeTable } from './tableSlots.ts';

const SIXTEENTHS = 16;
/** Neither a card of the hand nor `NONE`. */
const UNREAD = -2;
const MOST_LEAD = 4;

/**
 * A position as network inputs: the sheet after a turn, and what else its seat knows. `begin` sets what all
 * turns of a decision share; `read` then updates only the slots that a turn changes.
 */
export class Features {
  /** The scores of this seat and of the best other, if the game ended now. */
  score = 0;
  rival = 0;
  readonly #slots: Uint16Array;
  readonly #streets: readonly [StreetSlots, StreetSlots, StreetSlots];
  readonly #sheet: SheetSlots;
  readonly #whole: {
    readonly numbers: Int32Array;
    readonly actions: Int32Array;
    readonly shares: Float64Array;
  };
  readonly #unknown = new Int32Array(6);
  #situation: Situation | undefined;
  #shares: Float64Array = new Float64Array(MAX_NUMBER + 1);
  #rivalTemps = 0;
  #asked = false;
  #given = UNREAD;

  /** Writes into these slots, which no other code may change from now on; earlier contents are cleared. */
  constructor(rules: Rules, slots: Uint16Array) {
    const { numbers, actions, size } = rules.deck;
    const whole = { numbers: new Int32Array(MAX_NUMBER + 1), actions: new Int32Array(6) };
    const below = new Float64Array(MAX_NUMBER + 2);
    for (let card = 0; card < size; card++) {
      const number = numbers[card] as number;
      const action = actions[card] as number;
      whole.numbers[number] = (whole.numbers[number] as number) + 1;
      whole.actions[action] = (whole.actions[action] as number) + 1;
      for (let n = number + 1; n < below.length; n++) below[n] = (below[n] as number) + SIXTEENTHS / size;
    }
    this.#whole = { ...whole, shares: sharesOf(whole.numbers) };
    this.#slots = slots.fill(NOTHING);
    const street = (street: number) => new StreetSlots(street, slots, below);
    this.#streets = [street(0), street(1), street(2)];
    this.#sheet = new SheetSlots(slots, this.#streets, rules.plans);
  }

  begin(situation: Situation): void {
    this.#situation = situation;
    this.#shares = sharesOf(situation.numbers);
    this.#rivalTemps = rivalTemps(situation);
    this.#asked = false;
    this.#given = UNREAD;
    writeTable(this.#slots, situation);
  }

  /** Whether the last sheet read ends the game. */
  get ends(): boolean {
    return this.#sheet.ending !== 0;
  }

  /** Reads the state after a turn; `given` is the card of the hand that it gives away, or `NONE`. */
  read(after: ReadonlyTurn, given: number): void {
    const situation = this.#situation as Situation;
    if (given !== this.#given) this.#give(situation, given);
    if (after.asked !== this.#asked) this.#ask(situation, after.asked);
    const { sheet } = after;
    const streets = this.#streets;
    streets[0].read(sheet);
    streets[1].read(sheet);
    streets[2].read(sheet);
    this.#sheet.read(sheet, this.#asked ? this.#whole.shares : this.#shares, situation.high);
    this.#stand(sheet, situation, given);
  }

  /** Temps and scores, which depend on the other players. */
  #stand(sheet: ReadonlySheet, { kind, standing }: Situation, given: number): void {
    const slots = this.#slots;
    const boxes = sheet.temps;
    this.score = scoreTotal(sheet, standing.temps(boxes, given));
    slots[SLOT.temps] = ROW.temps + kind * 12 + Math.min(boxes, 11);
    if (kind !== KIND.others && kind !== KIND.agency) {
      this.rival = 0;
      slots[SLOT.lead] = NOTHING;
      slots[SLOT.tempLead] = NOTHING;
      return;
    }
    const ahead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, boxes - this.#rivalTemps));
    slots[SLOT.tempLead] = ROW.tempLead + MOST_LEAD + ahead;
    this.rival = standing.rival(boxes, given);
    const lead = Math.round((this.score - this.rival) / 6);
    slots[SLOT.lead] = ROW.lead + Math.max(0, Math.min(16, lead + 8));
  }

  #give(situation: Situation, given: number): void {
    this.#given = given;
    if (situation.agency === undefined) writeGiven(this.#slots, situation, given);
    else writePile(this.#slots, situation, given);
  }

  /** After a reshuffle any card may come, and the next actions are unknown. */
  #ask(situation: Situation, asked: boolean): void {
    this.#asked = asked;
    this.#slots[SLOT.asked] = asked ? ROW.asked : NOTHING;
    const { numbers, actions } = asked ? this.#whole : situation;
    writeCards(this.#slots, numbers, actions);
    writeNext(this.#slots, asked ? this.#unknown : situation.next);
  }
}

function rivalTemps({ others, agency }: Situation): number {
  const inPile = agency?.pile.filter(({ action }) => action === 'temp').length ?? 0;
  return others.reduce((most, sheet) => Math.max(most, sheet.temps), inPile);
}
