import { readLines } from './files.ts';

/** A JSON document and its first line, counted from 1; without `value`, but with its text, if it is not valid JSON. */
export interface Document {
  readonly line: number;
  readonly value?: unknown;
  readonly text?: string;
}

/** The JSON documents of a file: one per line, or pretty-printed over several lines. */
export async function* readDocuments(file: string): AsyncGenerator<Document> {
  let line = 0;
  let open: { readonly line: number; readonly lines: string[] } | undefined;
  for await (const text of readLines(file)) {
    line += 1;
    // A truncated line looks like the start of a pretty-printed document, until the next record begins.
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
    return { line, text };
  }
}
