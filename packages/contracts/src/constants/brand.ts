/** The only place that knows the brand, its addresses and its profiles. */
export const brand = {
  name: 'Sufra',
  tagline: 'Tonight’s table, halal to the last pinch',
  description:
    'Say what is in the kitchen. Sufra writes the recipe, checks every line of it, and keeps the Sunnah close.',
  contactAddress: 'hello@sufra.example',
  social: [
    { name: 'Instagram', url: 'https://instagram.sufra.example/sufra' },
    { name: 'Facebook', url: 'https://facebook.sufra.example/sufra' },
    { name: 'YouTube', url: 'https://youtube.sufra.example/sufra' },
    { name: 'X', url: 'https://x.sufra.example/sufra' },
  ],
} as const;
