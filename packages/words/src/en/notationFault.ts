import type { EditionId, Facts } from 'picket-engine';
import type { ExpectedToken, NotationFault } from 'picket-engine/notation';
import type { Streets } from '../streets.ts';
import { ordinal } from './phrase.ts';
import { rejection } from './rejection.ts';

/** The tokens that could be at a place in a text, with an example. */
const TOKENS: { readonly [T in ExpectedToken]: string } = {
  // the steps of a turn
  offer: 'a card such as “1”',
  cards: 'two cards such as “1/3”',
  refuse: 'a permit refusal “n”',
  temp: 'a temp such as “+1”',
  write: 'a house such as “t5”',
  fence: 'a fence such as “ft4”',
  value: 'a value such as “v3”',
  park: 'a park “p”',
  pool: 'a pool “o”',
  bis: 'a bis such as “xt4l”',
  roundabout: 'a roundabout such as “ct6”',
  plan: 'a plan such as “gA”',
  reshuffle: 'a reshuffle “!”',
  // inside a step
  card: 'a card from “1” to “3”',
  change: 'a change such as “1”',
  street: 'a street “t”, “m” or “b”',
  house: 'a house such as “5”',
  size: 'a size from “1” to “6”',
  slot: 'a plan slot “A”, “B” or “C”',
  side: 'a side “l” or “r”',
  // a sheet
  edition: 'an edition such as “2018”',
  sheet: 'a sheet such as “classic”',
  cell: 'a house such as “7”, “.3” or “c”',
  'empty-houses': 'a number of empty houses, at most 16 in a street',
  track: 'a track that is not listed yet, such as “temps”',
  boxes: 'a number of boxes',
  points: 'points',
  // a game
  version: '“picket1”',
  rules: '“rules=” and a version',
  data: '“data=” and a version',
  mode: 'a mode such as “standard”',
  advanced: '“advanced”',
  opponent: '“opponent=” and an id',
  components: '“components=” and 64 hexadecimal digits',
  plans: '“plans=” and three ids',
  players: '“players=” and names',
  paper: '“paper=” and numbers of seats',
  played: '“played=” and a time',
  cities: '“cities=” and a name for each player',
  bots: '“bots=” and a level, or nothing, for each player',
  practice: '“practice=” and two numbers such as “1.2”',
  name: 'a percent-encoded name',
  seed: '“seed=” and 22 characters',
  commitment: '“commitment=” and 64 hexadecimal digits',
  dealt: '“dealt=” and three ids',
  face: 'a card such as “8fo”',
  action: 'an action “f”, “v”, “p”, “o”, “t” or “x”',
  note: 'a note such as “a”, “e2”, “s” or “gA+8”',
  // between things
  colon: 'a colon',
  at: '“@”',
  equals: '“=”',
  comma: 'a comma',
  slash: '“/”',
  bar: '“|”',
  'closing-bracket': '“)”',
  dot: 'a dot',
  semicolon: 'a semicolon',
  star: '“*”',
  tilde: '“~”',
  sign: '“+” or “-”',
  end: 'the end',
};

/** One sentence: the character, and what could be there or why the step is not allowed. */
export function notationFault(
  { at, expected, rejection: why }: NotationFault,
  edition: EditionId,
  streets?: Streets,
): string {
  const place = `Character ${ordinal(at)}`;
  if (why === undefined) return `${place}: expected ${LIST.format(expected.map((token) => TOKENS[token]))}.`;
  const say = rejection[why.code] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return `${place}: ${say(why.facts, edition, streets)}`;
}

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
