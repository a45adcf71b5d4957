import { brand, limits } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { dishPicture, foodPicture } from '../letter/letter-picture.ts';

interface Welcome {
  name: string;
  siteUrl: string;
}

export const welcomeMail = ({ name, siteUrl }: Welcome): Mail =>
  composeLetter({
    subject: `Welcome to ${brand.name}`,
    preview: 'Three small steps to a first dinner.',
    heading: 'Welcome to the table',
    name,
    paragraphs: [
      `Good to have you here. ${brand.name} writes recipes from what you have, and checks every line of them. Three small steps to begin with:`,
    ],
    steps: [
      {
        title: 'Say what is in the kitchen',
        text: `Lentils and half a lemon will do. Your first ${limits.freeGenerations} recipes are free.`,
        action: { label: 'Write my first recipe', url: `${siteUrl}/dashboard` },
        picture: dishPicture(siteUrl, { title: 'Turkish red lentil soup with lemon', cuisine: 'Turkish' }),
      },
      {
        title: 'See how we check',
        text: 'What we look for in every recipe, and what only you can check: the label.',
        action: { label: 'How we check', url: `${siteUrl}/how-we-check` },
        picture: dishPicture(siteUrl, {
          title: 'Lamb tagine with apricots and almonds',
          cuisine: 'Moroccan',
        }),
      },
      {
        title: 'Keep the Sunnah close',
        text: `From dates to black seed: ${limits.sunnahFoods} foods, and what is said of each.`,
        action: { label: 'The Sunnah foods', url: `${siteUrl}/sunnah-foods` },
        picture: foodPicture(siteUrl, 'dates'),
      },
    ],
    actions: [],
    notes: ['Bismillah, and enjoy the first dinner.'],
    reason: `This mail came because you confirmed this address at ${brand.name}. We write when something happens to your account, not to advertise.`,
  });
