import { fitsName } from 'picket-protocol';
import { Indexed } from './indexed.ts';
import type { Seat, TableState } from './state.ts';

/** Letters of other alphabets that look like Latin ones. */
const FOREIGN = pairs(
  ['АВЕІЈКМНОРСТУХЅԚԜ', 'ABEIJKMHOPCTYXSQW'],
  ['аеіјорсухѕԛԝһԁ', 'aeijopcyxsqwhd'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αορνιυγ', 'aopviuy'],
);
/** Letters and digits that look alike in some fonts, whatever their case. */
const SIMILAR = pairs(['01i|', 'olll']);

function pairs(...rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(([from, to]) => Array.from(from, (letter, i): [string, string] => [letter, to.charAt(i)])),
  );
}

const mapped = (text: string, map: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => map.get(letter) ?? letter).join('');

/** Equal for names that look alike, like the skeletons of Unicode TR 39. */
export function skeletonOf(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return mapped(mapped(visible, FOREIGN).toLowerCase(), SIMILAR);
}

const byName = new Indexed<Seat, string>(({ name }) => skeletonOf(name));

/** The name for the seat with this key, with a number if another seat's name looks the same. */
export function distinctName({ seats }: TableState, key: number, name: string): string {
  const isFree = (wanted: string) => (byName.get(seats, skeletonOf(wanted))?.key ?? key) === key;
  if (isFree(name)) return name;
  // Exponential search: numbers are assigned in order, so trying them all would be slow.
  let most = 2;
  while (!isFree(withNumber(name, most))) most *= 2;
  let least = Math.max(2, most >> 1);
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isFree(withNumber(name, middle))) most = middle;
    else least = middle + 1;
  }
  return withNumber(name, most);
}

/** The names in the game's record, with that of this seat; undefined before the game. */
export function playersWith({ game }: TableState, { nr, name }: Seat): string[] | undefined {
  return game?.state.rules.options.players.with(nr, name);
}

/** The game with these names: a late joiner's replaces the bot's in views and records. */
export function withPlayers(state: TableState, players: readonly string[] | undefined): TableState {
  const { game } = state;
  if (game === undefined || players === undefined) return state;
  const { rules } = game.state;
  const named = { ...game.state, rules: { ...rules, options: { ...rules.options, players } } };
  return { ...state, game: { ...game, state: named } };
}

function withNumber(name: string, nr: number): string {
  const letters = Array.from(name);
  while (letters.length > 0 && !fitsName(`${letters.join('').trimEnd()} ${nr}`)) letters.pop();
  return `${letters.join('').trimEnd()} ${nr}`;
}
