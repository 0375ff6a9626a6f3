import type { Named, Verdict } from '../verdict.ts';
import { count } from './count.ts';
import { list } from './phrase.ts';

export function verdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'alone':
      return `Your town is worth ${points(verdict.total)}.`;
    case 'shared':
      return `${list(verdict.winners.map(subject))} tie for first with ${points(verdict.total)}.`;
    case 'drawn': {
      const { player, opponent, total } = verdict;
      return `${subject(player)} ${player === null ? 'tie' : 'ties'} with ${object(opponent)} at ${points(total)}.`;
    }
    case 'points': {
      const { winner, second, total, ahead } = verdict;
      return `${subject(winner)} ${winner === null ? 'win' : 'wins'} with ${points(total)}, ${ahead} ahead of ${object(second)}.`;
    }
    case 'estates': {
      const { estates, against } = verdict;
      return `${beats(verdict)} on complete estates, ${estates} to ${against}, ${afterTie(verdict)}.`;
    }
    case 'size': {
      const { size, estates, against } = verdict;
      return `${beats(verdict)} on estates of size ${size}, ${estates} to ${against}, ${afterTie(verdict)}.`;
    }
    case 'kept': {
      const { second, estates, against } = verdict;
      const has = second === null ? 'you have' : `${second} has`;
      return `${beats(verdict)} ${afterTie(verdict)}: ${has} ${complete(against)} and needed more than ${estates}.`;
    }
  }
}

function beats({ winner, second }: { winner: Named; second: Named }): string {
  return `${subject(winner)} ${winner === null ? 'beat' : 'beats'} ${object(second)}`;
}

function afterTie({ total }: { total: number }): string {
  return `after a tie at ${points(total)}`;
}

function complete(estates: number): string {
  return estates === 1 ? '1 complete estate' : `${estates} complete estates`;
}

function subject(name: Named): string {
  return name ?? 'You';
}

/** A name that is not the subject of the sentence. */
function object(name: Named): string {
  return name ?? 'you';
}

/** Points with a real minus sign. */
function points(total: number): string {
  return total < 0 ? `−${count.points(-total)}` : count.points(total);
}
