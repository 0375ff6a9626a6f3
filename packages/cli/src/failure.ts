/** What a person can put right: shown as one line on stderr, and the exit code is 2. */
export class Failure extends Error {}

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'there is already such a file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of that path is not a folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  ENOSPC: 'the disk is full',
  EROFS: 'that disk is read-only',
};

/** The error code of a system call that failed, such as ENOENT. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Turns the failure of a file operation into one that a person can act on. */
export function fileFailure(what: string, file: string, error: unknown): Failure {
  const code = systemCode(error);
  if (code === undefined) throw error;
  return new Failure(`Cannot ${what} ${file}: ${WHY[code] ?? code}.`);
}
