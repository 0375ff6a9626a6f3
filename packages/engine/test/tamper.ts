// Changes every value of a record, one at a time, and checks whether a replay notices.

import { replay, type GameRecord } from '../src/index.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Tampering {
  /** How many derived fields were changed, and the paths of changes that went unnoticed or were not named. */
  derived: number;
  readonly missed: string[];
  /** Changed turns: rejected, or still a legal game. */
  turns: number;
}

/** Changes every `stride`-th value of the fields that a replay derives, and of the turns. */
export function tamper(record: GameRecord, stride: number): Tampering {
  const whole = JSON.parse(JSON.stringify(record)) as { [key: string]: Json };
  const report: Tampering = { derived: 0, missed: [], turns: 0 };
  let count = 0;
  for (const { holder, key, path } of leaves(whole, '')) {
    const inTurns = path.includes('.turns[');
    const derived = /^(commitment|plans|result|rounds\[\d+\]\.(cards|notes))/.test(path);
    if ((!inTurns && !derived) || count++ % stride !== 0) continue;
    const before = holder[key] as Json;
    holder[key] = changed(before);
    const replayed = replay(whole);
    if (inTurns) report.turns++;
    else {
      report.derived++;
      const named = replayed.ok ? '' : String(replayed.rejection.facts['path'] ?? '');
      if (named === '' || !path.startsWith(named)) report.missed.push(`${path}, told as ${named}`);
    }
    holder[key] = before;
  }
  return report;
}

interface Leaf {
  readonly holder: { [key: string | number]: Json };
  readonly key: string | number;
  readonly path: string;
}

function* leaves(value: Json, path: string): Generator<Leaf> {
  if (value === null || typeof value !== 'object') return;
  const holder = value as Leaf['holder'];
  const list = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    const key = list ? Number(name) : name;
    const here = list ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    if (inner === null || typeof inner !== 'object') yield { holder, key, path: here };
    else yield* leaves(inner, here);
  }
}

function changed(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return value === 'fence' ? 'park' : value === 'park' ? 'fence' : `${value}x`;
  return typeof value === 'boolean' ? !value : 0;
}
