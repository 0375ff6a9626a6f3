import { globSync, readFileSync } from 'node:fs';
import { enCoach, enHint } from 'picket-words';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { about } from './en/about.ts';
import { after } from './en/after.ts';
import { coach } from './en/coach.ts';
import { daily } from './en/daily.ts';
import { help } from './en/help.ts';
import { hint } from './en/hint.ts';
import { lesson } from './en/lesson.ts';
import { online } from './en/online.ts';
import { realTable } from './en/realTable.ts';
import { rulesPage } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { setupPage } from './en/setup.ts';
import { textView } from './en/textView.ts';

/** Names that are looked up by an id, so that no code spells them. */
const BY_ID = new Set([
  ...Object.keys(en.turn.keys.names),
  ...Object.keys(rulesPage.examples),
  ...Object.keys(help.explain),
  ...Object.keys(lesson.topics),
  ...Object.keys(after.stats.names),
  ...Object.keys(lesson.score.parts),
  ...Object.keys(online.table.reactions),
  ...Object.keys(textView.keys),
  ...Object.keys(textView.commands),
  ...Object.keys(textView.steps),
  ...Object.keys(textView.events),
]);

const sources = globSync('packages/web/src/**/*.{ts,svelte}')
  .filter((file) => !file.includes('/text/') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function namesIn(text: object): string[] {
  return Object.entries(text).flatMap(([name, value]) => [
    ...(Array.isArray(text) ? [] : [name]),
    ...(typeof value === 'object' && value !== null ? namesIn(value as object) : []),
  ]);
}

test('every text is used', () => {
  const { words: _, ...rest } = en;
  const own = Object.fromEntries(Object.entries(hint).filter(([name]) => !(name in enHint)));
  const review = Object.fromEntries(Object.entries(coach).filter(([name]) => !(name in enCoach)));
  const names = new Set(
    [
      rest,
      about,
      after,
      help,
      own,
      review,
      daily,
      lesson,
      online,
      realTable,
      rulesPage,
      settings,
      setupPage,
      textView,
    ].flatMap(namesIn),
  );
  const unused = [...names].filter((name) => !BY_ID.has(name) && !new RegExp(`\\b${name}\\b`).test(sources));
  expect(unused).toEqual([]);
});
