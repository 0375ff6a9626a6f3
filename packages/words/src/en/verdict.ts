import type { Verdict } from '../verdict.ts';
import { count } from './count.ts';
import { list } from './phrase.ts';

export function verdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'alone':
      return `Your town is worth ${points(verdict.total)}.`;
    case 'shared':
      return `${list(verdict.winners)} share the first place with ${points(verdict.total)}: nothing parts them.`;
    case 'points': {
      const { winner, second, total, ahead } = verdict;
      return `${winner} wins with ${points(total)}, ${ahead} ahead of ${second}.`;
    }
    case 'estates': {
      const { winner, estates, against } = verdict;
      return `${tied(verdict)}, and ${winner} wins with more complete estates: ${estates} against ${against}.`;
    }
    case 'size': {
      const { winner, size, estates, against } = verdict;
      return `${tied(verdict)} and as many estates, and ${winner} wins with more of size ${size}: ${estates} against ${against}.`;
    }
    case 'kept': {
      const { winner, second, estates, against } = verdict;
      return (
        `${tied(verdict)}, and ${winner} keeps the tie: ${second} has ${count.estates(against)} complete, and would need ` +
        `more than the ${estates} of the AAA.`
      );
    }
  }
}

function tied({ winner, second, total }: { winner: string; second: string; total: number }): string {
  return `${winner} and ${second} both have ${points(total)}`;
}

/** Points with a real minus sign. */
function points(total: number): string {
  return total < 0 ? `−${count.points(-total)}` : count.points(total);
}
