import type { Plugin, Rolldown } from 'vite';

/** The module with a language's texts for every page: src/text/en/index.ts. */
const LANGUAGE = /[\\/]src[\\/]text[\\/]([a-z]{2})[\\/]index\.ts$/;

/**
 * Lists the languages and their files in the page, so that public/early.js can fetch the right ones before the app
 * asks for them.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const early = new Set(entry && filesOf(entry, bundle));
        const found = Object.values(bundle).flatMap((file) => {
          if (file.type !== 'chunk') return [];
          const [, code] = LANGUAGE.exec(file.facadeModuleId ?? '') ?? [];
          if (code === undefined) return [];
          return [{ code, files: [...filesOf(file, bundle)].filter((name) => !early.has(name)) }];
        });
        if (found.length === 0) throw new Error('No language was found.');
        // What every language needs is always fetched.
        const isShared = (file: string) => found.every(({ files }) => files.includes(file));
        const own = found.map(({ code, files }) => [code, files.filter((file) => !isShared(file))] as const);
        const shared = found[0]?.files.filter(isShared) ?? [];
        const links = shared.map((file) => `<link rel="modulepreload" crossorigin href="${file}">\n`);
        return html
          .replace('<html', `<html data-languages='${JSON.stringify(Object.fromEntries(own))}'`)
          .replace('</head>', `${links.join('')}</head>`);
      },
    },
  };
}

/** Modules of one language: src/text/fr/game.ts, words/src/fr/plan.ts. */
const MODULE = /[\\/](?:text|words[\\/]src)[\\/]([a-z]{2})[\\/]/;

/** The chunks with texts of only one language, and its code. */
export function languagesIn(bundle: Rolldown.OutputBundle): Map<string, string> {
  return new Map(
    Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const codes = new Set(file.moduleIds.map((id) => MODULE.exec(id)?.[1]));
      const [code] = codes;
      return codes.size === 1 && code !== undefined ? [[file.fileName, code] as const] : [];
    }),
  );
}

/** A chunk and all chunks that it imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set([`/${chunk.fileName}`]);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') for (const file of filesOf(imported, bundle)) files.add(file);
  }
  return files;
}
