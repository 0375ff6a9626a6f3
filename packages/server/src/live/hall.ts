import { randomUUID } from 'node:crypto';
import { windowOf, writeView, type Game } from 'picket-engine';
import { crowdNews, standingIn, windowNews, type HallMessage, type ServerMessage } from 'picket-protocol';
import type { NewsBody, Outgoing } from '../table/change.ts';
import { infoOf, seatInfo } from '../table/info.ts';
import { roundOf, seatOfKey, seatOfNr, type Seat, type TableState } from '../table/state.ts';
import type { Announcer, AnnouncerDependencies, Sending } from './announcer.ts';
import { Batcher } from './batcher.ts';
import { sendMessage, type Viewer } from './viewer.ts';
import { standingsIn, windowSeats } from './window.ts';

/** Counts are batched for half a millisecond per seat. */
const SEATS_PER_MS = 2;
const SNAPSHOT_COST = 4;

/** Milliseconds for which snapshots reuse counts. */
const COUNTS_MS = 250;

interface Counts {
  readonly here: number;
  readonly watching: number;
  /** The number of submitted turns. */
  readonly in: number;
}

/** A message without its number. */
type Body = NewsBody | Omit<HallMessage, 'seq'>;

/**
 * Sends the viewers of a table with more than `LIMITS.wholeSeats` their windows. Frequent events aren't sent to
 * everyone, and messages to everyone don't grow with the seats or viewers. Each viewer has its own message numbers.
 */
export class Hall implements Announcer {
  readonly snapshotCost = SNAPSHOT_COST;
  readonly #deps: AnnouncerDependencies;
  readonly #batcher: Batcher;
  readonly #epoch = randomUUID();
  /** Counts decisions, so a snapshot knows which unsent ones it includes. */
  #version = 0;
  /** By viewer: what its last snapshot includes. */
  readonly #included = new WeakMap<Viewer, number>();
  #counted: { readonly counts: Counts; readonly at: number; readonly round: number } | undefined;
  /** By viewer: the numbers of the seats it sees. */
  readonly #windows = new Map<Viewer, readonly number[]>();

  constructor(deps: AnnouncerDependencies) {
    this.#deps = deps;
    const gather = Math.max(deps.clock.gather, deps.state().settings.seats / SEATS_PER_MS);
    this.#batcher = new Batcher(gather, () => this.#sendBatch());
  }

