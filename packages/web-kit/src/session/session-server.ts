import type { AnswerOf, ApiKey } from '@sufra/contracts';
import { ApiError } from '../http/api-error.ts';
import { buildRequest } from '../http/build-request.ts';
import { readAnswer } from '../http/read-answer.ts';
import { type Fetch, send } from '../http/send.ts';

const timeout = 10_000;

const pausesBeforeTellingAgain = [1_000, 4_000, 15_000];

interface Refusal {
  outcome: 'refused' | 'unreachable';
  /** Seconds to wait, when the server said so. */
  retryAfter?: number | undefined;
}

type Asked<K extends ApiKey> = { outcome: 'done'; answer: AnswerOf<K>; retryAfter?: undefined } | Refusal;

interface How {
  token?: string;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/** The three calls that a session makes for itself, and what each failure means to it. Never rejects. */
export function sessionServer(fetch: Fetch) {
  async function ask<K extends ApiKey>(key: K, { token, keepalive }: How = {}): Promise<Asked<K>> {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    try {
      const response = await send(buildRequest(key, { headers }), { fetch, timeout, keepalive });
      // A parsed edge: the services check their answers against the contract in their tests.
      return { outcome: 'done', answer: (await readAnswer(response)) as AnswerOf<K> };
    } catch (error) {
      if (!(error instanceof ApiError)) return { outcome: 'unreachable' };
      const refused = error.status === 401 || error.status === 403;
      return { outcome: refused ? 'refused' : 'unreachable', retryAfter: error.retryAfter };
    }
  }

  async function end(token: string, { asLongAs }: { asLongAs: () => boolean }) {
    for (const pause of pausesBeforeTellingAgain) {
      const { outcome } = await ask('POST /auth/session/end', { token, keepalive: true });
      if (outcome !== 'unreachable') return;
      await new Promise(resume => setTimeout(resume, pause));
      if (!asLongAs()) return;
    }
  }

  return {
    // By the cookie alone: the old token has nothing to say here.
    renew: () => ask('POST /auth/session/renew'),
    end,
    currentUser: (token: string) => ask('GET /auth/me', { token }),
  };
}
