import { type GuardedUpdate, limitKey, type Throttle } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { SecurityLog } from '../security-log.ts';
import { type Limits, takeOrRecord } from '../throttling.ts';
import { changeUser } from '../users/change-user.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { withUniformDelay } from './uniform-delay.ts';
import { type Mailing, withinMailLimit } from './within-mail-limit.ts';

export interface LinkRequestDeps {
  users: UserModel;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
  evenAnswerMs: number;
}

interface LinkRequest {
  what: 'resend-verification' | 'forgot-password';
  email: string;
  ip: string;
  /** The write that mails something to the owner of this address, if anything. */
  change: (user: User) => GuardedUpdate<Types.ObjectId> | undefined;
}

/**
 * A visitor asks for a mail to an address. A known one costs a count, a look-up and a write; an unknown one a count, a
 * look-up and the count taken back; and both are answered at the same moment.
 */
export async function requestLink(deps: LinkRequestDeps, { what, email, ip, change }: LinkRequest) {
  const { limits, record, evenAnswerMs } = deps;
  await takeOrRecord(deps, { limit: limits.mailRequestsByIp, who: limitKey(ip), what, ip });
  const mail = () => mailIfKnown(deps.users, { email, change });
  const outcome = await withUniformDelay(evenAnswerMs, () => withinMailLimit(deps, { email, mail }));
  record({ what, ip, ...outcome });
}

async function mailIfKnown(
  users: UserModel,
  { email, change }: Pick<LinkRequest, 'email' | 'change'>,
): Promise<Mailing> {
  let isMailed = false;
  const user = await changeUser({
    users,
    by: { email },
    change: current => {
      const write = change(current);
      isMailed = write !== undefined;
      return write;
    },
  });
  return { userId: user ? String(user._id) : undefined, isMailed };
}
