import type { Named, Verdict } from '../verdict.ts';
import { count, dative } from './count.ts';
import { list } from './phrase.ts';

export function verdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'alone':
      return `Deine Stadt ist ${minus(verdict.total, count.points)} wert.`;
    case 'shared': {
      const { winners, total } = verdict;
      const share = winners.includes(null) ? 'teilt euch' : 'teilen sich';
      return `${list(winners.map((name, i) => name ?? (i === 0 ? 'Du' : 'du')))} ${share} mit ${withPoints(total)} den ersten Platz.`;
    }
    case 'drawn': {
      const { player, opponent, total } = verdict;
      return `Unentschieden zwischen ${to(player)} und ${to(opponent)}: je ${minus(total, count.points)}.`;
    }
    case 'points': {
      const { second, total, ahead } = verdict;
      return `${wins(verdict)} mit ${withPoints(total)}, ${ahead} vor ${to(second)}.`;
    }
    case 'estates':
      return `${tie(verdict)}: ${wins(verdict)} bei den vollständigen Siedlungen ${against(verdict)}.`;
    case 'size':
      return `${tie(verdict)}: ${wins(verdict)} bei den ${verdict.size}er-Siedlungen ${against(verdict)}.`;
    case 'kept': {
      const { second, estates, against: has } = verdict;
      const needed =
        second === null
          ? `du hast ${complete(has)} und hättest mehr als ${estates} gebraucht`
          : `${second} hat ${complete(has)} und hätte mehr als ${estates} gebraucht`;
      return `${tie(verdict)}: ${wins(verdict)} vor ${to(second)}, denn ${needed}.`;
    }
  }
}

function wins({ winner }: { readonly winner: Named }): string {
  return `${subject(winner)} ${winner === null ? 'gewinnst' : 'gewinnt'}`;
}

/** “7 zu 6 gegen Bob”. */
function against(tied: {
  readonly estates: number;
  readonly against: number;
  readonly second: Named;
}): string {
  return `${tied.estates} zu ${tied.against} gegen ${tied.second ?? 'dich'}`;
}

function tie({ total }: { readonly total: number }): string {
  return `Gleichstand bei ${withPoints(total)}`;
}

function complete(estates: number): string {
  return estates === 1 ? '1 vollständige Siedlung' : `${estates} vollständige Siedlungen`;
}

function subject(name: Named): string {
  return name ?? 'Du';
}

/** In the dative, after “vor” and “zwischen”. */
function to(name: Named): string {
  return name ?? 'dir';
}

function withPoints(total: number): string {
  return minus(total, dative.points);
}

/** Points with a real minus sign. */
function minus(total: number, points: (total: number) => string): string {
  return total < 0 ? `−${points(-total)}` : points(total);
}
