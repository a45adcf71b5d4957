import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import { formatMoney } from '../letter/format-money.ts';
import type { Mail } from '../letter/letter.ts';

interface PaymentFailed {
  name: string;
  amount: number;
  currency: string;
  premiumUntil: Date;
  siteUrl: string;
}

export function paymentFailedMail({ name, amount, currency, premiumUntil, siteUrl }: PaymentFailed): Mail {
  const until = formatDate(premiumUntil);
  return composeLetter({
    subject: `Your payment to ${brand.name} did not go through`,
    preview: `Premium stays until ${until}. Please look at your card.`,
    heading: 'A payment did not go through',
    name,
    paragraphs: [
      `We could not take ${formatMoney(amount, currency)} for ${brand.name} Premium. It happens: a card runs out, or a bank says no.`,
      `Nothing is lost yet. You stay a premium member until ${until}; with a payment method that works, it simply goes on.`,
    ],
    actions: [{ label: 'Update my payment method', url: `${siteUrl}/billing` }],
    notes: ['If you have done so in the meantime, all is well and there is nothing more to do.'],
    reason: `This mail came because a payment for your account at ${brand.name} failed.`,
  });
}
