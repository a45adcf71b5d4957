import { Notice, useSession } from '@sufra/web-kit';
import { Link } from 'react-router-dom';

/** For moderators whose role waits: without it they would look in vain for what they know stands here. */
export function HeldRole() {
  const { user } = useSession();
  if (!user?.heldRoles?.length || user.isAdmin || user.isModerator) return null;
  return (
    <Notice tone="warning" title="Writing here waits for a second step.">
      Your role asks for one when you sign in. <Link to="/account#second-step">Set it up</Link>, and you can
      write again.
    </Notice>
  );
}
