import type { ShopShelf } from '@sufra/contracts';
import { plainLetters } from '@sufra/contracts';

/** Which word of an item says what it is: in Arabic, French and Indonesian an early one, in Turkish and Urdu the last. */
type Head = 'first' | 'last';

const shelves: [Head, Partial<Record<ShopShelf, string>>][] = [
  [
    'first',
    {
      greens:
        'بصل, بصلة, بصلتان, ثوم, طماطم, طماطة, بندورة, خيار, جزر, جزرة, بطاطس, بطاطا, باذنجان, كوسا, كوسة, فلفل أخضر, فلفل حلو, فلفل رومي, قرن فلفل, ملوخية, سبانخ, بامية, بقدونس, كزبرة, كزبرة خضراء, نعناع, نعناع أخضر, شبت, ليمون, ليمونة, عصير ليمون, برتقال, تفاح, رمان, قرنبيط, زهرة, ملفوف, كرنب, خس, فجل, فاصوليا خضراء, بازلاء, قرع, يقطين, كرفس, زنجبيل, زنجبيل طازج, ورق عنب, جرجير, بقلة, فلفل حار',
      meats:
        'لحم, لحمة, لحم ضأن, لحم غنم, لحم بقر, لحم عجل, لحم مفروم, دجاج, دجاجة, أفخاذ دجاج, صدور دجاج, سمك, سمكة, روبيان, جمبري, كبدة, ضأن, ديك رومي, كفتة, موزات',
      dairy: 'حليب, لبن, زبادي, لبنة, جميد, زبدة, سمن, قشطة, كريمة, جبن, جبنة, بيض, بيضة, صفار بيض',
      grains:
        'أرز, رز, برغل, فريكة, كسكس, عدس, حمص, حمص حب, حمص مجفف, فول, فول مجفف, معكرونة, مكرونة, شعيرية, خبز, رقاق, قمح, جريش, شعير, لوبيا, ترمس, رغيف, كنافة, عجينة كنافة, رقائق',
      tins: 'معجون طماطم, صلصة طماطم, مرق, مرق دجاج, مرق لحم, زيتون, حمص معلب, فول معلب, طحينة, مخلل, حليب جوز الهند',
      oils: 'زيت, زيت زيتون, زيت نباتي, خل, سكر, عسل, دبس, دبس رمان, دبس تمر, قطر, ماء ورد, ماء زهر, صلصة',
      nuts: 'لوز, جوز, صنوبر, فستق, فستق حلبي, كاجو, زبيب, تمر, سمسم, بندق, مشمش مجفف, مكسرات, جوز هند',
      spices:
        'ملح, فلفل, فلفل أسود, كمون, كركم, قرفة, عود قرفة, هيل, حب هيل, قرنفل, بهارات, بهار, كزبرة جافة, كزبرة مطحونة, كزبرة ناعمة, سماق, زعتر, زعفران, شطة, فلفل أحمر, بابريكا, لومي, ليمون أسود, ورق غار, حبة سوداء, جوزة الطيب, شمر, نعناع جاف, نعناع مجفف',
      baking: 'دقيق, طحين, خميرة, سميد, نشا, بيكربونات, بيكنج باودر, فانيليا',
    },
  ],
  [
    'last',
    {
      greens:
        'پیاز, لہسن, ادرک, ٹماٹر, آلو, ہرا دھنیا, دھنیا پتے, پودینہ, ہری مرچ, ہری مرچیں, لیموں, لیموں کا رس, پالک, بھنڈی, بینگن, گاجر, مٹر, گوبھی, کریلا, کریلے, لوکی, مولی, شملہ مرچ, کھیرا, میتھی, ساگ, سرسوں, کڑی پتہ, آم, سیب, کیلا',
      meats: 'گوشت, بکرے کا گوشت, گائے کا گوشت, قیمہ, مرغی, چکن, مچھلی, جھینگے, نلی, پائے, کلیجی, بونگ',
      dairy: 'دودھ, دہی, مکھن, گھی, دیسی گھی, پنیر, بالائی, کریم, کھویا, انڈا, انڈے',
      grains:
        'چاول, باسمتی چاول, دال, چنے کی دال, مسور کی دال, مونگ کی دال, ماش کی دال, چنے, سفید چنے, کابلی چنے, لوبیا, راجما, دلیہ, گندم, جو, سویاں, نان, روٹی, ڈبل روٹی',
      oils: 'تیل, سرکہ, چینی, شہد, گڑ, املی, عرق گلاب, کیوڑا, چٹنی',
      nuts: 'بادام, پستہ, پستے, کاجو, اخروٹ, کشمش, کھجور, تل, چلغوزے, ناریل, چاروں مغز',
      spices:
        'نمک, ہلدی, لال مرچ, مرچ, کالی مرچ, زیرہ, سفید زیرہ, دھنیا, پسا دھنیا, گرم مصالحہ, مصالحہ, الائچی, ہری الائچی, بڑی الائچی, لونگ, دار چینی, تیز پات, تیز پتہ, جائفل, جاوتری, سونف, کلونجی, اجوائن, زعفران, میتھی دانہ, قصوری میتھی, امچور, چاٹ مصالحہ, بادیان',
      baking: 'میدہ, آٹا, بیسن, سوجی, خمیر, بیکنگ پاؤڈر, میٹھا سوڈا, کارن فلور',
    },
  ],
  [
    'last',
    {
      greens:
        'soğan, kuru soğan, taze soğan, sarımsak, domates, biber, yeşil biber, sivri biber, kırmızı biber, çarliston biber, patlıcan, kabak, havuç, patates, ıspanak, maydanoz, dereotu, nane yaprağı, taze nane, limon, limon suyu, salatalık, marul, bamya, taze fasulye, bezelye, kereviz, pırasa, lahana, elma, portakal, kayısı, zencefil, kişniş, roka, asma yaprağı, nar',
      meats:
        'kıyma, dana kıyma, kuzu kıyma, et, kuşbaşı, kuzu eti, dana eti, tavuk, tavuk göğsü, tavuk but, balık, hamsi, levrek, sucuk, pastırma, köfte, kuzu, ciğer',
      dairy:
        'süt, yoğurt, süzme yoğurt, tereyağı, peynir, beyaz peynir, kaşar peyniri, kaşar, lor, krema, kaymak, yumurta',
      grains:
        'pirinç, bulgur, ince bulgur, köftelik bulgur, pilavlık bulgur, mercimek, kırmızı mercimek, yeşil mercimek, nohut, kuru fasulye, barbunya, makarna, şehriye, arpa şehriye, tel şehriye, ekmek, yufka, erişte, buğday, aşurelik buğday, lavaş, kadayıf',
      tins: 'salça, domates salçası, biber salçası, et suyu, tavuk suyu, sebze suyu, turşu, zeytin, tahin, konserve nohut',
      oils: 'zeytinyağı, ayçiçek yağı, sıvı yağ, sıvıyağ, yağ, sirke, şeker, toz şeker, bal, pekmez, nar ekşisi, gül suyu, pudra şekeri',
      nuts: 'ceviz, ceviz içi, fındık, badem, antep fıstığı, fıstık, çam fıstığı, kuş üzümü, kuru üzüm, kuru kayısı, kuru incir, hurma, susam, çörek otu',
      spices:
        'tuz, karabiber, pul biber, toz biber, toz kırmızı biber, kimyon, kuru nane, kekik, sumak, tarçın, yenibahar, karanfil, kakule, zerdeçal, defne yaprağı, safran, köri, baharat',
      baking:
        'un, nişasta, buğday nişastası, maya, kuru maya, kabartma tozu, karbonat, irmik, vanilya, kakao',
    },
  ],
  [
    'first',
    {
      greens:
        'oignon, oignons, échalote, ail, tomate, tomates, carotte, carottes, courgette, courgettes, aubergine, aubergines, poivron, poivrons, pomme de terre, pommes de terre, navet, navets, céleri, poireau, poireaux, chou, courge, potiron, concombre, salade, laitue, épinards, haricots verts, petits pois, champignons, persil, coriandre, coriandre fraîche, menthe, menthe fraîche, basilic, thym, laurier, citron, citrons, jus de citron, zeste de citron, orange, pomme, pommes, poire, gingembre, fenouil, piment, romarin, ciboulette, betterave',
      meats:
        'agneau, épaule d agneau, gigot, boeuf, bœuf, viande, viande hachée, poulet, cuisses de poulet, blancs de poulet, dinde, veau, poisson, cabillaud, saumon, thon, sardines, merguez, crevettes, lotte, kefta',
      dairy:
        'lait, lait fermenté, beurre, crème, crème fraîche, yaourt, fromage, fromage blanc, gruyère, comté, parmesan, chèvre, feta, œuf, œufs, oeuf, oeufs, jaunes d œufs, smen',
      grains:
        'riz, semoule, couscous, lentilles, lentilles corail, pois chiches, haricots blancs, pâtes, vermicelles, boulgour, pain, feuilles de brick, pâte brisée, pâte feuilletée, orge, fèves, pois cassés, macaroni',
      tins: 'concentré de tomates, concentré de tomate, bouillon, olives, câpres, citron confit, tomates concassées, harissa, coulis de tomate, lait de coco, pois chiches en conserve',
      oils: 'huile, huile d olive, vinaigre, vinaigre de cidre, moutarde, sucre, miel, sirop, eau de fleur d oranger, eau de rose, confiture',
      nuts: 'amandes, noix, noisettes, pistaches, pignons, raisins secs, pruneaux, dattes, figues sèches, abricots secs, sésame, graines de sésame',
      spices:
        'sel, poivre, cumin, paprika, curcuma, cannelle, bâton de cannelle, gingembre moulu, gingembre en poudre, coriandre moulue, ras el hanout, safran, muscade, clous de girofle, herbes de provence, thym séché, piment doux, piment de cayenne, piment en poudre, feuilles de laurier, épices, carvi',
      baking:
        'farine, levure, levure chimique, maïzena, bicarbonate, vanille, cacao, sucre glace, chocolat, gousse de vanille',
    },
  ],
  [
    'first',
    {
      greens:
        'bawang merah, bawang putih, bawang bombai, bawang bombay, daun bawang, cabai, cabai merah, cabai rawit, cabe, tomat, kol, kubis, wortel, kentang, kangkung, bayam, kacang panjang, tauge, timun, mentimun, terung, labu siam, buncis, jahe, lengkuas, kunyit, kencur, serai, daun salam, daun jeruk, daun kunyit, seledri, kemangi, jeruk nipis, jeruk limau, jagung manis, jagung, nangka muda, daun pepaya, selada, pisang, kunyit segar, asam jawa segar',
      meats:
        'daging, daging sapi, daging kambing, ayam, dada ayam, paha ayam, iga sapi, buntut sapi, ikan, ikan kembung, ikan nila, ikan teri, teri, udang, cumi, bakso, kambing, ebi',
      dairy: 'telur, kuning telur, susu, keju, mentega, yogurt, margarin',
      grains:
        'nasi, beras, mi, mie, mi telur, bihun, soun, kwetiau, lontong, ketupat, tempe, tahu, kacang hijau, roti, emping, kacang merah, oncom, kerupuk, ketan, beras ketan',
      tins: 'santan, santan kental, santan encer, kaldu, kaldu ayam, kaldu sapi, terasi, tauco',
      oils: 'minyak, minyak goreng, kecap, kecap manis, kecap asin, saus, saus tomat, saus tiram, cuka, gula, gula pasir, gula merah, gula jawa, gula aren, madu, asam jawa, air asam jawa',
      nuts: 'kacang tanah, kemiri, wijen, kelapa, kelapa parut, kelapa sangrai, kurma, kismis',
      spices:
        'garam, merica, lada, ketumbar, jintan, pala, cengkeh, kayu manis, kapulaga, kunyit bubuk, bubuk cabai, kluwek, keluak, bunga lawang, bumbu, daun salam kering, cabai bubuk',
      baking:
        'tepung, tepung terigu, tepung beras, tepung maizena, tepung tapioka, ragi, baking powder, vanili, agar agar, cokelat',
    },
  ],
];

const phrases = new Map(
  shelves.flatMap(([head, words]) =>
    Object.entries(words).flatMap(([shelf, list]) =>
      list.split(', ').map((phrase): [string, { shelf: ShopShelf; head: Head }] => [
        plainLetters(phrase),
        { shelf: shelf as ShopShelf, head }, // the keys are its names
      ]),
    ),
  ),
);

const maxPhraseLength = 4;

/** Where a thing stands that is named in another language than English: by the longest phrase, or by what says what it is. */
export function findShelfElsewhere(key: string): ShopShelf | undefined {
  const words = key.split(' ');
  for (let length = Math.min(maxPhraseLength, words.length); length > 0; length -= 1) {
    const found = words
      .slice(0, words.length - length + 1)
      .map((_word, at) => phrases.get(words.slice(at, at + length).join(' ')))
      .filter(one => one !== undefined);
    const [first] = found;
    if (first) return first.head === 'first' ? first.shelf : found.at(-1)?.shelf;
  }
  return undefined;
}
