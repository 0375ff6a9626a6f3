import type { Named, Verdict } from '../verdict.ts';
import { count } from './count.ts';
import { list, plural, que } from './phrase.ts';

export function verdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'alone':
      return `Votre ville vaut ${points(verdict.total)}.`;
    case 'shared':
      return `Égalité en tête avec ${points(verdict.total)} : ${list(verdict.winners.map(named))}.`;
    case 'drawn': {
      const { player, opponent, total } = verdict;
      return `Égalité entre ${named(player)} et ${named(opponent)}, à ${points(total)}.`;
    }
    case 'points': {
      const { winner, second, total, ahead } = verdict;
      const wins = winner === null ? 'Vous l’emportez' : `${subject(winner)} l’emporte`;
      return `${wins} avec ${points(total)}, ${ahead} de plus ${que(named(second))}.`;
    }
    case 'estates': {
      const { estates, against } = verdict;
      return `${beats(verdict)} par ${complete(estates)} contre ${against}, ${afterTie(verdict)}.`;
    }
    case 'size': {
      const { size, estates, against } = verdict;
      const won = `${estates} ${plural(estates, 'lotissement', 'lotissements')} de taille ${size}`;
      return `${beats(verdict)} par ${won} contre ${against}, ${afterTie(verdict)}.`;
    }
    case 'kept': {
      const { second, estates, against } = verdict;
      const has = second === null ? 'vous avez' : `${named(second)} a`;
      return `${beats(verdict)} ${afterTie(verdict)} : ${has} ${complete(against)}, il en fallait plus de ${estates}.`;
    }
  }
}

function beats({ winner, second }: { winner: Named; second: Named }): string {
  if (winner === null) return `Vous battez ${named(second)}`;
  return second === null ? `${subject(winner)} vous bat` : `${subject(winner)} bat ${named(second)}`;
}

function afterTie({ total }: { total: number }): string {
  return `après une égalité à ${points(total)}`;
}

function complete(estates: number): string {
  return `${estates} ${plural(estates, 'lotissement complet', 'lotissements complets')}`;
}

/** Within a sentence; the AAA has an article. */
function named(name: Named): string {
  return name?.replace(AAA, 'l’AAA') ?? 'vous';
}

/** The same at its start. */
function subject(name: string): string {
  return name.replace(AAA, 'L’AAA');
}

const AAA = /^AAA\b/;

/** Points with a real minus sign. */
function points(total: number): string {
  return total < 0 ? `−${count.points(-total)}` : count.points(total);
}
