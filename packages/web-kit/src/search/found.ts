import type { Found } from '@sufra/contracts';
import { perLocale } from '../language/page-locale.ts';

const count = perLocale(locale => new Intl.NumberFormat(locale));

/** '12', or '200+' where no more were counted. */
export const foundInWords = ({ found, isMore }: Found) => `${count().format(found)}${isMore ? '+' : ''}`;

/** Undefined until it is known, and where no more were counted. */
export const totalFound = (counts: Found | undefined) =>
  counts && !counts.isMore ? counts.found : undefined;
