const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The account has not the right. */
export const isRefused = (error: unknown) => codeOf(error) === 403;

export const isMissing = (error: unknown) => codeOf(error) === 404;

/** It is there, with other arguments. */
export const isUnlike = (error: unknown) => codeOf(error) === 406;
