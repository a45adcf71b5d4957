import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';
import { entryOf } from './role-change.ts';

/** Most are filed by now, by the call that made the change; this is for the kill in between. */
export const onRolesChanged =
  (audit: AuditModel): EventHandler<typeof events, 'user.roles-changed'> =>
  ({ data }) =>
    fileEntry(audit, entryOf(data));
