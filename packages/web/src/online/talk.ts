import { LIMITS, REACTIONS } from 'picket-protocol';
import { online, textView } from '../text/language.ts';
import { secondsIn } from './countdown.ts';
import type { OnlineSession } from './session.svelte.ts';

/** Typed commands of an online table: messages to the others, and questions. */
export interface Talk {
  /** Sends a message; returns why not if it can't. */
  readonly say: (line: string) => Promise<string>;
  /** Sends a reaction by its name; without a name, lists the reactions. */
  readonly react: (name: string) => Promise<string>;
  readonly chat: () => string;
  readonly time: () => string;
}

/** How many messages are read out. */
const MOST_LINES = 5;

export function talkAt(session: OnlineSession): Talk {
  const send = async (order: Parameters<OnlineSession['order']>[0]): Promise<string> => {
    if (session.silenced !== '') return session.silenced;
    // If it fails, the session announces why.
    return (await session.order(order)) ? textView.answers.sentMessage : '';
  };
  return {
    say: async (line) =>
      line === '' ? online.table.chat.field : send({ type: 'chat', text: line.slice(0, LIMITS.chat) }),
    react: async (name) => {
      const { reactions } = online.table;
      const wanted = name.toLowerCase();
      const found = REACTIONS.find((reaction) => reactions[reaction].toLowerCase().startsWith(wanted));
      if (wanted === '' || found === undefined) return textView.answers.reactions(Object.values(reactions));
      return send({ type: 'react', reaction: found });
    },
    chat: () => {
      const { chat } = online.table;
      const { you } = session.table;
      const lines = session.lines.slice(-MOST_LINES);
      if (lines.length === 0) return chat.empty;
      return lines
        .map(({ seat, text }) => chat.line(seat === you ? chat.you : session.nameOf(seat), text))
        .join(' ');
    },
    time: () => {
      const { clock } = online.table;
      const { info } = session.table.known ?? {};
      const deadline = info?.deadline ?? undefined;
      if (deadline === undefined) return info?.settings.clock ? clock.sleeps : textView.answers.noClock;
      return clock.left(secondsIn(deadline - session.table.ahead - Date.now()));
    },
  };
}
