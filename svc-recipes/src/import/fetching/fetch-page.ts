import { request } from 'undici';
import { boundAgent, type Reach, reachItself } from './bound-agent.ts';
import { decodePage } from './decode-page.ts';
import { AddressRefused, PageUnavailable } from './fetch-failures.ts';
import { type PageAddress, readPageAddress } from './page-address.ts';
import { readBody } from './read-body.ts';
import { type Resolve, resolveByDns, resolvePublic } from './resolve-public.ts';

export interface FetchedPage {
  html: string;
  /** Where it was in the end. */
  url: string;
}

export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

interface Options {
  resolve?: Resolve;
  reach?: Reach;
  /** For everything together: names, connections, redirects, the body. */
  wholeMs?: number;
}

const mostRedirects = 3;
const mostBytes = 2 * 1024 * 1024;
const headers = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, br',
  'user-agent': 'Mozilla/5.0 (compatible; SufraImport/1.0)',
};
const redirecting = new Set([301, 302, 303, 307, 308]);
const asking = new Set([401, 402, 403, 407]);

/** Asks a page of the open internet as a member wished, with nothing of the member and nothing of ours; each hop is checked anew. */
export function openPageFetcher({
  resolve = resolveByDns,
  reach = reachItself,
  wholeMs = 5_000,
}: Options = {}): FetchPage {
  return async (text, leaving) => {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(wholeMs)]);
    let address = readPageAddress(text);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!address) throw new AddressRefused();
      const answer = await ask(address, { resolve, reach, wholeMs, signal });
      if (answer.page) return answer.page;
      address = readPageAddress(answer.location, address.url);
    }
    throw new PageUnavailable('away');
  };
}

type Asked = Required<Options> & { signal: AbortSignal };

async function ask({ url, host, port }: PageAddress, { resolve, reach, wholeMs, signal }: Asked) {
  const address = await orEnd(resolvePublic(resolve, host), signal);
  const agent = boundAgent({ host, address, port, reach, timeoutMs: wholeMs });
  try {
    const answer = await request(url, { dispatcher: agent, signal, headers, method: 'GET' });
    const named = (name: string) => String(answer.headers[name] ?? '');
    if (redirecting.has(answer.statusCode) && answer.headers.location)
      return { location: named('location'), page: undefined };
    if (asking.has(answer.statusCode)) throw new PageUnavailable('sign in');
    if (answer.statusCode !== 200) throw new PageUnavailable('away');
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(named('content-type')))
      throw new PageUnavailable('not a page');
    const encoding = named('content-encoding').trim().toLowerCase();
    const bytes = await readBody({ body: answer.body, encoding, mostBytes });
    return { location: '', page: { html: decodePage(bytes, named('content-type')), url: url.href } };
  } catch (error) {
    if (error instanceof PageUnavailable || error instanceof AddressRefused) throw error;
    throw new PageUnavailable('away', error);
  } finally {
    // What is left of an answer is not waited for.
    await agent.destroy();
  }
}

/** A server of names may take as long as it likes; the member's time is over all the same. */
async function orEnd<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = Promise.withResolvers<never>();
  const onAbort = () => over.reject(new PageUnavailable('away', signal.reason));
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
