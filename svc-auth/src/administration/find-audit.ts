import type { AnswerOf, AuditEntry, ParsedQuery } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { UserModel } from '../users/user-model.ts';
import { auditFilter } from './audit-filter.ts';
import type { AuditModel, AuditRecord } from './audit-model.ts';

export interface FindAuditDeps {
  audit: AuditModel;
  users: UserModel;
}

/** Newest first. */
export async function findAudit(
  { audit, users }: FindAuditDeps,
  { limit, after, ...filter }: ParsedQuery<'GET /auth/audit'>,
): Promise<AnswerOf<'GET /auth/audit'>> {
  const page = pageOf({ by: 'at', kind: 'date' }, { limit, after });
  const wanted = await auditFilter(users, filter);
  if (!wanted) return { entries: [], next: null };
  const found = await audit
    .find({ $and: [wanted, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .lean<AuditRecord[]>();
  const { entries, next } = page.cut(found);
  const names = await namesOf(users, entries);
  return { entries: entries.map(record => present(record, names)), next };
}

async function namesOf(users: UserModel, page: AuditRecord[]) {
  const ids = page.flatMap(({ actorId, targetId }) => [actorId, targetId].filter(id => id !== null));
  const known = await users
    .find({ _id: { $in: ids }, verifiedAt: { $ne: null }, deletedAt: null })
    .select('name')
    .lean();
  return new Map(known.map(({ _id, name }) => [String(_id), name]));
}

function present(record: AuditRecord, names: Map<string, string>): AuditEntry {
  const memberOf = (id: Types.ObjectId) => ({ _id: String(id), name: names.get(String(id)) ?? null });
  return {
    _id: String(record._id),
    at: record.at.toISOString(),
    what: record.what,
    outcome: record.outcome,
    reason: record.reason ?? null,
    actor: record.actorId ? memberOf(record.actorId) : null,
    target: record.targetId ? memberOf(record.targetId) : null,
    before: record.before ?? null,
    after: record.after ?? null,
    replayed: record.replayed ?? null,
    answered: record.answered ?? null,
    hijriMonth: record.hijriMonth ?? null,
  };
}
