import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { premiumStartedMail } from './mails/premium-started-mail.ts';
import { isOvertaken } from './people/note-billing.ts';

type SubscriptionActivated = EventHandler<typeof events, 'subscription.activated'>;

export const onSubscriptionActivated =
  ({ deliver, siteUrl }: MailDeps): SubscriptionActivated =>
  async (event, context) => {
    const { userId, since } = event.data;
    await deliver({
      event,
      context,
      recipient: { userId },
      goodUntil: goodForDays(event, 3),
      isOvertaken: person => isOvertaken(event, person, ['endedV']),
      compose: name => premiumStartedMail({ name, since: new Date(since), siteUrl }),
    });
  };
