import { BUILT_IN, readComponents, readView, type Box, type View } from 'picket-engine';
import type { Snapshot } from './authority.ts';

let read: { readonly text: string; readonly box: Box | undefined } | undefined;

/** The view of a local seat, with the user's components if the game uses them. */
export function viewIn(
  { views, components }: Pick<Snapshot, 'views' | 'components'>,
  seat: number,
): View | undefined {
  const view = readView(
    views.find((view) => view.seat === seat),
    components === undefined ? BUILT_IN : boxIn(components),
  );
  return view.ok ? view.value : undefined;
}

/** Every snapshot of a game has the same text, so it is parsed once. */
function boxIn(text: string): Box | undefined {
  if (read?.text !== text) {
    const found = readComponents(text);
    read = { text, box: found.ok ? found.value : undefined };
  }
  return read.box;
}
