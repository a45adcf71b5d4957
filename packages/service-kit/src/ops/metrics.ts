import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

interface Pending {
  count: number;
  oldestMs: number;
}

const unknown: Pending = { count: Number.NaN, oldestMs: Number.NaN };

/** A registry for each service, since several may share a process. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const registers = [registry];
  return {
    registry,
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    requestSeconds: new Histogram({
      name: 'sufra_http_request_seconds',
      help: 'How long requests took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    /** Calls that were refused with 503 because there was too much to do already, by what was full. */
    refused: new Counter({
      name: 'sufra_overload_refused_total',
      help: 'Calls refused because too much was under way, by what was full',
      labelNames: ['full'],
      registers,
    }),
    events: new Counter({
      name: 'sufra_events_total',
      help: 'Events by what became of them',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    /** Asked when the metrics are read, so that a quiet service costs its database nothing. */
    watchOutbox: (pending: () => Promise<Pending>) => {
      // Without the database these two alone are not known: all others are wanted then more than ever.
      const known = () => pending().catch(() => unknown);
      new Gauge({
        name: 'sufra_outbox_pending',
        help: 'Documents with events that are not yet published',
        registers,
        async collect() {
          this.set((await known()).count);
        },
      });
      new Gauge({
        name: 'sufra_outbox_oldest_seconds',
        help: 'Age of the oldest event that is not yet published',
        registers,
        async collect() {
          this.set((await known()).oldestMs / 1000);
        },
      });
    },
  };
}
