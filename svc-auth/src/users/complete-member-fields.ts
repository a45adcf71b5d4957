import { completeDocuments } from '@sufra/service-kit';
import { memberFieldsOf } from './member-fields.ts';
import type { User, UserModel } from './user-model.ts';

/** Gives every account that lacks them its fields. */
export const completeMemberFields = (users: UserModel): Promise<void> =>
  completeDocuments<User>({
    model: users,
    lacking: { searchParts: null, deletedAt: null },
    madeOf: 'name email',
    lacks: user => ({ ...memberFieldsOf(user) }),
  });
