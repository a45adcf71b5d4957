import { brand, premium } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { dishPicture } from '../letter/letter-picture.ts';
import { textsIn } from '../texts/text.ts';

interface PremiumStarted {
  name: string;
  language?: string | undefined;
  since: Date;
  siteUrl: string;
}

export function premiumStartedMail({ name, language, since, siteUrl }: PremiumStarted): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('started.subject', { brand: brand.name }),
    preview: t('started.preview'),
    heading: t('started.heading'),
    name,
    paragraphs: [
      t('started.since', {
        date: formatDate(since, language),
        percent: premium.charityPercent,
      }),
      t('started.words'),
    ],
    pictures: [
      { title: 'Talbina with dates and pistachios', mealType: 'Suhoor' },
      { title: 'Chicken biryani with saffron rice' },
      { title: 'Baklava with pistachios and honey' },
    ].map(dish => dishPicture(siteUrl, dish)),
    actions: [
      { label: t('letter.dashboard'), url: `${siteUrl}/dashboard` },
      { label: t('letter.membership'), url: `${siteUrl}/billing` },
    ],
    notes: [t('started.note')],
    reason: t('started.reason', { brand: brand.name }),
  });
}
