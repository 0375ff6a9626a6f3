import { explainedAt, targetOf } from '../help/targets.ts';
import { help, text, withPart } from '../text/language.ts';
import type { TableState } from './tableState.svelte.ts';

/** The text of a slip, to be read out. */
export async function spokenExplanation(table: TableState, about: Element | null): Promise<string> {
  const element = explainedAt(about);
  const target = element && targetOf(element);
  if (target === undefined) return text.game.nothingToExplain;
  try {
    const [{ explanationOf }, { gapOdds }] = await withPart(
      'help',
      Promise.all([import('../help/explanation.ts'), import('../help/odds/model.ts')]),
    );
    const found = explanationOf(table, target, help, table.odds ? gapOdds : undefined);
    if (found === undefined) return text.game.nothingToExplain;
    return text.around.sentences([`${found.title}.`, ...found.lines, found.now]);
  } catch {
    return text.around.errors.unexpected;
  }
}
