import type { Box } from 'picket-engine';
import type { Command, CommandType } from 'picket-protocol';
import { refused, type Decided } from './change.ts';
import { chat, muteSeat, muteTable, react, report } from './company.ts';
import { addBot, changeSettings, removeSeat, rename, start } from './lobby.ts';
import { allowLate, handOver, linkTo, pace, rematch, resign, welcome, type FreshTable } from './people.ts';
import type { Seat, TableState } from './state.ts';
import { submitTurn, takeTurnBack } from './turns.ts';

/** Where and when a command is given, and by whom. */
export interface Scene {
  readonly state: TableState;
  readonly seat: Seat;
  readonly now: number;
  /** What new games are dealt from. */
  readonly box: Box;
  /** A name and a code for a table that may have to be made; undefined where there is none. */
  readonly fresh: FreshTable | undefined;
  /** How long a one-time link is good, in milliseconds. */
  readonly linkLife: number;
}

type Of<T extends CommandType> = Extract<Command, { type: T }>;
type Handlers = { readonly [T in CommandType]: (scene: Scene, command: Of<T>) => Decided };

/** Every command, by its type: one that is missing does not compile. */
const HANDLERS: Handlers = {
  submit: ({ state, seat, now }, { id, round, steps }) =>
    seat.caretaker === 'resigned'
      ? refused('has-resigned')
      : submitTurn(state, seat, { round, steps, by: 'owner', command: id }, now),
  takeBack: ({ state, seat, now }, { id, round }) =>
    seat.caretaker === 'resigned'
      ? refused('has-resigned')
      : takeTurnBack(state, seat, { round, by: 'owner', command: id }, now),
  chat: ({ state, seat, now }, { text }) => chat(state, seat, text, now),
  react: ({ state, seat }, { reaction }) => react(state, seat, reaction),
  rename: ({ state, seat }, person) => rename(state, seat, person),
  resign: ({ state, seat, now }) => resign(state, seat, now),
  back: ({ state, seat, now }) => welcome(state, seat, now),
  move: ({ state, seat, now, linkLife }) => linkTo(state, seat.nr, { alone: false, now, life: linkLife }),
  report: ({ state, seat, now }, about) => report(state, seat, about, now),
  rematch: ({ state, now, fresh }) => rematch(state, fresh, now),
  start: asHost(({ state, now, box }) => start(state, now, box)),
  change: asHost(({ state, box }, { settings }) => changeSettings(state, settings, box)),
  pace: asHost(({ state, now }, { clock, away }) => pace(state, { clock, away }, now)),
  late: asHost(({ state, now }, { on }) => allowLate(state, on, now)),
  addBot: asHost(({ state }, { level }) => addBot(state, level)),
  remove: asHost(({ state, seat }, command) => removeSeat(state, command.seat, seat)),
  handOver: asHost(({ state }, command) => handOver(state, command.seat)),
  invite: asHost(({ state, now, linkLife }, command) =>
    linkTo(state, command.seat, { alone: true, now, life: linkLife }),
  ),
  muteSeat: asHost(({ state }, command) => muteSeat(state, command.seat, command.on)),
  muteTable: asHost(({ state }, { on }) => muteTable(state, on)),
};

function asHost<C>(decide: (scene: Scene, command: C) => Decided): (scene: Scene, command: C) => Decided {
  return (scene, command) =>
    scene.state.host === scene.seat.key ? decide(scene, command) : refused('not-host');
}

export function decide(scene: Scene, command: Command): Decided {
  const handler = HANDLERS[command.type] as (scene: Scene, command: Command) => Decided;
  return handler(scene, command);
}
