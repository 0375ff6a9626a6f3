import type { Reaction } from 'picket-protocol';

/** “3 d”, “2 h”, “10 min”. */
export interface ShortTimes {
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly minutes: (count: number) => string;
}

/** What stands around a game with people elsewhere. */
export interface OnlineTableText {
  readonly strip: {
    readonly label: string;
    readonly offline: string;
    readonly turnKept: string;
    readonly draining: string;
    readonly retry: string;
    readonly minded: string;
    readonly back: string;
  };
  readonly clock: {
    readonly left: (time: string) => string;
    readonly short: ShortTimes;
    readonly sleeps: string;
    readonly over: string;
    /** Said while it runs out. */
    readonly warning: (time: string) => string;
  };
  readonly chat: {
    readonly title: string;
    readonly open: string;
    readonly unread: (count: number) => string;
    readonly empty: string;
    readonly field: string;
    readonly send: string;
    readonly muted: string;
    readonly youMuted: string;
    readonly left: (count: number) => string;
    readonly line: (name: string, line: string) => string;
    readonly you: string;
    readonly spectator: string;
    readonly react: string;
  };
  readonly reactions: { readonly [R in Reaction]: string };
  readonly reacted: (name: string, reaction: string) => string;
  readonly said: {
    readonly isIn: (name: string, count: number, of: number) => string;
    readonly tookBack: (name: string) => string;
    readonly away: (name: string) => string;
    readonly here: (name: string) => string;
    readonly caretaker: (name: string) => string;
    readonly ownerBack: (name: string) => string;
    readonly resigned: (name: string) => string;
    readonly host: (name: string) => string;
    readonly offline: string;
    readonly online: string;
  };
  readonly menu: {
    readonly people: string;
    readonly move: string;
    readonly resign: string;
    readonly invite: string;
    readonly pace: string;
    readonly late: { readonly on: string; readonly off: string };
    readonly remind: string;
    readonly remindNoMore: string;
    readonly leave: string;
  };
  readonly people: {
    readonly title: string;
    readonly watching: (count: number) => string;
    readonly blockLine: string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly muteAll: string;
    readonly unmuteAll: string;
    readonly block: (name: string) => string;
    readonly unblock: (name: string) => string;
    readonly report: (name: string) => string;
    readonly handOver: (name: string) => string;
    readonly newLink: (name: string) => string;
    readonly host: string;
    readonly you: string;
  };
  readonly reporting: {
    readonly title: (name: string) => string;
    readonly line: string;
    readonly field: string;
    readonly send: string;
    readonly sent: string;
  };
  readonly link: {
    readonly moveTitle: string;
    readonly moveLine: string;
    readonly newTitle: (name: string) => string;
    readonly newLine: (name: string) => string;
    readonly making: string;
    readonly once: string;
  };
  readonly resigning: {
    readonly title: string;
    readonly line: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly pacing: { readonly title: string; readonly line: string; readonly set: string };
  readonly watch: {
    readonly line: string;
    readonly cards: string;
    readonly hidden: string;
    readonly towns: string;
    readonly isIn: string;
    readonly thinking: string;
  };
  readonly end: { readonly rematch: string; readonly toRematch: string };
  readonly push: {
    readonly title: string;
    readonly line: string;
    readonly name: string;
    readonly nameLine: string;
    readonly denied: string;
    readonly none: string;
    readonly failed: string;
    /** What the reminder itself says; of the town. */
    readonly notice: { readonly title: string; readonly line: (city: string) => string };
  };
}
