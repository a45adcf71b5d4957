import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { accountDeletedMail } from './mails/account-deleted-mail.ts';
import { banMails, forgetPerson } from './people/forget-person.ts';

type AccessChanged = EventHandler<typeof events, 'user.access-changed'>;

/** A member who is not known by then had never confirmed the address, which may be another person's: there is no member to tell. */
const recipientPatienceMs = 600_000;

/** A member who deleted the account gets one last mail and is then forgotten; also when that mail never went. */
export const onAccessChanged =
  ({ people, deliver }: MailDeps): AccessChanged =>
  async (event, context) => {
    const { userId, deleted } = event.data;
    if (!deleted) return;
    await banMails(people, event);
    try {
      await deliver({
        event,
        context,
        recipient: { userId },
        recipientPatienceMs,
        isFarewell: true,
        goodUntil: goodForDays(event, 1),
        compose: (name, language) => accountDeletedMail({ name, language }),
      });
    } catch (error) {
      if (context.isLast) await forgetPerson(people, event);
      throw error;
    }
    await forgetPerson(people, event);
  };
