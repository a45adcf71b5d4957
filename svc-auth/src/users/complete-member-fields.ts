import { completeDocuments } from '@sufra/service-kit';
import { memberFieldsOf } from './member-fields.ts';
import type { User, UserModel } from './user-model.ts';

/** Gives every account that lacks them its fields: one of the time before, and one whose name or address has changed since. */
export const completeMemberFields = (users: UserModel, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<User>({
    model: users,
    lacking: { searchParts: null, deletedAt: null },
    madeOf: ['name', 'email'],
    lacks: user => ({ ...memberFieldsOf(user) }),
    ...(stopping ? { stopping } : {}),
  });
