import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { earlier, goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { paymentFailedMail } from './mails/payment-failed-mail.ts';
import { isOvertaken } from './people/note-billing.ts';

type PaymentFailed = EventHandler<typeof events, 'subscription.payment-failed'>;

export const onPaymentFailed =
  ({ deliver, siteUrl }: MailDeps): PaymentFailed =>
  async (event, context) => {
    const { userId, amount, currency } = event.data;
    const premiumUntil = new Date(event.data.premiumUntil);
    await deliver({
      event,
      context,
      recipient: { userId },
      goodUntil: earlier(premiumUntil, goodForDays(event, 7)),
      isOvertaken: person => isOvertaken(event, person, ['paidV', 'endedV']),
      compose: name => paymentFailedMail({ name, amount, currency, premiumUntil, siteUrl }),
    });
  };
