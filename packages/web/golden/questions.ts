import type { CommandName } from '../src/text/commandNames.ts';
import { settings, text, textView } from '../src/text/language.ts';

/** A command in the current language, with what follows it. */
export function asked(command: CommandName, rest = ''): string {
  return `${textView.commands[command].word} ${rest}`.trim();
}

/** Every question, in the current language. */
export function questions(): string[] {
  const { columns } = text.words;
  const { on, off } = textView.settings;
  const sound = settings.sound.name;
  return [
    '?',
    asked('fits'),
    asked('fits', '1'),
    asked('fits', 'm5'),
    asked('why', 't1'),
    asked('explain', '1'),
    asked('explain', 'm5'),
    asked('explain', 'ga'),
    asked('explain', 'v3'),
    asked('explain', columns.parks),
    asked('cards'),
    asked('round'),
    asked('sheet'),
    asked('top'),
    asked('middle'),
    asked('bottom'),
    asked('plans'),
    asked('score'),
    asked('score', columns.pools),
    asked('others'),
    asked('town', '2'),
    asked('who'),
    asked('last'),
    asked('odds'),
    asked('odds', 'm5'),
    asked('time'),
    asked('say', 'hello'),
    asked('set'),
    asked('set', sound),
    asked('set', `${sound} ${off}`),
    asked('set', `${settings.soundKinds.title} ${settings.soundKinds.names.cards}`),
    asked('set', settings.soundKinds.title),
    asked('set', `${settings.soundKinds.title} ${settings.soundKinds.names.cards}`),
    asked('set', `${sound} ${on}`),
    asked('undo'),
    asked('redo'),
    ...MISTAKES,
    asked('repeat'),
  ];
}

/** The same in every language: a mistyped word, a step without its house, a number alone, nonsense. */
const MISTAKES = ['shet', 'ft', '12', 'g', 'zebra'];
