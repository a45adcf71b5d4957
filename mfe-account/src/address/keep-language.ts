import { pageLanguage } from '@sufra/web-kit';
import { rememberLanguage } from '@sufra/web-kit/chosen-language';

/** Before the browser leaves for a while: the site that leads it back knows nothing of its language. */
export function keepLanguage() {
  if (pageLanguage() !== 'en') rememberLanguage(pageLanguage());
}
