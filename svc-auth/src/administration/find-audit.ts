import type { AnswerOf, AuditEntry } from '@sufra/contracts';
import { Types } from 'mongoose';
import type { UserModel } from '../users/user-model.ts';
import type { AuditModel, AuditRecord } from './audit-model.ts';

export interface FindAuditDeps {
  audit: AuditModel;
  users: UserModel;
}

const pageSize = 50;

/** Newest first. The cursor names the last entry of the page before, so that new entries move no page. */
export async function findAudit(
  { audit, users }: FindAuditDeps,
  before?: string,
): Promise<AnswerOf<'GET /auth/audit'>> {
  const found = await audit
    .find(before ? olderThan(before) : {})
    .sort({ at: -1, _id: -1 })
    .limit(pageSize + 1)
    .lean<AuditRecord[]>();
  const page = found.slice(0, pageSize);
  const names = await namesOf(users, page);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    entries: page.map(record => present(record, names)),
    next: last ? `${last.at.getTime()}-${last._id}` : null,
  };
}

function olderThan(cursor: string) {
  const [time = '', id = ''] = cursor.split('-');
  const at = new Date(Number(time));
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: new Types.ObjectId(id) } }] };
}

async function namesOf(users: UserModel, page: AuditRecord[]) {
  const ids = page.flatMap(({ actorId, targetId }) => (actorId ? [actorId, targetId] : [targetId]));
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
    target: memberOf(record.targetId),
    before: record.before ?? null,
    after: record.after ?? null,
  };
}
