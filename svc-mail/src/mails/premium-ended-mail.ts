import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface PremiumEnded {
  name: string;
  since: Date;
  siteUrl: string;
}

export const premiumEndedMail = ({ name, since, siteUrl }: PremiumEnded): Mail =>
  composeLetter({
    subject: `Your premium membership of ${brand.name} has ended`,
    preview: 'What you saved stays yours, and no further payment is taken.',
    heading: 'Premium has ended',
    name,
    paragraphs: [
      `Your premium membership ended on ${formatDate(since)}, and no further payment is taken.`,
      'The recipes that you saved stay yours: you can read and delete them as before. New ones are not saved, and the free plan applies again.',
      'Thank you for the time that you were with us, also for what it gave to charity.',
    ],
    actions: [
      { label: 'To my dashboard', url: `${siteUrl}/dashboard` },
      { label: 'Become a premium member again', url: `${siteUrl}/billing` },
    ],
    notes: [],
    reason: `This mail came because premium ended for your account at ${brand.name}.`,
  });
