import { request } from 'undici';
import { boundAgent, type Reach, reachItself } from '../../import/fetching/bound-agent.ts';
import { type Resolve, resolveByDns, resolvePublic } from '../../import/fetching/resolve-public.ts';
import { readPushEndpoint } from './push-endpoint.ts';
import type { Vapid } from './vapid.ts';

/** What became of a message: `gone` is a subscription that has ended, `refused` one that is not taken however often it is sent. */
export type Pushed =
  | { outcome: 'delivered' | 'gone' | 'refused' }
  | { outcome: 'later'; afterMs?: number | undefined };

export type SendPush = (endpoint: string) => Promise<Pushed>;

interface Options {
  vapid: Vapid;
  hosts: readonly string[];
  /** For how long a push service tries, where a device is off. */
  ttlSeconds: number;
  resolve?: Resolve;
  reach?: Reach;
  timeoutMs?: number;
}

const comesBack = new Set([408, 425, 429]);

const later = (afterMs?: number): Pushed => ({ outcome: 'later', afterMs });

function waitIn(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '');
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/**
 * Wakes a browser: a message without content (RFC 8030), so that there is nothing to read in it at the push service or on the way. It
 * goes to the address that was checked, follows no redirect, and says no endpoint in any error.
 */
export function openPushSender({
  vapid,
  hosts,
  ttlSeconds,
  resolve = resolveByDns,
  reach = reachItself,
  timeoutMs = 8_000,
}: Options): SendPush {
  return async endpoint => {
    const place = readPushEndpoint(endpoint, hosts);
    // The hosts were others when it was taken.
    if (!place) return { outcome: 'refused' };
    const address = await resolvePublic(resolve, place.host).catch(() => undefined);
    if (!address) return later();
    const { url, host, port } = place;
    const agent = boundAgent({ host, address, port, reach, timeoutMs });
    const headers = {
      authorization: vapid.headerFor(url),
      'content-length': '0',
      ttl: String(ttlSeconds),
      urgency: 'high',
      // Of several that a sleeping device has not taken, the last one is enough: the browser shows all that is due.
      topic: 'reminder',
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await request(url, { dispatcher: agent, signal, headers, method: 'POST' });
      return outcomeOf(answer.statusCode, answer.headers['retry-after']);
    } catch {
      // A net or a push service that is away: the caller counts it, and sends again.
      return later();
    } finally {
      await agent.destroy();
    }
  };
}

function outcomeOf(status: number, retryAfter: string | string[] | undefined): Pushed {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  return status >= 500 || comesBack.has(status) ? later(waitIn(retryAfter)) : { outcome: 'refused' };
}
