import {
  type Check,
  listen,
  openObservation,
  type RunningService,
  startInternalServer,
} from '@sufra/service-kit';
import { createApp } from './app.ts';
import type { GatewayConfig, SliceAddress } from './config.ts';
import { createDrawer } from './drawing/drawer.ts';
import { answerUnreadable } from './edge/answer-unreadable.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { sayWhoIsTrusted } from './edge/untrusted-proxy.ts';
import { handDevSockets } from './front-end/dev-sockets.ts';
import { folderFiles } from './front-end/folder-files.ts';
import { createFrontEnd } from './front-end/front-end.ts';
import { createKeptFiles } from './front-end/kept-files.ts';
import { remoteFiles } from './front-end/remote-files.ts';
import type { Upstream } from './proxy/forward.ts';
import { createReplicas } from './proxy/replicas.ts';
import { createRetryBudget } from './proxy/retry-budget.ts';

const name = 'svc-gateway';

export async function start(config: GatewayConfig): Promise<RunningService> {
  const { log, metrics, tracing } = openObservation({ name, config });
  await tracing.load();
  const upstreamAt = (full: string, urls: readonly string[]): Upstream => ({
    replicas: createReplicas(urls, config),
    retries: createRetryBudget(),
    refused: () => metrics.refused.inc({ full }),
  });
  const upstreams = new Map(
    Object.entries(config.services).map(([service, urls]) => [service, upstreamAt(service, urls)]),
  );
  const kept = createKeptFiles();
  const filesAt = ({ name: slice, url }: SliceAddress) =>
    url.startsWith('file:')
      ? folderFiles(url)
      : remoteFiles({
          slice,
          url,
          kept,
          onFault: error => log.warn({ slice, err: error }, 'the files of a build are not kept'),
          upstream: upstreamAt('front end', [new URL(url).origin]),
          publicOrigin: new URL(config.publicOrigin),
          timeoutMs: config.upstreamTimeoutMs,
        });
  const slices = config.frontEnd.map(slice => ({ name: slice.name, files: filesAt(slice) }));
  const frontEnd = createFrontEnd({ slices, log });
  const drawer = createDrawer();
  const headers = securityHeaders(config);
  const app = createApp({ config, log, metrics, tracing, upstreams, frontEnd, drawer, headers });

  const publicServer = await listen({
    host: config.host,
    port: config.port,
    listener: app,
    requestTimeoutMs: config.requestTimeoutMs,
    // Said here, so that a request without a host is answered like every other refusal.
    serverOptions: { requireHostHeader: false },
  });
  const { server } = publicServer;
  server.maxHeadersCount = 0;
  // A client that has stopped reading an answer; one that waits for the next event of a stream is not cut off.
  server.setTimeout(config.streamIdleTimeoutMs + 30_000);
  server.on('checkExpectation', app);
  answerUnreadable(server, headers);
  if (config.mode === 'local') handDevSockets(server, config.devServers);

  let isStopping = false;
  const checks: Check[] = [
    { name: 'stopping', isNeeded: true, run: async () => (isStopping ? 'is stopping' : undefined) },
    {
      name: 'front end',
      isNeeded: false,
      run: async () => {
        const missing = (await frontEnd.states()).filter(({ entry }) => entry === undefined);
        return missing.length > 0 ? `missing: ${missing.map(slice => slice.name).join(', ')}` : undefined;
      },
    },
  ];
  const internalServer = await startInternalServer({
    config,
    checks,
    metrics,
    log,
  });
  sayWhoIsTrusted({ log, config });
  log.info({ url: publicServer.url }, 'ready');

  let stopped: Promise<void> | undefined;
  async function stopOnce() {
    isStopping = true;
    log.info('stopping');
    await publicServer.close(config.stopTimeoutMs);
    await Promise.all([...upstreams.values()].map(({ replicas }) => replicas.destroy()));
    await frontEnd.close();
    drawer.close();
    await internalServer.close(500);
    await tracing.close();
    log.info('stopped');
  }

  return {
    name,
    url: publicServer.url,
    internalUrl: internalServer.url,
    whenReady: async () => undefined,
    collectProcessMetrics: metrics.collectProcess,
    stop: () => {
      stopped ??= stopOnce();
      return stopped;
    },
  };
}
