import type { Member } from '@sufra/contracts';
import { Badge } from '@sufra/web-kit';

export const RoleBadges = ({ isAdmin, isModerator }: Pick<Member, 'isAdmin' | 'isModerator'>) => (
  <>
    {isAdmin && <Badge>Admin</Badge>}
    {isModerator && <Badge>Moderator</Badge>}
    {!isAdmin && !isModerator && <Badge tone="plain">User</Badge>}
  </>
);
