import type { EventData } from '@sufra/contracts';
import { Types } from 'mongoose';
import type { AuditRecord } from '../administration/audit-model.ts';
import { type Link, mailedOf } from '../links/link.ts';
import { personOf } from '../users/person.ts';
import type { User } from '../users/user-model.ts';

export type FactorChanged = EventData<'user.second-factor-changed'>;
type What = FactorChanged['what'];

const audited: Partial<Record<What, AuditRecord['what']>> = {
  'authenticator-added': 'second-factor-added',
  'passkey-added': 'second-factor-added',
  'authenticator-removed': 'second-factor-removed',
  'passkey-removed': 'second-factor-removed',
  'removed-for-owner': 'second-factor-removed',
};

interface Change {
  what: What;
  changedBy: string | null;
  undo: Link | null;
}

/** Of the account as the change leaves it. */
export function factorChanged(user: User, { what, changedBy, undo }: Change) {
  const data: FactorChanged = {
    ...personOf(user),
    entryId: String(new Types.ObjectId()),
    what,
    changedBy,
    // What members do to their own is theirs; of those who may do more, and of admins’ help, it is written down.
    isAudited: what in audited && (user.isAdmin || user.isModerator || changedBy !== String(user._id)),
    recoveryCodesLeft: user.secondFactor?.recoveryCodes?.hashes.length ?? 0,
    changedAt: new Date().toISOString(),
    undo: undo && mailedOf(undo),
  };
  return { type: 'user.second-factor-changed' as const, data };
}

/** Null for what is not written down. */
export function entryOfFactorChange(data: FactorChanged): AuditRecord | null {
  const what = audited[data.what];
  if (!data.isAudited || !what) return null;
  return {
    _id: new Types.ObjectId(data.entryId),
    at: new Date(data.changedAt),
    what,
    outcome: 'done',
    reason: null,
    actorId: data.changedBy ? new Types.ObjectId(data.changedBy) : null,
    targetId: new Types.ObjectId(data.userId),
    before: null,
    after: null,
  };
}
