import { NetworkError } from './api-error.ts';
import type { buildRequest } from './build-request.ts';

export type Fetch = typeof fetch;

interface SendOptions {
  fetch: Fetch;
  signal?: AbortSignal | undefined;
  timeout: number;
  keepalive?: boolean | undefined;
}

/** One request. An abort by the caller stays an abort; anything else that yields no answer is a NetworkError. */
export async function send(
  { url, ...request }: ReturnType<typeof buildRequest>,
  { fetch, signal, timeout, keepalive }: SendOptions,
): Promise<Response> {
  const timer = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, {
      ...request,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
      ...(keepalive && { keepalive }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}
