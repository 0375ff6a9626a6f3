import { ACTIONS, EDITIONS, SLOTS, type Components } from 'picket-engine';
import type { Words } from './catalogue.ts';
import { TERMS } from './glossary.ts';
import { printedFor } from './printed.ts';
import { rulesIn, SECTIONS, sourceOf, type Rule } from './rules.ts';

/** The rules of one language as a page of Markdown: the glossary, names by edition, then every rule with its id. */
export function rulesPage(words: Words, components: Components): string {
  const { title, about, introduction } = words.rulesPage;
  const rules = rulesIn(words);
  const sections = SECTIONS.map((section) => {
    const lines = rules
      .filter((rule) => rule.section === section)
      .map((rule) => ruleItem(words, rule, components));
    return `## ${words.rulesPage.sections[section]}\n\n${lines.join('\n')}`;
  });
  const parts = [`# ${title}`, ...about.paragraphs, introduction, glossary(words), names(words), ...sections];
  return `${parts.join('\n\n')}\n`;
}

function glossary(words: Words): string {
  const lines = TERMS.map((term) => `- **${words.glossary[term].word}**: ${words.glossary[term].meaning}`);
  return `## ${words.rulesPage.glossary}\n\n${lines.join('\n')}`;
}

function names(words: Words): string {
  const { title, card, slots } = words.rulesPage.names;
  const slotNames = EDITIONS.map((edition) => SLOTS.map((slot) => words.slots[edition][slot]).join(', '));
  const rows = [
    [card, ...EDITIONS.map((edition) => words.editions[edition])],
    ['---', ...EDITIONS.map(() => '---')],
    ...ACTIONS.map((action) => [words.short[action], ...EDITIONS.map((e) => words.actions[e][action])]),
    [slots, ...slotNames],
  ];
  return `## ${title}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

function ruleItem(words: Words, rule: Rule, components: Components): string {
  const { id, text, editions = [], modes = [] } = rule;
  const limits = [editions.map((id) => words.editions[id]), modes.map((id) => words.modes[id])]
    .filter((names) => names.length > 0)
    .map((names) => words.rulesPage.list(names));
  const mark = limits.length === 0 ? '' : ` *(${limits.join('; ')})*`;
  const source = sourceOf(words, rule);
  return [
    `- **${id}**${mark} ${text}${source === '' ? '' : ` *${source}*`}`,
    ...printedFor(words, id, components).map(({ heading, lines }) => `  - ${heading} — ${lines.join('; ')}.`),
  ].join('\n');
}
