import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { receiptMail } from './mails/receipt-mail.ts';
import { noteBilling } from './people/note-billing.ts';

type PaymentReceived = EventHandler<typeof events, 'payment.received'>;

export const onPaymentReceived =
  ({ people, deliver, siteUrl }: MailDeps): PaymentReceived =>
  async (event, context) => {
    await noteBilling(people, event, 'paidV');
    const { userId, paidAt, ...payment } = event.data;
    await deliver({
      event,
      context,
      recipient: { userId },
      goodUntil: goodForDays(event, 7),
      compose: name => receiptMail({ ...payment, name, paidAt: new Date(paidAt), siteUrl }),
    });
  };
