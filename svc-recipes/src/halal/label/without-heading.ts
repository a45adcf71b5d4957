const headings = [
  'ingredients?',
  'ingrédients?',
  'ingredientes',
  'ingredienti',
  'ingrediënten',
  'ingredienser',
  'ingrediencje',
  'zutaten',
  '[İi]çindekiler',
  'bileşenler',
  'bileşimi',
  'المكونات',
  'مكونات',
  'المقادير',
  'اجزائے ترکیبی',
  'اجزاء',
  'komposisi',
  'bahan-bahan',
  'bahan',
  'ramuan',
  'состав',
  'składniki',
  '配料表?',
  '原材料名?',
];
const heading = new RegExp(`^\\s{0,20}(?:${headings.join('|')}) ?[:：\\n]`, 'iu');

/** 'Ingredients:' before the list is none of them. */
export const withoutHeading = (text: string): string => text.replaceAll('\r', '').replace(heading, '');
