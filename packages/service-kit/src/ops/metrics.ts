import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { z } from 'zod';
import type { SpanOutcome } from '../tracing/span-queue.ts';
import type { Health } from './health.ts';
import { counterShape, durationShape, gaugeShape } from './metric-shape.ts';

export type Metrics = ReturnType<typeof createMetrics>;

interface Pending {
  count: number;
  oldestMs: number;
}

interface Backlog {
  queue: string;
  queued: number;
  waiting: number;
  oldestWaitingMs: number;
  parked: number;
}

const backlogGauges = {
  sufra_events_queued: ['Events that are not delivered yet', ({ queued }: Backlog) => queued],
  sufra_events_waiting: ['Events that failed and are to be tried again', ({ waiting }: Backlog) => waiting],
  sufra_events_waiting_oldest_seconds: [
    'How long the oldest event that waits has failed',
    ({ oldestWaitingMs }: Backlog) => oldestWaitingMs / 1_000,
  ],
  sufra_events_parked: [
    'Events that were given up on, until an operator puts them back',
    ({ parked }: Backlog) => parked,
  ],
} as const;

interface HandledEvent {
  type: string;
  what: string;
  ms?: number;
}

interface Watched {
  name: string;
  help: string;
  read: () => Promise<number> | number;
}

/** A registry for each service, since several may share a process. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const registers = [registry];
  /** Read when the metrics are, so that a quiet service costs its database nothing. Without it this alone is not known. */
  const watch = ({ read, ...named }: Watched) =>
    new Gauge({
      ...gaugeShape.parse(named),
      registers,
      async collect() {
        this.set(
          await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN),
        );
      },
    });
  const counter = (named: z.input<typeof counterShape>) => {
    const { labels: labelNames, ...rest } = counterShape.parse(named);
    return new Counter({ ...rest, labelNames, registers });
  };
  const duration = (named: z.input<typeof durationShape>) => {
    const { labels: labelNames, ...rest } = durationShape.parse(named);
    return new Histogram({ ...rest, labelNames, registers });
  };
  const events = counter({
    name: 'sufra_events_total',
    help: 'Events by what became of them',
    labels: ['type', 'outcome'],
  });
  const eventSeconds = duration({
    name: 'sufra_event_handling_seconds',
    help: 'How long events were handled that were handled well',
    labels: ['type'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  });
  const spans = counter({
    name: 'sufra_spans_total',
    help: 'Spans of traces by whether the collector has them',
    labels: ['outcome'],
  });
  return {
    registry,
    watch,
    counter,
    duration,
    observeEvent: ({ what, type, ms }: HandledEvent) => {
      events.inc({ type, outcome: what });
      if (what === 'delivered' && ms !== undefined) eventSeconds.observe({ type }, ms / 1_000);
    },
    countSpans: (outcome: SpanOutcome, count: number) => spans.inc({ outcome }, count),
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    requestSeconds: duration({
      name: 'sufra_http_request_seconds',
      help: 'How long requests took',
      labels: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    }),
    /** Calls that were refused with 503 because there was too much to do already, by what was full. */
    refused: counter({
      name: 'sufra_overload_refused_total',
      help: 'Calls refused because too much was under way, by what was full',
      labels: ['full'],
    }),
    watchOutbox: (pending: () => Promise<Pending>) => {
      watch({
        name: 'sufra_outbox_pending',
        help: 'Documents with events that are not yet published',
        read: async () => (await pending()).count,
      });
      watch({
        name: 'sufra_outbox_oldest_seconds',
        help: 'Age of the oldest event that is not yet published',
        read: async () => (await pending()).oldestMs / 1000,
      });
    },
    watchClock: (skewMs: () => number | undefined) => {
      watch({
        name: 'sufra_clock_skew_seconds',
        help: 'How far the clock of this process is ahead of that of its database',
        read: () => (skewMs() ?? Number.NaN) / 1_000,
      });
    },
    /** Of a check that is not needed the service is only degraded. */
    watchChecks: (names: readonly string[], check: () => Promise<Health>) => {
      watch({
        name: 'sufra_ready',
        help: 'Whether requests can be answered',
        read: async () => Number((await check()).isReady),
      });
      new Gauge({
        name: 'sufra_check_failed',
        help: 'Whether something that the service needs, or would use, is not well',
        labelNames: ['check'],
        registers,
        async collect() {
          const { faults, degraded } = await check();
          for (const name of names) this.set({ check: name }, Number(name in faults || name in degraded));
        },
      });
    },
    watchBacklogs: (backlogs: () => Promise<Backlog[]>) => {
      for (const [name, [help, read]] of Object.entries(backlogGauges))
        new Gauge({
          name,
          help,
          labelNames: ['queue'],
          registers,
          async collect() {
            // While the broker is away no number is the right one.
            this.reset();
            for (const backlog of await backlogs().catch(() => []))
              this.set({ queue: backlog.queue }, read(backlog));
          },
        });
    },
  };
}
