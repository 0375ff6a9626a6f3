import {
  scoresOf,
  SLOTS,
  type Action,
  type Card,
  type Round,
  type Slot,
  type State,
  type Step,
} from 'picket-engine';
import { expect, type Page } from '@playwright/test';

/** Enters a recorded game on the page for physical cards, as one of its players would. */

const SHORT: { readonly [A in Action]: string } = {
  fence: 'Fence',
  improve: 'Value',
  park: 'Park',
  pool: 'Pool',
  temp: 'Temp',
  bis: 'Bis',
};

export class SheetOnly {
  readonly page: Page;
  readonly #state: State;
  readonly #seat: number;

  constructor(page: Page, state: State, seat = 0) {
    this.page = page;
    this.#state = state;
    this.#seat = seat;
  }

  /** Chooses the game and its plans. Marks are made one by one, as in the record. */
  async begin(): Promise<void> {
    const { page } = this;
    const { edition, mode, sheet, advanced, opponent } = this.#state.rules.options;
    await page.goto('/#/tabletop/sheet');
    await page.evaluate(() => localStorage.setItem('picket.preferences', '{"autoMarks":false}'));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const take = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
    await take(`${edition} edition`);
    await take({ standard: 'Standard', expert: 'Expert', solo: 'Solo', aaa: 'AAA solo' }[mode]);
    if (edition === '2023') await take(sheet === 'classic' ? 'Classic' : 'Blueprint');
    if (advanced) await page.getByRole('switch', { name: 'Advanced' }).check({ force: true });
    if (opponent !== null) await page.getByRole('combobox').selectOption(opponent);
    for (const [slot, { card }] of this.#state.rules.plans.entries()) {
      await page.locator(`input[value="${card.id}"]`).check({ force: true });
      expect(SLOTS[slot]).toBe(card.slot);
    }
    await page.getByRole('button', { name: 'Start the sheet' }).click();
  }

