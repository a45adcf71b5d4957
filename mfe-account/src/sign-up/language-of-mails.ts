import { SiteLanguage } from '@sufra/contracts';
import { pageLanguage, rememberLanguage } from '@sufra/web-kit';

/** That of the page, which the mailed link then comes back to; nothing in English. */
export function languageOfMails() {
  const language = SiteLanguage.safeParse(pageLanguage());
  if (!language.success || language.data === 'en') return {};
  rememberLanguage(language.data);
  return { language: language.data };
}
