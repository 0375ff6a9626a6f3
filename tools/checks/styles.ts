// Font sizes and spacing use the scale (packages/web/src/styles/tokens.css), a component styles only itself, and no selector
// makes the browser search the whole page.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Sizes in em follow the font size, which is on the scale. */
const SCALED = [
  { property: /^font(?:-size)?$/, raw: /\d(?:px|r?em|pt|v[wh]|cq\w+)\b|\* var\(--(?:u|px)\)/ },
  {
    property: /^(?:(?:padding|margin|inset|scroll-margin|scroll-padding)(?:-\w+)*|(?:row-|column-)?gap)$/,
    raw: /\d(?:px|rem|pt|v[wh]|cq\w+)\b|\* var\(--(?:u|px)\)/,
  },
];
/** The browser would re-evaluate it after every change to the page. */
const ROOT_HAS = /(?:html|body|:root)[^\s,{]*:has\(/;
const DECLARATION = /(?<=[;{\s])([a-z-]+):\s*([^;{}]+)(?=[;}])/g;

const complaints = globSync('packages/web/src/**/*.{svelte,css}', { cwd: root })
  .toSorted()
  .flatMap((file) => {
    const css = stylesIn(file);
    const raw = [...css.matchAll(DECLARATION)]
      .filter(([, property = '', value = '']) =>
        SCALED.some((rule) => rule.property.test(property) && rule.raw.test(value)),
      )
      .map(([declaration]) => `${file}: ${declaration} is not on the scale`);
    return [
      ...raw,
      ...(css.includes(':global') ? [`${file}: :global reaches into other components`] : []),
      ...(ROOT_HAS.test(css) ? [`${file}: :has() on the root is slow, use platform/rootMarks.ts`] : []),
    ];
  });
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function stylesIn(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const css = file.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}
