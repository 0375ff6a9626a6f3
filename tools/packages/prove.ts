// The packages part of `npm run prove -- lasting`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../prove.ts';
import { Consumer } from './consumer.ts';
import { ENTRY_POINTS } from './entryPoints.ts';
import { node20 } from './node20.ts';
import { packAll } from './pack.ts';
import { execute, PACKAGES, type PackageName } from './packages.ts';
import { exampleOf } from './readme.ts';

/** A check: resolves with its result in a few words, or rejects. */
type Trial = readonly [what: string, run: () => Promise<string>];

const SPECIFIERS = ENTRY_POINTS.map(({ specifier }) => specifier);

const COUNT_NAMES = `
for (const name of ${JSON.stringify(SPECIFIERS)}) console.log(name, Object.keys(await import(name)).length);`;

const IMPORT_ALL = SPECIFIERS.map((name, i) => `export * as entry${i} from '${name}';`).join('\n');

const PLAY_WITH_NETWORKS = `
import { readFileSync } from 'node:fs';
import { chooseTurn, equip, NETS } from 'picket-bots';
import { defaultOptions, newGame, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
for (const net of NETS) equip(net, readFileSync(new URL(import.meta.resolve(\`picket-bots/weights/\${net}.bin\`))));
const { value: game } = newGame({ options: defaultOptions, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
console.log(chooseTurn(viewOf(game, 0), 'architect', new FastRandom('a')).length, 'steps');`;

/** Packs the packages, installs them in an empty folder, and uses them there as other projects would. */
export async function provePackages(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-packages-'));
  const consumer = new Consumer();
  try {
    const tarballs = await packAll(folder);
    await consumer.install(tarballs);
    const rows = tarballs.map(({ name, files, bytes }) => ({
      what: `picket-${name}: npm pack, npm install`,
      result: `${files} files, ${Math.round(bytes / 1000)} kB`,
      ok: true,
    }));
    for (const trial of await trialsIn(consumer, await node20(join(folder, 'node')))) {
      rows.push(await rowOf(trial));
    }
    return rows;
  } finally {
    consumer.remove();
    rmSync(folder, { recursive: true });
  }
}

async function trialsIn(consumer: Consumer, node: string): Promise<Trial[]> {
  const version = `Node ${(await execute(node, ['--version'], consumer.folder)).trim()}`;
  const examples = PACKAGES.flatMap((name): Trial[] => {
    const { code } = exampleOf(name);
    return [
      [`picket-${name}: README on ${version}`, () => compare(name, consumer.run(node, code))],
      [`picket-${name}: README in a bundle`, () => compare(name, consumer.runBundled(node, code))],
    ];
  });
  return [
    ...examples,
    [`a turn with the networks on ${version}`, () => consumer.run(node, PLAY_WITH_NETWORKS)],
    [`names of each entry point on ${version}`, () => consumer.run(node, COUNT_NAMES)],
    ['declarations as Node resolves them', () => compiled(consumer.compile(IMPORT_ALL, 'nodenext'))],
    ['declarations as bundlers resolve them', () => compiled(consumer.compile(IMPORT_ALL, 'esnext'))],
  ];
}

async function compare(name: PackageName, running: Promise<string>): Promise<string> {
  const printed = await running;
  if (printed !== exampleOf(name).output) throw new Error(`The output differs: ${printed}`);
  return 'prints what the README says';
}

async function compiled(compiling: Promise<void>): Promise<string> {
  await compiling;
  return 'no error';
}

async function rowOf([what, run]: Trial): Promise<Row> {
  try {
    return { what, result: (await run()).trim().replaceAll('\n', ', '), ok: true };
  } catch (error) {
    return { what, result: String(error), ok: false };
  }
}
