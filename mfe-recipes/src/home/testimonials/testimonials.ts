import { t } from '../../texts/text.ts';

export interface Testimonial {
  words: string;
  /** Of whom one may imagine them; never the name of a person. */
  from: string;
}

/** SAMPLES, written by us: no member has said them, and the page says so. Members' own words take their place. */
export const testimonials = (): Testimonial[] => [
  { words: t('testimonials.family.words'), from: t('testimonials.family.from') },
  { words: t('testimonials.newcomer.words'), from: t('testimonials.newcomer.from') },
  { words: t('testimonials.host.words'), from: t('testimonials.host.from') },
];
