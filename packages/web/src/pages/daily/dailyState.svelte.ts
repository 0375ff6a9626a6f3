import { totalOf } from 'picket-bots';
import { dealAt, dealOf, type DealBuilt, type DealRule, type DealState } from 'picket-protocol';
import type { Summary } from '../../authority/authority.ts';
import { knownPar } from '../../authority/par/par.ts';
import type { Par } from '../../authority/par/messages.ts';
import { askAnalysis, type Asked } from '../../authority/coach/coach.ts';
import { localGames } from '../../authority/localGames.ts';
import { answered, tokenFor } from '../../online/seatTokens.ts';
import type { Trouble } from '../../online/api.ts';
import { dealBuilt, dealState, playDeal } from '../../online/dealApi.ts';
import { vaultedAt, ownPlayer, playerToken } from '../../online/player.ts';
import { saveProfile, loadProfile } from '../../online/profile.ts';
import { saveSealedTable } from '../../online/sealedTables.ts';
import { saveSeat, seatAt } from '../../online/seats.ts';
import { uploadToVault } from '../../online/vault.ts';
import { go } from '../../platform/router.ts';
import { loadReplay, type Loaded } from '../replay/source.ts';

/** The luck in the player's game, from the coach's quick analysis. */
export interface Luck {
  readonly points: number;
  readonly adjusted: number;
  readonly margin: number;
}

const KINDS = ['day', 'week'] as const;
/** The maximum age of the vault, in milliseconds. */
const KEEP_MS = 600_000;

/** A deal, as far as this player may see it. */
export class DailyState {
  /** From the URL: a kind, or a deal's id. */
  readonly #asked: string;
  /** The game of a player who shared a link. */
  readonly invited: string | undefined;
  rule = $state.raw<DealRule>(dealAt('day', 0));
  state = $state.raw<DealState>();
  /** Why the server doesn't show the deal; undefined while loading, and on success. */
  trouble = $state.raw<Trouble>();
  asking = $state(true);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  built = $state.raw<DealBuilt | 'failed'>();
  /** The player's own game of the sealed deal. */
  own = $state.raw<Loaded>();
  /** Undefined while the coach is at work. */
  luck = $state.raw<Luck | 'failed'>();
  /** The games of the open deal on this device, newest first. */
  open = $state.raw<readonly Summary[]>([]);
  /** Par of the open deal, if it was computed on this device. */
  par = $state.raw<Par>();
  #coach: Asked<unknown> | undefined;
  /** Counts requests, to ignore stale answers. */
  #looks = 0;

  constructor(asked: string | undefined) {
    const [deal = '', table] = (asked ?? 'day').split('~');
    this.#asked = deal;
    this.invited = table;
    const kind = KINDS.find((one) => one === deal);
    // By our clock, until the server sends its time.
    this.rule = (kind === undefined ? dealOf(deal) : undefined) ?? dealAt(kind ?? 'day', Date.now());
  }

  get now(): number {
    return Date.now() + this.ahead;
  }

  async look(): Promise<void> {
    // A day may have passed since the page was opened.
    const kind = KINDS.find((one) => one === this.#asked);
    if (kind !== undefined) this.#show(dealAt(kind, this.now));
    void this.#lookAtOpen();
    this.asking = true;
    const look = ++this.#looks;
    const isOld = (): boolean => look !== this.#looks;
    const found = await dealState(this.#asked, playerToken());
    if (isOld()) return;
    this.asking = false;
    this.trouble = found.ok ? undefined : found.trouble;
    if (!found.ok) return;
    this.state = found.value;
    this.ahead = found.value.now - Date.now();
    const rule = dealOf(found.value.deal);
    if (rule !== undefined && this.#show(rule)) void this.#lookAtOpen();
    const { mine } = found.value;
    if (mine !== null) saveSealedTable(mine.table, found.value.deal);
    if (found.value.results === null) return;
    await Promise.all([this.#lookAtBuilt(isOld), this.#lookAtOwn(isOld), this.#keep()]);
  }

  /** Starts or continues the player's only game. Returns why not. */
  async play(name: string): Promise<Trouble | undefined> {
    const { id } = this.rule;
    const { mine } = this.state ?? {};
    if (mine && seatAt(mine.table) !== undefined) {
      go({ page: 'table', id: mine.table });
      return undefined;
    }
    if (mine === null) saveProfile({ ...loadProfile(), name });
    const what = `deal ${id}`;
    const started = await playDeal({ id }, { name, player: ownPlayer(), token: tokenFor(what) });
    if (!started.ok) return started.trouble;
    const { table, token } = started.value;
    saveSeat(table, token);
    saveSealedTable(table, id);
    answered(what);
    go({ page: 'table', id: table });
    return undefined;
  }

  close(): void {
    this.#looks++;
    this.#coach?.cancel();
  }

  /** Switches to another deal and drops the data of the previous one. Returns whether it is another deal. */
  #show(rule: DealRule): boolean {
    if (rule.id === this.rule.id) return false;
    this.rule = rule;
    if (this.state?.deal !== rule.id) this.state = undefined;
    this.built = undefined;
    this.own = undefined;
    this.luck = undefined;
    this.par = undefined;
    this.open = [];
    return true;
  }

  async #lookAtOpen(): Promise<void> {
    const { id } = this.rule;
    this.par = knownPar(id);
    const games = await localGames()
      .list()
      .catch(() => []);
    if (id !== this.rule.id) return;
    this.open = games.filter(({ deal, damaged }) => deal === id && !damaged);
  }

  async #lookAtBuilt(isOld: () => boolean): Promise<void> {
    const built = await dealBuilt(this.rule.id, playerToken());
    if (isOld()) return;
    this.built = built.ok ? built.value : 'failed';
  }

  async #lookAtOwn(isOld: () => boolean): Promise<void> {
    const { mine } = this.state ?? {};
    if (!mine || mine.ended === null) return;
    const loaded = await loadReplay(`table/${mine.table}`);
    if (!loaded.ok || isOld()) return;
    this.own = loaded;
    this.#coach?.cancel();
    const asked = askAnalysis({ record: loaded.story.record, seat: 0, box: undefined }, 'quick', () => {});
    this.#coach = asked;
    const analysis = await asked.result.catch(() => undefined);
    if (isOld()) return;
    if (analysis === undefined) {
      this.luck = 'failed';
      return;
    }
    const { points, to } = analysis.adjusted;
    this.luck = {
      points: totalOf(analysis.luck),
      adjusted: Math.round(points),
      margin: Math.ceil(to - points),
    };
  }

  /** Once the player's code was shown, keeps the vault up to date. */
  async #keep(): Promise<void> {
    const player = playerToken();
    const kept = vaultedAt();
    if (player === undefined || kept === null || Date.now() - kept < KEEP_MS) return;
    await uploadToVault(player);
  }
}
