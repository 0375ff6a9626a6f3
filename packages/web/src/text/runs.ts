/** Houses, counted from 0, as first and last numbers of their runs, counted from 1; two in a row are not a run. */
export function runsOf(found: readonly number[]): (readonly [number, number])[] {
  const runs: number[][] = [];
  for (const house of found) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === house - 1) run.push(house);
    else runs.push([house]);
  }
  return runs.flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    if (run.length > 2) return [[first + 1, last + 1] as const];
    return run.map((house) => [house + 1, house + 1] as const);
  });
}
