/** Counts chess positions, as a well-known reference. */
export type Yardstick = () => { readonly nodes: number; readonly seconds: number };

/** Undefined if not installed: the yardstick has another licence and is not part of the product. */
export async function loadYardstick(): Promise<Yardstick | undefined> {
  const place = new URL('../../../../tools/yardstick.ts', import.meta.url).href;
  try {
    const { perft } = (await import(place)) as { readonly perft: Yardstick };
    return perft;
  } catch {
    return undefined;
  }
}

export function nodesPerSecond(yardstick: Yardstick | undefined, seconds: number): number {
  if (yardstick === undefined) return 0;
  let nodes = 0;
  let elapsed = 0;
  do {
    const counted = yardstick();
    nodes += counted.nodes;
    elapsed += counted.seconds;
  } while (elapsed < seconds);
  return nodes / elapsed;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
