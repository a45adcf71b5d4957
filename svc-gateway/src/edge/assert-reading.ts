import { Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';

export function assertReading(req: Request, res: Response) {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  res.set('allow', 'GET, HEAD');
  throw new Problem('method_not_allowed');
}
