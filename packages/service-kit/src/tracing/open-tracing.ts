import type { OtlpOptions } from './otlp-spans.ts';
import { noTracing, type OpenTracing, type Tracing } from './tracing.ts';

interface Options extends Omit<OtlpOptions, 'endpoint'> {
  /** Nothing: there are no traces, and nothing is loaded for them. */
  endpoint: string | undefined;
  log: { info(details: object, message: string): void };
}

export function openTracing({ endpoint, log, ...options }: Options): OpenTracing {
  if (endpoint === undefined) return noTracing;
  let opened: { tracing: Tracing; close(): Promise<void> } | undefined;
  return {
    isOn: true,
    begin: start => opened?.tracing.begin(start),
    span: (start, work) => (opened ? opened.tracing.span(start, work) : work(undefined)),
    async load() {
      const { openOtlpSpans } = await import('./otlp-spans.ts');
      opened = openOtlpSpans({ endpoint, ...options });
      log.info({ share: options.share }, 'traces are sent to the collector');
    },
    close: async () => {
      await opened?.close();
      opened = undefined;
    },
  };
}
