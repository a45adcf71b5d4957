import { describe, expect, test } from '@jest/globals';
import { sketchOf } from '../sketch.ts';

describe('a dish is known by its name in', () => {
  test.each([
    ['Arabic', 'شوربة عدس', 'lentil-soup'],
    ['Arabic, with the article', 'الكبسة بالدجاج', 'kabsa'],
    ['Arabic, with marks of vowels', 'بَقْلاوَة', 'baklava'],
    ['Urdu', 'چکن بریانی', 'biryani'],
    ['Roman Urdu', 'aloo ki tikki', 'fritters'],
    ['Turkish', 'Mercimek çorbası', 'lentil-soup'],
    ['Turkish, in capitals', 'SÜTLAÇ', 'rice-pudding'],
    ['French', 'Soupe de lentilles', 'lentil-soup'],
    ['German, in one word', 'Kartoffelsuppe mit Würstchen', 'soup'],
    ['Spanish', 'Ensalada de garbanzos', 'salad'],
    ['Indonesian', 'Nasi goreng ayam', 'fried-rice'],
    ['Portuguese', 'Pão de queijo', 'bread'],
    ['Korean', '김치볶음밥', 'fried-rice'],
    ['Korean, with a space', '김치 볶음밥', 'fried-rice'],
    ['Chinese, simplified', '麻婆豆腐', 'stir-fry'],
    ['Chinese, traditional', '紅燒牛肉麵', 'ramen'],
    ['Japanese', '鶏の唐揚げ', 'fritters'],
    ['Japanese, in Han alone', '親子丼', 'rice-bowl'],
    ['Russian', 'Борщ с говядиной', 'soup'],
    ['Italian', 'Tagliatelle al ragù', 'pasta'],
    ['Dutch, in one word', 'Tomatensoep met balletjes', 'soup'],
    ['Hindi', 'पालक पनीर', 'curry'],
    ['Bengali', 'কাচ্চি বিরিয়ানি', 'biryani'],
    ['Persian', 'آش رشته', 'soup'],
    ['Malay', 'Ais kacang', 'ice-cream'],
    ['Polish', 'Pierogi ruskie', 'dumplings'],
    ['Swedish, in one word', 'Köttbullar med gräddsås', 'kofta'],
    ['Danish', 'Jordbærtærte med creme', 'pie'],
    ['Norwegian', 'Kjøttkaker i brun saus', 'kofta'],
    ['Greek', 'Μουσακάς', 'moussaka'],
    ['Czech', 'Bramborová polévka', 'soup'],
    ['Slovak', 'Bryndzové halušky', 'dumplings'],
    ['Hungarian, in one word', 'Almaleves', 'soup'],
    ['Romanian', 'Sarmale cu mămăligă', 'dolma'],
    ['Ukrainian', 'Вареники з вишнями', 'dumplings'],
    ['Bulgarian', 'Шопска салата', 'chopped-salad'],
    ['Croatian', 'Palačinke s marmeladom', 'pancakes'],
    ['Serbian', 'Пуњене паприке', 'stuffed-peppers'],
    ['Vietnamese', 'Phở bò', 'pho'],
    ['Thai', 'ผัดไทยกุ้งสด', 'noodles'],
    ['Filipino', 'Sinigang na hipon', 'broth'],
    ['Catalan', 'Mandonguilles amb sípia', 'kofta'],
    ['Galician', 'Filloas con queixo', 'pancakes'],
    ['Finnish, in one word', 'Lohikeitto', 'soup'],
    ['Slovenian', 'Gobova juha s smetano', 'soup'],
    ['Macedonian', 'Тавче гравче', 'stew'],
    ['Lithuanian', 'Šaltibarščiai su krapais', 'soup'],
    ['Latvian', 'Kartupeļu pankūkas', 'pancakes'],
    ['Estonian', 'Hapukapsasupp', 'soup'],
    ['Azerbaijani', 'Göyərti qutabı, düşbərə', 'dumplings'],
    ['Basque', 'Arroz esnea', 'rice-pudding'],
    ['Icelandic', 'Pönnukökur', 'pancakes'],
    ['Albanian', 'Fërgesë', 'stew'],
  ])('%s', (_language, title, kind) => {
    expect(sketchOf({ title }).kind).toBe(kind);
  });
});

