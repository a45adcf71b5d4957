import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/create-session.ts';

/** What a member saw leaves memory with the member, in every tab. */
export function forgetWithSession(queryClient: QueryClient, session: Session) {
  let owner = session.get().user?._id;
  return session.subscribe(() => {
    const state = session.get();
    if (state.status === 'restoring' || state.user?._id === owner) return;
    const left = owner !== undefined;
    owner = state.user?._id;
    if (!left) return;
    void queryClient.cancelQueries();
    queryClient.clear();
  });
}
