import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { inSpan } from '../context/current-span.ts';
import type { LiveSpan } from '../context/live-span.ts';
import { readTraceparent } from '../tracing/traceparent.ts';
import type { Tracing } from '../tracing/tracing.ts';

interface Options {
  /** `taken`: the span goes on from the caller's. `linked`: it begins a trace of its own, which names the caller's. */
  callers: 'taken' | 'linked';
  isTraced?: (path: string) => boolean;
}

const firstFault = 500;

/** The span of each request. Where tracing is off there is no such step. Comes after the request's id and before its line in the log. */
export function traceRequests(
  tracing: Tracing,
  { callers, isTraced = () => true }: Options,
): RequestHandler[] {
  if (!tracing.isOn) return [];
  return [
    (req: Request, res: Response, next: NextFunction) => {
      if (!isTraced(req.path)) return next();
      const claim = req.get('traceparent');
      const isTaken = callers === 'taken';
      const span = tracing.begin({
        what: 'serve',
        name: `${req.method} unmatched`,
        attributes: { 'http.request.method': req.method },
        parent: (isTaken && claim) || null,
        link: isTaken ? undefined : claim,
      });
      if (!span) return next();
      res.locals.traceId = span.traceId;
      if (!isTaken) res.locals.callerTraceId = readTraceparent(claim)?.traceId;
      res.once('close', () => endSpan(span, { method: req.method, res }));
      inSpan(span as LiveSpan, next);
    },
  ];
}

function endSpan(span: LiveSpan<'serve'>, { method, res }: { method: string; res: Response }): void {
  const named = (res.locals.route as string | undefined) ?? 'unmatched';
  // The gateway names a call whole, a service by its pattern.
  const route = named.startsWith(`${method} `) ? named.slice(method.length + 1) : named;
  span.rename(`${method} ${route}`);
  span.set({
    'http.route': route,
    'http.response.status_code': res.statusCode,
    'sufra.finished': res.writableFinished,
    ...(res.locals.problemCode && { 'error.type': String(res.locals.problemCode) }),
  });
  if (res.statusCode >= firstFault) span.fail(String(res.locals.problemCode ?? res.statusCode));
  span.end();
}
