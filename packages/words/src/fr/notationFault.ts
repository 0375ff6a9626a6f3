import type { EditionId, Facts } from 'picket-engine';
import type { ExpectedToken, NotationFault } from 'picket-engine/notation';
import type { Streets } from '../streets.ts';
import { ordinal } from './phrase.ts';
import { rejection } from './rejection.ts';

/** What could be at a place in a text, with an example. */
const TOKENS: { readonly [T in ExpectedToken]: string } = {
  // the steps of a turn
  offer: 'une carte comme « 1 »',
  cards: 'deux cartes comme « 1/3 »',
  refuse: 'un refus de permis « n »',
  temp: 'un intérimaire comme « +1 »',
  write: 'une maison comme « t5 »',
  fence: 'une barrière comme « ft4 »',
  value: 'une valeur comme « v3 »',
  park: 'un parc « p »',
  pool: 'une piscine « o »',
  bis: 'un bis comme « xt4l »',
  roundabout: 'un rond-point comme « ct6 »',
  plan: 'un plan comme « gA »',
  reshuffle: 'un nouveau mélange « ! »',
  // inside a step
  card: 'une carte de « 1 » à « 3 »',
  change: 'un écart comme « 1 »',
  street: 'une rue « t », « m » ou « b »',
  house: 'une maison comme « 5 »',
  size: 'une taille de « 1 » à « 6 »',
  slot: 'une catégorie de plan « A », « B » ou « C »',
  side: 'un côté « l » (gauche) ou « r » (droite)',
  // a sheet
  edition: 'une édition comme « 2018 »',
  sheet: 'une feuille comme « classic »',
  cell: 'une maison comme « 7 », « .3 » ou « c »',
  'empty-houses': 'un nombre de maisons vides, 16 au plus par rue',
  track: 'une piste qui ne figure pas encore, comme « temps »',
  boxes: 'un nombre de cases',
  points: 'des points',
  // a game
  version: '« picket1 »',
  rules: '« rules= » et une version',
  data: '« data= » et une version',
  mode: 'un mode comme « standard »',
  advanced: '« advanced »',
  opponent: '« opponent= » et un identifiant',
  components: '« components= » et 64 chiffres hexadécimaux',
  plans: '« plans= » et trois identifiants',
  players: '« players= » et des noms',
  paper: '« paper= » et des numéros de place',
  played: '« played= » et une date',
  cities: '« cities= » et un nom par place',
  bots: '« bots= » et un niveau, ou rien, par place',
  practice: '« practice= » et deux nombres comme « 1.2 »',
  name: 'un nom en encodage URL',
  seed: '« seed= » et 22 caractères',
  commitment: '« commitment= » et 64 chiffres hexadécimaux',
  dealt: '« dealt= » et trois identifiants',
  face: 'une carte comme « 8fo »',
  action: 'une action « f », « v », « p », « o », « t » ou « x »',
  note: 'une note comme « a », « e2 », « s » ou « gA+8 »',
  // between things
  colon: 'un deux-points',
  at: '« @ »',
  equals: '« = »',
  comma: 'une virgule',
  slash: '« / »',
  bar: '« | »',
  'closing-bracket': '« ) »',
  dot: 'un point',
  semicolon: 'un point-virgule',
  star: '« * »',
  tilde: '« ~ »',
  sign: '« + » ou « - »',
  end: 'la fin',
};

/** One sentence: at which character, and what could be there or why the step is not allowed. */
export function notationFault(
  { at, expected, rejection: why }: NotationFault,
  edition: EditionId,
  streets?: Streets,
): string {
  const place = `Caractère ${ordinal(at)}`;
  if (why === undefined) return `${place} : il faut ${LIST.format(expected.map((token) => TOKENS[token]))}.`;
  const say = rejection[why.code] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return `${place} : ${say(why.facts, edition, streets)}`;
}

const LIST = new Intl.ListFormat('fr', { type: 'disjunction' });