  snapshot(key: number | undefined): { readonly text: string } {
    const seats = windowSeats(this.#deps.state(), { key });
    return { text: JSON.stringify({ seq: 0, ...this.#message(key, seats) }) };
  }

  /** Missed updates are not stored: a viewer gets a snapshot, which is small. */
  isCurrent(): boolean {
    return false;
  }

  catchUp(viewer: Viewer): Sending {
    const state = this.#deps.state();
    const seats = windowSeats(state, viewer);
    const text = JSON.stringify({ seq: 0, ...this.#message(viewer.key, seats) });
    const styles = stylesIn(state, seats);
    const version = this.#version;
    return () => {
      if (!this.#deps.presence.viewers.has(viewer)) return;
      viewer.seq = 0;
      this.#windows.set(viewer, seats);
      this.#included.set(viewer, version);
      viewer.send(text);
      if (!state.odds) sendMessage(viewer, { type: 'lens', odds: state.odds });
      if (styles.styles.length > 0) sendMessage(viewer, styles);
    };
  }

  #message(key: number | undefined, window: readonly number[]): Omit<HallMessage, 'seq'> {
    const { now } = this.#deps;
    const state = this.#deps.state();
    const { game } = state;
    const counts = this.#recentCounts();
    const own = seatOfKey(state, key ?? null)?.nr;
    return {
      type: 'hall',
      epoch: this.#epoch,
      now: now(),
      you: own === undefined ? null : window.indexOf(own),
      info: this.#info(window),
      seats: window.flatMap((nr) => this.#seatInfo(nr, window)),
      watching: counts.watching,
      view: game === undefined ? null : writeView(windowOf(game, window, own)),
      chat: state.chat.flatMap(({ key: speaker, at, text }) => {
        const seat = window.indexOf(seatOfKey(state, speaker)?.nr ?? -1);
        return seat < 0 ? [] : [{ seat, at, text }];
      }),
      hall: {
        seats: [...window],
        seated: state.seats.length,
        here: counts.here,
        in: counts.in,
        host: seatOfKey(state, state.host)?.name ?? '',
        standing:
          game === undefined || game.state.rounds.length === 0
            ? null
            : standingIn(standingsIn(game.state), window),
      },
    };
  }

  prepare(outgoing: Outgoing): Sending[] {
    this.#version++;
    const { presence } = this.#deps;
    const state = this.#deps.state();
    switch (outgoing.send) {
      case 'news':
        return this.#prepareNews(outgoing.news);
      case 'info':
        return this.#toAll((window) => ({ type: 'info', info: this.#info(window) }));
      case 'seats':
        this.presenceChanged();
        return this.#prepareSeats(outgoing.keys, outgoing.gone);
      case 'in':
        return [() => this.#batcher.add('in')];
      case 'own':
        return outgoing.seats.flatMap((nr) => this.#prepareOwn(outgoing.game, nr));
      case 'reconnect':
        return presence.of(outgoing.key).map((viewer) => () => viewer.dismiss());
      case 'lens':
        return this.#direct(() => ({ type: 'lens', odds: state.odds }));
      case 'styles':
        return this.#direct((window) => stylesIn(state, window));
      case 'taken':
        return this.#direct((window) => {
          const seat = window.indexOf(outgoing.seat);
          return seat < 0 ? undefined : { type: 'taken', seat, from: outgoing.from };
        });
      case 'table':
        return [...presence.viewers].map((viewer) => this.catchUp(viewer));
    }
  }

  presenceChanged(viewer?: Viewer): void {
    if (viewer !== undefined && !this.#deps.presence.viewers.has(viewer)) this.#windows.delete(viewer);
    this.#batcher.add('presence');
  }

  stop(): void {
    this.#batcher.stop();
  }

  #prepareNews(news: NewsBody): Sending[] {
    switch (news.type) {
      case 'round':
        return this.#prepareRound(news);
      case 'chat':
      case 'reaction':
        return this.#toAll((window) => {
          const seat = window.indexOf(news.seat);
          return seat < 0 ? undefined : { ...news, seat };
        });
      default:
        return this.#toAll(() => news);
    }
  }

  /** The part common to all viewers is serialised once. */
  #prepareRound(news: Extract<NewsBody, { type: 'round' }>): Sending[] {
    this.#batcher.forget('in');
    const { game } = this.#deps.state();
    if (game === undefined) return [];
    const { deadline, ended } = news;
    const common = insideOf({ type: news.type, deadline, ended, ...crowdNews(game) });
    const standings = standingsIn(game.state);
    const minded = new Set(news.minded);
    return this.#toAllAsText((window) => {
      const own = {
        ...windowNews(game, window, standings),
        minded: window.flatMap((nr, seat) => (minded.has(nr) ? [seat] : [])),
      };
      return `${common},${insideOf(own)}`;
    });
  }

  /** Only to viewers who see these seats; a seat that became free changes windows, which takes a snapshot. */
  #prepareSeats(keys: readonly number[], gone: readonly number[]): Sending[] {
    const state = this.#deps.state();
    const numbers = keys.flatMap((key) => seatOfKey(state, key)?.nr ?? []);
    const snapshots = [...this.#windows].flatMap(([viewer, window]) =>
      gone.some((nr) => window.includes(nr)) ? [this.catchUp(viewer)] : [],
    );
    if (gone.length > 0) return snapshots;
    return this.#toAll((window) => {
      const changed = numbers.flatMap((nr) => this.#seatInfo(nr, window));
      return changed.length === 0 ? undefined : { type: 'seats', changed, gone: [] };
    });
  }

