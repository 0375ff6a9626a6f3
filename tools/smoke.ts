// npm run smoke [-- firefox|webkit]: plays a few turns in browsers that Playwright cannot drive (docs/adr/0012-other-browsers.md).
import { globSync } from 'node:fs';
import { findProgram, installPackages } from './programs.ts';
import { runNode } from './runNode.ts';
import { withClient } from './withClient.ts';

/** Printed for a browser that is not installed. */
export const NOT_INSTALLED = 'is not installed';

interface OtherBrowser {
  readonly packages: readonly string[];
  /** The paths of the browser and its driver; undefined if one is missing. */
  readonly programs: () => readonly string[] | undefined;
}

const BROWSERS: Readonly<Record<string, OtherBrowser>> = {
  firefox: {
    packages: ['firefox-esr'],
    programs: () => all(findProgram(['firefox-esr', 'firefox'])),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () =>
      all(
        findProgram(['WebKitWebDriver']),
        globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser')[0],
        findProgram(['Xvfb']),
      ),
  },
};

const all = (...found: readonly (string | undefined)[]): readonly string[] | undefined =>
  found.includes(undefined) ? undefined : found.filter((file) => file !== undefined);

if (import.meta.main) {
  const asked = process.argv.slice(2);
  for (const [name, { packages, programs }] of Object.entries(BROWSERS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const found = programs() ?? (installPackages(name, packages) ? programs() : undefined);
    if (found === undefined) {
      console.log(`${name} ${NOT_INSTALLED}: apt-get install ${packages.join(' ')}`);
      continue;
    }
    const status = await withClient((url) =>
      runNode(['packages/e2e/src/smoke/main.ts', name, ...found], { PICKET_URL: url }),
    );
    console.log(`${name}: ${status === 0 ? 'passed' : 'failed'}`);
    if (status !== 0) process.exitCode = status;
  }
}
