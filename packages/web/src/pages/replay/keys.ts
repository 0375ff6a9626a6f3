import type { ReplayState } from './replayState.svelte.ts';

type Command = (player: ReplayState) => void;

/** The keys of a replay, unless the focused control handles them. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return undefined;
  // The sheet has its own arrow keys.
  const inSheet = target instanceof Element && target.closest('[role=gridcell]') !== null;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = key === 'ArrowRight' ? 1 : -1;
      if (inSheet) return undefined;
      return shiftKey ? (player) => player.leap(by) : (player) => player.step(by);
    }
    case 'n':
    case 'p':
      return (player) => player.jump(key === 'n' ? 1 : -1);
    case ' ':
      // A focused button is pressed instead.
      return target instanceof Element && target.closest('button, a, [role=gridcell]')
        ? undefined
        : (player) => player.toggle();
    default:
      return undefined;
  }
}
