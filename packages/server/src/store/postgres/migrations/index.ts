import type { Migration } from 'kysely/migration';
import { tables } from './0001tables.ts';
import { owners } from './0002owners.ts';
import { style } from './0003style.ts';
import { deals } from './0004deals.ts';
import { results } from './0005results.ts';
import { paper } from './0006paper.ts';

/**
 * In order. A released migration never changes; add a new one instead. Nodes of the previous version still run during a migration: it
 * may only add what they can ignore (expand). What is no longer needed is removed a version later (contract), by a migration listed in
 * `NEEDED`.
 */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001': tables,
  '0002': owners,
  '0003': style,
  '0004': deals,
  '0005': results,
  '0006': paper,
};

/** The key of the note that names the newest migration a program must know to use the data. */
export const NEEDED = 'needed-migration';
