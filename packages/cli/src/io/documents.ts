import { readLines } from './files.ts';

/** One JSON document of a file and the line it starts in, counted from 1; `value` is absent if it is no JSON. */
export interface Document {
  readonly line: number;
  readonly value?: unknown;
}

/** The JSON documents of a file: one a line, or spread over lines by a pretty-printer. */
export async function* readDocuments(file: string): AsyncGenerator<Document> {
  let line = 0;
  let open: { readonly line: number; readonly lines: string[] } | undefined;
  for await (const text of readLines(file)) {
    line += 1;
    // A line cut short looks like the start of a long document; the next record shows that it was not.
    if (open !== undefined && text.startsWith('{')) {
      yield { line: open.line };
      open = undefined;
    }
    if (open !== undefined) {
      open.lines.push(text);
      if (!text.startsWith('}')) continue;
      yield parse(open.lines.join('\n'), open.line);
      open = undefined;
    } else if (text.trim() !== '') {
      const document = parse(text, line);
      if ('value' in document || !opensDocument(text)) yield document;
      else open = { line, lines: [text] };
    }
  }
  if (open !== undefined) yield parse(open.lines.join('\n'), open.line);
}

function opensDocument(text: string): boolean {
  return text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
}

function parse(text: string, line: number): Document {
  try {
    return { line, value: JSON.parse(text) as unknown };
  } catch {
    return { line };
  }
}
