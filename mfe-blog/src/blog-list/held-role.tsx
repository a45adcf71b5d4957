import { Notice, useSession } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';

/** For moderators whose role waits: without it they would look in vain for what they know stands here. */
export function HeldRole() {
  const { user } = useSession();
  if (!user?.heldRoles?.length || user.isAdmin || user.isModerator) return null;
  return (
    <Notice tone="warning" title={t('list.held.title')}>
      {tRich('list.held.words', { link: words => <Link to="/account#second-step">{words}</Link> })}
    </Notice>
  );
}
