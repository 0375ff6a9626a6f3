import { preferences } from '../platform/preferences.svelte.ts';
import type { CommandName } from '../text/commandNames.ts';
import { settings, text, textView, withPart } from '../text/language.ts';
import { conversationAt } from './conversation.svelte.ts';
import { readCommand, suggestions } from './readCommand.ts';

type Answer = string | Promise<string>;

/** The commands of a page, as functions of their argument. */
export type Handlers = { readonly [C in CommandName]?: ((rest: string) => Answer) | undefined };

/** Runs a line that isn't a turn. */
export function runLine(line: string, handlers: Handlers): Answer {
  const command = readCommand(line, textView);
  if (command === undefined) return unknown(line, handlers);
  const { word } = textView.commands[command.name];
  return handlers[command.name]?.(command.rest) ?? textView.typing.notHere(word);
}

/** One short sentence, with suggestions. */
export function unknown(line: string, handlers: Handlers, examples: readonly string[] = []): string {
  const near = suggestions(line, wordsOf(handlers));
  const { help, what } = textView.commands;
  const usual = [...examples, ...(handlers.what === undefined ? [] : [what.word]), help.word];
  return textView.typing.unknown(line, near.length === 0 ? usual : near);
}

export function commandsIn(handlers: Handlers): CommandName[] {
  return (Object.keys(textView.commands) as CommandName[]).filter((name) => handlers[name] !== undefined);
}

function wordsOf(handlers: Handlers): string[] {
  return commandsIn(handlers).map((name) => textView.commands[name].word);
}

/** The commands of every page. */
export function pageHandlers(about: string, onhelp: () => void): Handlers {
  return {
    help: () => {
      onhelp();
      return '';
    },
    repeat: () => conversationAt(about).last || textView.typing.nothingToRepeat,
    set: async (rest) => {
      const { changeSetting } = await withPart('settings', import('./changeSetting.ts'));
      return changeSetting(rest, { text, settings, words: textView });
    },
    picture: () => {
      preferences.set({ textView: false });
      return '';
    },
  };
}
