import { events } from '@sufra/contracts';
import { watchDatabaseClock } from '../clock/database-clock.ts';
import type { ServiceConfig } from '../config/service-environment.ts';
import { byType } from '../events/consume/by-type.ts';
import { openEventBus } from '../events/open-event-bus.ts';
import type { OutboxModel } from '../events/outbox/outbox-store.ts';
import { publishingHold } from '../events/outbox/publishing-hold.ts';
import { type Relay, startRelay } from '../events/outbox/relay.ts';
import type { Refusals, Routes } from '../http/contract-routes.ts';
import { createApp } from '../http/create-app.ts';
import { addressOf, type HttpServer, listen } from '../http/http-server.ts';
import { openBackgroundWork } from '../jobs/background-work.ts';
import { openJob } from '../jobs/job.ts';
import type { Migration } from '../migrations/migration.ts';
import { openMigrations } from '../migrations/open-migrations.ts';
import { openMongo } from '../mongo/open-mongo.ts';
import { mongoThrottle } from '../mongo/throttle.ts';
import { openEventOperations } from '../operations/open-event-operations.ts';
import { type Check, checkHealth } from '../ops/health.ts';
import { readVersion, versionText } from '../ops/version.ts';
import type { Handlers } from './handlers.ts';
import { startInternalServer } from './internal-server.ts';
import { type OwnAccess, openAccess } from './open-access.ts';
import { openObservation } from './open-observation.ts';
import type { RunningService } from './running-service.ts';
import { type ServiceState, serviceChecks } from './service-checks.ts';
import { tracked } from './tracked.ts';

interface ServiceOptions {
  name: string;
  config: ServiceConfig;
}

interface Parts {
  routes?: Routes[];
  refusals?: Refusals;
  eventHandlers?: Handlers;
  /** The models whose documents have an outbox. */
  outboxes?: OutboxModel[];
  /** What brings documents of an earlier version to what this one reads; each has run before any call is answered. */
  migrations?: readonly Migration[];
  /** What is to be done before it is ready, once its database answers and its migrations have run. */
  prepare?: () => Promise<void>;
  /** What this service talks to beyond its database and the bus. */
  checks?: Check[];
  /** At the beginning of a stop: ends what running requests would wait for. */
  stopping?: () => void;
  /** At its end. */
  stopped?: () => unknown;
  /** Given by the service that owns the accounts; every other learns of access from it. */
  access?: OwnAccess;
}

