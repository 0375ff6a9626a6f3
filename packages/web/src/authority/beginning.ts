import {
  BUILT_IN,
  componentsOf,
  KeyedRandom,
  newGame,
  plansFor,
  rejection,
  SLOTS,
  type Components,
  type Game,
  type Options,
  type Result,
} from 'picket-engine';
import type { NewGame } from './authority.ts';
import type { Versions } from './openGame.ts';
import { seatsPeople } from './seating.ts';
import type { OwnFile } from './componentFiles.ts';

/** Where the cards of a new game come from. */
export interface Deal {
  readonly seed: string;
  /** The user's own components, where the options name them. */
  readonly own?: OwnFile | undefined;
  /** The versions an earlier game was pinned to, for the same deal again; by default the newest. */
  readonly pinned?: Versions | undefined;
}

/** The first round of a new game, with its final options. */
export function begin(wanted: NewGame, { seed, own, pinned }: Deal): Game {
  if (!seatsPeople({ ...wanted })) throw new Error('Every seat takes a person or a bot, and one a person.');
  const started = deal(wanted, { seed, own, pinned });
  if (!started.ok) throw new Error(`These options cannot be played: ${started.rejection.code}.`);
  return started.value;
}

function deal({ options, without = [] }: NewGame, { seed, own, pinned }: Deal): Result<Game> {
  if (options.components !== null && own === undefined) {
    return { ok: false, rejection: rejection('components-missing', { hash: options.components }) };
  }
  const box = own?.box ?? BUILT_IN;
  const plans =
    options.plans ?? (without.length === 0 ? null : plansWithout(without, options, componentsOf(box), seed));
  return newGame({ options: { ...options, plans }, seed, box, ...pinned });
}

/** One plan for each slot, drawn as the engine does; a slot without any gets one that the engine rejects. */
function plansWithout(
  without: readonly string[],
  options: Options,
  components: Components,
  seed: string,
): string[] {
  const edition = components.editions[options.edition];
  return SLOTS.map((slot, i) => {
    const all = edition === undefined ? [] : plansFor({ edition, options }, i);
    const cards = all.filter(({ id }) => !without.includes(id));
    const drawn = cards.length === 0 ? 0 : new KeyedRandom(`${seed}/plan-${slot}/0`).below(cards.length);
    return cards[drawn]?.id ?? '';
  });
}
