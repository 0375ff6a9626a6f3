import type { Known, Order, Reaction, SeatInfo, ServerMessage } from 'picket-protocol';
import { announce } from '../platform/announcer.svelte.ts';
import { errorSentence } from './errorSentence.ts';
import { Hidden } from './hidden.svelte.ts';
import type { OnlineTable } from './table.svelte.ts';
import { layout } from '../platform/layout.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import { notesFor, sentencesFor } from './announcements.ts';
import { online, text } from '../text/language.ts';

/** What is open over an online table. */
export type OpenDialog =
  | { readonly kind: 'chat' | 'people' | 'move' | 'resign' | 'pace' | 'invite' | 'towns' }
  | { readonly kind: 'report' | 'link'; readonly seat: number };

/** A reaction, shown at the player's town. */
interface Bubble {
  readonly nr: number;
  readonly seat: number;
  readonly reaction: Reaction;
}

/** What happened at the table, shown briefly. */
interface Note {
  readonly nr: number;
  readonly text: string;
}

/** How long they stay, in milliseconds. */
const BUBBLE_MS = 4000;
const NOTE_MS = 6000;

/** The players of an online table: chat, moderation and dialogs. */
export class OnlineSession {
  readonly table: OnlineTable;
  readonly hidden: Hidden;
  open = $state.raw<OpenDialog>();
  bubbles = $state.raw<readonly Bubble[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  /** Whether the page shown has a place for the chat beside the table. */
  docking = $state(false);
  /** Why the last command failed. */
  trouble = $state('');
  #read = $state(0);
  #shown = 0;

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
    if (known?.hall !== undefined && known.info.host !== you) return chat.hostOnly;
    return seat?.muted === true ? chat.youMuted : '';
  });

  readonly docked: boolean = $derived(this.docking && layout.docks);
  readonly chatOpen: boolean = $derived(this.docked ? preferences.now.chat : this.open?.kind === 'chat');

  /** Opens or closes the chat; when it is docked, that is a preference. */
  toggleChat(): void {
    if (!this.docked) return this.show(this.chatOpen ? undefined : { kind: 'chat' });
    preferences.set({ chat: !this.chatOpen });
    if (this.chatOpen) this.markRead();
  }

  /** What a player just reacted with. */
  reactionOf(seat: number): string | undefined {
    const bubble = this.bubbles.findLast((other) => other.seat === seat);
    return bubble && online.table.reactions[bubble.reaction];
  }

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

  /** Sends a command, and announces why if it fails. */
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

  /** Announces other players' actions; returns a function that stops it. */
  listen(): () => void {
    return this.table.listen((message, before) => this.#hear(message, before));
  }

  #hear(message: ServerMessage, before: Known | undefined): void {
    const after = this.table.known;
    if (before === undefined || after === undefined) return;
    if (message.type === 'reaction') this.#bubble(message.seat, message.reaction);
    if (message.type === 'chat' && !this.#isHidden(message.seat)) {
      if (this.chatOpen) this.markRead();
      if (message.seat !== after.you) {
        announce(online.table.chat.line(this.nameOf(message.seat), message.text));
      }
    }
    const sentences = text.around.sentences(sentencesFor(message, before, after));
    if (sentences !== '') announce(sentences);
    for (const note of notesFor(message, before, after)) this.#note(note);
  }

  #note(text: string): void {
    const nr = this.#shown++;
    this.notes = [...this.notes, { nr, text }];
    setTimeout(() => (this.notes = this.notes.filter((note) => note.nr !== nr)), NOTE_MS);
  }

  #bubble(seat: number, reaction: Reaction): void {
    if (this.#isHidden(seat)) return;
    const nr = this.#shown++;
    this.bubbles = [...this.bubbles, { nr, seat, reaction }];
    if (seat !== this.table.you) announce(online.table.reacted(this.nameOf(seat), reaction));
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => bubble.nr !== nr)), BUBBLE_MS);
  }
}
