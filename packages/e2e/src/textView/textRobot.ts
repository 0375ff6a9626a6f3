import { FastRandom } from 'picket-engine/fast';
import type { ReadTable, TextTable } from './textTable.ts';

type Street = ReadTable['streets'][number];

/** A house for a number, and its distance from where the number belongs. */
interface Spot {
  readonly street: number;
  readonly house: number;
  readonly strain: number;
}

/** The figures of one turn. */
export interface TypedTurn {
  readonly keys: number;
  readonly words: number;
}

const LETTERS = 'tmb';
const HIGHEST = 15;
const MOST_TURNS = 400;

/** A player who sees only the text view: reads the cards and streets, and types turns. */
export class TextRobot {
  readonly #table: TextTable;
  readonly #random: FastRandom;

  constructor(table: TextTable, seed: string) {
    this.#table = table;
    this.#random = new FastRandom(seed);
  }

  /** Plays until the game is over. */
  async playGame(): Promise<TypedTurn[]> {
    const turns: TypedTurn[] = [];
    await this.#table.listen();
    while (turns.length < MOST_TURNS) {
      const seen = await this.#table.turn();
      if (seen.over) return turns;
      this.#table.keys = 0;
      await this.#play(seen);
      // The words of this round: about its cards and about this turn.
      turns.push({ keys: this.#table.keys, words: await this.#table.words() });
    }
    throw new Error('The game does not end.');
  }

  async #play(seen: ReadTable): Promise<void> {
    const { line, whole } = this.#lineFor(seen);
    await this.#table.type(line);
    // Without cards, an impossible action is ignored.
    const isWritten = line === whole || (await this.#table.written()) > countWritten(seen);
    if (!isWritten) await this.#table.type(whole);
    // In modes where cards are passed on, a refusal gives a card away.
    const asks = line === 'n' && /which card/.test((await this.#table.answer.textContent()) ?? '');
    if (asks) await this.#table.type('n1');
    const after = await this.#table.turn();
    const [plan] = after.ready;
    if (plan !== undefined) await this.#table.type(plan);
    await this.#table.type('');
    await this.#table.page.waitForFunction(
      (title) => document.querySelector('h1')?.textContent !== title || /final scores/.test(document.title),
      seen.title,
    );
  }

  /** The best card and house, with the action: the shortest input, and that with its cards. */
  #lineFor({ cards, streets, hand }: ReadTable): { readonly line: string; readonly whole: string } {
    const best = cards
      .flatMap(({ number, fits }, card) => (fits ? [{ card, spot: bestSpot(streets, number) }] : []))
      .filter(({ spot }) => spot !== undefined)
      .toSorted((a, b) => (a.spot?.strain ?? 0) - (b.spot?.strain ?? 0))[0];
    if (best?.spot === undefined) {
      const line = changedLine(cards, streets, hand) ?? 'n';
      return { line, whole: line };
    }
    const { street, house } = best.spot;
    const from = hand ? (best.card + 1 + this.#random.below(2)) % 3 : best.card;
    // A house that only one card fits needs no card in the input.
    const others = cards.filter(
      ({ number, action }, card) =>
        card !== best.card && (action === 'Temp' || fits(streets[street] ?? [], house, number)),
    );
    const only = others.length === 0 ? '' : `${best.card + 1}`;
    const picked = hand ? `${best.card + 1}${from + 1}` : only;
    const action = this.#actionOf(cards[from]?.action ?? '', streets, [street, house]);
    const at = `${LETTERS[street]}${house + 1}`;
    const whole = `${picked}${at}${action}`;
    // A typed action identifies its cards, unless others have it too.
    const typed = action === '' && cards[from]?.action === 'Park' ? 'p' : action;
    const usable = cards.map(({ number }) => fits(streets[street] ?? [], house, number));
    const meant = (numbers: readonly boolean[]): number =>
      cards.flatMap(({ action }, i) =>
        action === cards[from]?.action ? numbers.filter((can, j) => can && (i === j) !== hand) : [],
      ).length;
    const named = hand ? String(best.card + 1) : '';
    const short = [
      ...(meant(usable) === 1 ? [`${at}${typed}`] : []),
      ...(meant(usable.map((_, card) => card === best.card)) === 1 ? [`${named}${at}${typed}`] : []),
    ].find((line) => typed !== '' && line.length < whole.length);
    return { line: hand || meant(usable) === 1 ? (short ?? whole) : whole, whole };
  }

  /** The input for an action that has a choice; empty for others. */
  #actionOf(
    action: string,
    streets: ReadTable['streets'],
    [street, house]: readonly [number, number],
  ): string {
    if (action === 'Value') return `v${this.#random.below(6) + 1}`;
    if (action !== 'Fence') return '';
    const gaps = (streets[street] ?? []).flatMap(({ fence }, gap) =>
      fence || gap === (streets[street] ?? []).length - 1 ? [] : [gap],
    );
    const gap = gaps.toSorted((a, b) => Math.abs(a - house) - Math.abs(b - house))[0];
    return gap === undefined ? '' : `f${gap + 1}`;
  }
}

/** Where no printed number fits, one may fit with a temp. */
function changedLine(
  cards: ReadTable['cards'],
  streets: ReadTable['streets'],
  hand: boolean,
): string | undefined {
  const temp = cards.findIndex(({ action }) => action === 'Temp');
  for (const [card, { number, needsTemp }] of cards.entries()) {
    if (!needsTemp) continue;
    for (const by of [1, -1, 2, -2]) {
      const spot = number + by < 0 ? undefined : bestSpot(streets, number + by);
      if (spot === undefined) continue;
      const picked = hand ? `${card + 1}${temp + 1}` : `${card + 1}`;
      return `${picked}${by > 0 ? '+' : ''}${by}${LETTERS[spot.street]}${spot.house + 1}`;
    }
  }
  return undefined;
}

/** The houses with a number. */
const countWritten = ({ streets }: ReadTable): number =>
  streets.flat().filter(({ number }) => typeof number === 'number').length;

function bestSpot(streets: readonly Street[], number: number): Spot | undefined {
  return streets
    .flatMap((houses, street) =>
      houses.flatMap((_, house): Spot[] => {
        if (!fits(houses, house, number)) return [];
        return [
          { street, house, strain: Math.abs(house / (houses.length - 1) - (number - 1) / (HIGHEST - 1)) },
        ];
      }),
    )
    .toSorted((a, b) => a.strain - b.strain)[0];
}

/** Numbers rise from left to right, and start again after a roundabout. */
function fits(houses: Street, at: number, number: number): boolean {
  if (houses[at]?.number !== 'empty') return false;
  const nearest = (by: 1 | -1): number | undefined => {
    for (let house = at + by; houses[house] !== undefined; house += by) {
      const there = houses[house]?.number;
      if (there === 'roundabout') return undefined;
      if (typeof there === 'number') return there;
    }
    return undefined;
  };
  return (nearest(-1) ?? -1) < number && number < (nearest(1) ?? HIGHEST + 5);
}

/** The median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
