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

describe('what says when, how or how much of a thing to use takes nothing out', () => {
  test.each([
    'hold the ham with a fork',
    'Mix everything except the wine',
    'everything except the wine goes into the pot',
    'do not add the wine yet',
    "don't pour in all the wine at once",
    'leave the bacon out at room temperature',
    'leave the bacon out by the stove',
    'leave the ham out under foil',
    'keep the ham out of the fridge',
    'keep the ham out of the cooler',
    'leave the bacon out of reach of the dog',
    'let the ham stand',
    'tout mélanger sauf le vin',
    'ne mettez pas encore le vin',
    'alles außer dem Wein verrühren',
    'gib den Wein noch nicht dazu',
    'mezcla todo excepto el vino',
    'no añada el vino hasta el final',
    'mescolare tutto tranne il vino',
    'пока не добавляйте вино',
    'اخلط جميع المكونات عدا النبيذ',
    'campur semua bahan kecuali arak',
    'şarap hariç hepsini karıştırın',
    'شراب کے علاوہ سب کچھ ملا دیں',
    '把除了酒以外的所有材料混合',
    'jangan masukkan arak dulu',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('haram');
  });

  test.each([
    'I eat everything except pork',
    'wir essen alles außer Schweinefleisch',
    'burger, hold the bacon',
    'hold the ham, please',
    'leave the bacon out',
    'leave the bacon out please',
    'leave the bacon out and use turkey',
    'leave the bacon out of the pasta salad',
    'leave the ham out of my recipe',
    'keep pork out of it',
    'nous mangeons tout sauf le porc',
    'comemos todo excepto cerdo',
    'мы едим всё кроме свинины',
    '我们吃猪肉以外的东西',
  ])('%s is without it', text => {
    expect(verdictOf(text)).toBe('halal');
  });
});

describe('a letter that says and, or that ends a word, keeps two things apart', () => {
  test.each(['البيكون وفوقه الدجاج', 'الخميرة والبيرة', '쇠고기에 다진 베이컨', '쇠고기와 베이컨'])(
    '%s',
    text => {
      expect(verdictOf(text)).toBe('haram');
    },
  );

  test.each(['쇠고기 베이컨', 'بيكون دجاج', 'ورق عنب'])('%s is halal', text => {
    expect(verdictOf(text)).toBe('halal');
  });
});
