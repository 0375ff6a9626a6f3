import { storyOf } from '../../replay/story.ts';
import { daily } from '../../text/language.ts';
import type { GhostChoice } from './compare.svelte.ts';
import type { DailyState } from './dailyState.svelte.ts';

/** Games that can be shown next to the player's own. */

const MOST = 6;

/** Games of the sealed deal once it was played, otherwise of the open one. */
export function ghostsOf(deal: DailyState): readonly GhostChoice[] {
  return (deal.own === undefined ? openGhosts(deal) : sealedGhosts(deal)).slice(0, MOST);
}

function sealedGhosts({ state, invited }: DailyState): readonly GhostChoice[] {
  const { people = [], bots = [] } = state?.results ?? {};
  const listed = [...people, ...bots]
    .filter(({ mine }) => !mine)
    .map(({ table, name, score }) => ({ of: `table/${table}`, name: name || daily.list.hidden, score }));
  if (invited === undefined || invited === state?.mine?.table) return listed;
  // The player who shared a link comes first, even if they aren't in the list.
  const of = `table/${invited}`;
  const sender = listed.find((choice) => choice.of === of) ?? {
    of,
    name: daily.ghost.ghost,
    score: undefined,
  };
  return [sender, ...listed.filter((choice) => choice !== sender)];
}

function openGhosts({ par, open }: DailyState): readonly GhostChoice[] {
  const seed = par?.record.seed ?? undefined;
  const architect: GhostChoice[] =
    par === undefined || seed === undefined
      ? []
      : [
          {
            of: 'par',
            name: daily.ghost.architect,
            score: par.score,
            loaded: { ok: true, from: 'link', story: storyOf({ ...par.record, seed }) },
          },
        ];
  // The last one is the player's own.
  const earlier = open
    .filter(({ over }) => over)
    .slice(1)
    .map(({ id, scores }) => ({
      of: `game/${id}`,
      name: daily.ghost.yourself(scores[0] ?? 0),
      score: scores[0],
    }));
  return [...architect, ...earlier];
}
