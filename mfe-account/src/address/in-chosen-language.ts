import { isLanguage } from '@sufra/texts';
import { pageLanguage, prefixOf } from '@sufra/web-kit';
import { chosenLanguage } from '@sufra/web-kit/chosen-language';

/**
 * Mails, Google and Stripe lead to addresses without a language: who has chosen another one goes on in it. For pages that lie
 * on the way of a member alone; an address that is shared or found shows what it says.
 */
export function inChosenLanguage(): Promise<never> | null {
  const chosen = chosenLanguage();
  if (!isLanguage(chosen) || chosen === 'en' || pageLanguage() !== 'en') return null;
  const { pathname, search, hash } = location;
  location.replace(prefixOf(chosen) + pathname + search + hash);
  // Nothing of the page is shown, nor a mailed token used, until the browser has left.
  return new Promise(() => undefined);
}
