import { type ApiTable, api } from '@sufra/contracts';
import { noTracing, Problem, type Tracing } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { bodyLimitOf } from '../edge/body-limit.ts';
import type { Limits } from '../edge/limit-requests.ts';
import { askSpan } from '../proxy/ask-span.ts';
import { forward, type Upstream } from '../proxy/forward.ts';
import { createRouteTable } from './route-table.ts';

interface Deps {
  config: GatewayConfig;
  /** By the name of the service. */
  upstreams: ReadonlyMap<string, Upstream>;
  limits: Limits;
  tracing?: Tracing;
  table?: ApiTable;
}

// Beside a secret, what a caller chose would show in how small the answer gets: tokens, links and addresses stay as they are.
const holdsSecrets = (key: string) => / \/auth\//.test(key);

/** Calls of the contract go to the service that answers them; whatever else stands below /api does not exist. */
export function apiCalls({ config, upstreams, limits, tracing = noTracing, table = api }: Deps) {
  const find = createRouteTable(table);
  const publicOrigin = new URL(config.publicOrigin);
  return async (req: Request, res: Response) => {
    const { segments, path, search } = res.locals.target;
    const match = find(req.method, segments);
    if (!match) throw new Problem('not_found');
    if ('methods' in match) {
      res.set('allow', match.methods.join(', '));
      throw new Problem('method_not_allowed');
    }
    const { key, slice, isGuarded } = match.route;
    res.locals.route = key;
    const bodyLimitBytes = bodyLimitOf(table[key], config.bodyLimitBytes);
    if (Number(req.headers['content-length'] ?? 0) > bodyLimitBytes) throw new Problem('payload_too_large');
    if (isGuarded) limits.guarded(res.locals.limitKey);
    const upstream = upstreams.get(slice);
    if (!upstream) throw new Problem('service_unavailable', { retryAfterSeconds: 30 });
    await forward(req, res, {
      upstream,
      span: askSpan(tracing, { key, slice }),
      publicOrigin,
      path: path + search,
      timeoutMs: config.routeTimeoutsMs[key] ?? table[key]?.maxMs ?? config.upstreamTimeoutMs,
      bodyLimitBytes,
      isLong: table[key]?.events !== undefined,
      knowsRepetition: table[key]?.problems.includes('idempotency_conflict') ?? false,
      mayEncode: !holdsSecrets(key),
      onAnswer: () => undefined,
    });
  };
}
