import express, { type NextFunction, type Request, type Response } from 'express';
import { type HttpServer, listen } from '../http/http-server.ts';
import { Problem } from '../http/problem.ts';
import { type Check, checkHealth } from '../ops/health.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';

interface Options {
  config: { host: string; internalHost?: string | undefined; internalPort: number };
  checks: Check[];
  metrics: Metrics;
  log: Log;
  /** What waits to be tried again, or to be published, is tried now. */
  retryNow?: () => Promise<Retried>;
}

export interface Retried {
  events: number;
  outboxes: number;
}

/** For the operator alone, on a port that the gateway does not know. */
export function startInternalServer({
  config,
  checks,
  metrics,
  log,
  retryNow,
}: Options): Promise<HttpServer> {
  metrics.watchChecks(
    checks.map(({ name }) => name),
    () => checkHealth(checks),
  );
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
  if (retryNow)
    app.post('/retry-now', async (_req, res) => {
      const retried = await retryNow().catch(error => {
        if (error instanceof Problem && error.code === 'service_unavailable') return undefined;
        throw error;
      });
      if (!retried) return res.status(503).json({ status: 'the broker does not answer' });
      log.info(retried, 'an operator asked for what waits to be tried now');
      return res.json(retried);
    });
  app.use((_req, res) => {
    res.status(404).json({ status: 'not found' });
  });
  app.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    log.error({ err: error }, 'the internal server could not answer');
    if (res.headersSent) return next(error);
    res.status(500).json({ status: 'failed' });
  });
  return listen({
    host: config.internalHost ?? config.host,
    port: config.internalPort,
    listener: app,
    hostVariable: config.internalHost === undefined ? 'HOST' : 'INTERNAL_HOST',
    portVariable: 'INTERNAL_PORT',
  });
}
