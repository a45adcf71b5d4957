import { z } from 'zod';
import { Id } from '../api/fields.ts';
import { ownedBy } from './owned-by.ts';

export const tipEvents = ownedBy('svc-tips', {
  /** For svc-tips's own count of what each author has written. */
  'tip.added': { version: 1, readers: ['svc-tips'], data: z.object({ tipId: Id, author: z.string() }) },
});
