import { randomUUID } from 'node:crypto';
import { viewOf, writeView } from 'picket-engine';
import { ownNews, type News, type SeatInfo, type ServerMessage, type TableMessage } from 'picket-protocol';
import type { NewsBody, Outgoing } from '../table/change.ts';
import { infoOf, seatInfo } from '../table/info.ts';
import { hasPaper, roundOf, seatOfKey, seatOfNr, seatsIn, type TableState } from '../table/state.ts';
import type { Announcer, AnnouncerDependencies, Sending, Since } from './announcer.ts';
import { Batcher } from './batcher.ts';
import { sendMessage, type Viewer } from './viewer.ts';

/** Milliseconds for which a snapshot is reused while nothing changes. */
const SNAPSHOT_MS = 250;
const SEATS_PER_TOKEN = 20;

/** A message, and its text once needed. */
class Snapshot {
  readonly message: TableMessage;
  #text: string | undefined;

  constructor(message: TableMessage) {
    this.message = message;
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.message));
  }
}

/**
 * Sends viewers what they may see. Updates are numbered when they are decided, so a snapshot that is sent before them knows which ones
 * it includes. Each is serialised once for all viewers.
 */
export class Broadcaster implements Announcer {
  readonly #deps: AnnouncerDependencies;
  readonly #batcher: Batcher;
  readonly #epoch = randomUUID();
  #seq = 0;
  /** By seat key; undefined for spectators. */
  readonly #snapshots = new Map<number | undefined, Snapshot>();

  constructor(deps: AnnouncerDependencies) {
    this.#deps = deps;
    this.#batcher = new Batcher(deps.clock.gather, () => this.#sendBatch());
  }

