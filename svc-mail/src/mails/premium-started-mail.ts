import { brand, premium } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { dishPicture } from '../letter/letter-picture.ts';

interface PremiumStarted {
  name: string;
  since: Date;
  siteUrl: string;
}

export const premiumStartedMail = ({ name, since, siteUrl }: PremiumStarted): Mail =>
  composeLetter({
    subject: `You are a premium member of ${brand.name}`,
    preview: 'Unlimited recipes, every meal type, and a shelf for your favourites.',
    heading: 'The whole table is yours',
    name,
    paragraphs: [
      `Your premium membership began on ${formatDate(since)}. Thank you: ${premium.charityPercent}% of what you pay goes to charity.`,
      'From now on you have unlimited recipes, every meal type from suhoor to dessert, and every recipe that we write for you is saved.',
    ],
    pictures: [
      { title: 'Talbina with dates and pistachios', mealType: 'Suhoor' },
      { title: 'Chicken biryani with saffron rice' },
      { title: 'Baklava with pistachios and honey' },
    ].map(dish => dishPicture(siteUrl, dish)),
    actions: [
      { label: 'To my dashboard', url: `${siteUrl}/dashboard` },
      { label: 'My membership', url: `${siteUrl}/billing` },
    ],
    notes: [
      'You can cancel at any time on the membership page. Premium then ends at once, and what you saved stays yours.',
    ],
    reason: `This mail came because premium began for your account at ${brand.name}.`,
  });
