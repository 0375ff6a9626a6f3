import { ADVISER, hintFor } from 'picket-bots';
import { FastRandom } from 'picket-engine/fast';
import { adviceFor, en, enHint, reasonFor, type Rivals } from 'picket-words';
import { equipFor } from 'picket-server/nets';
import { streetsIn } from '../play/names.ts';
import type { Session } from '../play/session.ts';
import { typed } from '../play/typed.ts';

/** The best turn found, the reason for it, and how to type it; empty if there is none. */
export function hintLines({ view, seat, draft }: Session): string[] {
  equipFor(ADVISER);
  const random = new FastRandom(`${view.commitment}/hint/${seat}/${view.state.rounds.length}`);
  const hint = hintFor(view, draft.steps, random);
  if (hint === undefined) return [];
  const { sentence, parts, rest } = reasonFor(enHint, hint, rivalsOf(view.state.rules));
  const changes = [
    ...parts.map(({ part, points }) => `${en.columns[part].toLowerCase()} ${enHint.change(points)}`),
    ...(rest === 0 || parts.length === 0 ? [] : [`${enHint.rest.toLowerCase()} ${enHint.change(rest)}`]),
  ];
  const why = changes.length === 0 ? sentence : `${sentence.replace(/\.$/, '')}: ${changes.join(', ')}.`;
  return [
    `Hint: ${adviceFor(enHint, draft.position, hint.turn, streetsIn(view))}`,
    `${why} ${enHint.end(Math.round(hint.score))}`,
    ...(hint.gains.length === 0 && hint.against.by === 'you' ? [] : [`To play it: ${typed(hint.turn)} c`]),
  ];
}

function rivalsOf({ mode, options }: Session['view']['state']['rules']): Rivals | undefined {
  if (mode.hasOpponent) return 'opponent';
  return options.players.length > 1 ? 'others' : undefined;
}
