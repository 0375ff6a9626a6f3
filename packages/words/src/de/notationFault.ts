import type { EditionId, Facts } from 'picket-engine';
import type { ExpectedToken, NotationFault } from 'picket-engine/notation';
import type { Streets } from '../streets.ts';
import { either, ordinal } from './phrase.ts';
import { rejection } from './rejection.ts';

/** What could be at a place in a text, in the nominative, with an example. */
const TOKENS: { readonly [T in ExpectedToken]: string } = {
  // the steps of a turn
  offer: 'eine Karte wie „1“',
  cards: 'ein Kartenpaar wie „1/3“',
  refuse: 'eine Ablehnung „n“',
  temp: 'eine Zeitarbeit wie „+1“',
  write: 'ein Haus wie „t5“',
  fence: 'ein Zaun wie „ft4“',
  value: 'ein Wert wie „v3“',
  park: 'ein Park „p“',
  pool: 'ein Pool „o“',
  bis: 'ein Bis wie „xt4l“',
  roundabout: 'ein Kreisverkehr wie „ct6“',
  plan: 'ein Plan wie „gA“',
  reshuffle: 'ein Neumischen „!“',
  // inside a step
  card: 'eine Karte von „1“ bis „3“',
  change: 'eine Änderung wie „1“',
  street: 'eine Straße „t“, „m“ oder „b“',
  house: 'ein Haus wie „5“',
  size: 'eine Größe von „1“ bis „6“',
  slot: 'eine Plankategorie „A“, „B“ oder „C“',
  side: 'eine Seite „l“ oder „r“',
  // a sheet
  edition: 'eine Ausgabe wie „2018“',
  sheet: 'ein Zettel wie „classic“',
  cell: 'ein Haus wie „7“, „.3“ oder „c“',
  'empty-houses': 'eine Anzahl leerer Häuser, höchstens 16 in einer Straße',
  track: 'eine Leiste, die noch nicht vorkommt, wie „temps“',
  boxes: 'eine Anzahl von Feldern',
  points: 'eine Punktzahl',
  // a game
  version: '„picket1“',
  rules: '„rules=“ mit einer Version',
  data: '„data=“ mit einer Version',
  mode: 'ein Modus wie „standard“',
  advanced: '„advanced“',
  opponent: '„opponent=“ mit einer Kennung',
  components: '„components=“ mit 64 Hexadezimalziffern',
  plans: '„plans=“ mit drei Kennungen',
  players: '„players=“ mit Namen',
  paper: '„paper=“ mit Platznummern',
  played: '„played=“ mit einer Zeit',
  cities: '„cities=“ mit einem Namen für jeden Platz',
  bots: '„bots=“ mit einer Stufe oder nichts für jeden Platz',
  practice: '„practice=“ mit zwei Zahlen wie „1.2“',
  name: 'ein Name in Prozentkodierung',
  seed: '„seed=“ mit 22 Zeichen',
  commitment: '„commitment=“ mit 64 Hexadezimalziffern',
  dealt: '„dealt=“ mit drei Kennungen',
  face: 'eine Karte wie „8fo“',
  action: 'eine Aktion „f“, „v“, „p“, „o“, „t“ oder „x“',
  note: 'eine Notiz wie „a“, „e2“, „s“ oder „gA+8“',
  // between things
  colon: 'ein Doppelpunkt',
  at: '„@“',
  equals: '„=“',
  comma: 'ein Komma',
  slash: '„/“',
  bar: '„|“',
  'closing-bracket': '„)“',
  dot: 'ein Punkt',
  semicolon: 'ein Semikolon',
  star: '„*“',
  tilde: '„~“',
  sign: '„+“ oder „-“',
  end: 'das Ende',
};

/** One sentence: at which character, and what could be there or why the step is not allowed. */
export function notationFault(
  { at, expected, rejection: why }: NotationFault,
  edition: EditionId,
  streets?: Streets,
): string {
  const place = `Zeichen ${ordinal(at)}`;
  if (why === undefined) return `${place}: Erwartet wird ${either(expected.map((token) => TOKENS[token]))}.`;
  const say = rejection[why.code] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return `${place}: ${say(why.facts, edition, streets)}`;
}
