import { readFile } from 'node:fs/promises';
import { Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import type { GatewayConfig } from './config.ts';

/** What runs where, for developers and tests on this machine. The start command writes it; no other mode has it. */
export const localStatus =
  ({ mode, localStatusFile }: GatewayConfig) =>
  async (req: Request, res: Response) => {
    if (mode !== 'local' || !localStatusFile || req.method !== 'GET') throw new Problem('not_found');
    res.set('cache-control', 'no-store').json(await readStatus(localStatusFile));
  };

async function readStatus(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    // It is written once everything has started.
    throw new Problem('service_unavailable', { retryAfterSeconds: 1, cause });
  }
}
