interface Counted {
  locale: 'ar' | 'ur' | 'fr';
  one: string;
  /** Of several: in Arabic of three to ten. */
  several: string;
}

const ofLocale = (locale: Counted['locale'], pairs: [one: string, several: string][]): Counted[] =>
  pairs.map(([one, several]) => ({ locale, one, several }));

/** What cooks of other languages count in, where it has another form for several. Turkish and Indonesian have none. */
const counted: Counted[] = [
  ...ofLocale('ar', [
    ['ملعقة كبيرة', 'ملاعق كبيرة'],
    ['ملعقة صغيرة', 'ملاعق صغيرة'],
    ['ملعقة', 'ملاعق'],
    ['كوب', 'أكواب'],
    ['فص', 'فصوص'],
    ['حبة', 'حبات'],
    ['حزمة', 'حزم'],
    ['رشة', 'رشات'],
    ['ورقة', 'أوراق'],
    ['عود', 'أعواد'],
    ['شريحة', 'شرائح'],
    ['رغيف', 'أرغفة'],
    ['قطعة', 'قطع'],
    ['علبة', 'علب'],
    ['رأس', 'رؤوس'],
    ['أونصة', 'أونصات'],
    ['رطل', 'أرطال'],
  ]),
  ...ofLocale('ur', [
    ['کھانے کا چمچ', 'کھانے کے چمچ'],
    ['چائے کا چمچ', 'چائے کے چمچ'],
    ['جوا', 'جوئے'],
    ['ٹکڑا', 'ٹکڑے'],
    ['پتا', 'پتے'],
    ['دانہ', 'دانے'],
  ]),
  ...ofLocale('fr', [
    ['cuillère à soupe', 'cuillères à soupe'],
    ['cuillère à café', 'cuillères à café'],
  ]),
  ...ofLocale(
    'fr',
    'gousse pincée botte tranche brin branche feuille verre bâton boîte poignée sachet bouquet tête bol tasse'
      .split(' ')
      .map(word => [word, `${word}s`]),
  ),
];

const byForm = new Map(
  counted.flatMap(each => [each.one, each.several].map((form): [string, Counted] => [form, each])),
);

/** By which amounts are added: 'فصوص' are 'فص'. */
export const singularElsewhere = (unit: string) => byForm.get(unit)?.one ?? unit;

/** A unit as it is said of so many; undefined where no other language knows it. */
export function unitFor(unit: string, amount: number): string | undefined {
  const found = byForm.get(unit);
  if (!found) return undefined;
  const { locale, one, several } = found;
  if (locale === 'ar')
    return Number.isInteger(amount) && amount % 100 >= 3 && amount % 100 <= 10 ? several : one;
  return amount < 2 ? one : several;
}
