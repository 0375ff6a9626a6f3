import type { LevelId } from 'picket-bots';
import { ATTENTIONS, CHARACTERS, isPlain, type BotStyle } from 'picket-protocol';
import { fieldsOf, oneOf } from '../platform/guards.ts';
import type { StoredGame } from './store.ts';

/** Who has the seats of a stored game. */
type Seated = Pick<StoredGame, 'options' | 'bots'>;

export function botsOf({ options, bots }: Seated): readonly (LevelId | null)[] {
  return bots ?? options.players.map(() => null);
}

/** Characters unknown to this version are dropped; the bots keep their levels. */
export function stylesOf(stored: Pick<StoredGame, 'options' | 'styles'>): readonly (BotStyle | null)[] {
  const found: readonly unknown[] = Array.isArray(stored.styles) ? stored.styles : [];
  return stored.options.players.map((_, seat) => readStyle(found[seat]));
}

export function readStyle(found: unknown): BotStyle | null {
  const { character, attention } = fieldsOf(found);
  const style = {
    character: oneOf(CHARACTERS, character) ?? null,
    attention: oneOf(ATTENTIONS, attention) ?? 100,
  };
  return isPlain(style) ? null : style;
}

export function peopleOf(seated: Seated): number[] {
  return botsOf(seated).flatMap((level, seat) => (level === null ? [seat] : []));
}

/** Every seat is taken, at least one of them by a person, because a game needs a viewer. */
export function seatsPeople({ options, bots }: Seated): boolean {
  return bots === undefined || (bots.length === options.players.length && bots.includes(null));
}
