import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { sizes, speed } from '../budgets.ts';
import { BEFORE } from '../house/before.ts';
import { comparePictures } from '../house/comparePictures.ts';
import { figures } from '../house/figures.ts';
import { besideBusyLoops, timed } from '../house/npmTest.ts';
import { root } from '../picket.ts';
import { optionsIn, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';

export const about =
  'The structure of the client: figures and pictures before and now, times of npm test, browsers, budgets (--part NAME, --before FOLDER, --after FOLDER).';

const SHOTS = 'packages/e2e/shots';
const REPORT = 'build/pictures';

/** `pictures` needs a folder of pictures from before. */
const PARTS: Parts<[before: string | undefined, after: string]> = {
  figures,
  pictures: (before, after) => (before === undefined ? [] : pictures(before, after)),
  size: firstLoad,
  speed,
  browsers,
  time: timed,
  busy: besideBusyLoops,
};

export function prove(args: readonly string[]): Promise<Row[]> {
  const { part, before, after = SHOTS } = optionsIn(args, 'before', 'after');
  return runParts(PARTS, part, before, after);
}

function pictures(before: string, after: string): Row[] {
  const report = resolve(root, REPORT);
  const { same, different, missing, added } = comparePictures(
    resolve(root, before),
    resolve(root, after),
    report,
  );
  return [
    {
      what: 'pictures before and now',
      result: `${same} the same, ${different.length} different (look at ${REPORT}/index.html), ${added.length} new`,
      ok: same + different.length > 0,
    },
    {
      what: 'missing pictures',
      result: missing.join(', ') || 'none',
      ok: missing.length === 0,
    },
  ];
}

/** The budgets, and the first load compared with the earlier one. */
function firstLoad(): Row[] {
  return sizes().map((row) => {
    if (!row.what.endsWith('first load')) return row;
    const now = Number.parseFloat(row.result);
    const result = `${row.result}, ${BEFORE.firstLoad} kB before`;
    return { ...row, result, ok: row.ok && now <= BEFORE.firstLoad };
  });
}

/** A few turns in Firefox and WebKit. */
function browsers(): Row[] {
  return ['firefox', 'webkit'].map((name) => {
    const { stdout } = spawnSync(process.execPath, ['tools/smoke.ts', name], { cwd: root, encoding: 'utf8' });
    const result = stdout.trim().split('\n').at(-1) ?? '';
    return { what: `smoke run in ${name}`, result, ok: result === `${name}: passed` };
  });
}
