import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

const verdictOf = (text: string) => judge(text).verdict;

describe('a negation of one thing takes no other out', () => {
  test.each([
    'do not rinse the ham',
    'never boil the wine',
    'avoid overcooking the pork',
    'remove the bacon from the pan and set aside',
    'In einer Pfanne ohne Öl den Speck knusprig braten',
    'sans couvercle laisser réduire le vin',
    'En una sartén sin aceite dora el tocino',
    'não lave o bacon',
    'In padella senza olio rosolare la pancetta',
    'jangan sampai bacon gosong',
    'Не пересушите свинину',
    'لا تغلي النبيذ',
    '五花肉不加水小火焖',
    '必须猪油炒，不加水融化会很慢',
    '料酒不要太多',
    'baconı yağ koymadan kızartın',
    'a szalonnát olaj nélkül süssük meg',
    'Paista pekoni ilman öljyä',
    'बेकन को तेल के बिना भूनें',
    'بیکن کو تیل کے بغیر تلیں',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('haram');
  });
});

describe('what stands between a negation and its thing', () => {
  test.each([
    'do not put any wine in it',
    'without any kind of pork',
    'no leeks or ham',
    'remove the bacon from this recipe',
    'the bacon should be omitted',
    'ohne Zugabe von Wein',
    'ne pas ajouter de vin',
    'no le pongas vino',
    'não coloque vinho',
    'jangan masukkan arak',
    'мы не едим свинину',
    'لا تضع النبيذ',
    '猪肉我不吃',
    '酒不放也行',
    'domuz eti asla kullanmayın',
    'सूअर का मांस बिल्कुल नहीं',
    'شراب ہرگز نہ ڈالیں',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('halal');
  });
});