  /** Snapshots of large tables are expensive. */
  get snapshotCost(): number {
    return Math.floor(this.#deps.state().seats.length / SEATS_PER_TOKEN);
  }

  /** The whole table as the seat with this key, or a spectator, may see it; shared for a moment, since it can be large. */
  snapshot(key: number | undefined): Snapshot {
    const at = this.#deps.now();
    const known = this.#snapshots.get(key);
    if (known?.message.seq === this.#seq && at - known.message.now < SNAPSHOT_MS) return known;
    if (known?.message.seq !== this.#seq) this.#snapshots.clear();
    const fresh = new Snapshot(this.#table(key));
    this.#snapshots.set(key, fresh);
    return fresh;
  }

  #table(key: number | undefined): TableMessage {
    const { presence, now } = this.#deps;
    const state = this.#deps.state();
    const you = seatOfKey(state, key ?? null)?.nr ?? null;
    return {
      type: 'table',
      seq: this.#seq,
      epoch: this.#epoch,
      now: now(),
      you,
      info: infoOf(state),
      seats: state.seats.map((seat) => this.#seatInfo(seat.key)),
      watching: presence.watching,
      view: state.game === undefined ? null : writeView(viewOf(state.game, you ?? undefined)),
      chat: state.chat.flatMap(({ key: speaker, at, text }) => {
        const seat = seatOfKey(state, speaker)?.nr;
        return seat === undefined ? [] : [{ seat, at, text }];
      }),
    };
  }

  isCurrent(since: Since | undefined): boolean {
    return since?.epoch === this.#epoch && since.seq === this.#seq;
  }

  /** A snapshot, or only a confirmation for a viewer that is up to date. */
  catchUp(viewer: Viewer, since?: Since): Sending {
    viewer.seq = this.#seq;
    if (hasPaper(this.#deps.state()) && !viewer.knowsPaper) return () => viewer.dismiss();
    if (!this.isCurrent(since)) {
      const snapshot = this.snapshot(viewer.key);
      const state = this.#deps.state();
      const styles = stylesOf(state);
      return () => {
        viewer.send(snapshot.text);
        if (!state.odds) sendMessage(viewer, { type: 'lens', odds: state.odds });
        if (styles.length > 0) sendMessage(viewer, { type: 'styles', styles });
      };
    }
    const state = this.#deps.state();
    const seq = this.#seq;
    const nr = seatOfKey(state, viewer.key ?? null)?.nr;
    const own = nr === undefined || state.game === undefined ? undefined : ownNews(state.game, nr);
    return () => {
      sendMessage(viewer, { type: 'same', seq, now: this.#deps.now() });
      if (own !== undefined) sendMessage(viewer, own);
    };
  }

  prepare(outgoing: Outgoing): Sending[] {
    const { presence } = this.#deps;
    const state = this.#deps.state();
    switch (outgoing.send) {
      case 'news':
        if (outgoing.news.type === 'round') this.#batcher.forget('in');
        return [this.#news(outgoing.news)];
      case 'info':
        return [this.#news({ type: 'info', info: infoOf(state) })];
      case 'seats': {
        const there = outgoing.keys.filter((key) => seatOfKey(state, key) !== undefined);
        const changed = there.map((key) => this.#seatInfo(key));
        return [this.#news({ type: 'seats', changed, gone: [...outgoing.gone] })];
      }
      case 'in':
        // At a large table there would be too many messages.
        if (state.seats.length >= this.#deps.clock.large) return [() => this.#batcher.add('in')];
        return [this.#news(this.#in())];
      case 'own':
        return outgoing.seats.flatMap((nr) => {
          const key = seatOfNr(state, nr)?.key ?? -1;
          // The seat has a new turn, but on a large table updates come later: its cached snapshot is stale.
          this.#snapshots.delete(key);
          const viewers = presence.of(key);
          if (viewers.length === 0) return [];
          const text = JSON.stringify(ownNews(outgoing.game, nr));
          return viewers.map((viewer) => () => viewer.send(text));
        });
      case 'reconnect':
        return presence.of(outgoing.key).map((viewer) => () => viewer.dismiss());
      case 'lens':
        return this.#direct({ type: 'lens', odds: state.odds });
      case 'styles':
        return this.#direct({ type: 'styles', styles: stylesOf(state) });
      case 'taken':
        return this.#direct({ type: 'taken', seat: outgoing.seat, from: outgoing.from });
      case 'table':
        // A client that is reconnecting must not be considered up to date.
        this.#seq++;
        return [...presence.viewers].map((viewer) => this.catchUp(viewer));
    }
  }

  /** A viewer arrived or left. */
  presenceChanged(): void {
    this.#batcher.add('presence');
  }

  stop(): void {
    this.#batcher.stop();
  }

  #news(body: NewsBody): Sending {
    const news: News = { ...body, seq: ++this.#seq };
    return () => {
      const text = JSON.stringify(news);
      const paper = hasPaper(this.#deps.state());
      for (const viewer of this.#deps.presence.viewers) {
        if (paper && !viewer.knowsPaper) viewer.dismiss();
        if (viewer.seq >= news.seq) continue;
        viewer.seq = news.seq;
        viewer.send(text);
      }
    };
  }

  /** A message without a number, for all viewers. */
  #direct(message: ServerMessage): Sending[] {
    return [...this.#deps.presence.viewers].map((viewer) => () => sendMessage(viewer, message));
  }

  #sendBatch(): void {
    const sendings: Sending[] = [];
    for (const what of this.#batcher.take()) {
      if (what === 'presence') sendings.push(this.#news(this.#whoIsHere()));
      else if (this.#deps.state().status === 'playing') sendings.push(this.#news(this.#in()));
    }
    const send = () => sendings.forEach((sending) => sending());
    if (sendings.length > 0) this.#deps.stored().then(send, () => undefined);
  }

  #in(): NewsBody {
    const state = this.#deps.state();
    return { type: 'in', round: roundOf(state), seats: seatsIn(state) };
  }

  #whoIsHere(): NewsBody {
    const { presence } = this.#deps;
    const people = this.#deps.state().seats.filter(({ bot, paper }) => bot === null && !paper);
    const nrs = (here: boolean) =>
      people.filter(({ key }) => presence.isHere(key) === here).map(({ nr }) => nr);
    return { type: 'presence', here: nrs(true), away: nrs(false), watching: presence.watching };
  }

  #seatInfo(key: number): SeatInfo {
    const seat = seatOfKey(this.#deps.state(), key);
    if (seat === undefined) throw new Error('No such seat.');
    return seatInfo(this.#deps.state(), seat, () => this.#deps.presence.isHere(key));
  }
}

/** The bots that differ from others of their level. */
function stylesOf({ seats }: TableState): Extract<ServerMessage, { type: 'styles' }>['styles'] {
  return seats.flatMap(({ nr, style }) => (style === null ? [] : [{ seat: nr, ...style }]));
}
