import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { accountExistsMail } from './mails/account-exists-mail.ts';

type SignUpRepeated = EventHandler<typeof events, 'user.sign-up-repeated'>;

/** Later than this the news would only puzzle. */
const goodForMs = 24 * 60 * 60 * 1000;

export const onSignUpRepeated =
  ({ deliver, siteUrl }: MailDeps): SignUpRepeated =>
  async (event, { signal }) => {
    const { userId, email, name } = event.data;
    await deliver({
      event,
      recipient: { userId, email },
      goodUntil: new Date(Date.parse(event.time) + goodForMs),
      compose: () => accountExistsMail({ name, siteUrl }),
      signal,
    });
  };
