import { useSession } from '@sufra/web-kit';

/** Whether to show what only moderators and admins can do; the server decides whether they may. */
export function useMayWrite() {
  const { user } = useSession();
  return user !== null && (user.isModerator || user.isAdmin);
}