describe('what is in a dish is known in', () => {
  test.each([
    ['Arabic', { title: 'طاجين', ingredients: ['لحم خروف', 'مشمش مجفف', 'لوز'] }, ['lamb', 'almond']],
    [
      'French',
      { title: 'Salade', ingredients: ['2 tomates', 'du persil', 'un concombre'] },
      ['tomato', 'parsley'],
    ],
    [
      'German',
      { title: 'Salat', ingredients: ['2 Gurken', '1 Zwiebel', '200 g Hähnchenbrust'] },
      ['chicken', 'onion'],
    ],
    ['Turkish', { title: 'Salata', ingredients: ['2 domates', '1 soğan', 'maydanoz'] }, ['tomato', 'onion']],
    ['Portuguese', { title: 'Sopa', ingredients: ['2 cenouras', '1 cebola roxa'] }, ['carrot', 'red-onion']],
    ['Korean', { title: '카레', ingredients: ['감자 2개', '다진마늘 1큰술'] }, ['potato', 'garlic']],
    ['Chinese', { title: '汤', ingredients: ['雞蛋2個', '小葱少许'] }, ['egg', 'spring-onion']],
    ['Japanese', { title: 'サラダ', ingredients: ['トマト 1個', 'たまご 2個'] }, ['tomato', 'egg']],
    [
      'Russian',
      { title: 'Салат', ingredients: ['2 огурца', '300 г куриной грудки'] },
      ['cucumber', 'chicken'],
    ],
    ['Italian', { title: 'Insalata', ingredients: ['2 pomodori', 'basilico'] }, ['tomato', 'basil']],
    ['Dutch', { title: 'Soep', ingredients: ['2 wortels', '300 g kipfilet'] }, ['carrot', 'chicken']],
    ['Hindi', { title: 'सब्ज़ी', ingredients: ['२ आलू', '1 प्याज़'] }, ['potato', 'onion']],
    ['Bengali', { title: 'ঝোল', ingredients: ['আলু', 'রুই মাছ'] }, ['potato', 'fish']],
    ['Persian', { title: 'سالاد', ingredients: ['گوجه فرنگی', 'خیار'] }, ['tomato', 'cucumber']],
    ['Malay', { title: 'Kari', ingredients: ['2 lobak merah', 'ubi kentang'] }, ['carrot', 'potato']],
    ['Polish', { title: 'Sałatka', ingredients: ['2 ogórki', '3 pomidory'] }, ['cucumber', 'tomato']],
    ['Swedish', { title: 'Gryta', ingredients: ['2 morötter', '1 rödlök'] }, ['carrot', 'red-onion']],
    ['Danish', { title: 'Suppe', ingredients: ['2 gulerødder', '1 løg'] }, ['carrot', 'onion']],
    ['Norwegian', { title: 'Gryte', ingredients: ['2 gulrøtter', '1 purre'] }, ['carrot', 'onion']],
    ['Greek', { title: 'Σαλάτα', ingredients: ['2 ντομάτες', '1 αγγούρι'] }, ['tomato', 'cucumber']],
    ['Czech', { title: 'Guláš', ingredients: ['500 g hovězího', '2 cibule'] }, ['beef', 'onion']],
    ['Hungarian', { title: 'Leves', ingredients: ['2 sárgarépa', '1 hagyma'] }, ['carrot', 'onion']],
    ['Romanian', { title: 'Supă', ingredients: ['2 morcovi', '1 ceapă'] }, ['carrot', 'onion']],
    ['Ukrainian', { title: 'Суп', ingredients: ['2 картоплини', '1 цибуля'] }, ['potato', 'onion']],
    ['Bulgarian', { title: 'Супа', ingredients: ['2 моркова', '1 глава лук'] }, ['carrot', 'onion']],
    ['Serbian', { title: 'Чорба', ingredients: ['2 шаргарепе', '1 кромпир'] }, ['carrot', 'potato']],
    ['Vietnamese', { title: 'Canh', ingredients: ['2 quả cà chua', '100 g tôm'] }, ['tomato', 'prawn']],
    ['Thai', { title: 'ต้มยำ', ingredients: ['กุ้ง 10 ตัว', 'เห็ดฟาง'] }, ['prawn', 'mushroom']],
    ['Catalan', { title: 'Amanida', ingredients: ['2 tomàquets', 'enciam'] }, ['tomato', 'lettuce']],
    ['Galician', { title: 'Caldo', ingredients: ['3 patacas', '1 cenoria'] }, ['potato', 'carrot']],
    ['Finnish', { title: 'Keitto', ingredients: ['2 porkkanaa', '1 sipuli'] }, ['carrot', 'onion']],
    ['Slovenian', { title: 'Juha', ingredients: ['2 korenja', '1 čebula'] }, ['carrot', 'onion']],
    ['Macedonian', { title: 'Чорба', ingredients: ['2 моркови', '1 компир'] }, ['carrot', 'potato']],
    ['Lithuanian', { title: 'Sriuba', ingredients: ['2 morkos', '1 svogūnas'] }, ['carrot', 'onion']],
    ['Latvian', { title: 'Zupa', ingredients: ['2 burkāni', '1 sīpols'] }, ['carrot', 'onion']],
    ['Estonian', { title: 'Supp', ingredients: ['2 porgandit', '1 sibul'] }, ['carrot', 'onion']],
    ['Azerbaijani', { title: 'Şorba', ingredients: ['2 yerkökü', '300 q toyuq'] }, ['carrot', 'chicken']],
    ['Basque', { title: 'Zopa', ingredients: ['2 azenario', 'tipula'] }, ['carrot', 'onion']],
    ['Icelandic', { title: 'Súpa', ingredients: ['2 gulrætur', '1 laukur'] }, ['carrot', 'onion']],
    ['Albanian', { title: 'Supë', ingredients: ['2 karota', '1 qepë'] }, ['carrot', 'onion']],
    ['Filipino', { title: 'Adobo', ingredients: ['1 kilo manok', 'bawang'] }, ['chicken', 'garlic']],
  ] as const)('%s', (_language, dish, things) => {
    expect(sketchOf(dish).ingredients).toEqual(expect.arrayContaining([...things]));
  });
});

