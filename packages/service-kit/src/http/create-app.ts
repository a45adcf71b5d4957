import express, { type Express } from 'express';
import { type Log, withoutStrikingOut } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { answerProblem } from './answer-problem.ts';
import type { Authenticate, Redeem } from './caller.ts';
import type { Refusals, Routes } from './contract-routes.ts';
import { mountRoutes } from './mount-routes.ts';
import { Problem } from './problem.ts';
import { recordRequest } from './record-request.ts';
import { requestId } from './request-id.ts';
import { isUnambiguousRequest } from './unambiguous-request.ts';

interface AppOptions {
  log: Log;
  metrics: Metrics;
  trustedProxies: string;
  routes: Routes[];
  authenticate: Authenticate;
  redeem?: Redeem | undefined;
  refusals?: Refusals | undefined;
  checkAnswers: boolean;
  /** Nothing is answered before the database has been reached for the first time. */
  isOpen: () => boolean;
}

export function createApp({ log, metrics, trustedProxies, isOpen, ...mounted }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies === 'none' ? false : trustedProxies);
  app.use(requestId, recordRequest({ log: withoutStrikingOut(log), metrics }));
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
  app.use((_req, _res, next) => {
    next(isOpen() ? undefined : new Problem('service_unavailable', { retryAfterSeconds: 2 }));
  });
  mountRoutes({ app, ...mounted });
  app.use(() => {
    throw new Problem('not_found');
  });
  app.use(answerProblem(log));
  return app;
}
