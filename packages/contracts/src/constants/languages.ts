/** The languages of the site as packages/texts lists them, which a test compares: this package knows no other. */
export const siteLanguages = ['en', 'ar', 'ur', 'tr', 'fr', 'id'] as const;
