import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Scores = { readonly [C in (typeof CATEGORIES)[number]]: number };

const RUNS = 3;

/** Lighthouse scores of a page in the browser at this debugging port: the best of three for each category. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await once(url, port));
  const best = (category: keyof Scores) => Math.max(...runs.map((run) => run[category]));
  return {
    performance: best('performance'),
    accessibility: best('accessibility'),
    'best-practices': best('best-practices'),
  };
}

async function once(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  const mark = (category: keyof Scores) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
  };
}
