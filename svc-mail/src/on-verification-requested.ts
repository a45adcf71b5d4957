import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { confirmationLink } from './mailed-link.ts';
import { newAddressMail } from './mails/new-address-mail.ts';
import { verificationAgainMail } from './mails/verification-again-mail.ts';

type VerificationRequested = EventHandler<typeof events, 'user.verification-requested'>;

const mailFor = { 'sign-up': verificationAgainMail, 'new-address': newAddressMail };

/** A new address is nobody's until its link was used, so the person's stays the one that is known. */
export const onVerificationRequested =
  (deps: MailDeps): VerificationRequested =>
  async (event, context) => {
    const { purpose } = event.data;
    const expiresAt = new Date(event.data.expiresAt);
    await deps.deliver({
      event,
      context,
      recipient: event.data,
      goodUntil: expiresAt,
      compose: name => mailFor[purpose]({ name, link: confirmationLink(deps, event.data), expiresAt }),
    });
  };
