import type { LevelId } from 'picket-bots';
import type { KeptGame } from './store.ts';

/** Who has the seats of a kept game. */
type Seated = Pick<KeptGame, 'options' | 'bots'>;

export function botsOf({ options, bots }: Seated): readonly (LevelId | null)[] {
  return bots ?? options.players.map(() => null);
}

export function peopleOf(seated: Seated): number[] {
  return botsOf(seated).flatMap((level, seat) => (level === null ? [seat] : []));
}

/** Every seat is somebody's, and one of them a person's: nobody could look at a game of bots alone. */
export function seatsPeople({ options, bots }: Seated): boolean {
  return bots === undefined || (bots.length === options.players.length && bots.includes(null));
}
