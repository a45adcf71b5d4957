import { clientAddress, limitKey, Problem } from '@sufra/service-kit';
import type { NextFunction, Request, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { createRateLimit, type TakeTurn } from './rate-limit.ts';

export interface Limits {
  general(key: string): void;
  /** For calls that cost more, or that a caller could guess with. */
  guarded(key: string): void;
}

const refuseBy = (takeTurn: TakeTurn) => (key: string) => {
  const wait = takeTurn(key);
  if (wait > 0) throw new Problem('too_many_requests', { retryAfterSeconds: wait / 1000 });
};

export const createLimits = (config: GatewayConfig): Limits => ({
  general: refuseBy(createRateLimit({ perMinute: config.ratePerMinute, burst: config.rateBurst })),
  guarded: refuseBy(createRateLimit({ perMinute: config.authRatePerMinute, burst: config.authRateBurst })),
});

/** Before anything that costs. */
export const limitRequests = (limits: Limits) => (req: Request, res: Response, next: NextFunction) => {
  res.locals.address = clientAddress(req.ip);
  res.locals.limitKey = limitKey(res.locals.address);
  limits.general(res.locals.limitKey);
  next();
};
