import { brand, limits } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { dishPicture, foodPicture } from '../letter/letter-picture.ts';
import { textsIn } from '../texts/text.ts';

interface Welcome {
  name: string;
  language?: string | undefined;
  siteUrl: string;
}

export function welcomeMail({ name, language, siteUrl }: Welcome): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('welcome.subject', { brand: brand.name }),
    preview: t('welcome.preview'),
    heading: t('welcome.heading'),
    name,
    paragraphs: [t('welcome.words', { brand: brand.name })],
    steps: [
      {
        title: t('welcome.kitchen.title'),
        text: t('welcome.kitchen.words', { count: limits.freeGenerations }),
        action: { label: t('welcome.kitchen.action'), url: `${siteUrl}/dashboard` },
        picture: dishPicture(siteUrl, { title: 'Turkish red lentil soup with lemon', cuisine: 'Turkish' }),
      },
      {
        title: t('welcome.check.title'),
        text: t('welcome.check.words'),
        action: { label: t('welcome.check.action'), url: `${siteUrl}/how-we-check` },
        picture: dishPicture(siteUrl, {
          title: 'Lamb tagine with apricots and almonds',
          cuisine: 'Moroccan',
        }),
      },
      {
        title: t('welcome.sunnah.title'),
        text: t('welcome.sunnah.words', { count: limits.sunnahFoods }),
        action: { label: t('welcome.sunnah.action'), url: `${siteUrl}/sunnah-foods` },
        picture: foodPicture(siteUrl, 'dates'),
      },
    ],
    actions: [],
    notes: [t('welcome.note')],
    reason: t('welcome.reason', { brand: brand.name }),
  });
}
