import type { Verdict } from '../verdict.ts';
import { count } from './count.ts';
import { list } from './phrase.ts';

/** What pages call the only person at a table. */
const YOU = 'You';

export function verdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'alone':
      return `Your town is worth ${points(verdict.total)}.`;
    case 'shared':
      return `${list(verdict.winners)} share the first place with ${points(verdict.total)}: nothing parts them.`;
    case 'points': {
      const { winner, second, total, ahead } = verdict;
      return `${winner} ${wins(winner)} with ${points(total)}, ${ahead} ahead of ${within(second)}.`;
    }
    case 'estates': {
      const { winner, estates, against } = verdict;
      return `${tied(verdict)}, and ${within(winner)} ${wins(winner)} with more complete estates: ${estates} against ${against}.`;
    }
    case 'size': {
      const { winner, size, estates, against } = verdict;
      return `${tied(verdict)} and as many estates, and ${within(winner)} ${wins(winner)} with more of size ${size}: ${estates} against ${against}.`;
    }
    case 'kept': {
      const { winner, second, estates, against } = verdict;
      return (
        `${tied(verdict)}, and ${winner} keeps the tie: ${within(second)} ${second === YOU ? 'have' : 'has'} ` +
        `${count.estates(against)} complete, and would need more than the ${estates} of the AAA.`
      );
    }
  }
}

function wins(winner: string): string {
  return winner === YOU ? 'win' : 'wins';
}

/** A name in the middle of a sentence. */
function within(name: string): string {
  return name === YOU ? 'you' : name;
}

function tied({ winner, second, total }: { winner: string; second: string; total: number }): string {
  return `${winner} and ${within(second)} both have ${points(total)}`;
}

/** Points with a real minus sign. */
function points(total: number): string {
  return total < 0 ? `−${count.points(-total)}` : count.points(total);
}
