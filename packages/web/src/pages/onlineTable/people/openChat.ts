import { tick } from 'svelte';
import type { OnlineSession } from '../../../online/session.svelte.ts';

/** Opens or closes the chat. Beside the table, opening it moves to its field; a panel does that automatically. */
export async function openChat(session: OnlineSession): Promise<void> {
  session.toggleChat();
  await tick();
  document.querySelector<HTMLElement>('[data-chat] input')?.focus({ preventScroll: true });
}
