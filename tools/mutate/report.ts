import { EQUIVALENT } from './equivalent.ts';
import { folderOf, type Mutant } from './mutants.ts';
import type { Results } from './results.ts';

const listed = new Set(EQUIVALENT.flatMap((excuse) => excuse.mutants));

/** Whether a mutant is listed as one that no test can kill. */
export function isListed({ key }: Mutant): boolean {
  return listed.has(key);
}

export type IsReached = (mutant: Mutant) => boolean;

/**
 * Prints every survivor and the score, by folder and in total; returns the score in percent. A fallback that no test reaches can't be
 * killed: the value before `??` is always defined, which the compiler can't know.
 */
export function report(name: string, all: readonly Mutant[], results: Results, isReached: IsReached): number {
  const mutants = all.filter((mutant) => !mutant.fallback || isReached(mutant));
  const outcomes = Map.groupBy(mutants, (mutant) => results.outcome(mutant));
  const unlisted = (outcomes.get('survived') ?? []).filter((mutant) => !isListed(mutant));
  for (const { file, line, from, to, key } of unlisted) {
    console.log(`survived: packages/${name}/src/${file}:${line}  ${from} → ${to || '(removed)'}`);
    console.log(`  ${key}`);
  }
  for (const { key } of (outcomes.get('killed') ?? []).filter(isListed)) {
    console.log(`listed as equivalent, but killed: ${key}`);
  }
  const killable = mutants.filter((mutant) => !isListed(mutant));
  for (const [folder, group] of Map.groupBy(killable, folderOf)) summarize(folder, group, results);
  const score = summarize('all', killable, results);
  console.log(
    `${mutants.length - killable.length} more are listed as equivalent in tools/mutate/equivalent.ts`,
  );
  console.log(`${all.length - mutants.length} more are fallbacks after ?? that no test reaches`);
  return score;
}

function summarize(what: string, group: readonly Mutant[], results: Results): number {
  const count = (wanted: string): number =>
    group.filter((mutant) => results.outcome(mutant) === wanted).length;
  const [killed, tried, untried] = [count('killed'), group.length - count('untried'), count('untried')];
  const score = (100 * killed) / Math.max(tried, 1);
  const rest = untried === 0 ? '' : `; ${untried} not tried yet`;
  console.log(`${what.padEnd(10)} ${killed} / ${tried} killed, ${score.toFixed(1)} %${rest}`);
  return score;
}
