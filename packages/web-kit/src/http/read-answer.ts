import type { ProblemAnswer } from '@sufra/contracts';
import { knowSentences } from '../said/say.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** The parsed answer, or the ApiError that it amounts to. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readBody(response);
  // An answer holds sentences too: why the check doubts a line. It is shown when the page can say them.
  await knowSentences();
  if (response.ok) return body;
  throw asApiError(response, body);
}

async function readBody(response: Response): Promise<unknown> {
  const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '');
  // The connection can still break here, after the status line.
  const text = await response.text().catch(cause => {
    throw new NetworkError(cause);
  });
  if (!isJson || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new NetworkError(cause); // cut off on the way
    return undefined;
  }
}

function asApiError(response: Response, body: unknown) {
  // A parsed edge: the one error shape, or whatever a proxy on the way made of it.
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<ProblemAnswer>;
  const message = [problem.message, problem.error].find(words => typeof words === 'string' && words !== '');
  return new ApiError({
    status: response.status,
    code: problem.code,
    message,
    details: Array.isArray(problem.details) ? problem.details : undefined,
    conflict: problem.conflict,
    version: problem.version,
    requestId: problem.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: secondsToWait(response.headers.get('retry-after')),
  });
}

/** `Retry-After` is a number of seconds or a date. */
function secondsToWait(header: string | null) {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