  async playRound(index: number): Promise<void> {
    const { page } = this;
    const round = this.#state.rounds[index] as Round;
    await page
      .getByText(`Round ${index + 1}`, { exact: true })
      .first()
      .waitFor();
    await this.#enterClaims(index);
    const turn = round.turns[this.#seat] as readonly Step[];
    await this.#enterCards(round, turn);
    let printed: number | undefined;
    for (const step of turn) {
      if (step.do === 'choose') printed = this.#chosen(round, step).number;
      else await this.#mark(step, printed, turn);
    }
    await page.getByRole('button', { name: /^Confirm/ }).click();
  }

  /** Ends the game if this sheet didn't, and reads the total. */
  async total(): Promise<number> {
    const { page } = this;
    const counted = page.getByRole('row', { name: /^Total/ });
    const last = page.getByText(`Round ${this.#state.rounds.length + 1}`, { exact: true }).first();
    await counted.or(last).first().waitFor();
    if (!(await counted.isVisible())) {
      await page.getByRole('button', { name: /^(Compare|More)$/ }).click();
      await page.getByRole('button', { name: 'The game is over' }).click();
    }
    return Number((await counted.locator('td').textContent())?.replace('−', '-'));
  }

  /** The sheet's score according to the record. */
  get expected(): number {
    return scoresOf(this.#state)[this.#seat]?.total ?? Number.NaN;
  }

  /** Types in the temps of all others. */
  async rank(): Promise<void> {
    const others = this.#state.sheets.filter((_, seat) => seat !== this.#seat);
    if (others.length === 0) return;
    await this.page.getByRole('button', { name: 'Compare' }).click();
    const field = this.page.getByRole('textbox', { name: 'Temps of the others' });
    await field.fill(others.map(({ temps }) => temps).join(', '));
    await field.blur();
    await this.page.keyboard.press('Escape');
  }

  /** The same after the end: reopens the last round, and confirms it once more. */
  async rankAgain(): Promise<void> {
    await this.rank();
    const confirm = this.page.getByRole('button', { name: /^Confirm/ });
    if (await confirm.isVisible()) await confirm.click();
  }

  #chosen(round: Round, step: Extract<Step, { do: 'choose' }>): Card & { given?: Action } {
    const hand = this.#hand(round);
    if ('offer' in step) return hand[step.offer] as Card;
    const third = hand[3 - step.number - step.action] as Card;
    return {
      number: (hand[step.number] as Card).number,
      action: (hand[step.action] as Card).action,
      given: third.action,
    };
  }

  #hand({ cards }: Round): readonly Card[] {
    if (cards.kind === 'offers') return cards.offers;
    return (cards.kind === 'hand' ? cards.hand : cards.hands[this.#seat]) as readonly Card[];
  }

  async #enterCards(round: Round, turn: readonly Step[]): Promise<void> {
    const { page } = this;
    const { edition } = this.#state.rules.options;
    for (const note of round.notes) {
      if (note.note === 'solo-card') await page.getByRole('button', { name: 'Solo card came up' }).click();
      if (note.note !== 'validation') continue;
      const name = edition === '2018' ? SLOTS.indexOf(note.slot) + 1 : note.slot;
      await page.getByRole('button', { name: `Plan ${name}: card came up` }).click();
    }
    const key = (group: string, name: string | RegExp) =>
      page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
    const choice = turn.find((step) => step.do === 'choose' || step.do === 'refuse');
    const gives = this.#state.rules.mode.cardUse.givesThird && this.#state.rules.options.mode === 'aaa';
    if (choice?.do === 'refuse') {
      await page.getByRole('button', { name: 'No number fits' }).click();
      const given = choice.give === undefined ? undefined : this.#hand(round)[choice.give];
      if (gives && given !== undefined) await key('Left to the AAA', SHORT[given.action]);
      return;
    }
    if (choice?.do !== 'choose') return;
    const { number, action, given } = this.#chosen(round, choice);
    await key('The number you took', new RegExp(`^${number}(,|$)`));
    await key('The action you took', SHORT[action]);
    if (gives && given !== undefined) await key('Left to the AAA', SHORT[given]);
  }

  async #mark(step: Step, printed: number | undefined, turn: readonly Step[]): Promise<void> {
    switch (step.do) {
      case 'write':
        await this.#tap(`[role=gridcell][data-cell="lot ${step.at.join(' ')}"]`);
        if (step.number !== printed) await this.#maybe(`[data-chip^="write"][data-chip$=" ${step.number}"]`);
        else if (turn.some((other) => other.do === 'temp')) await this.#maybe('[data-chip="mark temp"]');
        return;
      case 'fence':
        return this.#tap(`[role=gridcell][data-cell="gap ${step.at.join(' ')}"]`);
      case 'improve':
        return this.#tap(`[data-size="${step.size}"]`);
      case 'park':
      case 'pool':
        return this.#tap(`[data-chip="mark ${step.do}"] button`);
      case 'bis':
        await this.#tap(`[role=gridcell][data-cell="lot ${step.at.join(' ')}"]`);
        return this.#maybe(`[data-chip="copy ${step.from[1] < step.at[1] ? 'left' : 'right'}"]`);
      case 'roundabout':
        await this.#tap('[data-roundabout]');
        return this.#tap(`[role=gridcell][data-cell="lot ${step.at.join(' ')}"]`);
      case 'plan':
        await this.#tap(`[data-chip="plan ${step.slot}"] button`);
        for (const [street, first] of step.estates) await this.#pick(street, first);
        return;
      case 'reshuffle':
        return this.#tap('[data-chip="reshuffle"] button');
      case 'choose':
      case 'refuse':
      case 'temp':
    }
  }

  /** Enters the plans that others claimed in the previous round. */
  async #enterClaims(index: number): Promise<void> {
    const { firsts, rules, rounds } = this.#state;
    if (rules.options.mode === 'solo' || rules.options.mode === 'aaa') return;
    const mine = (slot: Slot) =>
      rounds[index - 1]?.turns[this.#seat]?.some((step) => step.do === 'plan' && step.slot === slot) === true;
    const claims = SLOTS.filter((slot, i) => firsts[i] === index - 1 && !mine(slot));
    if (index === 0 || claims.length === 0) return;
    await this.page.getByRole('button', { name: 'Compare' }).click();
    for (const slot of claims) {
      const name = rules.options.edition === '2018' ? SLOTS.indexOf(slot) + 1 : slot;
      const claimed = this.page.getByRole('switch', { name: `Plan ${name} was claimed` });
      if (await claimed.isVisible()) await claimed.check({ force: true });
    }
    await this.page.keyboard.press('Escape');
  }

  /** A click like that of assistive technology, which the sheet treats like a tap. */
  async #tap(selector: string): Promise<void> {
    await this.page.locator(selector).first().dispatchEvent('click');
  }

  async #maybe(selector: string): Promise<void> {
    const chip = this.page.locator(`${selector} button`).first();
    if ((await chip.count()) > 0) await chip.dispatchEvent('click');
  }

  /** Selects an estate for the plan just claimed, unless it is selected. */
  async #pick(street: number, first: number): Promise<void> {
    const cell = this.page.locator(`[role=gridcell][data-cell="estate ${street} ${first}"]`);
    if ((await cell.count()) > 0 && (await cell.getAttribute('aria-selected')) !== 'true') {
      await cell.dispatchEvent('click');
    }
  }
}
