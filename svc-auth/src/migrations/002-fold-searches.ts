import { completeDocuments, foldedAnew, foldedBefore } from '@sufra/service-kit';
import { memberFieldsOf } from '../users/member-fields.ts';
import type { User, UserModel } from '../users/user-model.ts';

/** Accounts whose fields were made before ı was i and ة was ه are found by either. */
export const foldSearches = (users: UserModel, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<User>({
    model: users,
    lacking: { ...foldedBefore, deletedAt: null },
    madeOf: ['name', 'email', 'searchText', 'searchParts'],
    lacks: user => {
      const today = memberFieldsOf(user);
      return { ...today, ...foldedAnew(user, today) };
    },
    ...(stopping ? { stopping } : {}),
  });
