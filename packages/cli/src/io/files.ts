import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileFailure } from '../failure.ts';

/** Stands for standard input and output. */
export const STANDARD = '-';

/** A whole file, or all of standard input. */
export async function readText(file: string): Promise<string> {
  try {
    if (file !== STANDARD) return await readFile(file, 'utf8');
    let text = '';
    for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
    return text;
  } catch (error) {
    throw fileFailure('read', file, error);
  }
}

/** The lines of a file or of standard input, streamed. */
export async function* readLines(file: string): AsyncGenerator<string> {
  // Not node:readline, which also splits at U+2028, allowed in JSON strings.
  const stream: ReadStream | NodeJS.ReadStream = file === STANDARD ? process.stdin : createReadStream(file);
  let rest = '';
  try {
    for await (const chunk of stream.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw fileFailure('read', file, error);
  }
  if (rest !== '') yield rest;
}
