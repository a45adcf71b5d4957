import { limits, premium } from '@sufra/contracts';
import { CalendarDays, ChefHat, HandHeart, type LucideIcon, ScanSearch, Sprout, Wheat } from 'lucide-react';
import { t } from '../../texts/text.ts';

export interface Feature {
  icon: LucideIcon;
  title: string;
  words: string;
  /** Where more of it is. */
  links?: { to: string; text: string }[];
}

export const features = (): Feature[] => [
  {
    icon: Wheat,
    title: t('features.pantry.title'),
    words: t('features.pantry.words'),
  },
  {
    icon: ScanSearch,
    title: t('features.checked.title'),
    words: t('features.checked.words'),
    links: [
      { to: '/how-we-check', text: t('features.checked.link') },
      { to: '/check', text: t('check.title') },
    ],
  },
  {
    icon: Sprout,
    title: t('features.sunnah.title'),
    words: t('features.sunnah.words', { count: limits.sunnahFoods }),
    links: [{ to: '/sunnah-foods', text: t('features.sunnah.link') }],
  },
  {
    icon: ChefHat,
    title: t('features.cooking.title'),
    words: t('features.cooking.words'),
  },
  {
    icon: CalendarDays,
    title: t('features.week.title'),
    words: t('features.week.words'),
  },
  {
    icon: HandHeart,
    title: t('features.giving.title'),
    words: t('features.giving.words', { percent: premium.charityPercent }),
    links: [{ to: '/charity', text: t('features.giving.link') }],
  },
];
