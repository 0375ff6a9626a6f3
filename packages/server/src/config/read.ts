import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fromEnvironment, variableName, type Environment } from './environment.ts';
import { ConfigError, type Allowed } from './fault.ts';
import { ConfigSchema, type Config } from './schema.ts';
import { isTree, merge, type Tree } from './tree.ts';

/** Where settings come from. Flags override the environment, which overrides the file. */
export interface Sources {
  readonly flags?: Tree;
  readonly environment?: Environment;
  /** The path of a JSON file. */
  readonly file?: string | undefined;
}

export function readConfig({ flags = {}, environment = {}, file }: Sources = {}): Config {
  const path = file ?? environment[variableName(['config'])];
  const layers = [
    ...(path === undefined ? [] : [checked(readTree(path), dotted, path)]),
    checked(fromEnvironment(environment), variableName),
    checked(flags, flagName),
  ];
  return freeze(v.parse(ConfigSchema, layers.reduce(merge, {})));
}

function readTree(path: string): Tree {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigError({ code: 'not-json', file: path });
  }
  if (isTree(value)) return value;
  throw new ConfigError({ code: 'not-object', file: path });
}

/** Each source is checked separately, so the error can name the one at fault. */
function checked(tree: Tree, nameOf: (path: readonly string[]) => string, file?: string): Tree {
  const parsed = v.safeParse(ConfigSchema, tree, { abortEarly: true });
  if (parsed.success) return tree;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }) => String(key)).filter((key) => !/^\d+$/.test(key)) ?? [];
  const name = nameOf(path);
  if (issue.expected === 'never') throw new ConfigError({ code: 'unknown', name, file });
  const allowed = JSON.parse(issue.message) as Allowed;
  throw new ConfigError({ code: 'not-allowed', name, allowed, given: issue.input, file });
}

function dotted(path: readonly string[]): string {
  return path.join('.');
}

/** --port, --trust-proxy */
function flagName(path: readonly string[]): string {
  return `--${path.join('.').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze<unknown>(part);
    Object.freeze(value);
  }
  return value;
}
