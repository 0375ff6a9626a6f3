import { sum } from '../../sum.ts';

/** How much a reader could be misled: long runs, blocks, things that look like finders, and too much of one colour. */
export function penalty(grid: readonly (readonly boolean[])[]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  const lines = [...grid, ...columns];
  return sum(lines.map(runs)) + sum(lines.map(finders)) + blocks(grid) + balance(grid);
}

function runs(line: readonly boolean[]): number {
  let points = 0;
  let length = 0;
  for (const [i, dark] of line.entries()) {
    length = i > 0 && line[i - 1] === dark ? length + 1 : 1;
    if (length === 5) points += 3;
    else if (length > 5) points++;
  }
  return points;
}

/** 1 1 3 1 1 with four light ones on a side. */
const FINDERS = ['10111010000', '00001011101'];

function finders(line: readonly boolean[]): number {
  const text = line.map(Number).join('');
  let points = 0;
  for (let i = 0; i + 11 <= text.length; i++) if (FINDERS.includes(text.slice(i, i + 11))) points += 40;
  return points;
}

function blocks(grid: readonly (readonly boolean[])[]): number {
  let points = 0;
  for (const [y, row] of grid.entries()) {
    const above = grid[y - 1];
    if (above === undefined) continue;
    for (let x = 1; x < row.length; x++) {
      if (row[x] === row[x - 1] && row[x] === above[x] && row[x] === above[x - 1]) points += 3;
    }
  }
  return points;
}

function balance(grid: readonly (readonly boolean[])[]): number {
  const dark = grid.flat().filter(Boolean).length;
  const share = (dark * 100) / grid.length ** 2;
  return Math.floor(Math.abs(share - 50) / 5) * 10;
}
