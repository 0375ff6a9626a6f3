import type { Migration } from 'kysely/migration';
import { tables } from './0001tables.ts';
import { owners } from './0002owners.ts';
import { style } from './0003style.ts';
import { deals } from './0004deals.ts';
import { results } from './0005results.ts';
import { paper } from './0006paper.ts';

/**
 * In order. A released migration never changes; add a new one instead. Nodes of the version before still run when a migration is
 * carried out: it may only add what they can ignore (expand). What they no longer need is removed a version later (contract), by a
 * migration that names itself in `NEEDED`.
 */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001': tables,
  '0002': owners,
  '0003': style,
  '0004': deals,
  '0005': results,
  '0006': paper,
};

/** The note that names the newest migration that a program has to know to work with the data. */
export const NEEDED = 'needed-migration';
