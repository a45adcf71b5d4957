import { createApp } from '../src/http/create-app.ts';
import { type HttpServer, listen } from '../src/http/http-server.ts';
import { createLog } from '../src/ops/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { noTracing } from '../src/tracing/tracing.ts';

type Options = Partial<Parameters<typeof createApp>[0]> & { requestTimeoutMs?: number };

/** An open service with these routes on a port of its own, which says nothing and knows no caller unless told otherwise. */
export function listenWith({ requestTimeoutMs, ...options }: Options): Promise<HttpServer> {
  const app = createApp({
    log: createLog({ name: 'test', level: 'silent' }),
    metrics: createMetrics('test'),
    tracing: noTracing,
    trustedProxies: 'loopback',
    version: '1.0.0',
    checkAnswers: true,
    isReady: async () => true,
    authenticate: () => Promise.reject(new Error('the access check is not asked')),
    routes: [],
    ...options,
  });
  return listen({ host: '127.0.0.1', port: 0, listener: app, ...(requestTimeoutMs && { requestTimeoutMs }) });
}
