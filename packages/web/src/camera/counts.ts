import type { NumberSeen } from './evidence.ts';

/** Probabilities of how many boxes of a row are crossed; boxes are crossed in order. */

/** The sum box of the same track, and the value of each count. */
export interface Sum {
  readonly seen: NumberSeen;
  readonly values: readonly number[];
}

/** People skip boxes and miscalculate sums, so neither is ever taken as proof. */
const SLIP = 0.01;

export function countsOf(crossed: readonly number[], sum?: Sum): number[] {
  const ways = Array.from({ length: crossed.length + 1 }, (_, count) =>
    crossed.reduce((product, chance, i) => {
      const believed = SLIP / 10 + chance * (1 - SLIP / 5);
      return product * (i < count ? believed : 1 - believed);
    }, 1),
  );
  return normal(ways.map((way, count) => way * (sum === undefined ? 1 : sumAgrees(sum, count))));
}

/** An empty sum box says nothing; one with another value is rarely right. */
function sumAgrees({ seen, values }: Sum, count: number): number {
  return seen.empty + seen.number(values[count] ?? 0) + SLIP;
}

/** Mixes in a uniform distribution, in case the player didn't keep the track. */
export function believed(counts: readonly number[]): number[] {
  return counts.map((count) => count * (1 - SLIP) + SLIP / counts.length);
}

/** The probability of each mark, given the probability of each total. The other marks make a Poisson binomial. */
export function givenCount(marks: readonly number[], counts: readonly number[]): number[] {
  return marks.map((mark, i) => {
    const others = marks.reduce(
      (ways, other, k) =>
        k === i
          ? ways
          : [...ways, 0].map((_, n) => (ways[n] ?? 0) * (1 - other) + (ways[n - 1] ?? 0) * other),
      [1],
    );
    const weigh = (more: number): number =>
      others.reduce(
        (sum, way, n) => sum + way * (counts[Math.min(n + more, counts.length - 1)] as number),
        0,
      );
    const [yes, no] = [mark * weigh(1), (1 - mark) * weigh(0)];
    return yes / (yes + no);
  });
}

export function normal(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
