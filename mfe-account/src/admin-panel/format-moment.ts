import { perLocale } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

// The same calendar as everywhere on the site, and said: admins may sit in different places.
const long = perLocale(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);

/** 'November 20, 2026 at 3:14 PM UTC' */
export const formatMoment = (instant: string) =>
  t('admin.moment', { moment: long().format(new Date(instant)) });
