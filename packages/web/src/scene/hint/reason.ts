import type { Part } from 'picket-bots';
import type { Hint } from '../../authority/authority.ts';
import { sum } from '../../platform/sum.ts';
import type { Rivals } from '../../text/facts.ts';
import type { HintText } from '../../text/text.ts';

/** Smaller differences are within the error of the prediction. */
const LEAST = 0.5;
const MOST_PARTS = 3;

interface Reason {
  readonly sentence: string;
  /** What the player's score gains and loses by part, the largest first. */
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
  /** The sum of all other parts, so that the total is complete. */
  readonly rest: number;
}

/**
 * Why a turn is better. Against opponents a turn is not chosen by points alone and may cost some; then points
 * are not the reason.
 */
export function reasonFor(hint: Hint, rivals: Rivals | undefined, { reasons }: HintText): Reason {
  const { gains, score, against, learned } = hint;
  const { by } = against;
  if (gains.length === 0) {
    return { sentence: by === 'you' ? reasons.yours : reasons.clear, parts: [], rest: 0 };
  }
  const parts = gains
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .slice(0, MOST_PARTS)
    .map(({ part, points }) => ({ part, points: inHalves(points) }));
  const more = score - against.score;
  const rest = inHalves(more) - sum(parts.map(({ points }) => points));
  if (more >= LEAST) return { sentence: reasons.better(inHalves(more), by), parts, rest };
  // The heuristic only counts points.
  if (rivals === undefined || !learned) return { sentence: reasons.close(by), parts, rest };
  return { sentence: reasons.winning(more <= -LEAST ? inHalves(more) : 0, by, rivals), parts, rest };
}

/** To the nearest half, symmetric for gains and losses. */
function inHalves(points: number): number {
  return (Math.sign(points) * Math.round(Math.abs(points) * 2)) / 2;
}
