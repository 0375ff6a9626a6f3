import { createHash } from 'node:crypto';

/** A path as the browser requests it, the hash of its content, and the language if it belongs to only one. */
type Listed = readonly [path: string, hash: string, language?: string];

/**
 * Files that not every visitor needs: build metadata, compressed copies, the worker itself, and what is cached on
 * first use: the networks of the strongest bots, and optional fonts.
 */
const LEFT_OUT = /^\.|\.(bin|br|gz|map)$|^sw\.js$|^fonts\/on-demand\//;

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** The files that the client needs to open offline; `languages` has those that belong to one language. */
export function precacheOf(
  files: ReadonlyMap<string, string | Uint8Array>,
  languages: ReadonlyMap<string, string> = new Map(),
): Listed[] {
  return [...files]
    .filter(([name]) => !LEFT_OUT.test(name))
    .map(([name, content]): Listed => {
      const language = languages.get(name);
      const listed = [name === 'index.html' ? '/' : `/${name}`, hashOf(content)] as const;
      return language === undefined ? listed : [...listed, language];
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Changes exactly when a file changes. */
export function versionOf(list: readonly Listed[]): string {
  return hashOf(JSON.stringify(list));
}
