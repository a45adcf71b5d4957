import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { confirmationLink } from './mailed-link.ts';
import { verificationMail } from './mails/verification-mail.ts';

type SignedUp = EventHandler<typeof events, 'user.signed-up'>;

export const onSignedUp =
  (deps: MailDeps): SignedUp =>
  async (event, context) => {
    const expiresAt = new Date(event.data.expiresAt);
    await deps.deliver({
      event,
      context,
      recipient: event.data,
      goodUntil: expiresAt,
      compose: name => verificationMail({ name, link: confirmationLink(deps, event.data), expiresAt }),
    });
  };
