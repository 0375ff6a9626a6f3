import { BUILT_IN, componentsOf, type Components, type EditionBlock, type Rejection } from 'picket-engine';
import { announce } from '../../platform/announcer.svelte.ts';
import type { ComponentsFile } from '../../authority/authority.ts';
import { localGames } from '../../authority/localGames.ts';
import { text } from '../../text/language.ts';
import { begin } from './begin.ts';
import { partsUsed, loadChoices, saveChoice, type Choice, type Part } from './choice.ts';
import { choiceAt, choiceWith } from './startLinks.ts';
import { isNewcomer } from '../learn/newcomer.ts';
import { blockOf, settle } from './possible.ts';
import type { PlayedWith } from './seats.ts';

/** Many times the size of a components file; a larger file is not read. */
const MAX_BYTES = 5_000_000;

/** The state for choosing an edition, mode and sheet, here and for online tables. */
export type Choosing = Pick<SetupState, 'choice' | 'block' | 'components' | 'set'>;

/** The state of the page. The game shown is always playable, whatever was chosen. */
export class SetupState {
  #wish = $state.raw<Choice>(loadChoices().choice);
  files = $state.raw<readonly ComponentsFile[]>([]);
  starting = $state(false);
  failed = $state(false);
  /** The options in view; the others are behind “More”. Newcomers see only the players. */
  readonly inView: ReadonlySet<Part>;

  constructor(door: string | undefined) {
    const memory = loadChoices();
    this.#wish = choiceAt(door, memory);
    const known: readonly Part[] = isNewcomer() ? [] : ['edition'];
    this.inView = new Set([...known, ...memory.used, ...partsUsed(this.#wish)]);
    void this.#look();
  }

  readonly file = $derived(this.files.find(({ hash }) => hash === this.#wish.components));
  readonly components: Components = $derived(componentsOf(this.file?.box ?? BUILT_IN));
  readonly choice: Choice = $derived(
    settle({ ...this.#wish, components: this.file?.hash ?? null }, this.components),
  );
  readonly block: EditionBlock = $derived(blockOf(this.components, this.choice.edition));

  set(change: Partial<Choice>): void {
    // A file that isn't loaded yet stays chosen, and players who don't fit in one mode return in the next.
    const { components, seats } = this.#wish;
    this.#wish = { ...this.choice, components, seats, ...change };
    saveChoice({ ...this.choice, components: this.#wish.components });
  }

  playWith(kind: PlayedWith): void {
    this.set(choiceWith({ choice: this.choice, seatings: loadChoices().seatings }, kind));
  }

  async start(): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    this.failed = false;
    try {
      await begin({ ...this.choice, components: this.#wish.components });
    } catch {
      this.failed = true;
      announce(text.around.errors.workerStopped, 'assertive');
    } finally {
      this.starting = false;
    }
  }

  /** Stores a components file and selects it; a rejection changes nothing. */
  async bring(file: File): Promise<{ readonly rejection: Rejection } | { readonly added: ComponentsFile }> {
    const name = file.name.replace(/\.json$/i, '');
    const content = await file.slice(0, MAX_BYTES).text();
    const found = await localGames().saveComponents(name, content);
    if (!found.ok) return found;
    await this.#look();
    this.set({ components: found.value.hash });
    return { added: found.value };
  }

  async removeFile(hash: string): Promise<Rejection | undefined> {
    const refused = await localGames().removeComponents(hash);
    if (refused === undefined) await this.#look();
    return refused;
  }

  async #look(): Promise<void> {
    try {
      this.files = await localGames().components();
    } catch {
      // The built-in data is still available.
    }
  }
}
