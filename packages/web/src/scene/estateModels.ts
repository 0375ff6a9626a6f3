import type { EstateName } from 'picket-engine';
import type { EstateModel } from './sheetTypes.ts';
import { has, otherClaims, pickedPlan } from '../turn/claim.ts';
import { estatePicture, type Drawing } from './drawing.ts';
import { effectOf } from './earned.ts';
import type { Scene } from './scene.ts';
import { modeOf } from '../turn/tappable.ts';

/** The estates of the last claimed plan, and possible replacements. */
export interface Picks {
  readonly picked: readonly EstateName[];
  readonly pickable: readonly EstateName[];
}

export function picksOf({ now: { editor } }: Scene): Picks {
  const plan = modeOf(editor) === 'estates' ? pickedPlan(editor.draft) : undefined;
  if (plan === undefined) return { picked: [], pickable: [] };
  return {
    picked: plan.estates,
    pickable: otherClaims(editor.draft, plan).flatMap(({ estates }) => estates),
  };
}

/** The current estates, except those that the preview would complete or split. */
export function estateModels(scene: Scene, drawing: Drawing, street: number, picks: Picks): EstateModel[] {
  const { now, would, text } = scene;
  const estates = now.sheet.streets[street]?.estates ?? [];
  const shown = would?.sheet.streets[street]?.estates ?? estates;
  const points = would === undefined ? 0 : effectOf(now, would).points;
  return shown.map((estate): EstateModel => {
    const { first, size } = estate;
    const same = estates.find((old) => old.first === first && old.size === size);
    if (estate.state === 'complete' && same?.state !== 'complete') {
      return {
        ...estatePicture(drawing, street, estate),
        plate: text.turn.spots.plate.preview(size, points),
        preview: true,
      };
    }
    const pick = pickOf(picks, [street, first, size]);
    const picture = estatePicture(drawing, street, same ?? estate);
    if (pick === undefined) return picture;
    const label = text.turn.spots.estate([street, first], scene.streets, size);
    return { ...picture, pick, label };
  });
}

function pickOf({ picked, pickable }: Picks, estate: EstateName): EstateModel['pick'] {
  if (has(picked, estate)) return 'picked';
  return has(pickable, estate) ? 'pickable' : undefined;
}
