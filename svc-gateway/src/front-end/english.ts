/** What a slice has in any case, and what a page without a language in its address is in. */
export const english = 'en';
