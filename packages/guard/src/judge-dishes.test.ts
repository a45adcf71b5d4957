import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

/** Dishes that are made with what is forbidden, as cooks write their names in six languages. */
const dishes = [
  ...[
    'coq au vin',
    'beef bourguignon',
    'blood sausage',
    'black pudding',
    'negroni',
    'irish coffee',
    'tonkotsu ramen',
  ],
  ...[
    'كوكو فان',
    'كوك أو فان',
    'بورغينيون',
    'بودان نوار',
    'بلاك بودينغ',
    'كارنيتاس',
    'عرق مع اللحم',
    'لحم مع العرق',
    'لحم بالعرق',
  ],
  ...['کوک او وین', 'بلڈ ساسیج', 'بودن نوار', 'بیئر چکن', 'پلڈ پورک', 'مارٹینی', 'خون کا سوپ', 'وائن ساس'],
  ...[
    'kok o van',
    'tavuk marsala',
    'karnitas',
    'kan çorbası',
    'cin tonik',
    'romlu baba',
    'domuz rosto',
    'boudin noir',
  ],
  ...['coq à la bière', 'poulet au riesling', 'boudin noir', 'porchetta', 'kir royal', 'whisky sour'],
  ...['ayam masak bir', 'ayam marsala', 'puding darah', 'gin tonik', 'carnitas', 'es krim rum kismis'],
];

/** What is written nearly so and is none. */
const others = [
  'عرق كرفس',
  'مع عرق نعناع',
  'عرق السوس مع الماء',
  'بيتزا مارغريتا',
  'siyah çay',
  'puding hitam',
  'kacang merah',
];

// What a meat is sold for is no dish of it.
test.each([
  ['1 kg Rindfleisch für Sauerbraten', 'halal'],
  ['Rezept für Sauerbraten', 'doubtful'],
  ['Sauerbraten', 'doubtful'],
])('%s is %s', (text, verdict) => {
  expect(judge(text).verdict).toBe(verdict);
});

describe('the names of dishes', () => {
  test.each(dishes)('%s is haram', dish => {
    expect(judge(dish).verdict).toBe('haram');
    expect(judge(`${dish} (4)`).verdict).toBe('haram');
  });

  test.each(others)('%s is halal', dish => {
    expect(judge(dish).verdict).toBe('halal');
  });
});
