import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { passwordLink } from './mailed-link.ts';
import { passwordResetMail } from './mails/password-reset-mail.ts';

type PasswordResetRequested = EventHandler<typeof events, 'user.password-reset-requested'>;

export const onPasswordResetRequested =
  (deps: MailDeps): PasswordResetRequested =>
  async (event, context) => {
    const expiresAt = new Date(event.data.expiresAt);
    await deps.deliver({
      event,
      context,
      recipient: event.data,
      goodUntil: expiresAt,
      compose: name => passwordResetMail({ name, link: passwordLink(deps, event.data), expiresAt }),
    });
  };
