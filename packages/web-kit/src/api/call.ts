import type { AnswerOf, ApiKey, BodyOf, ParamsOf, QueryOf } from '@sufra/contracts';
import { buildRequest } from '../http/build-request.ts';
import { readAnswer } from '../http/read-answer.ts';
import { type Fetch, send } from '../http/send.ts';
import type { Session } from '../session/create-session.ts';
import { session } from '../session/session.ts';
import { askAgain } from './ask-again.ts';
import { withToken } from './with-token.ts';

interface CommonOptions {
  signal?: AbortSignal;
  headers?: HeadersInit;
  /** `no-cache` asks past what the browser has kept: for what was changed here a moment ago. */
  cache?: RequestCache;
  /** Milliseconds; 15 seconds unless told. */
  timeout?: number;
}

// A part is required when the contract has it and one of its members is.
type PartOption<Name extends string, T> = [T] extends [undefined]
  ? { [key in Name]?: undefined }
  : object extends T
    ? { [key in Name]?: T }
    : { [key in Name]: T };

export type CallOptions<K extends ApiKey> = CommonOptions &
  PartOption<'params', ParamsOf<K>> &
  PartOption<'query', QueryOf<K>> &
  // Files go as a form, which the contract cannot describe field by field.
  PartOption<'body', BodyOf<K> extends undefined ? undefined : BodyOf<K> | FormData>;

type Rest<K extends ApiKey> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

type AnyOptions = CommonOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export interface CallDependencies {
  session: Session;
  fetch: Fetch;
}

export function createCall({ session, fetch }: CallDependencies) {
  /**
   * `call('GET /blogs/{post}', { params: { post: slug } })`: typed by the contract, signed with the session's token.
   * Throws ApiError when the answer is no, NetworkError when there is none.
   */
  return async function call<K extends ApiKey>(key: K, ...[options]: Rest<K>): Promise<AnswerOf<K>> {
    const { signal, timeout = 15_000, ...parts } = (options ?? {}) as AnyOptions;
    const signed = () =>
      withToken({ session, key, headers: parts.headers }, async token => {
        const request = buildRequest(key, parts);
        if (token) request.headers.set('authorization', `Bearer ${token}`);
        const answer = (await readAnswer(await send(request, { fetch, signal, timeout }))) as AnswerOf<K>; // a parsed edge: the contract's promise
        if (key === 'GET /auth/me' && token) {
          session.noteUser((answer as AnswerOf<'GET /auth/me'>).user, token);
        }
        return answer;
      });
    return askAgain(key, signed);
  };
}

export const call = createCall({ session, fetch: (...request) => fetch(...request) });