  #prepareOwn(game: Game, nr: number): Sending[] {
    const state = this.#deps.state();
    const viewers = this.#deps.presence.of(seatOfNr(state, nr)?.key ?? -1);
    if (viewers.length === 0) return [];
    const turn = game.turns[nr]?.steps ?? null;
    const round = game.state.rounds.length;
    return viewers.map(
      (viewer) => () => sendMessage(viewer, { type: 'own', round, turn, cards: [], before: [] }),
    );
  }

  /** Sends each viewer the changes in its window, if any. */
  #toAll(bodyFor: (window: readonly number[]) => Body | undefined): Sending[] {
    return this.#toAllAsText((window) => {
      const body = bodyFor(window);
      return body && insideOf(body);
    });
  }

  #toAllAsText(insideFor: (window: readonly number[]) => string | undefined): Sending[] {
    const version = this.#version;
    return [
      () => {
        for (const [viewer, window] of this.#windows) {
          if ((this.#included.get(viewer) ?? 0) >= version) continue;
          const inside = insideFor(window);
          if (inside !== undefined) viewer.send(`{"seq":${++viewer.seq},${inside}}`);
        }
      },
    ];
  }

  /** Messages without a number. */
  #direct(messageFor: (window: readonly number[]) => ServerMessage | undefined): Sending[] {
    return [...this.#windows].flatMap(([viewer, window]) => {
      const message = messageFor(window);
      return message === undefined ? [] : [() => sendMessage(viewer, message)];
    });
  }

  #sendBatch(): void {
    if (this.#batcher.take().length === 0) return;
    const state = this.#deps.state();
    this.#version++;
    const counts = {
      type: 'crowd',
      round: roundOf(state),
      seated: state.seats.length,
      ...this.#count(),
    } as const;
    const sendings = this.#toAll((window) => ({ ...counts, ...this.#statesIn(state, window) }));
    const send = () => sendings.forEach((sending) => sending());
    this.#deps.stored().then(send, () => undefined);
  }

  #statesIn(
    state: TableState,
    window: readonly number[],
  ): { readonly seats: number[]; readonly away: number[] } {
    const seats: number[] = [];
    const away: number[] = [];
    for (const [i, nr] of window.entries()) {
      if (state.game?.turns[nr] !== undefined) seats.push(i);
      const seat = seatOfNr(state, nr);
      if (seat !== undefined && !this.#isHere(seat)) away.push(i);
    }
    return { seats, away };
  }

  #isHere({ bot, key }: Seat): boolean {
    return bot !== null || this.#deps.presence.isHere(key);
  }

  #count(): Counts {
    const { state, presence, now } = this.#deps;
    const { seats, game } = state();
    const counts: Counts = {
      here: seats.filter((seat) => this.#isHere(seat)).length,
      watching: presence.watching,
      in: game?.turns.filter((turn) => turn !== undefined).length ?? 0,
    };
    this.#counted = { counts, at: now(), round: roundOf(state()) };
    return counts;
  }

  /** Counting for each of ten thousand snapshots is too slow; updates follow anyway. */
  #recentCounts(): Counts {
    const known = this.#counted;
    const isRecent =
      known !== undefined &&
      known.round === roundOf(this.#deps.state()) &&
      this.#deps.now() - known.at < COUNTS_MS;
    return isRecent ? known.counts : this.#count();
  }

  #info(window: readonly number[]): HallMessage['info'] {
    const info = infoOf(this.#deps.state());
    const host = window.indexOf(info.host ?? -1);
    return { ...info, host: host < 0 ? null : host };
  }

  #seatInfo(nr: number, window: readonly number[]): HallMessage['seats'] {
    const state = this.#deps.state();
    const place = window.indexOf(nr);
    const seat = seatOfNr(state, nr);
    if (place < 0 || seat === undefined) return [];
    return [{ ...seatInfo(state, seat, () => this.#isHere(seat)), seat: place }];
  }
}

/** The JSON of an object without its braces. */
function insideOf(body: object): string {
  return JSON.stringify(body).slice(1, -1);
}

/** The bots that differ from others of their level. */
function stylesIn(state: TableState, window: readonly number[]): Extract<ServerMessage, { type: 'styles' }> {
  const styles = window.flatMap((nr, seat) => {
    const style = seatOfNr(state, nr)?.style ?? null;
    return style === null ? [] : [{ seat, ...style }];
  });
  return { type: 'styles', styles };
}
