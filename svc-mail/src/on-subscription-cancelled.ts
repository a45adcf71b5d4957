import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { premiumEndedMail } from './mails/premium-ended-mail.ts';
import { noteBilling } from './people/note-billing.ts';

type SubscriptionCancelled = EventHandler<typeof events, 'subscription.cancelled'>;

/** Goes even when premium has begun again since: it says from when on nothing was to be paid. */
export const onSubscriptionCancelled =
  ({ people, deliver, siteUrl }: MailDeps): SubscriptionCancelled =>
  async (event, context) => {
    await noteBilling(people, event, 'endedV');
    const { userId, since } = event.data;
    await deliver({
      event,
      context,
      recipient: { userId },
      goodUntil: goodForDays(event, 7),
      compose: name => premiumEndedMail({ name, since: new Date(since), siteUrl }),
    });
  };
