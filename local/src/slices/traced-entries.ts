import { gateway, services } from './repository.ts';

/** Each service's way to the collector of traces, where there is one. */
export const tracedEntries = (): string[] =>
  [gateway, ...services()].flatMap(name => [
    `${name}:`,
    '  networks: { traces }',
    '  environment: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces:4318" }',
  ]);
