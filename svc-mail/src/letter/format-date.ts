import { textsIn } from '../texts/text.ts';

const timeZone = 'UTC';

const localeFor = (language: string, english: string) => (language === 'en' ? english : language);

/** 'November 21, 2026', as on the site. */
export const formatDate = (instant: Date, language = 'en') =>
  new Intl.DateTimeFormat(localeFor(language, 'en-US'), { dateStyle: 'long', timeZone }).format(instant);

/** '06:10 UTC on November 21, 2026' */
export function formatMoment(instant: Date, language = 'en') {
  const t = textsIn(language);
  const clock = new Intl.DateTimeFormat(localeFor(language, 'en-GB'), { timeStyle: 'short', timeZone });
  return t('letter.moment', { time: clock.format(instant), date: formatDate(instant, language) });
}
