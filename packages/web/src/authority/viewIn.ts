import { readComponents, readView, type UserComponents, type View } from '@picket/engine';
import type { Snapshot } from './authority.ts';

let read: { readonly text: string; readonly own: UserComponents | undefined } | undefined;

/** The view of a seat that plays on this device, with the user's own components where the game has them. */
export function viewIn(
  { views, components }: Pick<Snapshot, 'views' | 'components'>,
  seat: number,
): View | undefined {
  const view = readView(
    views.find((view) => view.seat === seat),
    components === undefined ? {} : ownIn(components),
  );
  return view.ok ? view.value : undefined;
}

/** Every snapshot of a game carries the same text: it is read once. */
function ownIn(text: string): UserComponents | undefined {
  if (read?.text !== text) {
    const found = readComponents(text);
    read = { text, own: found.ok ? found.value : undefined };
  }
  return read.own;
}
