import type { Result } from 'picket-engine';
import * as v from 'valibot';
import { ClientMessage } from './client.ts';
import type { WireCode } from './codes.ts';
import { LIMITS } from './limits.ts';
import { ServerMessage } from './server.ts';

/** Why a message could not be read, and the id of the command if it has one. */
export interface Unread {
  readonly code: WireCode;
  readonly id?: string;
}

export function readClientMessage(text: string): Result<ClientMessage, Unread> {
  if (text.length > LIMITS.frame) return { ok: false, rejection: { code: 'too-large' } };
  return read(ClientMessage, text);
}

/** Messages from a server have no size limit. */
export function readServerMessage(text: string): Result<ServerMessage, Unread> {
  return read(ServerMessage, text);
}

function read<S extends v.GenericSchema>(schema: S, text: string): Result<v.InferOutput<S>, Unread> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, rejection: { code: 'bad-message' } };
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const isName = issue.path?.some(({ key }) => key === 'name' || key === 'city') ?? false;
  return { ok: false, rejection: { code: isName ? 'bad-name' : 'bad-message', ...idIn(value) } };
}

/** A command that cannot be read is still answered with its id. */
function idIn(value: unknown): { id?: string } {
  if (typeof value !== 'object' || value === null || !('id' in value)) return {};
  const { id } = value;
  return typeof id === 'string' && /^[\w-]+$/.test(id) && id.length <= LIMITS.commandId ? { id } : {};
}
