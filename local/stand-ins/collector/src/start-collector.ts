import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readStyle } from '../../pages/read-style.ts';
import { sendPage } from '../../pages/send-page.ts';
import { type KeptTraces, keepTraces, type Wanted } from './keep-traces.ts';
import { listPage, missingPage, tracePage } from './pages.ts';
import { readBody } from './read-body.ts';
import { readSpans } from './read-spans.ts';

interface Options {
  /** Any free one, unless it is named. */
  port?: number;
  traces?: number;
  spansOfTrace?: number;
}

export interface Collector {
  /** What services take as OTEL_EXPORTER_OTLP_ENDPOINT, and where its page is. */
  url: string;
  traces: KeptTraces;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const mostTraces = 300;
const mostSpans = 500;

const sendJson = (res: ServerResponse, status: number, body: unknown) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Takes traces by OTLP over HTTP, as JSON, and shows the last of them. It keeps them in memory alone, and only this machine reaches it. */
export async function startCollector({
  port = 0,
  traces: count = mostTraces,
  spansOfTrace = mostSpans,
}: Options = {}): Promise<Collector> {
  const style = await readStyle(join(import.meta.dirname, 'style.css'));
  const traces = keepTraces({ traces: count, spansOfTrace });

  async function take(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const body = await readBody(req);
    if (!body) return sendJson(res, 413, { message: 'That is too much at once.' });
    const spans = readSpans(body.json);
    if (!spans) return sendJson(res, 400, { message: 'These are no spans of OTLP as JSON.' });
    traces.add(spans);
    return sendJson(res, 200, { partialSuccess: {} });
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const { pathname, searchParams } = new URL(req.url ?? '/', `http://${host}`);
    if (req.method === 'POST' && pathname === '/v1/traces') return take(req, res);
    if (req.method !== 'GET') return sendJson(res, 405, { message: 'There is nothing to send here.' });
    if (pathname === '/style.css') return res.writeHead(200, { 'content-type': 'text/css' }).end(style);
    const wanted = wantedIn(searchParams);
    if (pathname === '/') return sendPage(res, { status: 200, html: listPage(traces, wanted) });
    if (pathname === '/traces.json') return sendJson(res, 200, traces.list(wanted));
    const [, id = ''] = /^\/traces\/([\da-f]{32})$/.exec(pathname) ?? [];
    const trace = traces.find(id);
    return trace
      ? sendPage(res, { status: 200, html: tracePage(trace) })
      : sendPage(res, { status: 404, html: missingPage() });
  }

  const server = createServer((req, res) => {
    answer(req, res).catch(() => {
      // The sender has left, or what it sent is no gzip.
      if (res.headersSent) res.destroy();
      else sendJson(res, 400, { message: 'That could not be read.' });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    traces,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function wantedIn(search: URLSearchParams): Wanted {
  const leastMs = Number(search.get('least') ?? 0);
  return {
    service: search.get('service') || undefined,
    leastMs: Number.isFinite(leastMs) ? leastMs : 0,
    onlyFailed: search.get('failed') === 'only',
  };
}
