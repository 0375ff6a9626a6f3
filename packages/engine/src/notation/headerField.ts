import type { Practice } from '../record/about.ts';
import { SLOTS } from '../types.ts';
import type { ExpectedToken } from './fault.ts';
import { decodeName } from './percent.ts';
import { stopAt, type Reader } from './reader.ts';

/** The named parts of the header and their values. */
export interface Fields {
  readonly rules: number;
  readonly data: number;
  readonly advanced: true;
  readonly opponent: string;
  readonly components: string;
  readonly plans: readonly string[];
  readonly players: readonly string[];
  readonly paper: readonly string[];
  readonly played: string;
  readonly cities: readonly string[];
  readonly bots: readonly string[];
  readonly practice: Practice;
  readonly seed: string;
  readonly commitment: string;
  readonly dealt: readonly string[];
}

export type FieldName = keyof Fields & ExpectedToken;

/** Where each part starts. */
export type Places = { readonly [F in FieldName | 'edition' | 'mode' | 'sheet']?: number };

/** In the order of writing; any order is accepted. */
export const FIELDS = [
  'rules',
  'data',
  'advanced',
  'opponent',
  'components',
  'plans',
  'players',
  'paper',
  'played',
  'cities',
  'bots',
  'practice',
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
    case 'data':
      return reader.number(4, 'data');
    case 'opponent':
    case 'played':
      return readName(reader);
    case 'practice':
      return readPractice(reader);
    case 'components':
    case 'commitment':
      return `sha256:${reader.need(/[\da-f]{64}/y, name)}`;
    case 'seed':
      return reader.need(/[\w-]{22}/y, 'seed');
    case 'plans':
    case 'players':
    case 'paper':
    case 'cities':
    case 'bots':
    case 'dealt':
      return readNames(reader, name);
  }
}

function readNames(
  reader: Reader,
  field: 'plans' | 'players' | 'paper' | 'cities' | 'bots' | 'dealt',
): string[] {
  const { at } = reader;
  const names = [readName(reader)];
  while (reader.take(/,/y) !== undefined) names.push(readName(reader));
  const isPlans = field === 'plans' || field === 'dealt';
  return !isPlans || names.length === SLOTS.length ? names : stopAt(at, [field]);
}

function readPractice(reader: Reader): Practice {
  const takeBacks = reader.number(4, 'practice');
  reader.need(/\./y, 'dot');
  return { takeBacks, hints: reader.number(4, 'practice') };
}

function readName(reader: Reader): string {
  const { at } = reader;
  return decodeName(reader.take(/[^,:;]*/y) ?? '') ?? stopAt(at, ['name']);
}
