import { EDITIONS, MODES, SHEETS } from '../edition/names.ts';
import { commitmentOf } from '../game/game.ts';
import type { About } from '../record/about.ts';
import type { GameRecord } from '../record/record.ts';
import { rejection, type RejectionCode } from '../rejection.ts';
import type { Result } from '../result.ts';
import type { Options } from '../state/rules.ts';
import { SLOTS } from '../types.ts';
import { formatAbout, readAbout } from './headerAbout.ts';
import { encodeName } from './percent.ts';
import { stopAt, type Reader } from './reader.ts';
import { FIELDS, readField, type FieldName, type Fields, type Places } from './headerField.ts';

/** The version of the notation. */
const VERSION = 'picket1';

/** Everything before the first round. */
export interface Header {
  readonly rules: number;
  readonly data: number;
  readonly options: Options;
  readonly about: About;
  /** The seed determines everything else; without it, the commitment and the dealt plans must be given. */
  readonly deal:
    { readonly seed: string } | { readonly commitment: string; readonly plans: readonly string[] };
  /** Where each part starts, for rejections. */
  readonly places: Places;
  /** Where it ends. */
  readonly end: number;
}

export interface Unseeded {
  readonly commitment: string;
  readonly plans: readonly string[];
}

export function formatHeader(record: GameRecord, committed: boolean): string {
  const { rules, data = 1, options, about = {}, seed, commitment, plans } = record;
  const { edition, mode, sheet, advanced, opponent, components } = options;
  const fields: { readonly [F in FieldName]: string | undefined } = {
    rules: String(rules),
    data: data === 1 ? undefined : String(data),
    advanced: advanced ? '' : undefined,
    opponent: opponent === null ? undefined : encodeName(opponent),
    components: components?.replace('sha256:', ''),
    plans: options.plans?.map(encodeName).join(','),
    players: options.players.map(encodeName).join(','),
    paper: options.paper?.map((seat) => String(seat + 1)).join(','),
    ...formatAbout(about),
    seed: seed ?? undefined,
    commitment: seed === null || committed ? commitment.replace('sha256:', '') : undefined,
    dealt: seed === null ? SLOTS.map((slot) => encodeName(plans[slot])).join(',') : undefined,
  };
  const written = FIELDS.filter((name) => fields[name] !== undefined).map((name) =>
    name === 'advanced' ? name : `${name}=${fields[name]}`,
  );
  return [VERSION, edition, mode, sheet, ...written].join(':');
}

export function readHeader(reader: Reader): Header {
  const places: { -readonly [F in keyof Places]: number } = {};
  const word = <T extends string>(names: readonly T[], field: 'edition' | 'mode' | 'sheet'): T => {
    reader.need(/:/y, 'colon');
    places[field] = reader.at;
    return reader.oneOf(names, field);
  };
  reader.oneOf([VERSION], 'version');
  const edition = word(EDITIONS, 'edition');
  const mode = word(MODES, 'mode');
  const sheet = word(SHEETS, 'sheet');
  const found: Partial<Fields> = {};
  const left = new Set(FIELDS);
  while (left.size > 0 && reader.take(/:/y) !== undefined) {
    const { at } = reader;
    const name = reader.oneOf([...left], ...left);
    left.delete(name);
    places[name] = at;
    Object.assign(found, { [name]: readField(reader, name) });
  }
  reader.finish('colon', 'semicolon');
  const { rules = reader.stop('rules'), players = reader.stop('players') } = found;
  const { advanced = false, opponent = null, components = null, plans = null } = found;
  const paper = found.paper?.map((seat) => Number(seat) - 1);
  const options: Options = {
    edition,
    mode,
    advanced,
    sheet,
    opponent,
    components,
    plans,
    players,
    ...(paper && { paper }),
  };
  const { data = 1 } = found;
  const about = readAbout(found, players.length, places);
  return { rules, data, options, about, deal: readDealt(reader, found, places), places, end: reader.end };
}

const FIELD_OF: { readonly [C in RejectionCode]?: keyof Places } = {
  'unknown-rules': 'rules',
  'unknown-data': 'data',
  'mode-not-in-edition': 'mode',
  'sheet-not-in-edition': 'sheet',
  'choose-an-opponent': 'opponent',
  'no-opponent-here': 'opponent',
  'no-paper-here': 'paper',
  'no-such-seat': 'paper',
  'too-few-players': 'players',
  'too-many-players': 'players',
  'components-missing': 'components',
  'components-differ': 'components',
  'bad-seed': 'seed',
};

/** Unwraps a result about the header; a rejection is reported at the part that caused it. */
export function fromHeader<T>(judged: Result<T>, { places, end }: Header): T {
  if (judged.ok) return judged.value;
  const { code, facts } = judged.rejection;
  const [named = ''] = String(facts['path'] ?? '').split('[');
  const field = FIELD_OF[code] ?? (named as keyof Places);
  return stopAt(places[field] ?? places.dealt ?? places.plans ?? end, [], judged.rejection);
}

/** The seed, or what replaces it. Beside a seed, plans would be redundant, and the commitment must match. */
function readDealt(
  reader: Reader,
  { seed, commitment, dealt }: Partial<Fields>,
  places: Places,
): Header['deal'] {
  if (seed === undefined) {
    return {
      commitment: commitment ?? reader.stop('seed', 'commitment'),
      plans: dealt ?? reader.stop('dealt'),
    };
  }
  if (places.dealt !== undefined) return stopAt(places.dealt, ['end']);
  const should = commitmentOf(seed);
  if (commitment === undefined || commitment === should) return { seed };
  const facts = { path: 'commitment', is: commitment, should };
  return stopAt(places.commitment ?? reader.end, [], rejection('record-differs', facts));
}
