import { readFile } from 'node:fs/promises';
import { Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import type { GatewayConfig } from './config.ts';

/** What runs where, for whoever develops or tests on this machine. The start command writes it; no other mode has it. */
export const localStatus =
  ({ mode, localStatusFile }: GatewayConfig) =>
  async (req: Request, res: Response) => {
    if (mode !== 'local' || !localStatusFile || req.method !== 'GET') throw new Problem('not_found');
    const status: unknown = JSON.parse(await readFile(localStatusFile, 'utf8'));
    res.set('cache-control', 'no-store').json(status);
  };
