import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';

interface Deps {
  log: Pick<Log, 'info'>;
  metrics: Metrics;
}

// Who was refused and from where, for the operator who has to find out later; no other caller's address is kept.
const refusals = new Set([401, 403, 429]);

/** One line and one measurement a request. The route's pattern is written, not its path: a path may hold a token. */
export const recordRequest =
  ({ log, metrics }: Deps) =>
  (req: Request, res: Response, next: NextFunction) => {
    const start = process.hrtime.bigint();
    // Asked now: a connection that has ended knows no address any more.
    const { ip } = req;
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const route = (res.locals.route as string | undefined) ?? 'unmatched';
      const line = {
        requestId: res.locals.requestId,
        callerRequestId: res.locals.callerRequestId,
        traceId: res.locals.traceId,
        callerTraceId: res.locals.callerTraceId,
        method: req.method,
        route,
        status: res.statusCode,
        code: res.locals.problemCode,
        userId: res.locals.caller?.userId,
        ip: refusals.has(res.statusCode) ? ip : undefined,
        ms: Math.round(seconds * 1000),
        finished: res.writableFinished,
      };
      log.info(line, 'request');
      metrics.requestSeconds.observe({ method: req.method, route, status: res.statusCode }, seconds);
    });
    next();
  };
