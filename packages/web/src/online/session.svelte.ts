import type { Reaction, SeatInfo, ServerMessage, Known } from 'picket-protocol';
import { announce } from '../platform/announcer.svelte.ts';
import { errorSentence } from './errorSentence.ts';
import { Hidden } from './hidden.svelte.ts';
import type { Order } from './outbox.ts';
import type { OnlineTable } from './table.svelte.ts';
import { sentencesFor } from './announcements.ts';
import { online, text } from '../text/language.ts';

/** What is open over an online table. */
export type OpenDialog =
  | { readonly kind: 'chat' | 'people' | 'move' | 'resign' | 'pace' | 'invite' }
  | { readonly kind: 'report' | 'link'; readonly seat: number };

interface Bubble {
  readonly nr: number;
  readonly text: string;
}

/** How long a reaction stays, in milliseconds. */
const LASTS = 4000;

/** The players of an online table: chat, moderation and dialogs. */
export class OnlineSession {
  readonly table: OnlineTable;
  readonly hidden: Hidden;
  open = $state.raw<OpenDialog>();
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** Why the last command failed. */
  trouble = $state('');
  #read = $state(0);
  #bubbles = 0;

  constructor(table: OnlineTable) {
    this.table = table;
    this.hidden = new Hidden(table.id);
    this.#read = table.known?.chat.at(-1)?.at ?? 0;
  }

  readonly seats: readonly SeatInfo[] = $derived.by(() => this.table.known?.seats ?? []);
  /** The chat without hidden players. */
  readonly lines = $derived.by(() =>
    (this.table.known?.chat ?? []).filter(({ seat }) => !this.#isHidden(seat)),
  );
  readonly unread: number = $derived(
    this.lines.filter(({ at, seat }) => at > this.#read && seat !== this.table.you).length,
  );
  /** Why this player can't chat; empty if they can. */
  readonly silenced: string = $derived.by(() => {
    const { chat } = online.table;
    const { you, known, seat } = this.table;
    if (you === undefined) return chat.spectator;
    if (known?.info.muted === true) return chat.muted;
    return seat?.muted === true ? chat.youMuted : '';
  });

  nameOf(seat: number): string {
    return this.seats.find((other) => other.seat === seat)?.name ?? '';
  }

  #isHidden(seat: number): boolean {
    return this.hidden.has(this.seats.find((other) => other.seat === seat)?.key);
  }

  show(open: OpenDialog | undefined): void {
    this.open = open;
    this.trouble = '';
    if (open?.kind === 'chat') this.markRead();
  }

  markRead(): void {
    this.#read = this.table.known?.chat.at(-1)?.at ?? 0;
  }

  /** Sends a command, and says why if it fails. */
  async order(order: Order): Promise<boolean> {
    this.trouble = '';
    const answer = await this.table.order(order);
    if (answer.type === 'done') return true;
    this.trouble = errorSentence(answer);
    announce(this.trouble, 'assertive');
    return false;
  }

  react(reaction: Reaction): void {
    void this.order({ type: 'react', reaction });
  }

  /** Announces what others do; returns a function that stops it. */
  listen(): () => void {
    return this.table.listen((message, before) => this.#hear(message, before));
  }

  #hear(message: ServerMessage, before: Known | undefined): void {
    const after = this.table.known;
    if (before === undefined || after === undefined) return;
    if (message.type === 'reaction') this.#bubble(message.seat, message.reaction);
    if (message.type === 'chat' && !this.#isHidden(message.seat)) {
      if (this.open?.kind === 'chat') this.markRead();
      if (message.seat !== after.you) {
        announce(online.table.chat.line(this.nameOf(message.seat), message.text));
      }
    }
    const told = text.around.sentences(sentencesFor(message, before, after));
    if (told !== '') announce(told);
  }

  #bubble(seat: number, reaction: Reaction): void {
    if (this.#isHidden(seat)) return;
    const name = this.nameOf(seat);
    const nr = this.#bubbles++;
    const who = seat === this.table.you ? online.table.chat.you : name;
    this.bubbles = [...this.bubbles, { nr, text: online.table.reacted(who, reaction) }];
    if (seat !== this.table.you) announce(online.table.reacted(name, reaction));
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => bubble.nr !== nr)), LASTS);
  }
}
