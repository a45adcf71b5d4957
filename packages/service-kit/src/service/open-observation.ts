import type { Config } from '../config/environment.ts';
import type { processEnvironment } from '../config/service-environment.ts';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { openTracing } from '../tracing/open-tracing.ts';

/** What a process says of itself: its log, its metrics, and its traces where there is a collector. */
export function openObservation({
  name,
  config,
}: {
  name: string;
  config: Config<typeof processEnvironment>;
}) {
  const log = createLog({
    name,
    level: config.logLevel,
    file: config.logFile,
    fileMaxBytes: config.logFileMaxBytes,
    isTraced: config.otelExporterOtlpEndpoint !== undefined,
  });
  const metrics = createMetrics(name);
  const tracing = openTracing({
    service: name,
    endpoint: config.otelExporterOtlpEndpoint,
    share: config.otelTracesSamplerArg,
    count: metrics.countSpans,
    log,
  });
  return { log, metrics, tracing };
}
