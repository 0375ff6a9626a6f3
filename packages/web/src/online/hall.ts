import type { Known, Order } from 'picket-protocol';

/** At a table with very many seats, a client knows only a few of them, which it numbers itself. */

/** How many seats are taken. */
export function seatedAt({ hall, seats }: Known): number {
  return hall?.seated ?? seats.length;
}

/** The host's name; empty without a host. */
export function hostOf({ hall, seats, info }: Known): string {
  return hall?.host ?? seats.find(({ seat }) => seat === info.host)?.name ?? '';
}

/** How many turns are in, at a table whose seats aren't all known. */
export function turnsAt({ hall }: Known): { readonly in: number; readonly of: number } | undefined {
  return hall && { in: hall.in, of: hall.seated };
}

/** Translates the seat of a command to its number at the table. */
export function asAtTable(order: Order, known: Known | undefined): Order {
  const seats = known?.hall?.seats;
  if (seats === undefined || !('seat' in order)) return order;
  return { ...order, seat: seats[order.seat] ?? order.seat };
}

/** The seats that this player follows, by their numbers at the table. */
export function followedAt({ hall, you, info }: Known): readonly number[] {
  return hall?.seats.filter((_, seat) => seat !== you && seat !== info.host) ?? [];
}
