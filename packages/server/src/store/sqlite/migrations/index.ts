import type { Migration } from 'kysely/migration';
import { tables } from './0001tables.ts';
import { social } from './0002social.ts';
import { keys } from './0003keys.ts';
import { taken } from './0004taken.ts';
import { chat } from './0005chat.ts';
import { reminded } from './0006reminded.ts';
import { left } from './0007left.ts';
import { data } from './0008data.ts';
import { founder } from './0009founder.ts';
import { links } from './0010links.ts';
import { evidence } from './0011evidence.ts';
import { odds } from './0012odds.ts';
import { style } from './0013style.ts';
import { deals } from './0014deals.ts';
import { results } from './0015results.ts';
import { paper } from './0016paper.ts';

/** In order. A released migration never changes; add a new one instead. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001': tables,
  '0002': social,
  '0003': keys,
  '0004': taken,
  '0005': chat,
  '0006': reminded,
  '0007': left,
  '0008': data,
  '0009': founder,
  '0010': links,
  '0011': evidence,
  '0012': odds,
  '0013': style,
  '0014': deals,
  '0015': results,
  '0016': paper,
};
