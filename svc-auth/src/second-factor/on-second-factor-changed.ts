import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { AuditModel } from '../administration/audit-model.ts';
import { fileEntry } from '../administration/file-entry.ts';
import { entryOfFactorChange } from './factor-changed.ts';

/** The event is written with the change, so the audit log misses none. */
export const onSecondFactorChanged =
  (audit: AuditModel): EventHandler<typeof events, 'user.second-factor-changed'> =>
  async ({ data }) => {
    const entry = entryOfFactorChange(data);
    if (entry) await fileEntry(audit, entry);
  };
