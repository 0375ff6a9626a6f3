import { OPPONENT, type Components, type SheetRecord } from 'picket-engine';
import type { Summary } from '../../authority/authority.ts';
import type { AfterText, Text } from '../../text/text.ts';
import { shownNames } from '../../scene/playerNames.ts';

/** A stored game in words. */
export interface CardModel {
  /** Edition, mode and unusual options. */
  readonly kind: string;
  /** Everyone, with points once the game is over. */
  readonly who: string;
  readonly marks: readonly string[];
  /** The towns to draw, the most important first. */
  readonly towns: readonly SheetRecord[];
}

export function cardModel(
  game: Summary,
  components: Components,
  text: Text,
  { games }: AfterText,
): CardModel {
  const { options, over, practice, imported } = game;
  return {
    kind: games.kind({ ...options, ownComponents: options.components !== null }),
    who: games.players(
      playersOf(game, components, text).map(({ points, ...player }) => ({
        ...player,
        points: over ? points : undefined,
      })),
    ),
    marks: [...(practice ? [games.practice] : []), ...(imported ? [games.imported] : [])],
    towns: townsOf(game),
  };
}

interface Player {
  readonly name: string;
  readonly bot: boolean;
  /** Undefined for an AAA opponent that scores nothing. */
  readonly points: number | undefined;
}

/** Best first if there is a result, else in seat order. */
function playersOf(game: Summary, components: Components, text: Text): readonly Player[] {
  const { options, bots, scores } = game;
  const seats = shownNames(options.players, bots, text).map((name, seat) => ({
    who: seat,
    name,
    bot: (bots[seat] ?? null) !== null,
    points: scores[seat] ?? 0,
  }));
  return [...seats, ...opponentOf(game, components, text)]
    .toSorted((a, b) => placeOf(game, a.who) - placeOf(game, b.who))
    .map(({ name, bot, points }) => ({ name, bot, points }));
}

function opponentOf({ options, opponentScore }: Summary, components: Components, { words }: Text) {
  const { architects = [] } = components.editions[options.edition] ?? {};
  const architect = architects.find(({ id }) => id === options.opponent);
  if (architect === undefined) return [];
  const points = architect.scores === false ? undefined : opponentScore;
  return [{ who: OPPONENT, name: words.opponent.name(architect), bot: false, points }] as const;
}

/** The winner's town comes first; before the end, that of the first person. */
function townsOf(game: Summary): readonly SheetRecord[] {
  const { towns, bots, over } = game;
  const seats = [...towns.keys()];
  const first = (seat: number) => (over ? placeOf(game, seat) : Number((bots[seat] ?? null) !== null));
  return seats.toSorted((a, b) => first(a) - first(b)).flatMap((seat) => towns[seat] ?? []);
}

/** Before the end everyone ranks equal; unranked players come last. */
function placeOf({ ranking }: Summary, who: number | typeof OPPONENT): number {
  if (ranking === undefined) return 0;
  const place = ranking.flat().indexOf(who);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}
