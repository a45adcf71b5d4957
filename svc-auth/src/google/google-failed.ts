import { Problem } from '@sufra/service-kit';

/** One answer for whatever went wrong; the reason is for the log. */
export const googleFailed = (reason: string, cause?: unknown) =>
  new Problem('google_failed', { cause: new Error(reason, { cause }) });

export const isGoogleFailed = (error: unknown) => error instanceof Problem && error.code === 'google_failed';

/** Only words of ours, or of a known form: what comes from outside stays out of the log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Problem)) return 'a fault of ours';
  return error.code === 'google_failed' && error.cause instanceof Error ? error.cause.message : error.code;
}
