/** What the file system calls a refusal, as `ENOSPC`. By its look: a test's errors are of another realm's class. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

export const isFileFault = (error: unknown): error is NodeJS.ErrnoException =>
  codeOf(error) !== undefined && typeof error === 'object' && error !== null && 'syscall' in error;
