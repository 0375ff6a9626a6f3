import { commitmentOf, type Box } from 'picket-engine';
import {
  dealAfter,
  dealAt,
  dealBefore,
  dealOf,
  LIMITS,
  type DealBuilt,
  type DealRule,
  type DealState,
} from 'picket-protocol';
import type { BotPool } from '../clock/botPool.ts';
import { findPar } from '../clock/par.ts';
import { BANNED } from '../store/banned.ts';
import type { DealRow, EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { freshSecret, hashOf, keyOfToken } from '../table/secrets.ts';
import type { TableState } from '../table/state.ts';
import { builtFrom } from './dealBuilt.ts';
import { listOf, type DealList } from './dealResults.ts';

interface DealsDependencies {
  readonly store: Store;
  readonly box: Box;
  readonly pool: Pick<BotPool, 'find'>;
  readonly now: () => number;
  /** Whether the server is read-only: then no deal is drawn and no par is computed. */
  readonly isPaused: () => boolean;
  readonly elapsed: () => number;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds for which a list is reused: all visitors of the page see the same one. */
const LIST_MS = 2000;
/** Counting where people built reads every turn. */
const BUILT_MS = 60_000;
/** The player's last games. */
const HISTORY = 60;

/** The sealed deals: their seeds, results and pars. */
export class Deals {
  readonly #deps: DealsDependencies;
  readonly #lists = new Map<string, { readonly at: number; readonly list: Promise<DealList> }>();
  readonly #built = new Map<string, { readonly at: number; readonly counts: Promise<DealBuilt> }>();
  /** Deals whose par is being computed here. */
  readonly #seeking = new Set<string>();

  constructor(deps: DealsDependencies) {
    this.#deps = deps;
  }

  /** A deal with its seed, which is drawn and stored when first requested, usually during the deal before. */
  async dealt(rule: DealRule): Promise<DealRow | undefined> {
    const known = await this.#deps.store.deal(rule.id);
    if (known !== undefined) return known;
    // A past deal that nobody requested in time was never drawn.
    return rule.ends > this.#deps.now() && !this.#deps.isPaused() ? this.#draw(rule) : undefined;
  }

  async #draw({ id }: DealRule): Promise<DealRow> {
    const { store, now } = this.#deps;
    const row: DealRow = { id, seed: freshSecret(), made: now(), par: null, par_by: null };
    // Another request or node may be faster: the first seed wins.
    const failed = await store.commit(`deal ${id}`, [{ insert: 'deals', row }]).then(
      () => undefined,
      (error: unknown) => error,
    );
    const stored = failed === undefined ? row : await store.deal(id);
    if (stored === undefined) throw failed;
    return stored;
  }

  /** What a player may know about a deal: results only after their own game, or after the end. */
  async state(rule: DealRule, player: string | undefined): Promise<DealState | undefined> {
    const { now, isPaused } = this.#deps;
    const deal = rule.opens <= now() ? await this.dealt(rule) : undefined;
    if (deal === undefined) return undefined;
    const next = dealAfter(rule);
    // Drawn one deal ahead, so its commitment is known before anyone can play it.
    const following = (await this.dealt(next))?.seed;
    const hash = player === undefined ? undefined : hashOf(player);
    const own = hash === undefined ? [] : await this.#deps.store.entriesOf(hash);
    const mine = own.find((entry) => entry.deal === rule.id);
    const closed = rule.closes <= now();
    const isShown = closed || (mine !== undefined && mine.ended !== null);
    const list = await this.#listed(rule.id, mine);
    if (deal.par === null && !closed && !isPaused()) this.#seekPar(rule, deal);
    return {
      deal: rule.id,
      now: now(),
      commitment: commitmentOf(deal.seed),
      next: { deal: next.id, commitment: following === undefined ? '' : commitmentOf(following) },
      seed: closed ? deal.seed : null,
      games: list.games,
      mine:
        mine === undefined
          ? null
          : {
              table: mine.table_id,
              name: mine.name,
              bot: mine.bot === 1,
              ended: mine.ended,
              score: mine.score,
            },
      par: isShown && deal.par !== null ? { score: deal.par, by: deal.par_by ?? '' } : null,
      results: isShown ? list.resultsFor(mine?.table_id) : null,
      streak: streakOf(own, now()),
      played: own
        .flatMap(({ deal: id, table_id, score }) =>
          score === null ? [] : [{ deal: id, table: table_id, score }],
        )
        .slice(0, HISTORY),
    };
  }

  /** Whether this token may read the whole game: its player, those who have played the deal, and everyone after the end. */
  async mayRead({ deal, tokens }: TableState, token: string | undefined): Promise<boolean> {
    const rule = deal === null ? undefined : dealOf(deal);
    if (rule === undefined || rule.closes <= this.#deps.now()) return true;
    if (token === undefined) return false;
    if (keyOfToken(tokens, token) !== undefined) return true;
    const own = await this.#deps.store.entriesOf(hashOf(token));
    return own.some((entry) => entry.deal === rule.id && entry.ended !== null);
  }

  /** Where people built, for those who may see the results. */
  async built(rule: DealRule, player: string | undefined): Promise<DealBuilt | undefined> {
    const { store, now, elapsed } = this.#deps;
    const own = player === undefined ? [] : await store.entriesOf(hashOf(player));
    const hasPlayed = own.some(({ deal, ended }) => deal === rule.id && ended !== null);
    if (!hasPlayed && rule.closes > now()) return undefined;
    for (const [id, { at }] of this.#built) if (elapsed() - at >= BUILT_MS) this.#built.delete(id);
    const known = this.#built.get(rule.id);
    if (known !== undefined) return known.counts;
    const counts = store.built(rule.id, LIMITS.builtGames).then(builtFrom);
    this.#built.set(rule.id, { at: elapsed(), counts });
    counts.catch(() => this.#built.delete(rule.id));
    return counts;
  }

  /** The games that count, always including the player's own: the list may have been read before it was over. */
  async #listed(deal: string, mine: EntryRow | undefined): Promise<DealList> {
    const list = await this.#recent(deal);
    const counts = mine !== undefined && mine.score !== null && mine.hidden < BANNED;
    if (!counts || list.has(mine.table_id)) return list;
    this.#lists.delete(deal);
    return this.#recent(deal);
  }

  #recent(deal: string): Promise<DealList> {
    const { store, elapsed } = this.#deps;
    for (const [id, { at }] of this.#lists) if (elapsed() - at >= LIST_MS) this.#lists.delete(id);
    const known = this.#lists.get(deal);
    if (known !== undefined) return known.list;
    const list = store.ranked(deal).then(listOf);
    this.#lists.set(deal, { at: elapsed(), list });
    list.catch(() => this.#lists.delete(deal));
    return list;
  }

  #seekPar(rule: DealRule, { seed }: DealRow): void {
    const { pool, box, store, failed } = this.#deps;
    if (this.#seeking.has(rule.id)) return;
    this.#seeking.add(rule.id);
    findPar(pool, { rule, seed, box })
      .then(({ score, by }) =>
        store.commit(`deal ${rule.id}`, [
          // Another node may be faster: a par that was shown stays.
          { update: 'deals', where: { id: rule.id, par: null }, set: { par: score, par_by: by } },
        ]),
      )
      // After a failure it isn't retried until the next start: every visit would fail.
      .then(() => this.#seeking.delete(rule.id), failed);
  }
}

/** The current streak, up to today or yesterday, and the longest ever. */
function streakOf(entries: readonly EntryRow[], now: number): DealState['streak'] {
  const days = new Set(
    entries.flatMap(({ deal, score, hidden }) => (score === null || hidden === BANNED ? [] : [deal])),
  );
  const before = (rule: DealRule): number => {
    let length = 0;
    for (let day = rule; days.has(day.id); day = dealBefore(day)) length++;
    return length;
  };
  const today = dealAt('day', now);
  const rules = [...days].map(dealOf).filter((rule) => rule?.kind === 'day') as DealRule[];
  return {
    now: days.has(today.id) ? before(today) : before(dealBefore(today)),
    best: Math.max(0, ...rules.filter((rule) => !days.has(dealAfter(rule).id)).map(before)),
  };
}
