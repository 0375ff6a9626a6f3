// A whole game, round by round: the cards, the turns, the plans, the end.

import { deckOf, slotNames } from './components.ts';
import type { Special } from './components.ts';
import { AloneDeal } from './deal/alone.ts';
import type { Deal, Dealt, Face, Note } from './deal/dealt.ts';
import { ExpertDeal } from './deal/expert.ts';
import { StandardDeal } from './deal/standard.ts';
import { givenAway, shownCards } from './hand.ts';
import { field } from './json.ts';
import type { Mixer } from './mixer.ts';
import { emptySheet } from './setup.ts';
import type { Setup } from './setup.ts';
import type { RefSheet } from './sheet.ts';
import { judge } from './turn.ts';

export type Ending = 'plans' | 'refusals' | 'full' | 'deck';

/** An illegal turn: the seat, the first illegal step, and why. */
export type TurnFault = { seat: number; step: number | null; why: string };

export class RefGame {
  readonly setup: Setup;
  readonly deal: Deal;
  sheets: RefSheet[];
  /** What the AAA has scored for each plan. */
  readonly opponentPlans: (number | null)[] = [null, null, null];
  /** The first round in which each plan was claimed by anyone. */
  readonly #claimed: (number | null)[] = [null, null, null];
  #round = -1;
  #soloCardCame = false;
  #completedPlanCards = 0;

  constructor(setup: Setup, mixer: Mixer) {
    this.setup = setup;
    this.deal = dealOf(setup, mixer);
    this.sheets = setup.options.players.map(() => emptySheet(setup));
  }

  /** The AAA's cards. */
  get pile(): Face[] {
    return this.deal.facts().pile ?? [];
  }

  /** Deals the next round. */
  open(): Dealt {
    this.#round += 1;
    return this.deal.deal((special) => this.#onSpecial(special));
  }

  /** RULES "Solo", "AAA solo": the Solo card, a Completed Plan card, a Validation card. */
  #onSpecial(special: Special): Note {
    if (special === 'solo') {
      this.#soloCardCame = true;
      return { note: 'solo-card' };
    }
    const { architect, options, plans } = this.setup;
    const slot = slotNames.indexOf(special);
    const asked = options.edition === '2018' ? this.#completedPlanCards : slot;
    this.#completedPlanCards += 1;
    if (architect?.validates[asked] !== true) {
      return { note: 'validation', slot: special, scored: false, points: 0 };
    }
    const value = this.#wasClaimedBefore(slot) ? plans[slot]?.low : plans[slot]?.high;
    const points = architect.scores === false ? 0 : (value ?? 0);
    this.opponentPlans[slot] = points;
    this.#claimed[slot] ??= this.#round;
    return { note: 'validation', slot: special, scored: true, points };
  }

  #wasClaimedBefore(slot: number): boolean {
    const first = this.#claimed[slot] ?? null;
    return first !== null && first < this.#round;
  }

  /** RULES 11, "Solo", R12: what each plan is worth to the architects in this round. */
  #worth(): number[] {
    const { rules, options, plans } = this.setup;
    return plans.map(({ high, low }, slot) => {
      // Before the turns, only a special card of this round can have claimed a plan in it.
      const byCard = this.#claimed[slot] === this.#round;
      const tooLate = byCard && options.edition === '2023' && rules === 1;
      return this.#soloCardCame || this.#wasClaimedBefore(slot) || tooLate ? low : high;
    });
  }

  /** Plays the turns of the current round; nothing changes if one is illegal. */
  play(hands: Dealt['hands'], turns: readonly (readonly unknown[])[]): TurnFault | null {
    const worth = this.#worth();
    const firstPlanOpen = this.#claimed.every((round) => round === null || round === this.#round);
    const sheets: RefSheet[] = [];
    for (const [seat, sheet] of this.sheets.entries()) {
      const steps = turns[seat] ?? [];
      const cards = shownCards(hands[seat] ?? hands[0] ?? [], steps);
      if (cards === null) return { seat, step: null, why: 'a card that was used is not shown (R22)' };
      const { printed, rulings, choice, plans, options } = this.setup;
      const { advanced } = options;
      const judged = judge(
        { printed, rulings, sheet, choice, cards, plans, worth, firstPlanOpen, advanced },
        steps,
      );
      if (!judged.ok) return { seat, step: judged.at, why: judged.why };
      if (!judged.complete) return { seat, step: null, why: 'the turn is not whole' };
      sheets.push(judged.sheet);
    }
    this.sheets = sheets;
    for (const sheet of sheets) {
      sheet.plans.forEach((points, slot) => {
        if (points !== null) this.#claimed[slot] ??= this.#round;
      });
    }
    this.#close(turns, firstPlanOpen);
    return null;
  }

  /** The cards leave the hands, and shuffles before the next round are noted. */
  #close(turns: readonly (readonly unknown[])[], firstPlanOpen: boolean): void {
    this.deal.collect(turns.map(givenAway));
    if (turns.flat().some((step) => field(step, 'do') === 'reshuffle')) this.deal.ask();
    const { edition, mode } = this.setup.options;
    const firstPlan = firstPlanOpen && this.#claimed.some((round) => round !== null);
    if (edition === '2018' && mode === 'aaa' && firstPlan) this.deal.mixDiscardsIn();
  }

  /** RULES 12, R17, R25, RECORD "ending": why the game is over after this round; null while it continues. */
  ending(): Ending | null {
    const { sheets } = this;
    if (sheets.some(({ plans }) => plans.every((points) => points !== null))) return 'plans';
    if (sheets.some(({ refusals }) => refusals >= 3)) return 'refusals';
    if (sheets.some(({ streets }) => streets.every(({ houses }) => !houses.includes(null)))) return 'full';
    return this.deal.isExhausted() ? 'deck' : null;
  }
}

function dealOf({ rules, options, block }: Setup, mixer: Mixer): Deal {
  const deck = deckOf(block.deck);
  const { edition, mode, players } = options;
  if (mode === 'standard') return new StandardDeal(deck, mixer, edition === '2018' && rules >= 2);
  if (mode === 'expert') return new ExpertDeal(deck, mixer, players.length);
  if (mode === 'solo') return new AloneDeal(deck, mixer, 'solo');
  return new AloneDeal(deck, mixer, edition === '2018' ? 'aaa-2018' : 'aaa-2023');
}
