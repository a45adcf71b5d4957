interface Words {
  ingredients: string;
  method: string;
  notes: string;
  tags: string;
  serves: string;
  prep: string;
  cook: string;
  source: string;
  page: string;
}

/** What stands over the parts of a recipe and before its facts. */
export const wordsOf: Record<string, Words> = {
  en: {
    ...{ ingredients: 'Ingredients', method: 'Method', notes: 'Notes', tags: 'Tags' },
    ...{ serves: 'Serves', prep: 'Preparation', cook: 'Cooking', source: 'Source', page: 'Page' },
  },
  ar: {
    ...{ ingredients: 'المكونات', method: 'الطريقة', notes: 'ملاحظات', tags: 'الوسوم' },
    ...{ serves: 'عدد الحصص', prep: 'التحضير', cook: 'الطهي', source: 'المصدر', page: 'الصفحة' },
  },
  ur: {
    ...{ ingredients: 'اجزاء', method: 'ترکیب', notes: 'نوٹ', tags: 'ٹیگ' },
    ...{ serves: 'افراد', prep: 'تیاری', cook: 'پکانا', source: 'ماخذ', page: 'صفحہ' },
  },
  tr: {
    ...{ ingredients: 'Malzemeler', method: 'Yapılışı', notes: 'Notlar', tags: 'Etiketler' },
    ...{ serves: 'Kişi sayısı', prep: 'Hazırlık', cook: 'Pişirme', source: 'Kaynak', page: 'Sayfa' },
  },
  fr: {
    ...{ ingredients: 'Ingrédients', method: 'Préparation', notes: 'Notes', tags: 'Étiquettes' },
    ...{
      serves: 'Pour',
      prep: 'Temps de préparation',
      cook: 'Temps de cuisson',
      source: 'Source',
      page: 'Page',
    },
  },
  id: {
    ...{ ingredients: 'Bahan', method: 'Cara membuat', notes: 'Catatan', tags: 'Tag' },
    ...{ serves: 'Porsi', prep: 'Persiapan', cook: 'Memasak', source: 'Sumber', page: 'Halaman' },
  },
};

type Part = 'ingredients' | 'method' | 'notes' | 'tags';
type Fact = 'serves' | 'prep' | 'cook' | 'source' | 'page';
const parts: readonly Part[] = ['ingredients', 'method', 'notes', 'tags'];
const facts: readonly Fact[] = ['serves', 'prep', 'cook', 'source', 'page'];

const found = <Name extends Part | Fact>(names: readonly Name[]) =>
  new Map(
    Object.values(wordsOf).flatMap(words => names.map(name => [words[name].toLowerCase(), name] as const)),
  );
const byHeading = found(parts);
const byLabel = found(facts);

export const partOf = (line: string): Part | undefined => byHeading.get(line.trim().toLowerCase());

/** 'Serves: 4' */
export function factOf(line: string): { fact: Fact; value: string } | undefined {
  const at = line.indexOf(': ');
  const fact = at === -1 ? undefined : byLabel.get(line.slice(0, at).trim().toLowerCase());
  return fact && { fact, value: line.slice(at + 2).trim() };
}

/** Between two recipes in one text. */
export const between = '* * * * *';

/** A line of free text that would be read as something else. */
export const wouldMislead = (line: string) =>
  /^[ -]/.test(line) || line.trim() === between || partOf(line) !== undefined || factOf(line) !== undefined;
