import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';
import { ownWords } from '../api/own-words.ts';
import { ownedBy } from './owned-by.ts';

export const verdictReportEvents = ownedBy('svc-recipes', {
  /** Mailed to the member who reported it, and in the audit log as an act of its moderator. The subject is the report. */
  'verdict-report.answered': {
    version: 1,
    readers: ['svc-mail', 'svc-auth'],
    data: z.object({
      reportId: Id,
      entryId: Id.describe('of its entry in the audit log'),
      userId: Id.nullable().describe('who reported it; null for a visitor, who is mailed nothing'),
      answeredBy: Id,
      answeredAt: Instant,
      line: ownWords(),
      outcome: z.enum(['changed', 'stays']),
      reason: ownWords(),
    }),
  },
});
