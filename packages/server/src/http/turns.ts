import {
  CommandId,
  Done,
  PaperCommand,
  SubmitTurn,
  TableId,
  type Answer,
  type Command,
} from 'picket-protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RequestRefused } from './failure.ts';
import { addressOf, bodyOf, parameter, queryOf, roomOf, seatedKeyOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import { spanOf } from './tracing.ts';

/** Commands have an id. */
const TakeBack = v.object({ id: CommandId });

/** Playing without a socket. */
export function turnRoutes({ rooms, sockets, isDraining }: Services): Route[] {
  const give = async (request: FastifyRequest, command: Command) => {
    if (isDraining()) throw new RequestRefused('draining');
    const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
    const key = seatedKeyOf(room, request);
    const retryAfter = sockets.whyWaitSeat(room.state.id, key);
    if (retryAfter > 0) throw new RequestRefused({ code: 'too-fast', retryAfter });
    return done(await room.command(key, command, addressOf(request), spanOf(request)));
  };
  return [
    {
      method: 'POST',
      url: '/api/tables/:table/turns',
      about: 'Submits a whole turn. Idempotent for the same id.',
      body: SubmitTurn,
      reply: Done,
      run: (request) => give(request, { type: 'submit', ...bodyOf(SubmitTurn, request) }),
    },
    {
      method: 'POST',
      url: '/api/tables/:table/commands',
      about: 'Carries out a command for a seat without a socket, such as one of a player on paper.',
      body: PaperCommand,
      reply: Done,
      run: (request) => give(request, bodyOf(PaperCommand, request)),
    },
    {
      method: 'DELETE',
      url: '/api/tables/:table/turns/:round',
      about: 'Takes back the turn of a round, as long as another seat’s turn is missing.',
      query: TakeBack,
      reply: Done,
      run: (request) => {
        const round = parameter(
          v.pipe(v.string(), v.digits(), v.maxLength(3)),
          request,
          'round',
          'bad-message',
        );
        const { id } = queryOf(TakeBack, request);
        return give(request, { type: 'takeBack', id, round: Number(round) });
      },
    },
  ];
}

function done(answer: Answer): v.InferOutput<typeof Done> {
  if (answer.type === 'done') return { id: answer.id };
  const { type: _type, id: _id, ...refused } = answer;
  throw new RequestRefused(refused);
}
