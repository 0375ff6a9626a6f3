import type { LevelId } from 'picket-bots';
import type { StoredGame } from './store.ts';

/** Who has the seats of a stored game. */
type Seated = Pick<StoredGame, 'options' | 'bots'>;

export function botsOf({ options, bots }: Seated): readonly (LevelId | null)[] {
  return bots ?? options.players.map(() => null);
}

export function peopleOf(seated: Seated): number[] {
  return botsOf(seated).flatMap((level, seat) => (level === null ? [seat] : []));
}

/** Every seat is taken, at least one of them by a person: a game needs a viewer. */
export function seatsPeople({ options, bots }: Seated): boolean {
  return bots === undefined || (bots.length === options.players.length && bots.includes(null));
}
