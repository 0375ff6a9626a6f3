import { base64url, playDeck } from 'picket-engine';
import { TableChoice } from '../tableChoice.svelte.ts';
import { NEWEST } from '../versions.ts';
import { NOTHING, type StoredDeck } from './stored.ts';

const SEED_BYTES = 16;
/** The same limit as at an online table. */
const LONGEST = 24;

/** The game to play with the deck, and its players. */
export class DeckChoice extends TableChoice {
  names = $state('');

  /** Only if several people play. */
  readonly asksNames = $derived(this.mode === 'standard' || this.mode === 'expert');
  readonly players = $derived(
    this.names
      .split(/[,;]/)
      .map((name) => name.trim().slice(0, LONGEST))
      .filter((name) => name !== ''),
  );
  /** Hands need names; in other games players can stay nameless. */
  readonly wrong: 'tooFew' | 'tooMany' | undefined = $derived.by(() => {
    if (this.mode === 'expert' && this.players.length < 2) return 'tooFew';
    return playDeck(this.deal('A'.repeat(22)), []).ok ? undefined : 'tooMany';
  });

  begin(): StoredDeck | undefined {
    if (this.wrong !== undefined) return undefined;
    return this.deal(base64url(crypto.getRandomValues(new Uint8Array(SEED_BYTES))));
  }

  deal(seed: string): StoredDeck {
    const players = this.asksNames && this.players.length > 0 ? this.players : [''];
    return {
      options: { ...this.options, players },
      seed,
      pinned: NEWEST,
      rounds: [],
      now: NOTHING,
      temps: 0,
    };
  }
}
