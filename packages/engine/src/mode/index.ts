import type { EditionId, ModeId } from '../edition/names.ts';
import type { Mode } from '../state/mode.ts';
import { aaa2018 } from './aaa2018.ts';
import { aaa2023 } from './aaa2023.ts';
import { expert } from './expert.ts';
import { solo } from './solo.ts';
import { standard } from './standard.ts';

/** [M1] The modes of each edition. */
const MODES: { readonly [E in EditionId]: { readonly [M in ModeId]?: Mode } } = {
  '2018': { standard, expert, solo, aaa: aaa2018 },
  '2023': { standard, aaa: aaa2023 },
};

/** The hooks of a mode; undefined if the edition does not have it. */
export function modeOf(edition: EditionId, id: ModeId): Mode | undefined {
  return MODES[edition][id];
}
