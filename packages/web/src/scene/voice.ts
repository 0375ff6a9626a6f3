import type { Text } from '../text/text.ts';
import { announcement } from './announce.ts';
import type { Change } from './answers.ts';
import { barModel } from './barModel.ts';
import { dealNotes } from './recap.ts';
import { answer } from './say.ts';
import type { Scene } from './scene.ts';

/** How a table speaks of what happens. The text view has words of its own. */
export interface Voice {
  /** After a step, or a few of them. */
  readonly change: (change: Change) => string;
  /** A new round: what the cards did, and what they are. */
  readonly round: (scene: Scene) => string;
  /** The turn is confirmed. */
  readonly sent: (scene: Scene) => string;
}

export function pictureVoice(text: Text): Voice {
  return {
    change: (change) => announcement(change, text),
    round: (scene) => {
      const { state, now } = scene.now.editor.view;
      return text.around.sentences([...dealNotes(state, now?.notes ?? [], text), answer('round', scene)]);
    },
    sent: (scene) => barModel(scene).sentence,
  };
}
