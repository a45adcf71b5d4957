import { messages } from '@sufra/contracts';
import { ApiError, formatWait, say } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** Why it was not sent, and when it may be. */
export function saidOfFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return say(messages.networkFailure);
  const said = error.details[0]?.message ?? error.message;
  if (error.retryAfter === undefined) return said;
  return `${said} ${t('generator.problem.wait', { wait: formatWait(error.retryAfter) })}`;
}