describe('in a text without spaces', () => {
  test.each([
    ['the longest word counts', '牛油果', ['avocado']],
    ['what is between known words is left out', '新鲜的番茄和鸡蛋', ['tomato', 'egg']],
    ['the spoon for tea is no tea', '盐1茶匙', []],
    ['a Korean syllable within a word is none', '나무젓가락 1개', []],
    ['kana with other marks are other letters', 'ハム', ['sausage']],
    ['hiragana and katakana are the same', 'きゃべつ', ['cabbage']],
  ])('%s', (_rule, line, things) => {
    expect(sketchOf({ title: '', ingredients: [line] }).ingredients).toEqual(things);
  });
});

test('what a dish without spaces is made of is part of its name', () => {
  expect(sketchOf({ title: '牛肉面' }).madeOf).toContain('beef');
  // Bread is 'noodle parcel' in its letters.
  expect(sketchOf({ title: '面包' }).madeOf).toEqual([]);
});

test('a food names the dish only where no other word does', () => {
  expect(sketchOf({ title: '鸡蛋三明治' }).kind).toBe('sandwich');
  expect(sketchOf({ title: '鸡蛋' }).kind).toBe('fried-eggs');
});

test('a text is read in the language of its script', () => {
  // Japanese, though the ingredients are written in Han alone.
  expect(sketchOf({ title: '鶏肉のトマト煮', ingredients: ['玉ねぎ', '人参'] }).ingredients).toEqual([
    'onion',
    'carrot',
  ]);
  // A lion in Urdu, milk in Persian.
  expect(sketchOf({ title: 'شیربرنج', ingredients: ['شیر', 'برنج', 'زعفران'] }).ingredients).toEqual([
    'milk',
    'rice',
    'saffron',
  ]);
  expect(sketchOf({ title: 'Bibimbap (비빔밥)', ingredients: ['2 eggs', 'rice', 'spinach'] }).kind).toBe(
    'rice-bowl',
  );
});

test('a word of one language is not read in a text of another', () => {
  // Turkish for cake, and for meat.
  expect(sketchOf({ title: 'Pasta with tomato' }).kind).toBe('pasta');
  expect(sketchOf({ title: 'Tomates et oignons au four' }).ingredients).not.toContain('meat');
});

describe('of several dishes that a title names', () => {
  test.each([
    ['the one before "with" is drawn', 'Chicken curry with rice', 'curry'],
    ['a cut of meat is what goes into another', 'Chicken thighs biryani', 'biryani'],
    ['also behind "and"', 'Chicken breast and sweetcorn soup', 'soup'],
    ['a cut by itself is a dish', 'Salmon fillet with potato salad', 'fillet'],
  ])('%s', (_rule, title, kind) => {
    expect(sketchOf({ title }).kind).toBe(kind);
  });
});
