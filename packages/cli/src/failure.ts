/** A mistake the user can correct: one line on stderr, exit code 2. */
export class Failure extends Error {}

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'no such file or folder',
  EEXIST: 'the file already exists',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** The code of a system error, such as ENOENT. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** A file error as a message for the user. */
export function fileFailure(what: string, file: string, error: unknown): Failure {
  const code = systemCode(error);
  if (code === undefined) throw error;
  return new Failure(`Cannot ${what} ${file}: ${WHY[code] ?? code}.`);
}
