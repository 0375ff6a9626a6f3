// Letters and spaces have the sizes of the scale (packages/web/src/styles/tokens.css), never ones of their own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What is measured in the text's own size (em) keeps to the scale through the text. */
const RULES = [
  { property: /^font(?:-size)?$/, raw: /\d(?:px|r?em|pt|v[wh]|cq\w+)\b|\* var\(--(?:u|px)\)/ },
  {
    property: /^(?:(?:padding|margin|inset|scroll-margin|scroll-padding)(?:-\w+)*|(?:row-|column-)?gap)$/,
    raw: /\d(?:px|rem|pt|v[wh]|cq\w+)\b|\* var\(--(?:u|px)\)/,
  },
];
const DECLARATION = /(?<=[;{\s])([a-z-]+):\s*([^;{}]+)(?=[;}])/g;

const styles = (file: string, text: string) =>
  (file.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '')).replaceAll(
    /\/\*.*?\*\//gs,
    '',
  );

let raw = 0;
for (const file of globSync('packages/web/src/**/*.{svelte,css}', { cwd: root }).toSorted()) {
  for (const [, property = '', value = ''] of styles(file, readFileSync(join(root, file), 'utf8')).matchAll(
    DECLARATION,
  )) {
    if (!RULES.some((rule) => rule.property.test(property) && rule.raw.test(value))) continue;
    console.error(`${file}: ${property}: ${value} is not on the scale`);
    raw += 1;
  }
}
if (raw > 0) process.exitCode = 1;
