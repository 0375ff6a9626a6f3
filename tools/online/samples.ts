import type { Step } from 'picket-engine';
import type { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION, type ClientInput, type TableMessage } from 'picket-protocol';
import { settingsFor, type Owned } from './api.ts';
import { randomTurn, viewFrom } from './turns.ts';

/** What an attacker knows: a seat and a legal turn. */
export interface Scene {
  readonly seat: Owned;
  /** Another seat at the table. */
  readonly token: string;
  readonly round: number;
  readonly steps: readonly Step[];
}

type Kind = ClientInput['type'];
type Samples = { readonly [K in Kind]: readonly Extract<ClientInput, { readonly type: K }>[] };

const SETTINGS = settingsFor(4);

/** A legal turn for this view; undefined before the start and after the end. */
export function legalTurn({ you, view }: TableMessage, random: FastRandom): readonly Step[] {
  if (you === null || view === null || view.now === null) return [{ do: 'refuse' }];
  return randomTurn(viewFrom(view), you, random);
}

/** A valid command. */
export const turnIn = ({ round, steps }: Scene): ClientInput => ({
  type: 'submit',
  id: `round-${round}`,
  round,
  steps,
});

/** A sample of every client message; a missing kind does not compile. */
export function messagesIn({ token, round, steps }: Scene): readonly ClientInput[] {
  const id = 'fuzz';
  const all: Samples = {
    submit: [
      { type: 'submit', id, round, steps },
      { type: 'submit', id, round: 3, steps: [{ do: 'refuse' }] },
    ],
    takeBack: [{ type: 'takeBack', id, round }],
    chat: [{ type: 'chat', id, text: 'Hello <b>all</b>' }],
    react: [{ type: 'react', id, reaction: 'wow' }],
    rename: [{ type: 'rename', id, name: 'Mallory', city: 'Oak End' }],
    enter: [{ type: 'enter', id, sheet: { format: 'picket-sheet/1' } }],
    resign: [{ type: 'resign', id }],
    back: [{ type: 'back', id }],
    move: [{ type: 'move', id }],
    report: [{ type: 'report', id, seat: 1, text: 'rude' }],
    rematch: [{ type: 'rematch', id }],
    start: [{ type: 'start', id }],
    change: [
      { type: 'change', id, settings: SETTINGS },
      { type: 'change', id, settings: { options: { ...SETTINGS.options, mode: 'expert' } } },
    ],
    // Long enough that nothing happens automatically between two compared inspections.
    pace: [{ type: 'pace', id, clock: 86_400, away: null }],
    late: [{ type: 'late', id, on: true }],
    odds: [{ type: 'odds', id, on: false }],
    addBot: [{ type: 'addBot', id, level: 'newcomer' }],
    remove: [{ type: 'remove', id, seat: 1 }],
    handOver: [{ type: 'handOver', id, seat: 1 }],
    invite: [{ type: 'invite', id, seat: 1 }],
    muteSeat: [{ type: 'muteSeat', id, seat: 2, on: true }],
    muteTable: [{ type: 'muteTable', id, on: false }],
    ping: [{ type: 'ping' }],
    draft: [
      { type: 'draft', round, steps },
      { type: 'draft', round, steps: [] },
      { type: 'draft', round, steps: [{ do: 'choose', offer: 2 }] },
    ],
    again: [{ type: 'again' }],
    follow: [
      { type: 'follow', seats: [1, 2] },
      { type: 'follow', seats: [9999] },
    ],
    hello: [{ type: 'hello', protocol: PROTOCOL_VERSION, token }],
  };
  return Object.values<readonly ClientInput[]>(all).flat();
}

/** The same for requests, as paths and bodies. */
export function requestsIn({
  seat: { table, token },
  round,
  steps,
}: Scene): readonly (readonly [string, object])[] {
  const person = { name: 'Eve', city: 'Elm Park' };
  return [
    ['/api/tables', { ...person, settings: settingsFor(2) }],
    [`/api/tables/${table}/seats`, person],
    [`/api/tables/${table}/turns`, { id: 'fuzz', round, steps }],
    ['/api/mine', { seats: [{ table, token }] }],
    ['/api/links', { link: 'A'.repeat(22), token: 'B'.repeat(22) }],
  ];
}
