import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { welcomeMail } from './mails/welcome-mail.ts';
import { claimWelcome } from './people/claim-welcome.ts';
import { rememberPerson } from './people/remember-person.ts';

type EmailVerified = EventHandler<typeof events, 'user.email-verified'>;

export const onEmailVerified =
  ({ people, deliver, siteUrl }: MailDeps): EmailVerified =>
  async (event, context) => {
    await rememberPerson(people, event);
    if (!(await claimWelcome(people, event))) return;
    await deliver({
      event,
      context,
      // Where the person reads now, which may be elsewhere if this comes late.
      recipient: { userId: event.data.userId },
      goodUntil: goodForDays(event, 1),
      compose: name => welcomeMail({ name, siteUrl }),
    });
  };
