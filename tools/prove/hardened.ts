import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Attack } from '../hardened/attack.ts';
import { GROUPS } from '../hardened/attacks.ts';
import { BEFORE, withCheckout } from '../hardened/before.ts';
import { HONEST_CORE, pinned } from '../hardened/cores.ts';
import { faults } from '../hardened/faults.ts';
import { school } from '../hardened/school.ts';
import { besiege, type SiegeFigures } from '../hardened/siege.ts';
import type { Launch } from '../online/testServer.ts';
import { root } from '../picket.ts';
import { runParts, type Parts } from '../proofParts.ts';
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
        const then =
          before === undefined
            ? ''
            : `; before: ${(await sieged(name, attack, { root: before, quiet: true })).result}`;
        const { result, ok } = await sieged(name, attack, {});
        const row = { what: name, result: `${result}${then}`, ok };
        console.error(`${row.ok ? 'ok' : 'FAILED'}: ${row.what}: ${row.result}`);
        rows.push(row);
      }
      return rows;
    });

const PARTS: Parts<[before: string | undefined]> = {
  ...Object.fromEntries(Object.entries(GROUPS).map(([name, group]) => [name, siegeOf(group)])),
  faults,
  school: () => pinned(HONEST_CORE, school),
  online,
};

export async function prove(args: readonly string[]): Promise<Row[]> {
  const part = valueOf(args, 'part');
  const run = (before?: string) => runParts(PARTS, part, before);
  if (!args.includes('--before')) return run();
  return withCheckout(valueOf(args, 'before') ?? BEFORE, run);
}

function valueOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  const value = at < 0 ? undefined : args[at + 1];
  return value?.startsWith('--') === true ? undefined : value;
}

/** The whole proof of online play. */
async function online(): Promise<Row[]> {
  const child = spawn(process.execPath, ['tools/prove.ts', 'online'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await text(child.stdout);
  const rows = Array.from(
    printed.matchAll(/^(ok|FAILED) +(.+?) {2,}(.+)$/gm),
    ([, state, what = '', result = '']) => ({
      what: `online: ${what}`,
      result,
      ok: state === 'ok',
    }),
  );
  return rows.length > 0 ? rows : [{ what: 'online', result: 'it failed', ok: false }];
}

/** A server, especially an older one, may fail in any way. */
async function sieged(name: string, attack: Attack, launch: Launch): Promise<Omit<Row, 'what'>> {
  try {
    const figures = await besiege(name, attack, launch);
    return { result: described(figures), ok: figures.ok };
  } catch (error) {
    return { result: `failed (${(error as Error).message})`, ok: false };
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
