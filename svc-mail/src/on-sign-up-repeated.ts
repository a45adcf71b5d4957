import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { accountExistsMail } from './mails/account-exists-mail.ts';

type SignUpRepeated = EventHandler<typeof events, 'user.sign-up-repeated'>;

export const onSignUpRepeated =
  ({ deliver, siteUrl }: MailDeps): SignUpRepeated =>
  async (event, context) => {
    await deliver({
      event,
      context,
      recipient: event.data,
      goodUntil: goodForDays(event, 1),
      compose: name => accountExistsMail({ name, siteUrl }),
    });
  };
