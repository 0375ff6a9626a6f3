import type { Box } from 'picket-engine';
import type { Command, CommandType } from 'picket-protocol';
import { refused, type Decided } from './change.ts';
import { chat, muteSeat, muteTable, react, report } from './chat.ts';
import { enterPaper } from './enterPaper.ts';
import { addBot, allowOdds, changeSettings, removeSeat, rename, start } from './lobby.ts';
import {
  allowLate,
  handOver,
  invite,
  move,
  pace,
  rematch,
  resign,
  returnToSeat,
  type FreshTable,
} from './people.ts';
import type { Seat, TableState } from './state.ts';
import { submitTurn, takeTurnBack } from './turns.ts';

/** The context in which a command is decided. */
export interface CommandContext {
  readonly state: TableState;
  readonly seat: Seat;
  readonly now: number;
  /** The components for new games. */
  readonly box: Box;
  /** The maximum number of seats of a table on this server. */
  readonly seatLimit: number;
  /** An id and a code for a rematch; undefined if no code is left. */
  readonly fresh: FreshTable | undefined;
  /** Lifetime of a one-time link, in milliseconds. */
  readonly linkLife: number;
  /** Milliseconds until an offered seat can be taken. */
  readonly offerDelay: number;
  readonly isHere: (key: number) => boolean;
}

type Of<T extends CommandType> = Extract<Command, { type: T }>;
type Handlers = { readonly [T in CommandType]: (context: CommandContext, command: Of<T>) => Decided };

/** How often a turn may be submitted and taken back in one round, since each time is stored. */
const MAX_VERSIONS = 40;

/** By command type; a missing handler does not compile. */
const HANDLERS: Handlers = {
  submit: ({ state, seat, now }, { id, round, steps }) =>
    seat.caretaker === 'resigned'
      ? refused('has-resigned')
      : submitTurn(state, seat, { round, steps, by: 'owner', command: id }, now),
  takeBack: ({ state, seat, now }, { id, round }) => {
    if (seat.caretaker === 'resigned') return refused('has-resigned');
    if ((state.versions[seat.nr] ?? 0) >= MAX_VERSIONS) return refused('turn-final');
    return takeTurnBack(state, seat, { round, by: 'owner', command: id }, now);
  },
  chat: ({ state, seat, now }, { text }) => chat(state, seat, text, now),
  react: ({ state, seat }, { reaction }) => react(state, seat, reaction),
  enter: ({ state, seat }, { sheet }) => enterPaper(state, seat, sheet),
  rename: ({ state, seat }, person) => rename(state, seat, person),
  resign: ({ state, seat, now }) => resign(state, seat, now),
  back: ({ state, seat, now }) => returnToSeat(state, seat, now),
  move: ({ state, seat, now, linkLife }) => move(state, seat, { now, life: linkLife }),
  report: ({ state, seat, now }, about) => report(state, seat, about, now),
  rematch: ({ state, now, fresh }) => rematch(state, fresh, now),
  start: asHost(({ state, now, box }) => start(state, now, box)),
  change: asHost(({ state, box, seatLimit }, { settings }) =>
    changeSettings(state, settings, box, seatLimit),
  ),
  pace: asHost(({ state, now }, { clock, away }) => pace(state, { clock, away }, now)),
  late: asHost(({ state, now }, { on }) => allowLate(state, on, now)),
  odds: asHost(({ state }, { on }) => allowOdds(state, on)),
  addBot: asHost(({ state }, { level, style }) => addBot(state, level, style)),
  remove: asHost(({ state, seat }, command) => removeSeat(state, command.seat, seat)),
  handOver: asHost(({ state }, command) => handOver(state, command.seat)),
  invite: asHost(({ state, now, linkLife, offerDelay, isHere }, command) =>
    invite(state, command.seat, { now, life: linkLife, delay: offerDelay, isHere }),
  ),
  muteSeat: asHost(({ state }, command) => muteSeat(state, command.seat, command.on)),
  muteTable: asHost(({ state }, { on }) => muteTable(state, on)),
};

function asHost<C>(
  decide: (context: CommandContext, command: C) => Decided,
): (context: CommandContext, command: C) => Decided {
  return (context, command) =>
    context.state.host === context.seat.key ? decide(context, command) : refused('not-host');
}

/** At the table of a sealed deal, excludes everything that could help: bots, other players, other deals. */
const SEALED: ReadonlySet<CommandType> = new Set(['submit', 'takeBack', 'back', 'move']);

export function decide(context: CommandContext, command: Command): Decided {
  if (context.state.deal !== null && !SEALED.has(command.type)) return refused('sealed');
  const handler = HANDLERS[command.type] as (context: CommandContext, command: Command) => Decided;
  return handler(context, command);
}
