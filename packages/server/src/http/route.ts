import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';

/** One thing that the API can do: the route and its page in the OpenAPI document are made from the same lines. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for parameters. */
  readonly url: string;
  readonly about: string;
  /** An object of what stands behind the question mark. */
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly reply?: v.GenericSchema;
  /** Refused while the server is read-only. */
  readonly changes?: boolean;
  readonly run: (request: FastifyRequest) => Promise<unknown>;
}
