import { SLOTS, type Slot } from 'picket-engine';

/** The data that one device shares with another: enough to rank temps and to know the claimed plans. */
export interface Shared {
  readonly name: string;
  readonly temps: number;
  readonly claimed: readonly Slot[];
}

const START = 'with~';

/** As a part of a link: `with~Ada~3~AC`. */
export function sharedText({ name, temps, claimed }: Shared): string {
  return `${START}${encodeURIComponent(name)}~${temps}~${claimed.join('')}`;
}

/** Reads a decoded part of a link; undefined if it isn't shared data. Names may contain `~`, too. */
export function sharedIn(part: string | undefined): Shared | undefined {
  const [, name = '', temps = '', slots = ''] =
    /^with~(.{1,90})~(\d{1,2})~([ABC]{0,3})$/.exec(part ?? '') ?? [];
  if (name === '') return undefined;
  return {
    name,
    temps: Number(temps),
    claimed: SLOTS.filter((slot) => slots.includes(slot)),
  };
}
