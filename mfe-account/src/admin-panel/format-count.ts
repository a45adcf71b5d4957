import { pageLocale } from '@sufra/web-kit';

/** '10,000', as the page's language writes it. */
export const formatCount = (count: number) => count.toLocaleString(pageLocale());
