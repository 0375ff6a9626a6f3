import { MAX_NUMBER } from 'picket-engine';

/**
 * What is most likely written in the houses, under the rules: numbers rise from left to right between roundabouts, a
 * bis is beside a house with its number, and the tracks say how many bis and roundabouts there are. All houses, street
 * after street, form a hidden Markov model; the forward–backward algorithm gives the probability of each content of each
 * house.
 */

/** How likely each content of a house looks, before the rules. */
export interface HouseSeen {
  readonly empty: number;
  readonly roundabout: number;
  readonly plain: readonly number[];
  readonly bis: readonly number[];
}

/** The content of a house as one number: empty, a roundabout, a plain number or a bis. */
const EMPTY = 0;
const ROUNDABOUT = 1;
const PLAIN = 2;
export const BIS = PLAIN + MAX_NUMBER + 1;
const CONTENTS = BIS + MAX_NUMBER + 1;

/** The previous house: no number beside it, a number that a bis may copy, or a bis whose original must come next. */
const APART = 0;
const BESIDE = 1;
const OWED = 2;

interface Chain {
  readonly streets: readonly (readonly HouseSeen[])[];
  /** The probability of each number of bis and of roundabouts, from the tracks. */
  readonly bisCounts: readonly number[];
  readonly roundaboutCounts: readonly number[];
}

/** For each house of each street, the probability of each content. */
export function houseProbabilities({ streets, bisCounts, roundaboutCounts }: Chain): number[][][] {
  const [bisMost, aroundMost] = [bisCounts.length, roundaboutCounts.length];
  const size = (MAX_NUMBER + 2) * 3 * bisMost * aroundMost;
  /** A state: the last number plus one, its tie to the next house, and both counts. */
  const stateOf = (last: number, tie: number, bis: number, around: number): number =>
    ((last * 3 + tie) * bisMost + bis) * aroundMost + around;

  /** Visits every next state with the content that leads to it and its likelihood. */
  function follow(
    state: number,
    { empty, roundabout, plain, bis: copies }: HouseSeen,
    isLast: boolean,
    visit: (next: number, content: number, likely: number) => void,
  ): void {
    const around = state % aroundMost;
    const bis = Math.floor(state / aroundMost) % bisMost;
    const tie = Math.floor(state / aroundMost / bisMost) % 3;
    const last = Math.floor(state / aroundMost / bisMost / 3);
    const to = (number: number, after: number, moreBis: number, content: number, likely: number): void => {
      if (isLast && after === OWED) return;
      // The next street starts over.
      const next = isLast
        ? stateOf(0, APART, bis + moreBis, around)
        : stateOf(number, after, bis + moreBis, around);
      visit(next, content, likely);
    };
    if (tie !== OWED) {
      to(last, APART, 0, EMPTY, empty);
      if (around + 1 < aroundMost) visit(stateOf(0, APART, bis, around + 1), ROUNDABOUT, roundabout);
    }
    for (let number = 0; number <= MAX_NUMBER; number++) {
      const rises = number + 1 > last && tie !== OWED;
      const repeats = number + 1 === last && tie !== APART;
      if (rises || (repeats && tie === OWED)) {
        to(number + 1, BESIDE, 0, PLAIN + number, plain[number] as number);
      }
      if (bis + 1 < bisMost && (rises || repeats)) {
        to(number + 1, repeats ? tie : OWED, 1, BIS + number, copies[number] as number);
      }
    }
  }

  const houses = streets.flatMap((street) =>
    street.map((seen, i) => ({ seen, isLast: i === street.length - 1 })),
  );
  const before: Float64Array[] = [];
  let here = new Float64Array(size);
  here[stateOf(0, APART, 0, 0)] = 1;
  for (const { seen, isLast } of houses) {
    before.push(here);
    const after = new Float64Array(size);
    for (let state = 0; state < size; state++) {
      const weight = here[state] as number;
      if (weight === 0) continue;
      follow(state, seen, isLast, (next, _, likely) => {
        after[next] = (after[next] as number) + weight * likely;
      });
    }
    here = scaled(after);
  }
  let later = new Float64Array(size);
  for (let bis = 0; bis < bisMost; bis++) {
    for (let around = 0; around < aroundMost; around++) {
      later[stateOf(0, APART, bis, around)] =
        (bisCounts[bis] as number) * (roundaboutCounts[around] as number);
    }
  }
  const found = houses
    .map((_, i) => i)
    .reverse()
    .map((i) => {
      const { seen, isLast } = houses[i] as (typeof houses)[number];
      const weights = before[i] as Float64Array;
      const chances = new Float64Array(CONTENTS);
      const earlier = new Float64Array(size);
      for (let state = 0; state < size; state++) {
        const weight = weights[state] as number;
        if (weight === 0) continue;
        let sum = 0;
        follow(state, seen, isLast, (next, content, likely) => {
          const way = likely * (later[next] as number);
          sum += way;
          chances[content] = (chances[content] as number) + weight * way;
        });
        earlier[state] = sum;
      }
      later = scaled(earlier);
      return [...scaled(chances)];
    })
    .reverse();
  let start = 0;
  return streets.map(({ length }) => found.slice(start, (start += length)));
}

function scaled(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum === 0 ? values : values.map((value) => value / sum);
}

/** A content as a record writes it. */
export function houseOf(content: number): number | string | null {
  if (content === EMPTY) return null;
  if (content === ROUNDABOUT) return 'roundabout';
  return content < BIS ? content - PLAIN : `${content - BIS}bis`;
}

export const isPlain = (content: number): boolean => content >= PLAIN && content < BIS;
