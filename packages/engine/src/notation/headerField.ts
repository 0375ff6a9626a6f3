import { SLOTS } from '../types.ts';
import type { ExpectedToken } from './fault.ts';
import { decodeName } from './percent.ts';
import { stopAt, type Reader } from './reader.ts';

/** The named parts of a game's header and what they hold. */
export interface Fields {
  readonly rules: number;
  readonly advanced: true;
  readonly opponent: string;
  readonly components: string;
  readonly plans: readonly string[];
  readonly players: readonly string[];
  readonly seed: string;
  readonly commitment: string;
  readonly dealt: readonly string[];
}

export type FieldName = keyof Fields & ExpectedToken;

/** In the order in which they are written; in any order when read. */
export const FIELDS = [
  'rules',
  'advanced',
  'opponent',
  'components',
  'plans',
  'players',
  'seed',
  'commitment',
  'dealt',
] as const satisfies readonly FieldName[];

export function readField(reader: Reader, name: FieldName): Fields[FieldName] {
  if (name === 'advanced') return true;
  reader.need(/=/y, 'equals');
  switch (name) {
    case 'rules':
      return reader.number(6, 'rules');
    case 'opponent':
      return readName(reader);
    case 'components':
    case 'commitment':
      return `sha256:${reader.need(/[\da-f]{64}/y, name)}`;
    case 'seed':
      return reader.need(/[\w-]{22}/y, 'seed');
    case 'plans':
    case 'players':
    case 'dealt':
      return readNames(reader, name);
  }
}

function readNames(reader: Reader, field: 'plans' | 'players' | 'dealt'): string[] {
  const { at } = reader;
  const names = [readName(reader)];
  while (reader.take(/,/y) !== undefined) names.push(readName(reader));
  return field === 'players' || names.length === SLOTS.length ? names : stopAt(at, [field]);
}

function readName(reader: Reader): string {
  const { at } = reader;
  return decodeName(reader.take(/[^,:;]*/y) ?? '') ?? stopAt(at, ['name']);
}
