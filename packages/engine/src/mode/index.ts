import type { ModeId } from '../edition/names.ts';
import type { Mode } from '../state/mode.ts';
import { standard } from './standard.ts';

const PLAYED: { readonly [M in ModeId]?: Mode } = { standard };

/** The hooks of a mode; undefined for one that cannot be played. */
export function modeOf(id: ModeId): Mode | undefined {
  return PLAYED[id];
}
