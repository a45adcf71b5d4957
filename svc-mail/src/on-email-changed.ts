import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { emailChangedMail } from './mails/email-changed-mail.ts';
import { newAddressConfirmedMail } from './mails/new-address-confirmed-mail.ts';
import { rememberPerson } from './people/remember-person.ts';

type EmailChanged = EventHandler<typeof events, 'user.email-changed'>;

export const onEmailChanged =
  ({ people, deliver, siteUrl }: MailDeps): EmailChanged =>
  async (event, context) => {
    await rememberPerson(people, event);
    const { userId, email, name, previousEmail } = event.data;
    const at = new Date(event.time);
    const mail = { event, context, goodUntil: goodForDays(event, 7) };
    // Each goes, and comes again, on its own: an old mailbox that is closed must not keep the new one from its mail.
    const both = await Promise.allSettled([
      deliver({
        ...mail,
        part: 'previous',
        recipient: { userId, email: previousEmail, name },
        compose: of => emailChangedMail({ name: of, at, siteUrl }),
      }),
      deliver({
        ...mail,
        part: 'new',
        recipient: { userId, email, name },
        compose: of => newAddressConfirmedMail({ name: of, siteUrl }),
      }),
    ]);
    for (const one of both) if (one.status === 'rejected') throw one.reason;
  };
