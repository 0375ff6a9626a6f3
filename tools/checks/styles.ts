// Letters and spaces have the sizes of the scale (packages/web/src/styles/tokens.css), and a component styles only itself.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What is measured in the text's own size (em) keeps to the scale through the text. */
const SCALED = [
  { property: /^font(?:-size)?$/, raw: /\d(?:px|r?em|pt|v[wh]|cq\w+)\b|\* var\(--(?:u|px)\)/ },
  {
    property: /^(?:(?:padding|margin|inset|scroll-margin|scroll-padding)(?:-\w+)*|(?:row-|column-)?gap)$/,
    raw: /\d(?:px|rem|pt|v[wh]|cq\w+)\b|\* var\(--(?:u|px)\)/,
  },
];
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
    return css.includes(':global') ? [...raw, `${file}: :global reaches into other components`] : raw;
  });
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function stylesIn(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const css = file.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}
