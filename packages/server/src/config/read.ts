import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { DEFAULTS } from './defaults.ts';

/** What an operator can put right: said in one sentence. */
export class ConfigError extends Error {}

type Tree = { readonly [key: string]: unknown };

/** Where settings come from, the last one first: flags, environment, file, defaults. */
export interface Sources {
  readonly flags?: Tree;
  readonly environment?: { readonly [name: string]: string | undefined };
  /** The path of a JSON file. */
  readonly file?: string | undefined;
}

const PREFIX = 'PICKET_';

export function readConfig({ flags = {}, environment = {}, file }: Sources = {}): Config {
  const path = file ?? environment[`${PREFIX}CONFIG`];
  const layers = [
    ...(path === undefined ? [] : [layer(DEFAULTS, readTree(path), path)]),
    fromEnvironment(environment),
    layer(DEFAULTS, flags, 'the command line'),
  ];
  return freeze(layers.reduce<unknown>(merge, DEFAULTS)) as Config;
}

function readTree(path: string): Tree {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isTree(value)) return value;
  } catch {
    throw new ConfigError(`The configuration file ${path} cannot be read as JSON.`);
  }
  throw new ConfigError(`The configuration file ${path} must hold an object.`);
}

/** Checks that each value stands for a known setting and is of its kind. */
function layer(known: object, given: Tree, where: string, path = ''): Tree {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const name = path === '' ? key : `${path}.${key}`;
      if (!Object.hasOwn(known, key)) throw new ConfigError(`There is no setting ${name} (in ${where}).`);
      const usual: unknown = (known as Tree)[key];
      if (isTree(usual)) {
        if (!isTree(value)) throw new ConfigError(`The setting ${name} takes an object (in ${where}).`);
        return [key, layer(usual, value, where, name)];
      }
      if (kindOf(usual) === kindOf(value)) return [key, value];
      throw new ConfigError(`The setting ${name} takes a ${kindOf(usual)} (in ${where}).`);
    }),
  );
}

/** PICKET_PORT, PICKET_LIMITS_SOCKETS, PICKET_LIMITS_CHAT_BURST: the path in capitals; lists are separated by commas. */
function fromEnvironment(environment: NonNullable<Sources['environment']>): Tree {
  const read = (known: object, path: readonly string[]): Tree =>
    Object.fromEntries(
      Object.entries(known).flatMap(([key, usual]: [string, unknown]) => {
        const here = [...path, key];
        if (isTree(usual)) return [[key, read(usual, here)]];
        const name = PREFIX + here.join('_').toUpperCase();
        const text = environment[name];
        return text === undefined ? [] : [[key, parse(text, usual, name)]];
      }),
    );
  return read(DEFAULTS, []);
}

function parse(text: string, usual: unknown, name: string): unknown {
  const kind = kindOf(usual);
  if (kind === 'list') return text.split(',').map((item) => item.trim());
  if (kind === 'text') return text;
  if (kind === 'switch' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind === 'number' && /^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new ConfigError(`${name} takes a ${kind}, not “${text}”.`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'switch';
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return 'number';
  return typeof value === 'string' ? 'text' : 'setting';
}

function merge(below: unknown, above: unknown): unknown {
  if (!isTree(below) || !isTree(above)) return above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, Object.hasOwn(above, key) ? merge(below[key], above[key]) : below[key]]),
  );
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze<unknown>(part);
    Object.freeze(value);
  }
  return value;
}
