import {
  BUILT_IN,
  defaultOptions,
  isComplete,
  legalSteps,
  positionIn,
  readComponents,
  readView,
  startDraft,
  takeStep,
  type Options,
  type Step,
  type View,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { vi } from 'vitest';
import type { GameId, SavedDraft, NewGame, Snapshot, TurnMessage } from './authority.ts';
import { Games } from './games.ts';
import { GameRepository } from './gameRepository.ts';
import { Library } from './library.ts';
import { MemoryStore } from './memoryStore.ts';
import { StoreFailure, type Change, type StoredValues, type StoredFile, type Store } from './store.ts';

/** Shared by the authority's tests. */

const TWO: Options = { ...defaultOptions, players: ['Ada', 'Bob'] };
export const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Waits for something asynchronous; a busy machine may take long. */
export function soon(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 60_000, interval: 5 });
}

export interface Authorities {
  readonly games: Games;
  readonly library: Library;
}

export function authorityOn(store: Store = new MemoryStore()): Authorities {
  let time = 0;
  let drawn = 0;
  const now = () => ++time;
  const repository = new GameRepository(store);
  const random = (bytes: number) => new Uint8Array(bytes).fill(++drawn);
  return { games: new Games(repository, now), library: new Library(repository, { now, random }) };
}

/** A game for two, or with these options. */
export function wanted(options: Partial<Options> = {}, rest: Partial<NewGame> = {}): NewGame {
  return { options: { ...TWO, ...options }, city: 'A', ...rest };
}

/** Any complete turn, the same for the same view. */
function anyTurn(view: View, salt: string): Step[] {
  const position = positionIn(view);
  if (position === undefined) throw new Error('nothing to play');
  const random = new FastRandom(`${view.state.rounds.length}/${view.seat}${salt}`);
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const steps = [...legalSteps(draft)];
    const next = takeStep(draft, steps[random.below(steps.length)]);
    if (next.ok) draft = next.value;
  }
  return [...draft.steps];
}

export async function see(games: Games, id: GameId): Promise<Omit<Snapshot, 'elsewhere'>> {
  const snapshot = await games.snapshot(id);
  if (snapshot === undefined) throw new Error('no such game');
  return snapshot;
}

/** The view of a seat, with the user's own components where the game has them. */
export function viewIn(
  { views, components }: Pick<Snapshot, 'views' | 'components'>,
  seat: number,
): View | undefined {
  const own = components === undefined ? undefined : readComponents(components);
  const view = readView(
    views.find((view) => view.seat === seat),
    own?.ok ? own.value : BUILT_IN,
  );
  return view.ok ? view.value : undefined;
}

/** A turn of the person who holds the device. */
export async function next(games: Games, id: GameId, salt = ''): Promise<TurnMessage> {
  const snapshot = await see(games, id);
  const view = viewIn(snapshot, snapshot.active);
  if (view === undefined) throw new Error('nothing to see');
  return { seat: snapshot.active, round: view.state.rounds.length, steps: anyTurn(view, salt) };
}

/** Submits the next turn, after storing it as a draft with one tap per step. */
export async function playOne(games: Games, id: GameId, salt?: string): Promise<boolean> {
  if ((await see(games, id)).over) return false;
  const turn = await next(games, id, salt);
  const { seat, round, steps } = turn;
  await games.saveDraft(id, { seat, round, taps: steps.map((step) => [step]), undone: [] });
  const refused = await games.submit(id, turn);
  if (refused !== undefined) throw new Error(refused.code);
  return true;
}

export async function playAll(games: Games, id: GameId): Promise<void> {
  while (await playOne(games, id));
}

export const draftOf = (seat: number, taps = 1): SavedDraft => ({
  seat,
  round: 0,
  taps: Array.from({ length: taps }, () => [{ do: 'park' as const }]),
  undone: [[{ do: 'pool' as const }]],
});

/** Rejects writes, or all calls, on request. */
export class MoodyStore extends MemoryStore {
  mood: 'well' | 'full' | 'blocked' = 'well';

  override async ids(): Promise<readonly GameId[]> {
    this.#look();
    return super.ids();
  }

  override async read(id: GameId): Promise<StoredValues | undefined> {
    this.#look();
    return super.read(id);
  }

  override async write(change: Change): Promise<void> {
    this.#touch();
    return super.write(change);
  }

  override async files(): Promise<readonly unknown[]> {
    this.#look();
    return super.files();
  }

  override async writeFile(file: StoredFile): Promise<void> {
    this.#touch();
    return super.writeFile(file);
  }

  #look(): void {
    if (this.mood === 'blocked') throw new StoreFailure('storage-blocked');
  }

  #touch(): void {
    this.#look();
    if (this.mood === 'full') throw new StoreFailure('storage-full');
  }
}
