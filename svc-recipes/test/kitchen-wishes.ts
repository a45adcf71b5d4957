interface Wishes {
  wishes: [wish: string, title: string][];
  /** Of the main meals, with the dish that it makes. */
  ingredients: [string[], title: string];
  unknown: string;
  forTwo: string;
  /** A wish without a food, that food as it would stand in the recipe, and a list to avoid it by. */
  without: [wish: string, food: string, avoid: string[]];
  /** A dish with heat of its own, and what the heat is called. */
  hot: [wish: string, heat: string];
}

/** Twenty wishes in each language, as members would type them, with the dish that the kitchen without AI makes of each. */
export const kitchenWishes = {
  ar: {
    wishes: [
      ['كبسة دجاج للعائلة', 'كبسة الدجاج'],
      ['أريد مقلوبة', 'مقلوبة الباذنجان باللحم'],
      ['شوربه عدس', 'شوربة العدس'],
      ['طريقة عمل الملوخية', 'ملوخية بالدجاج'],
      ['منسف أردني', 'المنسف الأردني'],
      ['كُشَري', 'الكشري المصري'],
      ['فتة حمص', 'فتة الحمص'],
      ['التبولة اللبنانية', 'تبولة'],
      ['سلطة فتوش', 'فتوش'],
      ['حمص بطحينة', 'حمص بالطحينة'],
      ['فول للسحور', 'فول مدمس'],
      ['شكشوكة لأربعة أشخاص', 'شكشوكة'],
      ['مكبوس لحم', 'مجبوس اللحم'],
      ['مسخن فلسطيني', 'مسخن الدجاج'],
      ['ورق عنب', 'محشي ورق العنب'],
      ['صينية كفتة بالفرن', 'كفتة بالصينية'],
      ['مندي', 'مندي الدجاج'],
      ['طاجين دجاج بالزيتون', 'طاجن الدجاج بالليمون والزيتون'],
      ['حريرة مغربية', 'الحريرة المغربية'],
      ['بسبوسة', 'بسبوسة'],
    ],
    ingredients: [['دجاج', 'أرز بسمتي', 'طماطم'], 'كبسة الدجاج'],
    unknown: 'سوشي ياباني',
    forTwo: 'شوربة عدس لشخصين',
    without: ['كبسة بدون لوز', 'لوز', ['nuts', 'زبيب']],
    hot: ['كشري', 'شطة'],
  },
  ur: {
    wishes: [
      ['چکن بریانی بنانی ہے', 'چکن بریانی'],
      ['نہاری کی ترکیب', 'نہاری'],
      ['حلیم', 'حلیم'],
      ['دعوت کے لیے قورمہ', 'چکن قورمہ'],
      ['مسور کی دال', 'مسور کی دال'],
      ['آلو گوشت کا سالن', 'آلو گوشت'],
      ['كڑاہی', 'چکن کڑاہی'],
      ['پالک پنیر', 'پالک پنیر'],
      ['افطار کے لیے چنا چاٹ', 'چنے کی چاٹ'],
      ['گرم پکوڑے', 'پکوڑے'],
      ['شامی کباب', 'شامی کباب'],
      ['قیمہ مٹر', 'قیمہ مٹر'],
      ['سبزی پلاؤ', 'سبزی پلاؤ'],
      ['بھنڈی', 'بھنڈی مصالحہ'],
      ['راجما چاول', 'راجما'],
      ['چپلی کباب پشاوری', 'چپلی کباب'],
      ['دہی بھلے', 'دہی بھلے'],
      ['سوجی کا حلوہ', 'حلوہ پوری کا سوجی حلوہ'],
      ['میٹھی کھیر', 'کھیر'],
      ['عید کی سویاں', 'شیر خرما'],
    ],
    ingredients: [['قیمہ', 'مٹر', 'ٹماٹر'], 'قیمہ مٹر'],
    unknown: 'سوشی رول',
    forTwo: 'دال دو افراد کے لیے',
    without: ['کھیر پستے کے بغیر', 'پستے', ['nuts', 'زعفران']],
    hot: ['مسور کی دال', 'لال مرچ'],
  },
  tr: {
    wishes: [
      ['mercimek çorbası tarifi', 'Mercimek Çorbası'],
      ['karnıyarık', 'Karnıyarık'],
      ['KAYSERİ MANTISI', 'Mantı'],
      ['imam bayildi', 'İmam Bayıldı'],
      ['etli kuru fasulye', 'Etli Kuru Fasulye'],
      ['şehriyeli pirinç pilavı', 'Tereyağlı Pirinç Pilavı'],
      ['fırında patatesli köfte', 'İzmir Köfte'],
      ['kahvaltıya menemen', 'Menemen'],
      ['yoğurtlu yayla çorbası', 'Yayla Çorbası'],
      ['yaprak sarması', 'Zeytinyağlı Yaprak Sarma'],
      ['tavuklu bir yemek', 'Tavuk Sote'],
      ['lahmacun', 'Lahmacun'],
      ['hünkarbeğendi', 'Hünkar Beğendi'],
      ['çoban salatası', 'Çoban Salata'],
      ['kısır', 'Kısır'],
      ['ezogelin çorbası', 'Ezogelin Çorbası'],
      ['peynirli börek', 'Su Böreği Usulü Peynirli Börek'],
      ['sebzeli türlü', 'Türlü'],
      ['fırın sütlaç', 'Sütlaç'],
      ['aşure', 'Aşure'],
    ],
    ingredients: [['tavuk', 'domates', 'biber'], 'Tavuk Sote'],
    unknown: 'suşi',
    forTwo: 'iki kişilik mercimek çorbası',
    without: ['cevizsiz aşure', 'ceviz', ['nuts', 'tereyağı']],
    hot: ['menemen', 'pul biber'],
  },
} satisfies Record<string, Wishes>;
