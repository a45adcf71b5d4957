import type { SiteLanguage } from '@sufra/contracts';
import { englishSeveral } from './english-count-words.ts';

/** A word that is counted in: of one, of several (in Arabic of three to ten), and what else cooks write for it. */
export interface CountedWord {
  language: SiteLanguage;
  one: string;
  several: string;
  isFeminine: boolean;
}

type Elsewhere = Exclude<SiteLanguage, 'en'>;

/**
 * One thing that kitchens count in, in each language: 'one/several', then other words and spellings for the same.
 * The first is what is said to a reader of that language. `~`: feminine, in French; '-': that language counts it without a word.
 */
const rows: [english: string, Record<Elsewhere, string>][] = [
  [
    'tbsp, tablespoon, tablespoons',
    {
      ar: 'ملعقة كبيرة/ملاعق كبيرة, ملعقة طعام/ملاعق طعام, ملعقة/ملاعق',
      ur: 'کھانے کا چمچ/کھانے کے چمچ, کھانے کا چمچہ/کھانے کے چمچے',
      tr: 'yemek kaşığı, çorba kaşığı',
      fr: 'c. à s., ~cuillère à soupe/cuillères à soupe, ~cuillerée à soupe/cuillerées à soupe',
      id: 'sdm, sendok makan',
    },
  ],
  [
    'tsp, teaspoon, teaspoons',
    {
      ar: 'ملعقة صغيرة/ملاعق صغيرة, ملعقة شاي/ملاعق شاي',
      ur: 'چائے کا چمچ/چائے کے چمچ, چائے کا چمچہ/چائے کے چمچے',
      tr: 'çay kaşığı',
      fr: 'c. à c., ~cuillère à café/cuillères à café, ~cuillerée à café/cuillerées à café',
      id: 'sdt, sendok teh',
    },
  ],
  ['cup', { ar: 'كوب/أكواب', ur: 'کپ, پیالی', tr: 'bardak', fr: '~tasse/tasses', id: 'cangkir' }],
  ['glass', { ar: 'كأس/كؤوس', ur: 'گلاس', tr: 'su bardağı', fr: 'verre/verres', id: 'gelas' }],
  ['bowl', { ar: 'وعاء/أوعية', ur: 'پیالہ/پیالے', tr: 'kâse, kase', fr: 'bol/bols', id: 'mangkuk, mangkok' }],
  ['oz', { ar: 'أونصة/أونصات', ur: 'اونس', tr: 'oz', fr: 'oz', id: 'oz' }],
  ['lb', { ar: 'رطل/أرطال', ur: 'پاؤنڈ', tr: 'lb', fr: 'lb', id: 'lb' }],
  [
    'clove',
    { ar: 'فص/فصوص, سن/أسنان', ur: 'جوا/جوئے', tr: 'diş', fr: '~gousse/gousses', id: 'siung, suing' },
  ],
  [
    'piece',
    {
      ar: 'قطعة/قطع',
      ur: 'ٹکڑا/ٹکڑے',
      tr: 'parça',
      fr: 'morceau/morceaux, ~pièce/pièces',
      id: 'potong, ptg, keping',
    },
  ],
  // What is counted one by one, and has a word for it in some languages alone.
  [
    '-',
    {
      ar: 'حبة/حبات, حبه/حبات, ثمرة/ثمرات',
      ur: 'عدد, دانہ/دانے',
      tr: 'adet, tane',
      fr: '-',
      id: 'buah, bh, butir, btr, biji, bj, ekor',
    },
  ],
  [
    'bunch',
    {
      ar: 'حزمة/حزم, ربطة/ربطات, باقة/باقات',
      ur: 'گٹھی/گٹھیاں, گڈی/گڈیاں, گچھا/گچھے',
      tr: 'demet, bağ',
      fr: '~botte/bottes, bouquet/bouquets',
      id: 'ikat, ikt',
    },
  ],
  ['pinch', { ar: 'رشة/رشات', ur: 'چٹکی', tr: 'tutam, fiske', fr: '~pincée/pincées', id: 'jumput, cubit' }],
  ['handful', { ar: 'حفنة/حفنات', ur: 'مٹھی', tr: 'avuç', fr: '~poignée/poignées', id: 'genggam' }],
  [
    'sprig',
    {
      ar: 'عود/أعواد, عرق/عروق',
      ur: 'ڈنڈی/ڈنڈیاں, ٹہنی/ٹہنیاں',
      tr: 'dal, sap',
      fr: 'brin/brins, ~branche/branches, ~tige/tiges',
      id: 'tangkai',
    },
  ],
  ['stalk', { ar: 'عود/أعواد', ur: 'ڈنٹھل', tr: 'sap', fr: '~branche/branches', id: 'batang, btg' }],
  ['stick', { ar: 'عود/أعواد', ur: 'ٹکڑا/ٹکڑے', tr: 'çubuk', fr: 'bâton/bâtons', id: 'batang' }],
  [
    'leaf',
    {
      ar: 'ورقة/أوراق',
      ur: 'پتا/پتے, پتہ/پتے',
      tr: 'yaprak',
      fr: '~feuille/feuilles',
      id: 'lembar, lbr, lmbr, helai',
    },
  ],
  [
    'sheet',
    { ar: 'رقاقة/رقاقات', ur: 'شیٹ', tr: 'yaprak', fr: '~feuille/feuilles, ~plaque/plaques', id: 'lembar' },
  ],
  [
    'slice, rasher',
    {
      ar: 'شريحة/شرائح',
      ur: 'سلائس, قتلہ/قتلے',
      tr: 'dilim',
      fr: '~tranche/tranches, ~rondelle/rondelles',
      id: 'iris',
    },
  ],
  ['loaf', { ar: 'رغيف/أرغفة', ur: 'روٹی/روٹیاں', tr: 'somun', fr: 'pain/pains', id: 'roti' }],
  ['head', { ar: 'رأس/رؤوس', ur: 'گٹھی/گٹھیاں', tr: 'baş', fr: '~tête/têtes', id: 'bonggol' }],
  ['knob', { ar: 'قطعة/قطع', ur: 'ٹکڑا/ٹکڑے', tr: 'parmak', fr: '~noix', id: 'ruas, ruas jari, jempol' }],
  [
    'tin, can',
    { ar: 'علبة/علب', ur: 'ڈبہ/ڈبے, ڈبا/ڈبے', tr: 'kutu, konserve', fr: '~boîte/boîtes', id: 'kaleng' },
  ],
  ['jar', { ar: 'مرطبان/مرطبانات', ur: 'جار', tr: 'kavanoz', fr: 'pot/pots, bocal/bocaux', id: 'botol' }],
  [
    'packet, pack, bag, sachet',
    {
      ar: 'كيس/أكياس, ظرف/أظرف, مغلف/مغلفات',
      ur: 'پیکٹ, پیکیٹ, ساشے',
      tr: 'paket, poşet',
      fr: 'sachet/sachets, paquet/paquets',
      id: 'bungkus, bks, bgks, bngks, sachet, saset, sct, pak',
    },
  ],
  ['cube', { ar: 'مكعب/مكعبات', ur: 'کیوب', tr: 'küp', fr: 'cube/cubes, dé/dés', id: 'kotak' }],
  ['block', { ar: 'قالب/قوالب', ur: 'بلاک', tr: 'kalıp', fr: 'bloc/blocs', id: 'papan, blok' }],
  ['drop', { ar: 'قطرة/قطرات', ur: 'قطرہ/قطرے', tr: 'damla', fr: '~goutte/gouttes', id: 'tetes' }],
  [
    'dash',
    { ar: 'رشة/رشات', ur: 'چھینٹا/چھینٹے', tr: 'damla', fr: 'trait/traits, filet/filets', id: 'kucuran' },
  ],
  ['strip', { ar: 'شريط/أشرطة', ur: 'پٹی/پٹیاں', tr: 'şerit', fr: '~lanière/lanières', id: 'iris' }],
  ['fillet', { ar: 'شريحة/شرائح', ur: 'فلے', tr: 'fileto', fr: 'filet/filets, pavé/pavés', id: 'fillet' }],
  ['pod', { ar: 'حبة/حبات', ur: 'دانہ/دانے', tr: 'tane', fr: '~gousse/gousses', id: 'butir' }],
];

const isFeminine = (language: SiteLanguage, word: string) =>
  (language === 'ar' && /^\S+ة(?: |$)/.test(word)) || (language === 'ur' && /ی$/.test(word));

function wordOf(language: SiteLanguage, pair: string): CountedWord {
  const isMarked = pair.startsWith('~');
  const [one = '', several = language === 'en' ? englishSeveral(one) : one] = pair
    .slice(isMarked ? 1 : 0)
    .split('/');
  return { language, one, several, isFeminine: isMarked || isFeminine(language, one) };
}

const wordsOf = (language: SiteLanguage, text: string) =>
  text === '-' ? [] : text.split(', ').map(pair => wordOf(language, pair));

/** The words for one thing; the first of a language is the one that is said in it. */
export type CountedUnit = readonly CountedWord[];

export const countedUnits: readonly CountedUnit[] = rows.map(([english, { ar, ur, tr, fr, id }]) => [
  ...wordsOf('ar', ar),
  ...wordsOf('ur', ur),
  ...wordsOf('tr', tr),
  ...wordsOf('fr', fr),
  ...wordsOf('id', id),
  ...wordsOf('en', english),
]);
