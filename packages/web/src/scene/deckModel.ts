import type { TableFacts, View } from 'picket-engine';
import type { StackModel } from './tableTypes.ts';
import type { Text } from '../text/text.ts';

/** The special cards to come; the effect of the Solo card once it came up; empty if there are none. */
export function specialsLine({ state, now }: View, text: Text): string {
  const toCome = now?.facts.toCome;
  if (now === undefined || toCome === undefined) return '';
  if (toCome.includes('solo-card')) return text.table.deck.soloToCome;
  if (toCome.length > 0) return text.words.opponent.toCome(toCome, state.rules.options.edition);
  const notes = [...state.rounds, now].flatMap((round) => round.notes);
  return notes.some(({ note }) => note === 'solo-card') ? text.table.deck.soloCame : '';
}

/** [R23] The stack and its visible top; undefined for three stacks, which are number side up. */
export function stackModel({ now }: Pick<View, 'now'>, text: Text): StackModel | undefined {
  if (now === undefined || now.facts.left.length > 1) return undefined;
  const [left = 0] = now.facts.left;
  const top = topOf(now.facts, text);
  return {
    left,
    ...(top && { top }),
    label: text.table.deck.label(left, top?.icon),
  };
}

function topOf({ top, toCome = [] }: TableFacts, text: Text): StackModel['top'] {
  if (top === undefined) return undefined;
  if (top !== 'special') return { icon: top, name: text.words.short[top] };
  const icon = toCome.includes('solo-card') ? 'solo' : 'plan';
  return { icon, name: text.table.deck.special[icon] };
}
