import { SiteLanguage } from '@sufra/contracts';
import { chosenLanguage, pageLanguage, prefixOf } from '@sufra/web-kit';

/**
 * Mails, Google and Stripe lead to addresses without a language: who has chosen another one goes on in it. For pages that lie
 * on the way of a member alone; an address that is shared or found shows what it says.
 */
export function inChosenLanguage(): Promise<never> | null {
  const chosen = SiteLanguage.safeParse(chosenLanguage());
  if (!chosen.success || chosen.data === 'en' || pageLanguage() !== 'en') return null;
  const { pathname, search, hash } = location;
  location.replace(prefixOf(chosen.data) + pathname + search + hash);
  // Nothing of the page is shown, nor a mailed token used, until the browser has left.
  return new Promise(() => undefined);
}
