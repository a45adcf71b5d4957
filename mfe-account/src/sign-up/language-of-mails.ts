import { isLanguage } from '@sufra/texts';
import { pageLanguage } from '@sufra/web-kit';
import { rememberLanguage } from '@sufra/web-kit/chosen-language';

/** That of the page, which the mailed link then comes back to; nothing in English. */
export function languageOfMails() {
  const language = pageLanguage();
  if (!isLanguage(language) || language === 'en') return {};
  rememberLanguage(language);
  return { language };
}
