import type { AuditModel, AuditRecord } from './audit-model.ts';

/** What the audit log says of one member's own roles, oldest first. */
export async function roleChangesOf(audit: AuditModel, userId: string) {
  const found = await audit
    .find({ targetId: userId, outcome: 'done', what: { $in: ['roles-changed', 'first-admin-granted'] } })
    .sort({ at: 1 })
    .lean<AuditRecord[]>();
  return found.flatMap(({ at, after }) =>
    after ? [{ at: at.toISOString(), isAdmin: after.isAdmin, isModerator: after.isModerator }] : [],
  );
}
