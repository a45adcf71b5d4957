import { isDuplicateKey } from '@sufra/service-kit';
import type { AuditModel, AuditRecord } from './audit-model.ts';

/** An entry that is there already is the same one: it was filed at once, and comes again with its event. */
export async function fileEntry(audit: AuditModel, entry: AuditRecord): Promise<void> {
  try {
    await audit.create(entry);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
