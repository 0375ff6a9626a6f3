import type { Command, WireCode } from 'picket-protocol';

/** Read-only mode, by the operator or because nothing can be stored, and the operator's banned words. */
export class Moderation {
  #readOnly = false;
  #suspended = false;
  #words: readonly string[] = [];

  set({ readOnly, words }: { readonly readOnly: boolean; readonly words: readonly string[] }): void {
    this.#readOnly = readOnly;
    this.#words = words.map(plain).filter((word) => word !== '');
  }

  /** While nothing can be stored. */
  suspend(on: boolean): void {
    this.#suspended = on;
  }

  get isSuspended(): boolean {
    return this.#suspended;
  }

  get readOnly(): boolean {
    return this.#readOnly || this.#suspended;
  }

  whyNot(command: Command): WireCode | undefined {
    if (command.type === 'chat') return this.whyNotSay(command.text);
    return command.type === 'rename' ? this.whyNotSay(command.name, command.city) : undefined;
  }

  whyNotSay(...texts: readonly string[]): WireCode | undefined {
    if (this.#words.length === 0) return undefined;
    const said = texts.map(plain);
    return this.#words.some((word) => said.some((text) => text.includes(word)))
      ? 'word-not-allowed'
      : undefined;
  }
}

/** Without case, accents, spaces and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
