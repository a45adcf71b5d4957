import type { EventData } from '@sufra/contracts';
import type { UnderTest } from './start-for-test.ts';

type Access = EventData<'user.access-changed'>;

/** Tells as svc-auth would, of a member without rights: what `more` says has changed. */
export const tellAccess = ({ platform }: UnderTest, userId: string, more: Partial<Access>, sequence = 2) =>
  platform.tell({
    type: 'user.access-changed',
    subject: userId,
    sequence,
    data: {
      ...{ userId, isAdmin: false, isModerator: false, endedSessions: [], sessionsNotBefore: null },
      ...{ deleted: false, displayName: null, ...more },
    },
  });
