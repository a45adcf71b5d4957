import { limits, premium } from '@sufra/contracts';
import { CalendarDays, ChefHat, HandHeart, type LucideIcon, ScanSearch, Sprout, Wheat } from 'lucide-react';

export interface Feature {
  icon: LucideIcon;
  title: string;
  words: string;
  /** Where more of it is. */
  link?: { to: string; text: string };
}

export const features: Feature[] = [
  {
    icon: Wheat,
    title: 'From what is there',
    words: 'Name what is in the kitchen, or say it in your own words. You get a whole recipe, with amounts.',
  },
  {
    icon: ScanSearch,
    title: 'Checked line by line',
    words:
      'Each ingredient and step passes the halal check before you see it, with a substitute where one is needed.',
    link: { to: '/how-we-check', text: 'How we check' },
  },
  {
    icon: Sprout,
    title: 'The Sunnah close by',
    words: `${limits.sunnahFoods} foods of the Sunnah with their sources, marked wherever they turn up in a recipe.`,
    link: { to: '/sunnah-foods', text: 'The guide' },
  },
  {
    icon: ChefHat,
    title: 'Made to cook from',
    words: 'Scale it, switch units, follow one step at a time with timers. Flour on your hands is fine.',
  },
  {
    icon: CalendarDays,
    title: 'A week at a glance',
    words: 'With premium, saved recipes become a plan from suhoor to iftar and one list for the shop.',
  },
  {
    icon: HandHeart,
    title: 'A tenth is given on',
    words: `${premium.charityPercent}% of every payment goes to charity, and each transfer is on the ledger.`,
    link: { to: '/charity', text: 'The ledger' },
  },
];
