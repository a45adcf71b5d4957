import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { willStop } from './a-gateway.ts';

/** A file for a gateway's log, and its lines once the gateway has stopped. */
export function aLog() {
  const folder = mkdtempSync(join(tmpdir(), 'svc-gateway-'));
  const file = join(folder, 'log');
  willStop({ stop: async () => rmSync(folder, { recursive: true }) });
  return {
    file,
    lines: (): Record<string, string>[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line)),
  };
}
