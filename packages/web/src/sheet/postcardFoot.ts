/** What is printed below a postcard's picture. */
export interface PostcardFoot {
  readonly name: string;
  /** At most two. */
  readonly lines: readonly string[];
  /** A QR code: its size in modules, and a path with a square for each dark one. */
  readonly code?: { readonly size: number; readonly path: string } | undefined;
}
