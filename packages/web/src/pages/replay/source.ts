import { BUILT_IN, replay, type Box, type GameRecord } from 'picket-engine';
import { parseLink } from 'picket-engine/notation';
import { LEVELS } from 'picket-protocol';
import { localGames } from '../../authority/localGames.ts';
import { tableRecord, type Trouble } from '../../online/api.ts';
import { playerToken } from '../../online/player.ts';
import { seatAt } from '../../online/seats.ts';
import { linkTrouble, type LinkTrouble } from '../../replay/linkFault.ts';
import type { Cast } from '../../replay/models.ts';
import { storyOf, type Story } from '../../replay/story.ts';
import { placeName, shownNames } from '../../scene/playerNames.ts';
import { townOf } from '../../scene/towns.ts';
import { after, faults, text } from '../../text/language.ts';
import { rejectionSentence } from '../../text/rejectionSentence.ts';

/** Where a replay comes from, by its URL. */
type Source = 'game' | 'table' | 'link';

/** A checked game. */
export interface Loaded {
  readonly ok: true;
  readonly story: Story;
  readonly from: Source;
}

export type Failed = { readonly ok: false; readonly from: Source } & LinkTrouble;

/** Loads the game of a URL, and checks it. */
export async function loadReplay(of: string): Promise<Loaded | Failed> {
  const [kind, id = ''] = of.split('/');
  if (kind === 'game') return checked(await localGames().exportRecord(id), 'game');
  if (kind === 'table') return fromTable(id);
  return fromLink(of);
}

async function fromTable(id: string): Promise<Loaded | Failed> {
  // Another player's game of a sealed deal opens only for those who have played the deal.
  const found = await tableRecord(id, seatAt(id)?.token ?? playerToken());
  if (found.ok) return checked(found.value, 'table');
  return { ok: false, from: 'table', sentence: () => whyNoTable(found.trouble) };
}

/** Why the server sent no record. */
export const whyNoTable = ({ code }: Trouble): string =>
  code === 'unreachable' ? after.verify.noServer : faults.wire[code];

async function fromLink(link: string): Promise<Loaded | Failed> {
  const hash = /components(?:=|%3D)([\da-f]{64})/i.exec(link)?.[1];
  const box = await boxOf(hash === undefined ? null : `sha256:${hash}`);
  const read = parseLink(link, box);
  return read.ok
    ? checked(read.value, 'link')
    : { ok: false, from: 'link', ...linkTrouble(link, read.rejection, () => after) };
}

async function checked(found: unknown, from: Source): Promise<Loaded | Failed> {
  if (found === undefined) return { ok: false, from, sentence: () => text.around.errors.noSuchGame };
  const { options } = found as Partial<GameRecord>;
  const box = await boxOf(options?.components ?? null);
  const replayed = replay(found, box);
  if (!replayed.ok) {
    const { rejection } = replayed;
    return {
      ok: false,
      from,
      sentence: () => rejectionSentence(rejection, options?.edition),
      rule: rejection.rule,
    };
  }
  const { record } = replayed.value;
  const { seed } = record;
  if (seed === null) return { ok: false, from, sentence: () => after.verify.running };
  return { ok: true, from, story: storyOf({ ...record, seed }, box) };
}

/** A user's own components, if this device has them; the engine rejects a game without its components. */
async function boxOf(hash: string | null): Promise<Box> {
  if (hash === null) return BUILT_IN;
  const files = await localGames().components();
  return files.find((file) => file.hash === hash)?.box ?? BUILT_IN;
}

/** Names and towns as this page shows them. Only in a game of this device is a nameless player “You”. */
export function castOf({ story, from }: Loaded): Cast {
  const { options, about } = story.record;
  const bots = options.players.map(
    (_, seat) => LEVELS.find((level) => level === about?.seats?.[seat]?.bot) ?? null,
  );
  const mine = from === 'game';
  const players = mine
    ? options.players
    : options.players.map((name, seat) => (name === 'You' ? placeName(seat + 1) : name));
  const shown = shownNames(players, bots, text);
  const names = mine
    ? shown
    : shown.map((name, seat) => (name === text.game.seat.you ? text.table.player(seat + 1) : name));
  const cities = options.players.map((_, seat) => about?.seats?.[seat]?.city ?? '');
  const city = cities[0] || (text.start.cities[0] ?? '');
  return { names, bots, towns: names.map((_, seat) => townOf(seat, { city, cities }, text)) };
}
