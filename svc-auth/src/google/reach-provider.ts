import { Problem } from '@sufra/service-kit';
import type { CustomFetch } from 'openid-client';
import { readBounded } from '../outside/read-bounded.ts';

interface Options {
  issuer: string;
  /** Where the issuer is for this service, when that is not where it is for browsers. */
  backChannelUrl: string | undefined;
  timeoutMs: number;
}

const away = (cause: unknown) => new Problem('service_unavailable', { retryAfterSeconds: 5, cause });

/** Every request to the provider: with an end in time, for the whole answer, and with a limit. */
export function reachProvider({ issuer, backChannelUrl, timeoutMs }: Options): CustomFetch {
  const { origin } = new URL(issuer);

  const ask: CustomFetch = async (address, options) => {
    const url = new URL(address);
    const target = backChannelUrl && url.origin === origin ? backChannelUrl + url.pathname + url.search : url;
    const { body, ...rest } = options;
    const answer = await fetch(target, {
      ...rest,
      ...(body ? { body: body.toString() } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await readBounded(answer);
    if (answer.status >= 500)
      throw new Problem('bad_gateway', { cause: new Error(`the provider answered ${answer.status}`) });
    return new Response(Buffer.from(bytes), { status: answer.status, headers: answer.headers });
  };
  return (address, options) =>
    ask(address, options).catch(error => {
      throw error instanceof Problem ? error : away(error);
    });
}

/** The problem of reaching the provider behind an error of the library, which wraps what it does not know. */
export function reachingProblem(error: unknown): Problem | undefined {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof Problem) return one;
  return undefined;
}
