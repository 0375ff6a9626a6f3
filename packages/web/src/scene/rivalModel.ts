import {
  opponentOf,
  pileOf,
  type Action,
  type Architect,
  type Note,
  type OpponentDescription,
  type State,
  type View,
} from 'picket-engine';
import { sum } from '../platform/sum.ts';
import type { RivalModel, RivalPart } from './tableTypes.ts';
import type { Text } from '../text/text.ts';
import { architectIn } from './architect.ts';
import { givenCard } from '../turn/choices.ts';
import { specialsLine } from './deckModel.ts';
import { opponentHouseColumns } from './house.ts';
import { withRound, withSheet, type Scene } from './scene.ts';

/** The opponent as if the game ended now, with the remaining card of this turn. */
export function rivalModel({ now: { editor }, text }: Scene): RivalModel | undefined {
  const given = givenCard(editor) !== undefined;
  return rivalIn(editor.view, withSheet(editor), given ? withRound(editor) : undefined, text);
}

/** The same for a spectator: without the current turn. */
export function watchedRival(view: View, text: Text): RivalModel | undefined {
  return rivalIn(view, view.state, undefined, text);
}

function rivalIn(view: View, played: State, withTurn: State | undefined, text: Text): RivalModel | undefined {
  const { state, now } = view;
  const { rules } = state;
  const architect = architectIn(rules);
  const given = withTurn !== undefined;
  const before = opponentOf(played, now?.notes);
  const after = given ? opponentOf(withTurn) : before;
  if (architect === undefined || before === undefined || after === undefined) return undefined;
  const name = text.words.opponent.name(architect);
  const score = after.score.total;
  const houses = opponentHouseColumns(rules);
  return {
    name,
    character:
      architect.scores === false
        ? text.words.opponent.closed(architect.tempPositions ?? [], rules.layout.printed.tempRanks)
        : text.words.opponent.character(architect),
    score,
    ...(given ? { change: score - before.score.total } : {}),
    street: streetOf(withTurn ?? state, after, architect, { text, fresh: given }),
    parts: partsOf(after, text).map(({ part, ...named }) => ({ ...named, house: houses.has(part) })),
    ...toCome(view, text),
    came: cameUp(view, text),
    house: houses.size > 0,
    label: text.table.rival.show(name, score),
  };
}

function toCome(view: View, text: Text): Pick<RivalModel, 'toCome'> {
  const cards = specialsLine(view, text);
  return cards === '' ? {} : { toCome: text.table.deck.toCome(cards) };
}

/** Which notes are about special cards. */
const IS_SPECIAL: { readonly [N in Note['note']]: boolean } = {
  'solo-card': true,
  validation: true,
  reshuffle: false,
};

/** What special cards did so far, and in which round. */
function cameUp({ state, now }: View, text: Text): string[] {
  const { edition } = state.rules.options;
  return [...state.rounds, ...(now === undefined ? [] : [now])].flatMap(({ notes }, round) =>
    notes
      .filter(({ note }) => IS_SPECIAL[note])
      .map((note) => text.table.rival.cameIn(round + 1, note, edition)),
  );
}

function partsOf({ score }: OpponentDescription, { words }: Text) {
  const { columns, opponent } = words;
  return [
    { part: 'plans', name: columns.plans, points: sum(score.plans) },
    { part: 'parks', name: columns.parks, points: score.parks },
    { part: 'pools', name: columns.pools, points: score.pools },
    { part: 'temps', name: columns.temps, points: score.temps },
    { part: 'fences', name: opponent.fences, points: score.fences },
    { part: 'estates', name: columns.estates, points: sum(score.estates) },
  ] as const;
}

function streetOf(
  state: State,
  { estates }: OpponentDescription,
  architect: Architect,
  { text, fresh }: { readonly text: Text; readonly fresh: boolean },
): RivalPart[] {
  const pile = pileOf(state).map(({ action }) => action);
  const isFresh = (at: number): boolean => fresh && at === pile.length - 1;
  const parts: RivalPart[] = [];
  for (let first = 0; first < pile.length;) {
    if (pile[first] === 'fence') {
      parts.push({ kind: 'fence', fresh: isFresh(first) });
      first += 1;
      continue;
    }
    const fence = pile.indexOf('fence', first);
    const actions = pile.slice(first, fence < 0 ? pile.length : fence);
    const start = first;
    const estate = estates.find((estate) => estate.first === start);
    const counts = estate?.counts ?? false;
    parts.push({
      kind: 'estate',
      cards: actions.map((action, i) => ({
        action,
        houses: housesOf(architect, action),
        fresh: isFresh(start + i),
      })),
      ...(estate === undefined ? {} : { points: estate.points }),
      counts,
      label: text.table.rival.estate(actions, estate?.points, counts),
    });
    first += actions.length;
  }
  return parts;
}

function housesOf({ bisHouses = 1 }: Architect, action: Action): number {
  return action === 'bis' ? bisHouses : 1;
}
