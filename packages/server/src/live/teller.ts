import { randomUUID } from 'node:crypto';
import { viewOf, writeView } from 'picket-engine';
import { ownNews, type News, type SeatInfo, type TableMessage } from 'picket-protocol';
import type { Config } from '../config/schema.ts';
import type { NewsBody, Told } from '../table/change.ts';
import { infoOf, seatInfo } from '../table/info.ts';
import { roundOf, seatOfKey, seatOfNr, seatsIn, type TableState } from '../table/state.ts';
import { Gathering } from './gathering.ts';
import type { Presence } from './presence.ts';
import { tell, type Viewer } from './viewer.ts';

/** What a teller needs from its room. */
interface TellerSurroundings {
  readonly clock: Config['clock'];
  readonly state: () => TableState;
  readonly presence: Presence;
  readonly now: () => number;
  /** Resolves once everything decided so far is stored. */
  readonly stored: () => Promise<void>;
}

/** Something to be sent, once what it tells of is stored. */
export type Sending = () => void;

/**
 * Tells viewers what they may know. News are counted as soon as they are decided, so that a snapshot taken meanwhile knows which
 * ones it holds; they are written once, however many listen.
 */
export class Teller {
  readonly #around: TellerSurroundings;
  readonly #gathering: Gathering;
  readonly #epoch = randomUUID();
  #seq = 0;

  constructor(around: TellerSurroundings) {
    this.#around = around;
    this.#gathering = new Gathering(around.clock.gather, () => this.#tellGathered());
  }

  /** The whole table as the seat with this key, or a spectator, may know it. */
  snapshot(key: number | undefined): TableMessage {
    const { presence, now } = this.#around;
    const state = this.#around.state();
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

  /** Everything, for somebody who comes or who missed something; little for who knows it all. */
  welcome(viewer: Viewer, since?: { readonly epoch: string; readonly seq: number }): Sending {
    viewer.seq = this.#seq;
    if (since?.epoch !== this.#epoch || since.seq !== this.#seq) {
      const message = this.snapshot(viewer.key);
      return () => tell(viewer, message);
    }
    const state = this.#around.state();
    const seq = this.#seq;
    const nr = seatOfKey(state, viewer.key ?? null)?.nr;
    const own = nr === undefined || state.game === undefined ? undefined : ownNews(state.game, nr);
    return () => {
      tell(viewer, { type: 'same', seq, now: this.#around.now() });
      if (own !== undefined) tell(viewer, own);
    };
  }

  prepare(told: Told): Sending[] {
    const { presence } = this.#around;
    const state = this.#around.state();
    switch (told.tell) {
      case 'news':
        if (told.news.type === 'round') this.#gathering.forget('in');
        return [this.#news(told.news)];
      case 'info':
        return [this.#news({ type: 'info', info: infoOf(state) })];
      case 'seats': {
        const there = told.keys.filter((key) => seatOfKey(state, key) !== undefined);
        const changed = there.map((key) => this.#seatInfo(key));
        return [this.#news({ type: 'seats', changed, gone: [...told.gone] })];
      }
      case 'in':
        // At a large table everybody would hear of everybody.
        if (state.seats.length >= this.#around.clock.large) return [() => this.#gathering.add('in')];
        return [this.#news(this.#in())];
      case 'own':
        return told.seats.flatMap((nr) => {
          const viewers = presence.of(seatOfNr(state, nr)?.key ?? -1);
          if (viewers.length === 0) return [];
          const text = JSON.stringify(ownNews(told.game, nr));
          return viewers.map((viewer) => () => viewer.send(text));
        });
      case 'come-again':
        return presence.of(told.key).map((viewer) => () => viewer.dismiss());
      case 'table':
        // Whoever is on the way back must not take what they know for all there is.
        this.#seq++;
        return [...presence.viewers].map((viewer) => this.welcome(viewer));
    }
  }

  /** Somebody came or left. */
  presenceChanged(): void {
    this.#gathering.add('presence');
  }

  stop(): void {
    this.#gathering.stop();
  }

  #news(body: NewsBody): Sending {
    const news: News = { ...body, seq: ++this.#seq };
    return () => {
      const text = JSON.stringify(news);
      for (const viewer of this.#around.presence.viewers) {
        if (viewer.seq >= news.seq) continue;
        viewer.seq = news.seq;
        viewer.send(text);
      }
    };
  }

  #tellGathered(): void {
    const sendings: Sending[] = [];
    for (const what of this.#gathering.take()) {
      if (what === 'presence') sendings.push(this.#news(this.#whoIsHere()));
      else if (this.#around.state().status === 'playing') sendings.push(this.#news(this.#in()));
    }
    const send = () => sendings.forEach((sending) => sending());
    if (sendings.length > 0) this.#around.stored().then(send, () => undefined);
  }

  #in(): NewsBody {
    const state = this.#around.state();
    return { type: 'in', round: roundOf(state), seats: seatsIn(state) };
  }

  #whoIsHere(): NewsBody {
    const { presence } = this.#around;
    const people = this.#around.state().seats.filter(({ bot }) => bot === null);
    const nrs = (here: boolean) =>
      people.filter(({ key }) => presence.isHere(key) === here).map(({ nr }) => nr);
    return { type: 'presence', here: nrs(true), away: nrs(false), watching: presence.watching };
  }

  #seatInfo(key: number): SeatInfo {
    const seat = seatOfKey(this.#around.state(), key);
    if (seat === undefined) throw new Error('A seat that is not there was asked for.');
    return seatInfo(seat, () => this.#around.presence.isHere(key));
  }
}
