import { describe, expect, test } from '@jest/globals';
import { siteLanguages } from '@sufra/contracts';
import { isIn, languageSoFar, linesNotIn, rememberedIn } from './lines-not-in.ts';

const recipes = {
  en: [
    'Red lentil soup',
    'A smooth soup that opens the fast.',
    '200 g red lentils, rinsed',
    '1 onion, chopped',
    '2 tbsp olive oil',
    'Soften the onion in the oil for five minutes.',
    'Add the lentils and the water, and simmer until soft.',
  ],
  ar: [
    'شوربة العدس',
    'شوربة ناعمة تفتتح بها مائدة الإفطار.',
    '200 غ عدس أحمر, مغسول',
    '1 بصلة, مفرومة',
    '2 ملعقة كبيرة زيت زيتون',
    'ذبّل البصل في الزيت خمس دقائق.',
    'أضف العدس والماء واتركه على نار هادئة حتى ينضج.',
  ],
  ur: [
    'مسور کی دال',
    'ہلکی اور خوشبودار دال جو چاولوں کے ساتھ کھائی جاتی ہے۔',
    '200 گرام مسور کی دال, دھلی ہوئی',
    '1 پیاز, باریک کٹی ہوئی',
    '2 کھانے کا چمچ تیل',
    'تیل میں پیاز سنہری ہونے تک بھونیں۔',
    'دال اور پانی ڈال کر گلنے تک پکائیں۔',
  ],
  tr: [
    'Mercimek çorbası',
    'İftar sofrasını açan pürüzsüz bir çorba.',
    '200 g kırmızı mercimek, yıkanmış',
    '1 soğan, doğranmış',
    '2 yemek kaşığı zeytinyağı',
    'Soğanı yağda beş dakika kavurun.',
    'Mercimeği ve suyu ekleyip yumuşayana kadar pişirin.',
  ],
  fr: [
    'Soupe de lentilles corail',
    'Une soupe veloutée qui ouvre la table de l’iftar.',
    '200 g lentilles corail, rincées',
    '1 oignon, émincé',
    '2 c. à s. huile d’olive',
    'Faites revenir l’oignon dans l’huile pendant cinq minutes.',
    'Ajoutez les lentilles et l’eau, puis laissez mijoter jusqu’à ce qu’elles soient tendres.',
  ],
  id: [
    'Sup kacang merah',
    'Sup hangat untuk berbuka puasa bersama keluarga.',
    '200 g kacang merah, direndam',
    '1 bawang bombai, cincang',
    '2 sdm minyak goreng',
    'Tumis bawang dengan minyak selama lima menit.',
    'Masukkan kacang dan air, lalu masak sampai empuk.',
  ],
} as const;

const pairs = siteLanguages.flatMap(asked => siteLanguages.map(written => [asked, written] as const));

describe('a recipe', () => {
  test.each(pairs)('that was asked for in %s and is written in %s is known', (asked, written) => {
    expect(linesNotIn(recipes[written], rememberedIn(asked)).length > 0).toBe(asked !== written);
  });

  test('may keep a name of others, a bare number and a sign', () => {
    expect(
      linesNotIn(['Mercimek Çorbası', ...recipes.en, ...recipes.en.slice(2)], rememberedIn('en')),
    ).toEqual([]);
    expect(isIn('180 °C', 'ar')).toBe(true);
    expect(isIn('½', 'ur')).toBe(true);
    expect(isIn('500 g ريكوتا (ricotta)', 'ar')).toBe(true);
  });

  test('has one line of ten of another language at most', () => {
    const ten = [...recipes.tr, ...recipes.tr.slice(2, 5)];
    expect(linesNotIn([...ten.slice(1), recipes.en[5]], rememberedIn('tr'))).toEqual([]);
    expect(linesNotIn([...ten.slice(2), recipes.en[5], recipes.en[6]], rememberedIn('tr'))).toEqual([
      recipes.en[5],
      recipes.en[6],
    ]);
  });
});

describe('a recipe that is still coming', () => {
  test('shows a title that is a name once its lines are of the language', () => {
    expect(languageSoFar(['Boeuf bourguignon aux carottes et aux champignons'], rememberedIn('en'))).toBe(
      'open',
    );
    expect(
      languageSoFar(
        ['Boeuf bourguignon aux carottes et aux champignons', ...recipes.en.slice(1, 4)],
        rememberedIn('en'),
      ),
    ).toBe('clear');
  });

  test.each(pairs.filter(([asked, written]) => asked !== written))(
    'asked for in %s and coming in %s is cut short',
    (asked, written) => {
      expect(languageSoFar(recipes[written], rememberedIn(asked))).toBe('foreign');
    },
  );
});
