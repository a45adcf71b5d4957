import type { RunningService } from '@sufra/service-kit';
import type { GatewayConfig } from '../src/config.ts';
import { start } from '../src/service.ts';

const open: { stop(): Promise<void> }[] = [];

/** Stops, newest first, what a test has started. */
export async function stopAll() {
  for (const one of open.splice(0).reverse()) await one.stop();
}

export function willStop<T extends { stop(): Promise<void> }>(one: T): T {
  open.push(one);
  return one;
}

export const aConfig = (overrides: Partial<GatewayConfig> = {}): GatewayConfig => ({
  mode: 'production',
  httpSite: 'refused',
  host: '127.0.0.1',
  port: 0,
  internalPort: 0,
  internalHost: undefined,
  logLevel: 'silent',
  logFile: undefined,
  logFileMaxBytes: 0,
  otelExporterOtlpEndpoint: undefined,
  otelTracesSamplerArg: 1,
  tracesOfCallers: 'linked',
  stopTimeoutMs: 500,
  publicOrigin: 'https://sufra.example',
  trustedProxies: 'none',
  services: {},
  frontEnd: [{ name: 'shell', url: 'file:///nowhere' }],
  upstreamTimeoutMs: 1_000,
  routeTimeoutsMs: {},
  connectTimeoutMs: 1_000,
  streamIdleTimeoutMs: 5_000,
  drawingPatienceMs: 10_000,
  requestTimeoutMs: 5_000,
  probeEveryMs: 1_000,
  probeTimeoutMs: 1_000,
  callsAtOnce: 1_000,
  longCallsAtOnce: 1_000,
  bodyLimitBytes: 1_000_000,
  ratePerMinute: 0,
  rateBurst: 0,
  authRatePerMinute: 0,
  authRateBurst: 0,
  localStatusFile: undefined,
  devServers: [],
  securityContact: [],
  ...overrides,
});

export const aGateway = async (overrides: Partial<GatewayConfig> = {}): Promise<RunningService> =>
  willStop(await start(aConfig(overrides)));
