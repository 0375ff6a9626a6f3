import { ADVISER, hintFor } from 'picket-bots';
import { FastRandom } from 'picket-engine/fast';
import { adviceFor, reasonFor, type Rivals } from 'picket-words';
import { equipFor } from 'picket-server/nets';
import { streetsIn } from '../play/names.ts';
import type { Session } from '../play/session.ts';
import { typed } from '../play/typed.ts';
import type { Text } from '../text/text.ts';

/** The best turn found, with the reason and how to type it; empty if there is none. */
export function hintLines({ view, seat, draft }: Session, { game, hints }: Text): string[] {
  equipFor(ADVISER);
  const random = new FastRandom(`${view.commitment}/hint/${seat}/${view.state.rounds.length}`);
  const hint = hintFor(view, draft.steps, random);
  if (hint === undefined) return [];
  const { sentence, parts, rest } = reasonFor(hints, hint, rivalsOf(view.state.rules));
  return [
    game.hint(adviceFor(hints, draft.position, hint.turn, streetsIn(view))),
    game.why(sentence, parts, rest, Math.round(hint.score)),
    ...(hint.gains.length === 0 && hint.against.by === 'you' ? [] : [game.toPlay(`${typed(hint.turn)} c`)]),
  ];
}

function rivalsOf({ mode, options }: Session['view']['state']['rules']): Rivals | undefined {
  if (mode.hasOpponent) return 'opponent';
  return options.players.length > 1 ? 'others' : undefined;
}
