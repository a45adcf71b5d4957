import type { AnswerOf, Member } from '@sufra/contracts';
import { call, session } from '@sufra/web-kit';
import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';
import { asAdmin, auditKey, memberCountsKey, memberListsKey, membersKey } from '../admin-api.ts';
import type { RoleChange } from './role-change.ts';

const mutationKey = ['admin', 'change-role'];

export const roleChangesUnderWay = { mutationKey, status: 'pending' } as const;

interface Outcome {
  onDone: (change: RoleChange) => void;
  onFailed: (error: Error) => void;
}

/** Nothing is shown before it is true: the member that the answer holds replaces the one in the list. */
export const changeRole = (client: QueryClient, { onDone, onFailed }: Outcome) =>
  mutationOptions({
    mutationKey,
    mutationFn: ({ member, role, given }: RoleChange) =>
      asAdmin(() =>
        withSecondFactor(() =>
          call('PATCH /auth/users/{id}/roles', { params: { id: member._id }, body: { [role]: given } }),
        ),
      ),
    onSuccess: async (changed, change) => {
      onDone(change);
      await putInPlace(client, changed);
      void client.invalidateQueries({ queryKey: memberCountsKey });
      if (changed._id === session.get().user?._id) await session.refreshUser();
    },
    onError: error => {
      onFailed(error);
      // Whatever stood in the way may have changed the list as well.
      void client.invalidateQueries({ queryKey: membersKey });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: auditKey }),
  });

type MemberPages = InfiniteData<AnswerOf<'GET /auth/users'>>;

export async function putInPlace(client: QueryClient, changed: Member) {
  // A list that was asked for before the change would undo it.
  await client.cancelQueries({ queryKey: memberListsKey });
  client.setQueriesData<MemberPages>(
    { queryKey: memberListsKey },
    list =>
      list && {
        ...list,
        pages: list.pages.map(page => ({
          ...page,
          users: page.users.map(member => (member._id === changed._id ? changed : member)),
        })),
      },
  );
}
