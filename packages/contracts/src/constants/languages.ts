/** The languages of the site as packages/texts lists them, which a test compares: this package knows no other. */
export const siteLanguages = ['en', 'ar', 'ur', 'tr', 'fr', 'id'] as const;

/** How numbers are written: 0 to 9, or with the digits of the language, where that has its own. */
export const siteDigits = ['latin', 'own'] as const;
