import express, { type Express } from 'express';
import { type Log, withoutStrikingOut } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { answerProblem } from './answer-problem.ts';
import type { Authenticate, Redeem } from './caller.ts';
import type { Refusals, Routes } from './contract-routes.ts';
import { mountRoutes } from './mount-routes.ts';
import { Problem } from './problem.ts';
import { recordRequest } from './record-request.ts';
import { requestId } from './request-id.ts';
import { traceRequests } from './trace-request.ts';
import { isUnambiguousRequest } from './unambiguous-request.ts';

/** No call of the contract, so that the gateway never passes it on. */
const readinessPath = '/readyz';

interface AppOptions {
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  trustedProxies: string;
  routes: Routes[];
  authenticate: Authenticate;
  redeem?: Redeem | undefined;
  refusals?: Refusals | undefined;
  checkAnswers: boolean;
  /** What runs here, for the gateway's list. */
  version: string;
  /** Asked by those who choose among replicas. */
  isReady: () => Promise<boolean>;
}

export function createApp({
  log,
  metrics,
  tracing,
  trustedProxies,
  version,
  isReady,
  ...mounted
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies === 'none' ? false : trustedProxies);
  // On the port of the calls, so that it is asked in their way; what is wrong is said on the internal port alone.
  app.get(readinessPath, async (_req, res) => {
    res.set('x-sufra-version', version);
    res.status((await isReady()) ? 204 : 503).end();
  });
  // Only the gateway calls, and its word is taken on this as on the request's id.
  const traced = traceRequests(tracing, { callers: 'taken' });
  app.use(requestId, ...traced, recordRequest({ log: withoutStrikingOut(log), metrics }));
  app.use((_req, res, next) => {
    // Answers are personal unless a route says otherwise.
    res.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    next();
  });
  app.use((req, res, next) => {
    if (isUnambiguousRequest(req)) return next();
    res.set('connection', 'close');
    throw new Problem('invalid_request');
  });
  mountRoutes({ app, ...mounted });
  app.use(() => {
    throw new Problem('not_found');
  });
  app.use(answerProblem(log));
  return app;
}
