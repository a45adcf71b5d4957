/**
 * The fault of a check after which nothing more is tried: `.max(40, orStop('This is too long.'))`. Zod would go on to the
 * patterns and refinements that follow, on a text that may be thousands of times as long as they are meant for.
 */
export const orStop = (error?: string) => ({ abort: true, ...(error === undefined ? {} : { error }) });
