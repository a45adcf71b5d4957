import type { School } from '@sufra/contracts';
import { useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './api/profile.ts';

/** The school that a member follows; none for visitors, and where the site's own line is kept to. */
export function useFollowedSchool(): School | '' {
  const { status } = useSession();
  const { data } = useQuery({ ...profileQuery, enabled: status === 'signed-in' });
  return data?.profile.school ?? '';
}
