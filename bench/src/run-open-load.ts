import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Taken {
  count: number;
  p50: number;
  p99: number;
}

export interface OpenLoad {
  sent: number;
  seconds: number;
  /** Processor time that the load itself took. */
  cpuSeconds: number;
  good: Taken;
  refused: Taken;
  other: number;
  others: Record<string, number>;
}

export interface Kind {
  url: string;
  method: string;
  bodies: string[];
}

interface How {
  perSecond?: number;
  atOnce?: number;
  ms: number;
}

export async function runOpenLoad(kind: Kind, how: How): Promise<OpenLoad> {
  const script = join(import.meta.dirname, 'open-load.ts');
  const asked = JSON.stringify({ ...kind, ...how });
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script, asked]);
  return JSON.parse(stdout) as OpenLoad;
}
