/** How a language writes a thing beside a number, by plural category: 1 house, 2 houses. */
export type Forms = { readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string };

/** Gives functions that write a number with its thing, with the plurals of one language. */
export function counter(locale: string): (forms: Forms) => (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  return (forms) => (count) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
