import { chosenLanguage, pageLanguage, session } from '@sufra/web-kit';

/**
 * A reader of another language is told once that the site has it, and a member who has chosen one before signing in keeps it.
 * Most visitors fetch nothing of this.
 */
export function offerLanguage() {
  const { user } = session.get();
  if (user && !user.language && chosenLanguage() === pageLanguage())
    return void import('./choose-language.ts').then(({ keepOnAccount }) => keepOnAccount(pageLanguage()));
  const wanted = user?.language ?? navigator.language;
  if (chosenLanguage() || wanted.startsWith(pageLanguage())) return;
  setTimeout(() => void import('./language-offer.tsx').then(({ showOffer }) => showOffer()), 2_000);
}
