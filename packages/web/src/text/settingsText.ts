import type { Preferences, SoundName } from '../platform/preferenceValues.ts';

interface Named {
  readonly name: string;
  readonly line: string;
}

/** Everything that can be chosen, on its page and in the dialog of a game. */
export interface SettingsText {
  readonly title: string;
  readonly line: string;
  readonly preview: {
    readonly title: string;
    /** What the drawing shows, for those who do not see it. */
    readonly picture: (numbers: readonly number[]) => string;
    /** Of the number that was written last, in the fourth house. */
    readonly sentence: (number: number) => string;
    /** Writes a number and plants a tree, to see how they move. */
    readonly again: string;
  };
  readonly groups: { readonly [G in 'look' | 'playing' | 'sounds' | 'keys']: string };
  readonly theme: Named;
  readonly themeChoices: { readonly [C in Preferences['theme']]: string };
  readonly textSize: Named & {
    readonly smaller: string;
    readonly larger: string;
    readonly percent: (size: number) => string;
  };
  readonly plainNumerals: Named;
  readonly motion: Named;
  readonly motionChoices: { readonly [C in Preferences['motion']]: string };
  readonly confirm: Named;
  readonly confirmChoices: { readonly [C in Preferences['confirm']]: string };
  readonly autoMarks: Named;
  readonly leftHanded: Named;
  readonly soundsLine: string;
  readonly sounds: { readonly [S in SoundName]: Named };
  readonly tryIt: string;
  readonly trySound: (name: string) => string;
  readonly keys: {
    readonly line: string;
    /** The name of a key for which there is only a blank. */
    readonly space: string;
    readonly change: (does: string, key: string) => string;
    readonly press: (does: string) => string;
    readonly changed: (does: string, key: string) => string;
    /** Another command had the key, and has the old one now. */
    readonly swapped: (does: string, key: string, other: string, its: string) => string;
    readonly taken: string;
    readonly reset: string;
    readonly wereReset: string;
    /** Under the list in a game: leads to where they are changed. */
    readonly toChange: string;
  };
}
