import type { ApiKey } from '@sufra/contracts';
import { ApiError } from '../http/api-error.ts';
import type { Session } from '../session/create-session.ts';

interface Signing {
  session: Session;
  key: ApiKey;
  headers: HeadersInit | undefined;
}

/** One request with the session's token; refused because of it, once more with a new one. */
export async function withToken<T>(
  { session, key, headers }: Signing,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
  // A call that brings a token of its own (the way back from Google) is none of the session's business.
  if (new Headers(headers).has('authorization')) return attempt(null);
  const token = await session.freshToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (!isAboutTheToken(error)) throw error;
    const again = await tokenAfterRefusal({ key, token, session });
    if (!again) throw error;
    return attempt(again);
  }
}

// A wrong password is answered with 401 as well, and a new token would not help.
const isAboutTheToken = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code !== 'invalid_credentials';

interface Refusal {
  key: ApiKey;
  token: string | null;
  session: Session;
}

/** A 401 was not carried out, so it may be repeated with a new token, once. */
async function tokenAfterRefusal({ key, token, session }: Refusal) {
  if (!token && session.get().status !== 'restoring') return null;
  const outcome = key === 'GET /auth/me' && token ? session.refuse(token) : await session.renew(token);
  return outcome === 'done' ? session.freshToken() : null;
}