/** What every service is built on. It listens for calls when its database answers and everything is prepared, and not before. */
export function openService({ name, config }: ServiceOptions) {
  const { log, metrics, tracing } = openObservation({ name, config });
  const mongo = openMongo({
    url: config.mongoUrl,
    timeoutMs: config.mongoTimeoutMs,
    poolSize: config.mongoPoolSize,
    log,
    tracing,
  });
  const clock = watchDatabaseClock({ databaseTime: mongo.time, limitMs: config.clockSkewLimitMs, log });
  const throttle = mongoThrottle(mongo.connection);
  const background = openBackgroundWork({ stopTimeoutMs: config.stopTimeoutMs / 2, log });

  async function start({
    routes = [],
    refusals,
    eventHandlers = {},
    outboxes = [],
    checks: more = [],
    migrations: steps = [],
    prepare,
    stopping: stopBegins,
    stopped: afterStop,
    access: own,
  }: Parts): Promise<RunningService> {
    await tracing.load();
    const bus = openEventBus({
      url: config.eventBusUrl,
      accounts: config.eventBusAccounts,
      namespace: config.eventBusNamespace,
      delaysMs: config.eventRetryDelaysMs,
      attempts: config.eventAttempts,
      giveUpAfterMs: config.eventGiveUpAfterMs,
      earlyTryMs: config.eventEarlyTryMs,
      prefetch: config.eventPrefetch,
      registry: events,
      service: name,
      closeTimeoutMs: config.stopTimeoutMs / 2,
      log,
      tracing,
      observe: metrics.observeEvent,
    });
    const access = openAccess({ config, connection: mongo.connection, log, now: clock.now, own });
    const migrations = openMigrations({ connection: mongo.connection, migrations: steps, log });
    if (steps.length > 0) background.add('migrations', migrations.again);
    const state: ServiceState = { isOpen: false, isStopping: false };
    const stopping = new AbortController();
    const checks = [...serviceChecks({ mongo, clock, bus, state }), migrations.check, ...more];
    const needed = checks.filter(({ isNeeded }) => isNeeded);
    let relay: Relay | undefined;
    const operations = openEventOperations({
      ...{ service: name, connection: mongo.connection, bus, log },
      relay: () => relay,
    });
    const { retryNow } = operations;
    const app = createApp({
      log,
      metrics,
      tracing,
      trustedProxies: config.trustedProxies,
      version: versionText(readVersion(name)),
      routes: [...routes, ...operations.routes],
      refusals,
      authenticate: access.authenticate,
      redeem: access.redeem,
      checkAnswers: config.checkAnswers,
      isReady: async () => (await checkHealth(needed)).isReady,
    });
    let publicServer: HttpServer | undefined;
    const { host, port } = config;
    const internal = startInternalServer({ config, checks, metrics, log, retryNow });
    const internalServer = await internal.catch(async error => {
      access.stop();
      await bus.close();
      throw error;
    });
    metrics.watchBacklogs(bus.backlogs);
    metrics.watchClock(clock.skewMs);

    // A caller finds nothing listening until all of it can be answered, and goes to another replica.
    let migrating: Promise<void> | undefined;
    const ready = mongo.whenReady().then(async () => {
      if (state.isStopping) return;
      migrating = migrations.complete(stopping.signal);
      await migrating;
      if (state.isStopping) return;
      await prepare?.().catch(error => {
        if (!state.isStopping) throw error;
      });
      await clock.whenRight();
      if (state.isStopping) return;
      const { types, handler } = byType<typeof events>(access.handlers(eventHandlers));
      if (types.length > 0)
        bus.subscribe({ service: name, types, handler: tracked({ log, tracing, handler }) });
      relay = startRelay({
        models: [...outboxes, ...operations.outboxes],
        bus,
        registry: events,
        source: name,
        log,
        pollMs: config.outboxPollMs,
        leaseMs: config.outboxLeaseMs,
        isHeld: publishingHold(mongo.connection),
        stopTimeoutMs: config.stopTimeoutMs / 2,
      });
      const running = relay;
      metrics.watchOutbox(() => running.pending());
      background.start();
      // A service without calls answers its operator alone.
      if (port !== undefined) publicServer = await listen({ host, port, listener: app });
      if (state.isStopping) return publicServer?.close(0);
      state.isOpen = true;
      log.info({ url: publicServer?.url }, 'ready');
    });

    let stopped: Promise<void> | undefined;
    async function stopOnce() {
      state.isStopping = true;
      stopping.abort();
      log.info('stopping');
      stopBegins?.();
      clock.stop();
      await Promise.all([migrating, background.stop(), publicServer?.close(config.stopTimeoutMs)]);
      await relay?.stop();
      await bus.close();
      access.stop();
      await mongo.close();
      await internalServer.close(500);
      await afterStop?.();
      await tracing.close();
      log.info('stopped');
    }

    return {
      name,
      /** A port that the system chooses is known once it is listened on. */
      get url() {
        if (port === undefined) return internalServer.url;
        return publicServer?.url ?? addressOf({ host, port });
      },
      internalUrl: internalServer.url,
      whenReady: () => ready,
      collectProcessMetrics: metrics.collectProcess,
      stop: () => {
        stopped ??= stopOnce();
        return stopped;
      },
    };
  }

  return {
    log,
    metrics,
    tracing,
    mongo: mongo.connection,
    throttle,
    /** Work that no request waits for, from when the service is ready until it stops. Say it before `start`. */
    inBackground: background.add,
    /** Work that one replica does at a time. */
    job: (options: { name: string; leaseMs: number }) => openJob(mongo.connection, options),
    start,
  };
}
