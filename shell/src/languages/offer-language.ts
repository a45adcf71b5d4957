import { pageLanguage } from '@sufra/web-kit';

const soonMs = 2_000;

/** What is known of a visitor's languages is looked at where it may matter: a reader of English in English fetches nothing. */
export function offerLanguage() {
  if (pageLanguage() === 'en' && navigator.language.startsWith('en')) return;
  setTimeout(() => import('./at-rest.ts').then(({ atRest }) => atRest()), soonMs);
}
