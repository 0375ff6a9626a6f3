import { explanationOf } from '../help/explanation.ts';
import { nextThings } from '../help/nextThings.ts';
import { gapOdds, oddsModel } from '../help/odds/model.ts';
import type { HelpText, TextViewText } from '../text/text.ts';
import { spotIn, targetIn, type Askable } from './askable.ts';

/** The most gaps whose odds are read out at once. */
const MOST_GAPS = 6;

/** “What can I do now?” */
export function sayWhat({ scene }: Askable, help: HelpText): string {
  return scene.text.around.sentences(
    nextThings(scene, help).map(({ lead, rest }) => `${lead} ${rest}`.trim()),
  );
}

/** Explains something on the table: what it is, what it does, and what it is worth now. */
export function sayExplanation(table: Askable, help: HelpText, words: TextViewText, typed: string): string {
  const { explain } = words.commands;
  if (typed === '') return words.typing.needs(explain.word, explain.example ?? '');
  const target = targetIn(typed, table);
  const found = target && explanationOf(table, target, help, table.odds ? gapOdds : undefined);
  if (found === undefined) return words.typing.noSuch(typed);
  return table.scene.text.around.sentences([`${found.title}.`, ...found.lines, found.now]);
}

/** The chances of the gap of a house, or of all gaps. */
export function sayOdds(table: Askable, help: HelpText, words: TextViewText, typed: string): string {
  const { text, now, streets } = table.scene;
  if (!table.odds) return text.game.noOdds;
  const model = oddsModel(now.editor.view, now.sheet);
  if (model === undefined) return text.around.errors.unexpected;
  if (model.why !== undefined) return help.odds.why[model.why];
  const spot = spotIn(typed, table.sheet);
  if (typed !== '' && spot === undefined) return words.typing.noSuch(typed);
  const gaps = model.gaps.filter(
    ({ street, first, size }) =>
      spot === undefined || (street === spot[0] && spot[1] >= first && spot[1] < first + size),
  );
  if (gaps.length === 0) {
    return spot === undefined ? help.odds.full : words.answers.takes(spot, streets, undefined);
  }
  return text.around.sentences(
    gaps.slice(0, MOST_GAPS).map(({ street, first, size, from, to, odds }) => {
      const where = help.odds.houses(street, streets, first, size);
      const range = help.odds.range(from, to);
      const { next = 0, all = 0 } = odds ?? {};
      return words.answers.oddsOfGap(where, range, help.odds.percent(next), help.odds.percent(all));
    }),
  );
}
