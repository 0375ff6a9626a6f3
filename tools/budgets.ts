// The client's budgets as rows of a proof.
import { spawnSync } from 'node:child_process';
import { BUDGETS, type AnswerTimes, type Figures } from '../packages/e2e/src/bench/budgets.ts';
import { root } from './picket.ts';
import type { Row } from './prove.ts';

/** The client's size as reported by the check in `npm test`: one line per budget. */
export function sizes(): Row[] {
  const { status, stdout, stderr } = output('tools/checks/size.ts');
  const lines = stdout.split('\n').filter((line) => /^\S.* of /.test(line));
  if (lines.length === 0) return [{ what: 'budget: size', result: stderr.trim(), ok: false }];
  return lines.map((line) => {
    const [what = '', result = ''] = line.split(': ');
    return { what: `budget: ${what.toLowerCase()}`, result, ok: status === 0 };
  });
}

/** How quick the client is, as `npm run bench:web` measures it. */
export function speed(): Row[] {
  const { status, stdout, stderr } = output('tools/benchWeb.ts', '--json');
  if (status !== 0) return [{ what: 'bench:web', result: stderr.trim(), ok: false }];
  const { tapToInk, longestTask, lighthouse } = JSON.parse(stdout) as Figures;
  const atMost = (what: string, ms: number, most: number): Row => ({
    what: `budget: ${what}`,
    result: `${ms} ms of ${most} ms`,
    ok: ms <= most,
  });
  return [
    atMost('tap to ink, processor 4 times slower, median of 5', tapToInk.median, BUDGETS.tapToInk),
    atMost(`longest task of ${longestTask.turns} turns`, longestTask.task, BUDGETS.longestTask),
    ...Object.entries(lighthouse).map(([category, mark]) => ({
      what: `budget: Lighthouse, ${category}, best of 3`,
      result: `${mark}, at least ${BUDGETS.lighthouse}`,
      ok: mark >= BUDGETS.lighthouse,
    })),
  ];
}

/** How long each kind of mark and moment takes to be seen, heard and spoken. */
export function answers(): Row[] {
  const { status, stdout, stderr } = output('tools/answerTimes.ts');
  if (status !== 0) return [{ what: 'answers', result: stderr.trim(), ok: false }];
  return (JSON.parse(stdout) as AnswerTimes[]).map(({ kind, change, sound, sentence }) => ({
    what: `answered, processor 4 times slower, median of 5: ${kind}`,
    result: `seen after ${change} ms, heard after ${sound} ms, spoken after ${sentence} ms, of ${BUDGETS.answer} ms`,
    // A missing time is null.
    ok: [change, sound, sentence].every((ms) => typeof ms === 'number' && ms <= BUDGETS.answer),
  }));
}

function output(script: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
}
