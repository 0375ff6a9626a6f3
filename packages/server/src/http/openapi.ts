import { Failure, PROTOCOL_VERSION } from 'picket-protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Route } from './route.ts';

type Json = { readonly [key: string]: unknown };

/** The OpenAPI document of the routes. */
export function openApi(routes: readonly Route[]): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Picket', version: String(PROTOCOL_VERSION), description: ABOUT },
    paths,
    components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
  };
}

const ABOUT =
  'Tables, seats and turns. Send the token of a seat in the Authorization header. Live updates use the WebSocket at ' +
  '/api/tables/{table}/socket; see docs/protocol.md.';

function operation({ url, about, query, body, reply }: Route): Json {
  return {
    summary: about,
    parameters: [...pathParameters(url), ...(query === undefined ? [] : queryParameters(query))],
    ...(body && { requestBody: { required: true, content: content(body) } }),
    security: [{}, { seat: [] }],
    responses: {
      '200': { description: 'Done.', ...(reply && { content: content(reply) }) },
      default: { description: 'Rejected, with a code and a message.', content: content(Failure) },
    },
  };
}

function pathParameters(url: string): Json[] {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(query: GenericSchema): Json[] {
  const { properties, required } = shapeOf(query) as {
    readonly properties: Json;
    readonly required: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function content(schema: GenericSchema): Json {
  return { 'application/json': { schema: shapeOf(schema) } };
}

function shapeOf(schema: GenericSchema): Json {
  const { $schema: _dialect, ...shape } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  }) as Json;
  return shape;
}
