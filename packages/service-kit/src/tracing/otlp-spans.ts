import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { LiveSpan, SpanStart } from '../context/live-span.ts';
import { type SpanName, spanTable } from '../context/span-table.ts';
import { type SpanOutcome, spanQueue } from './span-queue.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import { type StartSpan, type Tracing, tracingBy } from './tracing.ts';

/** The one file that knows OpenTelemetry's SDK. It is loaded when spans are to be sent, and not before. */

export interface OtlpOptions {
  service: string;
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  /** The share of traces that is recorded, where no span before has decided it. */
  share: number;
  count: (outcome: SpanOutcome, spans: number) => void;
}

const sendTimeoutMs = 5_000;
const lastSendMs = 1_000;
const instanceIdLength = 8;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

function contextOf(traceparent: string | undefined): SpanContext | undefined {
  const known = readTraceparent(traceparent);
  return known && { ...known, traceFlags: known.flags, isRemote: true };
}

export function openOtlpSpans({ service, endpoint, share, count }: OtlpOptions) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: sendTimeoutMs,
    // The queue sends one batch at a time; the exporter counts one that is done for a moment longer.
    concurrencyLimit: 4,
  });
  const send = (spans: ReadableSpan[]) =>
    new Promise<boolean>(resolve => {
      try {
        exporter.export(spans, ({ code }) => resolve(code === 0));
      } catch {
        resolve(false);
      }
    });
  const queue = spanQueue<ReadableSpan>({ send, count });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'sufra',
      'service.instance.id': `${process.pid}-${crypto.randomUUID().slice(0, instanceIdLength)}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: span => {
          if (span.spanContext().traceFlags & 1) queue.add(span);
        },
        forceFlush: async () => undefined,
        shutdown: async () => undefined,
      },
    ],
  });
  const tracer = provider.getTracer('@sufra/service-kit');

  const startSpan: StartSpan = <N extends SpanName>(start: SpanStart<N>, around: LiveSpan | undefined) => {
    const { what, name, attributes, parent = around?.traceparent, link, startedAt } = start;
    const from = contextOf(parent ?? undefined);
    const linked = contextOf(link);
    const span = tracer.startSpan(
      name,
      {
        kind: kinds[spanTable[what].kind],
        attributes,
        ...(linked && { links: [{ context: linked }] }),
        ...(startedAt && { startTime: startedAt }),
      },
      from ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    const live: LiveSpan<N> = {
      traceId,
      spanId,
      traceparent: writeTraceparent({ traceId, spanId, flags: traceFlags }),
      rename: to => span.updateName(to),
      set: more => span.setAttributes(more),
      fail: type => {
        span.setAttribute('error.type', type);
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
    return live;
  };

  const tracing: Tracing = tracingBy(startSpan);
  return {
    tracing,
    async close() {
      await queue.drain(lastSendMs);
      // It would wait for a request that a silent collector holds, and a stop waits for no collector.
      void exporter.shutdown().catch(() => undefined);
    },
  };
}
