import { LIMITS } from 'picket-protocol';

/** The most seats that the server allows, as far as it has said so. */
let limit = $state<number>(LIMITS.wholeSeats);

export function seatLimit(): number {
  return limit;
}

/** Older servers don't say. */
export function rememberSeatLimit(most: number = LIMITS.wholeSeats): void {
  limit = most;
}
