import { tick } from 'svelte';
import type { OnlineSession } from '../../../online/session.svelte.ts';

/** Opens or closes the chat. When docked, opening it focuses its field; a panel does that automatically. */
export async function openChat(session: OnlineSession): Promise<void> {
  session.toggleChat();
  await tick();
  document.querySelector<HTMLElement>('[data-chat] input')?.focus({ preventScroll: true });
}
