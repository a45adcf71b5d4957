import type { AnswerOf, ApiKey, BodyOf, ParamsOf, QueryOf } from '@sufra/contracts';
import type { Session } from '../session/create-session.ts';
import { session } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { buildRequest } from './build-request.ts';
import { readAnswer } from './read-answer.ts';
import { type Fetch, send } from './send.ts';

interface CommonOptions {
  signal?: AbortSignal;
  headers?: HeadersInit;
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

interface CallDependencies {
  session: Session;
  fetch: Fetch;
}

export function createCall({ session, fetch }: CallDependencies) {
  /**
   * `call('GET /blogs/{slug}', { params: { slug } })`: typed by the contract, signed with the session's token.
   * Throws ApiError when the answer is no, NetworkError when there is none.
   */
  return async function call<K extends ApiKey>(key: K, ...[options]: Rest<K>): Promise<AnswerOf<K>> {
    const { signal, timeout = 15_000, ...parts } = (options ?? {}) as AnyOptions;
    // Whoever brings a token of their own (the way back from Google) is none of the session's business.
    const ownBearer = new Headers(parts.headers).has('authorization');

    const attempt = async (token: string | null) => {
      const request = buildRequest(key, parts);
      if (token) request.headers.set('authorization', `Bearer ${token}`);
      return readAnswer(await send(request, { fetch, signal, timeout }));
    };

    const token = ownBearer ? null : await session.freshToken();
    try {
      const answer = (await attempt(token)) as AnswerOf<K>; // a parsed edge: the contract's promise
      if (key === 'GET /auth/me' && token) {
        session.noteUser((answer as AnswerOf<'GET /auth/me'>).user, token);
      }
      return answer;
    } catch (error) {
      if (ownBearer || !isAboutTheToken(error)) throw error;
      const again = await tokenAfterRefusal({ key, token, session });
      if (!again) throw error;
      return (await attempt(again)) as AnswerOf<K>;
    }
  };
}

// A wrong password is answered with 401 as well, and a new token would not help.
const isAboutTheToken = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code !== 'invalid_credentials';

/** A 401 was not carried out, so it may be repeated with a new token, once. */
async function tokenAfterRefusal({
  key,
  token,
  session,
}: {
  key: ApiKey;
  token: string | null;
  session: Session;
}) {
  if (!token && session.get().status !== 'restoring') return null;
  const outcome = key === 'GET /auth/me' && token ? session.refuse(token) : await session.renew(token);
  return outcome === 'done' ? session.freshToken() : null;
}

export const call = createCall({ session, fetch: (...request) => fetch(...request) });
