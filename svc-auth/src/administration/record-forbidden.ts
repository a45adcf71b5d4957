import type { Throttle } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { takeIfRoom } from '../throttling.ts';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';
import { refusedEntry } from './refused-entry.ts';

export interface RecordForbiddenDeps {
  audit: AuditModel;
  throttle: Throttle;
  record: SecurityLog;
}

interface Tried {
  actorId: string;
  targetId: string;
  ip: string;
}

/** No member can fill the audit log by trying again and again; the security log has every try. */
const limit = { name: 'audited refusals by member', most: 20, windowMs: 3_600_000 };

/** A member who is no admin has tried to change roles. */
export async function recordForbidden(
  { audit, throttle, record }: RecordForbiddenDeps,
  { actorId, targetId, ip }: Tried,
): Promise<void> {
  record({ what: 'change-roles', outcome: 'refused', reason: 'no admin', userId: actorId, targetId, ip });
  if (!(await takeIfRoom(throttle, { limit, who: actorId }))) return;
  await fileEntry(audit, refusedEntry({ what: 'roles-changed', reason: 'forbidden', actorId, targetId }));
}
