import type { ApiKey } from '@sufra/contracts';
import { buildRequest, type RequestParts } from '../http/build-request.ts';
import { readAnswer } from '../http/read-answer.ts';
import { send } from '../http/send.ts';
import { session } from '../session/session.ts';
import type { CallDependencies, CallOptions } from './call.ts';
import { withToken } from './with-token.ts';

export function createCallForFile({ session, fetch }: CallDependencies) {
  /** As `call`, for one that gives a file: its bytes as they come. */
  return async function callForFile<K extends ApiKey>(key: K, options: CallOptions<K>): Promise<Blob> {
    const {
      signal,
      timeout = 60_000,
      ...parts
    } = options as RequestParts & {
      signal?: AbortSignal;
      timeout?: number;
    };
    return withToken({ session, key, headers: parts.headers }, async token => {
      const request = buildRequest(key, parts);
      if (token) request.headers.set('authorization', `Bearer ${token}`);
      const response = await send(request, { fetch, signal, timeout });
      // A refusal is read, and thrown.
      if (!response.ok) await readAnswer(response);
      return response.blob();
    });
  };
}

export const callForFile = createCallForFile({ session, fetch: (...request) => fetch(...request) });
