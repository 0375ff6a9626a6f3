import type { Loaded } from '../replay/source.ts';
import { loadReplay } from '../replay/source.ts';
import { leadsOf, passedIn } from './figures.ts';

/** A game that can be shown next to the player's own. */
export interface GhostChoice {
  /** The replay's id, or an id for a game in memory. */
  readonly of: string;
  readonly name: string;
  readonly score: number | undefined;
  /** A game in memory, which needs no request. */
  readonly loaded?: Loaded;
}

/** The player's game and a ghost, both shown at the same round. */
export class Compare {
  readonly #own: () => Loaded | undefined;
  readonly #choices: () => readonly GhostChoice[];
  #chosen = $state<string>();
  #loaded = $state.raw<{ readonly of: string; readonly game: Loaded | 'failed' }>();
  #round = $state<number>();

  constructor(own: () => Loaded | undefined, choices: () => readonly GhostChoice[]) {
    this.#own = own;
    this.#choices = choices;
    $effect(() => {
      const { choice } = this;
      if (choice === undefined || choice.loaded !== undefined) return undefined;
      const { of } = choice;
      let wanted = true;
      const show = (game: Loaded | 'failed'): void => {
        if (wanted) this.#loaded = { of, game };
      };
      void loadReplay(of).then(
        (game) => {
          // A link may point to a game of another deal.
          const isSame = game.ok && game.story.record.seed === this.own?.story.record.seed;
          show(isSame ? game : 'failed');
        },
        () => show('failed'),
      );
      return () => (wanted = false);
    });
  }

  get own(): Loaded | undefined {
    return this.#own();
  }

  readonly choice: GhostChoice | undefined = $derived.by(() => {
    const choices = this.#choices();
    return choices.find(({ of }) => of === this.#chosen) ?? choices[0];
  });

  readonly ghost: Loaded | 'failed' | undefined = $derived.by(() => {
    const { choice } = this;
    if (choice?.loaded !== undefined) return choice.loaded;
    return this.#loaded?.of === choice?.of ? this.#loaded?.game : undefined;
  });

  readonly rounds: number = $derived.by(() => this.own?.story.record.rounds.length ?? 0);

  /** From 0. The last one is shown first. */
  get round(): number {
    return Math.min(this.#round ?? this.rounds - 1, Math.max(0, this.rounds - 1));
  }

  set round(round: number) {
    this.#round = Math.min(Math.max(0, round), Math.max(0, this.rounds - 1));
  }

  readonly leads: readonly number[] = $derived.by(() => {
    const { own, ghost } = this;
    return own === undefined || ghost === undefined || ghost === 'failed'
      ? []
      : leadsOf(own.story, ghost.story);
  });

  /** The round in which the ghost was passed; undefined while that round isn't shown. */
  readonly passed: number | undefined = $derived.by(() => {
    const round = passedIn(this.leads);
    return round !== undefined && round <= this.round + 1 ? round : undefined;
  });

  choose(of: string): void {
    this.#chosen = of;
  }
}
