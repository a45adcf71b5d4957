import type { SiteLanguage } from '@sufra/contracts';
import { unitFor } from './count-words-elsewhere.ts';
import type { WrittenIn } from './other-kitchens.ts';

const metric = (g: string, kg: string, ml: string, l: string) => ({ g, kg, ml, l });
const symbols: Partial<Record<SiteLanguage, Record<string, string>>> = {
  ar: {
    ...metric('غ', 'كغ', 'مل', 'لتر'),
    ...{ tbsp: 'ملعقة كبيرة', tsp: 'ملعقة صغيرة', cup: 'كوب', cups: 'كوب', oz: 'أونصة', lb: 'رطل' },
  },
  ur: {
    ...metric('گرام', 'کلو', 'ملی لیٹر', 'لیٹر'),
    ...{ tbsp: 'کھانے کا چمچ', tsp: 'چائے کا چمچ', cup: 'کپ', cups: 'کپ', oz: 'اونس', lb: 'پاؤنڈ' },
  },
  tr: { tbsp: 'yemek kaşığı', tsp: 'çay kaşığı', cup: 'bardak', cups: 'bardak' },
  fr: { tbsp: 'c. à s.', tsp: 'c. à c.', cup: 'tasse', cups: 'tasse' },
  id: { tbsp: 'sdm', tsp: 'sdt', cup: 'cangkir', cups: 'cangkir' },
};
const withComma: readonly WrittenIn[] = ['tr', 'fr', 'id'];

// A unit stands behind its number and a no-break space, as `writeAmount` writes it: '2', '1.5', '1½' or '½'.
const unit = /(\d{0,9}(?:\.\d{1,3})?)(\p{No}?)\u00a0(g|kg|ml|l|tsp|tbsp|cups?|oz|lb)(?![\p{L}\p{M}])/gu;

// '¾ de tasse', '¼ de botte'; '½ tasse' and what is written short have no 'de'.
const partOf = /^([¼¾⅓⅔⅛⅙⅕⅖⅗⅜⅝⅘⅚⅞])\u00a0(?!c\. à|(?:g|kg|ml|cl|l|oz|lb|cm)(?!\p{L}))(?=\p{L})/u;

/** An amount with the units and the decimal sign of a language. */
export function amountIn(language: WrittenIn, amount: string): string {
  const own = language && symbols[language];
  if (!own) return amount;
  const named = amount.replace(unit, (_as, whole: string, part: string, symbol: string) => {
    const word = own[symbol] ?? symbol;
    // Of a part it counts alone that there is one.
    const said = unitFor(word, Number(whole) + (part === '' ? 0 : 0.5), language) ?? word;
    return `${whole}${part}\u00a0${said}`;
  });
  const written = language === 'fr' ? named.replace(partOf, '$1\u00a0de\u00a0') : named;
  return withComma.includes(language) ? written.replace(/(?<=\d)\.(?=\d)/g, ',') : written;
}

const degreeWords: Partial<Record<SiteLanguage, Record<string, string>>> = {
  ar: { C: 'درجة مئوية', F: 'درجة فهرنهايت' },
  ur: { C: 'ڈگری سینٹی گریڈ', F: 'ڈگری فارن ہائیٹ' },
};

/** 'فرن 200 °C' reads as 'C° 200' in a line from the right: cooks of such a language write the word. */
export function degreesIn(language: WrittenIn, text: string): string {
  const words = language && degreeWords[language];
  if (!words) return text;
  return text.replace(
    /(?<=\d)\s?°\s?([CF])(?!\p{L})/gu,
    (_as, scale: string) => `\u00a0${words[scale] ?? scale}`,
  );
}

/** How cooks of other languages write metric units: what is found here converts as `g` does, and spoons and cups stay theirs. */
export const metricWords = new Map<string, 'g' | 'kg' | 'ml' | 'l'>([
  ...(['غ', 'غم', 'غرام', 'جرام', 'جم', 'گرام', 'gr', 'gramme', 'grammes'] as const).map(
    word => [word, 'g'] as const,
  ),
  ...(['كغ', 'كجم', 'كيلو', 'كيلوغرام', 'کلو', 'کلوگرام', 'کلو گرام'] as const).map(
    word => [word, 'kg'] as const,
  ),
  ...(['مل', 'ملل', 'مليلتر', 'ملی لیٹر', 'ملی لٹر', 'mililitre', 'mililiter', 'cc'] as const).map(
    word => [word, 'ml'] as const,
  ),
  ...(['لتر', 'ليتر', 'لیٹر', 'لٹر', 'lt'] as const).map(word => [word, 'l'] as const),
]);
