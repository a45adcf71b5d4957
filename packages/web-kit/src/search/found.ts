import type { Found } from '@sufra/contracts';
import { pageLocale } from '../language/page-locale.ts';

/** '12', or '200+' where no more were counted. */
export const foundInWords = ({ found, isMore }: Found) =>
  `${found.toLocaleString(pageLocale())}${isMore ? '+' : ''}`;

/** Undefined until it is known, and where no more were counted. */
export const totalFound = (counts: Found | undefined) =>
  counts && !counts.isMore ? counts.found : undefined;
