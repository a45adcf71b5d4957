import type { Language } from '@sufra/texts';

/**
 * What is said in the language that is offered, and what says no. Whatever the page's language is, these are in their own,
 * and so in no catalogue.
 */
export const offers: Record<Exclude<Language, 'en'>, [words: string, no: string]> = {
  ar: ['اقرأ Sufra بالعربية', 'لا، شكرًا'],
  ur: ['Sufra اردو میں پڑھیں', 'نہیں، شکریہ'],
  tr: ['Sufra’yı Türkçe okuyun', 'Hayır, teşekkürler'],
  fr: ['Lire Sufra en français', 'Non merci'],
  id: ['Baca Sufra dalam bahasa Indonesia', 'Tidak, terima kasih'],
};
