import {
  answerProblem,
  type Log,
  type Metrics,
  ownRequestId,
  Problem,
  readVersion,
  recordRequest,
  type Tracing,
  traceRequests,
  withoutStrikingOut,
} from '@sufra/service-kit';
import express, { type Express, type RequestHandler } from 'express';
import { apiCalls } from './api/api-calls.ts';
import type { GatewayConfig } from './config.ts';
import { apiDocs } from './docs/api-docs.ts';
import { createRunning } from './docs/running.ts';
import type { Drawer } from './drawing/drawer.ts';
import { createDrawnPages } from './drawing/drawn-pages.ts';
import { admitRequest } from './edge/admit-request.ts';
import { createLimits, limitRequests } from './edge/limit-requests.ts';
import { warnOfUntrustedProxy } from './edge/untrusted-proxy.ts';
import type { FrontEnd } from './front-end/front-end.ts';
import { createFirstViewOf } from './front-end/prerendered.ts';
import { askAt, createAskService } from './heads/ask-service.ts';
import { createFilledPages } from './heads/filled-pages.ts';
import { foundByEngines } from './heads/found-by-engines.ts';
import { createHeadOf } from './heads/head-of.ts';
import { createSitemap } from './heads/sitemap.ts';
import { localStatus } from './local-status.ts';
import type { Upstream } from './proxy/forward.ts';
import { pages, remotes, sliceFile } from './site/pages.ts';
import { tellOfSecurity } from './site/security-text.ts';

interface Deps {
  config: GatewayConfig;
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  upstreams: ReadonlyMap<string, Upstream>;
  frontEnd: FrontEnd;
  drawer: Drawer;
  headers: [string, string][];
}

const setHeaders =
  (headers: [string, string][]): RequestHandler =>
  (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };

/** A page fetches dozens of files, each answered from memory: their spans would hide the others. */
const isNoFile = (path: string) =>
  !/^\/(?:mfe|assets)\//.test(path) && !/\.(?:js|css|map|svg|png|jpg|webp|ico|woff2|webmanifest)$/.test(path);

/** Every request's way, top to bottom. */
export function createApp({
  config,
  log,
  metrics,
  tracing,
  upstreams,
  frontEnd,
  drawer,
  headers,
}: Deps): Express {
  const app = express();
  const limits = createLimits(config);
  const callApi = apiCalls({ config, upstreams, limits, tracing });
  const ask = createAskService({ upstreams, tracing });
  const { origin } = new URL(config.publicOrigin);
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('query parser', false);
  app.set('trust proxy', config.trustedProxies === 'none' ? false : config.trustedProxies);

  const traced = traceRequests(tracing, { callers: config.tracesOfCallers, isTraced: isNoFile });
  app.use(setHeaders(headers), ownRequestId, ...traced);
  app.use(recordRequest({ log: withoutStrikingOut(log), metrics }));
  app.use(warnOfUntrustedProxy({ log, config }), limitRequests(limits), admitRequest(config));
  const own = readVersion('svc-gateway');
  app.use(
    '/api/docs',
    apiDocs(createRunning({ own, upstreams, frontEnd, timeoutMs: config.probeTimeoutMs })),
  );
  app.use('/api', callApi);
  app.use('/mfe', sliceFile(frontEnd));
  app.all('/remotes.json', remotes(frontEnd));
  app.all('/__local/status', localStatus(config));
  app.use(tellOfSecurity({ origin, contacts: config.securityContact }));
  app.use(foundByEngines({ frontEnd, origin, callApi, sitemap: createSitemap({ ask, log, origin }) }));
  app.use(
    pages({
      frontEnd,
      headOf: createHeadOf({ ask, log }),
      firstViewOf: createFirstViewOf({
        frontEnd,
        drawnPages: createDrawnPages({
          ...{ drawer, ask: askAt(ask), log },
          patienceMs: config.drawingPatienceMs,
        }),
      }),
      filled: createFilledPages(origin),
      isLocal: config.mode === 'local',
    }),
  );
  app.use(() => {
    throw new Problem('not_found');
  });
  app.use(answerProblem(log));
  return app;
}
