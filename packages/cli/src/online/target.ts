import { CODE_LENGTH, CODE_LETTERS, isTableId } from 'picket-protocol';
import { Failure } from '../failure.ts';

export const DEFAULT_SERVER = 'http://localhost:4600';

/** Where to join: a table by its id or code, or a seat by a one-time link. */
export type Target = { readonly server: string } & (
  { readonly table: string } | { readonly code: string } | { readonly link: string }
);

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`, 'i');

/** Reads a link as the browser shows it, a code, or the id of a table. */
export function targetFrom(text: string, server: string | undefined): Target {
  const typed = text.trim();
  if (/^https?:\/\//i.test(typed)) return fromLink(typed);
  const from = serverFrom(server ?? DEFAULT_SERVER);
  if (CODE.test(typed)) return { server: from, code: typed.toUpperCase() };
  if (isTableId(typed)) return { server: from, table: typed };
  throw new Failure('not-a-table', typed);
}

function fromLink(link: string): Target {
  const server = serverFrom(link);
  const [, page, detail = ''] = /#\/(table|link)\/([^/]+)$/.exec(link) ?? [];
  if (page === 'table' && isTableId(detail)) return { server, table: detail };
  if (page === 'link') return { server, link: detail };
  throw new Failure('not-a-link', link);
}

/** The origin of a server. */
function serverFrom(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin;
  throw new Failure('not-an-address', url);
}
