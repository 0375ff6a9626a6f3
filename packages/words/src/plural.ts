/** The forms of a noun after a number, by plural category: 1 house, 2 houses. */
export type Forms = { readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string };

/** Makes functions that format a number with its noun, using the plural rules of one language. */
export function counter(locale: string): (forms: Forms) => (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  return (forms) => (count) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
