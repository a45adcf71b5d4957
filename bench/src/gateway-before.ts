import { tmpdir } from 'node:os';
import { api } from '@sufra/contracts';
import type { openParts } from './parts.ts';

/** A gateway with no limit of calls that hands what is not named here to no service that answers. */
export function gatewayBefore(
  parts: Awaited<ReturnType<typeof openParts>>,
  services: Record<string, string[]>,
) {
  const names = [...new Set(Object.values(api).map(({ slice }) => slice))];
  const nowhere = ['http://127.0.0.1:9'];
  return parts.service('svc-gateway', {
    PUBLIC_ORIGIN: 'https://sufra.example',
    SERVICES: names.map(name => `${name}=${(services[name] ?? nowhere).join('|')}`).join(','),
    FRONT_END: `shell=file://${tmpdir()}`,
    ...{ RATE_PER_MINUTE: '0', AUTH_RATE_PER_MINUTE: '0' },
  });
}
