import { currentSpan, inSpan } from '../context/current-span.ts';
import type { LiveSpan, SpanStart } from '../context/live-span.ts';
import type { SpanName } from '../context/span-table.ts';

/** Records spans where an address of a collector is set. Where none is, it runs the work, and nothing of OpenTelemetry is loaded. */
export interface Tracing {
  readonly isOn: boolean;
  /** A span that its caller ends; nothing where tracing is off. */
  begin<N extends SpanName>(start: SpanStart<N>): LiveSpan<N> | undefined;
  /** A span around this work, which fails when the work does. */
  span<N extends SpanName, T>(
    start: SpanStart<N>,
    work: (span: LiveSpan<N> | undefined) => Promise<T>,
  ): Promise<T>;
}

export interface OpenTracing extends Tracing {
  /** Loads what records and sends. What is asked of it before is not recorded. */
  load(): Promise<void>;
  /** Sends what is left, for a moment at most. */
  close(): Promise<void>;
}

export const noTracing: OpenTracing = {
  isOn: false,
  begin: () => undefined,
  span: (_start, work) => work(undefined),
  load: async () => undefined,
  close: async () => undefined,
};

export type StartSpan = <N extends SpanName>(
  start: SpanStart<N>,
  parent: LiveSpan | undefined,
) => LiveSpan<N>;

/** A code of ours or of the system, else the kind of error. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : error.name;
}

export function tracingBy(startSpan: StartSpan): Tracing {
  const begin: Tracing['begin'] = start => startSpan(start, currentSpan());
  return {
    isOn: true,
    begin,
    async span(start, work) {
      const span = startSpan(start, currentSpan());
      try {
        return await inSpan(span as LiveSpan, () => work(span));
      } catch (error) {
        span.fail(typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
