import type { Attack } from '../hardened/attack.ts';
import { GROUPS } from '../hardened/attacks.ts';
import { BEFORE, withCheckout } from '../hardened/before.ts';
import { HONEST_CORE, pinned } from '../hardened/cores.ts';
import { besiege, type SiegeFigures } from '../hardened/siege.ts';
import type { Row } from '../prove.ts';

export const about =
  'A hardened server: every known attack next to honest tables, faults of clock and disk, a school, online play (--part NAME, --before [COMMIT]).';

/** A part, on today's server and, if there is one, on that of an older checkout. */
type Part = (before: string | undefined) => Promise<Row[]>;

const siegeOf =
  (group: { readonly [name: string]: Attack }): Part =>
  (before) =>
    pinned(HONEST_CORE, async () => {
      const rows: Row[] = [];
      for (const [name, attack] of Object.entries(group)) {
        const then = before === undefined ? '' : `; before: ${await older(name, attack, before)}`;
        const figures = await besiege(name, attack, {});
        const row = { what: name, result: `${described(figures)}${then}`, ok: figures.ok };
        console.error(`${row.ok ? 'ok' : 'FAILED'}: ${row.what}: ${row.result}`);
        rows.push(row);
      }
      return rows;
    });

/** The parts in the order in which they are proven. */
const PARTS: { readonly [part: string]: Part } = Object.fromEntries(
  Object.entries(GROUPS).map(([name, group]) => [name, siegeOf(group)]),
);

export async function prove(args: readonly string[]): Promise<Row[]> {
  const part = valueOf(args, 'part');
  const parts = Object.keys(PARTS).filter((name) => part === undefined || name === part);
  if (parts.length === 0) {
    throw new Error(`There is no part ${part}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  const run = async (before?: string) => {
    const rows: Row[] = [];
    for (const name of parts) rows.push(...((await PARTS[name]?.(before)) ?? []));
    return rows;
  };
  if (!args.includes('--before')) return run();
  return withCheckout(valueOf(args, 'before') ?? BEFORE, run);
}

function valueOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  const value = at < 0 ? undefined : args[at + 1];
  return value?.startsWith('--') === true ? undefined : value;
}

/** An older server may fail in any way. */
async function older(name: string, attack: Attack, root: string): Promise<string> {
  try {
    return described(await besiege(name, attack, { root, quiet: true }));
  } catch (error) {
    return `failed (${(error as Error).message})`;
  }
}

function described(figures: SiegeFigures): string {
  const { sent, refused, baseline, during, allowed, failures, megabytes, secrets, leaked, logged } = figures;
  const log = secrets === undefined ? '' : `, ${leaked} tokens in ${(logged / 1000).toFixed(0)} kB of log`;
  return (
    `${sent}: ${refused}${log}; honest turns p50 ${during.p50.toFixed(1)} ms, ` +
    `p99 ${during.p99.toFixed(1)} of ${allowed.toFixed(0)} ms (${baseline.p99.toFixed(1)} without), ` +
    `${during.turns} turns, ${failures.length} failures; ${megabytes.toFixed(0)} MB`
  );
}
