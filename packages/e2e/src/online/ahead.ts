import type { TurnStep } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { snapshot, type Owned } from '../../../../tools/online/api.ts';
import { randomTurn, viewFrom } from '../../../../tools/online/turns.ts';
import type { Player } from './player.ts';

/** After this many refusals at one seat, or this many rounds, a game is nearly over. */
const REFUSALS = 2;
const ROUNDS = 22;
const WAIT_MS = 20;

type Rounds = readonly { readonly turns: readonly (readonly TurnStep[])[] }[];

/** Plays for these pages over HTTP, which is much faster than tapping, until the game is nearly over. */
export async function playAhead(players: readonly Player[]): Promise<void> {
  const seats = await Promise.all(players.map(seatOf));
  const addresses = players.map(({ page }) => page.url());
  const { origin } = new URL(addresses[0] ?? '');
  await Promise.all(players.map(({ page }) => page.goto('/#/about')));
  await Promise.all(seats.map((seat) => playSeat(origin, seat)));
  await Promise.all(players.map(({ page }, i) => page.goto(addresses[i] ?? '')));
  await Promise.all(players.map(({ table }) => table.ready()));
}

async function playSeat(url: string, owned: Owned): Promise<void> {
  const random = new FastRandom('ahead');
  for (;;) {
    const known = await snapshot(url, owned);
    if (known?.view?.now === undefined || known.view.now === null) throw new Error('The game is over.');
    const { record, now } = known.view;
    if (isNearEnd(record.rounds)) return;
    if (now.turn !== null) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    } else {
      const steps = randomTurn(viewFrom(known.view), known.you ?? 0, random);
      await submitTurn(url, owned, record.rounds.length, steps);
    }
  }
}

function isNearEnd(rounds: Rounds): boolean {
  const refusals = (seat: number) =>
    rounds.filter(({ turns }) => turns[seat]?.some((step) => step.do === 'refuse')).length;
  const seats = rounds[0]?.turns ?? [];
  return rounds.length >= ROUNDS || seats.some((_, seat) => refusals(seat) >= REFUSALS);
}

async function submitTurn(url: string, { table, token }: Owned, round: number, steps: readonly TurnStep[]) {
  const reply = await fetch(`${url}/api/tables/${table}/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: `ahead-${round}`, round, steps }),
  });
  if (!reply.ok) throw new Error(`A turn was refused: ${await reply.text()}`);
}

async function seatOf({ page, tableId }: Player): Promise<Owned> {
  const kept = await page.evaluate(() => localStorage.getItem('picket.seats') ?? '[]');
  const seat = (JSON.parse(kept) as Owned[]).find(({ table }) => table === tableId);
  if (seat === undefined) throw new Error('This page has no seat at its table.');
  return seat;
}
