import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';

/** One API operation; its route and its OpenAPI entry are generated from this. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for parameters. */
  readonly url: string;
  readonly about: string;
  /** The schema of the query string. */
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly reply?: v.GenericSchema;
  /** The largest body in bytes, if it may exceed a frame. */
  readonly largest?: number;
  /** Refused while the server is read-only. */
  readonly changes?: boolean;
  readonly run: (request: FastifyRequest) => Promise<unknown>;
}
