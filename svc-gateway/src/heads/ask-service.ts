import { type ApiTable, api, apiPrefix } from '@sufra/contracts';
import { noTracing, type Tracing } from '@sufra/service-kit';
import { createRouteTable } from '../api/route-table.ts';
import { askSpan } from '../proxy/ask-span.ts';
import type { Upstream } from '../proxy/forward.ts';

interface Deps {
  /** By the name of the service. */
  upstreams: ReadonlyMap<string, Upstream>;
  tracing?: Tracing;
  table?: ApiTable;
}

interface Asked {
  /** Below /api/v1, as a slice's build names it. */
  call: string;
  query?: Record<string, string>;
  requestId: string;
}

export type AskService = (asked: Asked) => Promise<unknown>;

// A visitor waits for the page meanwhile, and it does without.
const patienceMs = 1_500;
const maxBytes = 2 * 1024 * 1024;

async function readAll(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`An answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The same for an address of this site, as a page asks it. */
export const askAt = (ask: AskService) => async (address: string, requestId: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  if (!pathname.startsWith(`${apiPrefix}/`)) throw new Error(`${pathname} is no call of the API`);
  return await ask({
    call: pathname.slice(apiPrefix.length),
    query: Object.fromEntries(searchParams),
    requestId,
  });
};

/** Asks a public call of the contract on the gateway's own behalf: what is read here belongs to no member. */
export function createAskService({ upstreams, tracing = noTracing, table = api }: Deps): AskService {
  const find = createRouteTable(table);
  return async ({ call, query = {}, requestId }) => {
    const path = apiPrefix + call;
    const match = find('GET', path.slice(1).split('/'));
    if (!match || 'methods' in match) throw new Error(`There is no call GET ${call}`);
    const [replica] = upstreams.get(match.route.slice)?.replicas.inTurn() ?? [];
    if (!replica) throw new Error(`${match.route.slice} is not available`);
    const search = new URLSearchParams(query);
    return await askSpan(
      tracing,
      match.route,
    )(async span => {
      const { statusCode, body } = await replica.pool.request({
        method: 'GET',
        path: search.size > 0 ? `${path}?${search}` : path,
        headers: {
          accept: 'application/json',
          'x-request-id': requestId,
          ...(span && { traceparent: span.traceparent }),
        },
        signal: AbortSignal.timeout(patienceMs),
      });
      span?.set({ 'http.response.status_code': statusCode });
      if (statusCode !== 200) {
        await body.dump();
        throw new Error(`GET ${call} answered ${statusCode}`);
      }
      return JSON.parse(await readAll(body));
    });
  };
}
