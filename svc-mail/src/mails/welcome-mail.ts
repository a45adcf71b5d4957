import { brand, limits } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';

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
      },
      {
        title: 'See how we check',
        text: 'What we look for in every recipe, and what only you can check: the label.',
        action: { label: 'How we check', url: `${siteUrl}/how-we-check` },
      },
      {
        title: 'Keep the Sunnah close',
        text: `From dates to black seed: ${limits.sunnahFoods} foods, and what is said of each.`,
        action: { label: 'The Sunnah foods', url: `${siteUrl}/sunnah-foods` },
      },
    ],
    actions: [],
    notes: ['Bismillah, and enjoy the first dinner.'],
    reason: `This mail came because you confirmed this address at ${brand.name}. We write when something happens to your account, not to advertise.`,
  });
