import type { Box, Result } from 'picket-engine';
import type { ComponentsFile } from './authority.ts';
import { readFile } from './storedValues.ts';
import { nothingIfBlocked, problemIfBlocked, type StoredFile, type Store } from './store.ts';

/** A components file with its content. */
export interface OwnFile extends StoredFile {
  readonly box: Box;
}

/** The user's components files. One that can't be stored is kept while the page is open. */
export class ComponentFiles {
  readonly #store: Store;
  /** Every file that was read: a hash always means the same text. */
  readonly #read = new Map<string, OwnFile>();
  readonly #unsaved = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  async all(): Promise<readonly OwnFile[]> {
    const found = await this.#store.files().catch(nothingIfBlocked<readonly unknown[]>([]));
    const stored = await Promise.all(found.map((value) => this.#open(readFile(value))));
    const readable = stored.filter((file) => file !== undefined);
    return [...readable, ...[...this.#unsaved].flatMap((hash) => this.#read.get(hash) ?? [])];
  }

  async get(hash: string): Promise<OwnFile | undefined> {
    return this.#read.get(hash) ?? (await this.all()).find((file) => file.hash === hash);
  }

  async save(name: string, text: string): Promise<Result<ComponentsFile>> {
    const read = await readBox(text);
    if (!read.ok) return read;
    const box = read.value;
    const hash = box.hash ?? '';
    const problem = await this.#store.writeFile({ hash, name, text }).then(() => undefined, problemIfBlocked);
    this.#read.set(hash, { hash, name, text, box });
    if (problem === undefined) this.#unsaved.delete(hash);
    else this.#unsaved.add(hash);
    return { ok: true, value: { hash, name, box, ...(problem !== undefined && { problem }) } };
  }

  async remove(hash: string): Promise<void> {
    this.#unsaved.delete(hash);
    await this.#store.removeFile(hash).catch(nothingIfBlocked(undefined));
  }

  /** A file whose text doesn't match its hash isn't the one that its games were started with. */
  async #open(file: StoredFile | undefined): Promise<OwnFile | undefined> {
    if (file === undefined) return undefined;
    const known = this.#read.get(file.hash);
    if (known !== undefined) return { ...known, name: file.name };
    const read = await readBox(file.text);
    if (!read.ok || read.value.hash !== file.hash) return undefined;
    const own = { ...file, box: read.value };
    this.#read.set(own.hash, own);
    return own;
  }
}

/** Few players have a components file, so its parser is loaded on demand. */
async function readBox(text: string): Promise<Result<Box>> {
  const { readComponents } = await import('./readComponents.ts');
  return readComponents(text);
}
