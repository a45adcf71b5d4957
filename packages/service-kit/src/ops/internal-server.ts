import express from 'express';
import { type HttpServer, listen } from '../http/http-server.ts';
import { type Check, checkHealth } from './health.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  host: string;
  port: number;
  checks: Check[];
  metrics: Metrics;
}

/** For the operator alone, on a port that the gateway does not know. */
export function startInternalServer({ host, port, checks, metrics }: Options): Promise<HttpServer> {
  const app = express();
  app.disable('x-powered-by');
  app.get('/livez', (_req, res) => {
    res.json({ status: 'live' });
  });
  app.get('/readyz', async (_req, res) => {
    const { isReady, faults, degraded } = await checkHealth(checks);
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', faults, degraded });
  });
  app.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return listen({ host, port, listener: app });
}
