/**
 * Browsers measure the ems of a media query in their own text size. In ours they include the text size of the
 * settings, so pages adapt to larger text wherever it was chosen; rems are those of the browser alone.
 */
export function inLetters(query: string, letters: number): string {
  return query.replaceAll(/([\d.]+)em\b/g, (_, ems: string) => `${Number(ems) * letters}em`);
}

/** The media queries of the style sheets as they were written. */
const written = new WeakMap<CSSMediaRule, string>();
let now = 1;
let watching = false;

/** Applies a text size to the style sheets of the page, and to those that are loaded later. */
export function scaleMediaQueries(letters: number): void {
  if (letters === now) return;
  now = letters;
  scaleAll();
  if (watching) return;
  watching = true;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) node.addEventListener('load', scaleAll, { once: true });
  }).observe(document.head, { childList: true });
}

function scaleAll(): void {
  // Those of a browser extension can't be read.
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || sheet.href.startsWith(location.origin)) scale(sheet);
  }
}

function scale({ cssRules }: { readonly cssRules: CSSRuleList }): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      rule.media.mediaText = inLetters(query, now);
    }
    if (rule instanceof CSSGroupingRule) scale(rule);
  }
}
