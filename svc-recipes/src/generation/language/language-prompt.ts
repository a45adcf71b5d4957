import type { SiteLanguage } from '@sufra/contracts';

type Other = Exclude<SiteLanguage, 'en'>;

/** Its name, and how its cooks write the spoons, cups and pieces that they measure with. */
const languages: Record<Other, { name: string; units: string }> = {
  ar: {
    name: 'Arabic',
    units: 'ملعقة كبيرة, ملعقة صغيرة, كوب, غ, كغ, مل, لتر, فص, حبة, رشة, حزمة',
  },
  ur: {
    name: 'Urdu',
    units: 'کھانے کا چمچ, چائے کا چمچ, پیالی, گرام, کلو, ملی لیٹر, لیٹر, جوئے, عدد, چٹکی, گٹھی',
  },
  tr: {
    name: 'Turkish',
    units: 'yemek kaşığı, tatlı kaşığı, çay kaşığı, su bardağı, g, kg, ml, l, diş, adet, tutam, demet',
  },
  fr: { name: 'French', units: 'c. à s., c. à c., g, kg, ml, cl, l, gousse, pincée, botte, tranche' },
  id: {
    name: 'Indonesian',
    units: 'sdm, sdt, gelas, g, kg, ml, l, siung, lembar, batang, ruas, butir, ikat',
  },
};

export const nameOfLanguage = (language: SiteLanguage) =>
  language === 'en' ? 'English' : languages[language].name;

/** What the cook is told beside the rules, for a recipe in another language than theirs. */
export function languageRules(language: SiteLanguage): string {
  if (language === 'en') return '';
  const { name, units } = languages[language];
  return `

Write the whole recipe in ${name}, whatever language the wish is in: title, description, tags, items, notes, units and steps,
as a cook who grew up with ${name} writes for the family. No line of it is in another language; names of dishes may stay.
The rules above hold in every language, and so do the names of what is forbidden. "unit" is one of these or another that such
a cook uses, written like this: ${units}. "quantity" stays a number in digits, "unmet" stays in the words of the request.`;
}
