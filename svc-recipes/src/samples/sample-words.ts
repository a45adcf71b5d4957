import type { SiteLanguage } from '@sufra/contracts';

/** A thing, and what is done with it. */
export type Line = [item: string, note?: string];

export interface Words {
  title: string;
  description: string;
  tags: string[];
  lines: Line[];
  steps: string[];
}

interface Samples {
  /** What its cooks write for these, where that is another word. */
  units: Partial<Record<'g' | 'tbsp' | 'tsp', string>>;
  carbonara: Words;
  yoghurtChicken: Words;
}

/** In a line from the right a left-to-right mark keeps the sign of degrees behind its number. Both samples, line by line the same in each language. */
export const sampleWords: Record<SiteLanguage, Samples> = {
  en: {
    units: {},
    carbonara: {
      title: 'Carbonara with beef bacon',
      description: 'The Roman supper with crisp beef bacon, silky with yolks and loud with pepper.',
      tags: ['pasta', 'quick'],
      lines: [
        ['spaghetti'],
        ['halal beef bacon', 'diced'],
        ['olive oil'],
        ['egg yolks'],
        ['parmesan', 'finely grated'],
        ['black pepper', 'coarsely ground'],
      ],
      steps: [
        'Boil the spaghetti in salted water for 9 minutes, and keep a cup of the water.',
        'Meanwhile fry the beef bacon in the oil for 6 minutes, until its edges are crisp.',
        'Off the heat, toss the pasta with the bacon, yolks, cheese, pepper and a splash of the water.',
      ],
    },
    yoghurtChicken: {
      title: 'Yoghurt chicken with date rice',
      description: 'Chicken that roasts itself tender in spiced yoghurt, over rice with soft dates.',
      tags: ['chicken', 'rice'],
      lines: [
        ['boneless chicken thighs'],
        ['plain yoghurt'],
        ['basmati rice'],
        ['soft dates', 'sliced'],
        ['olive oil'],
        ['ground cumin'],
      ],
      steps: [
        'Stir the cumin and a teaspoon of salt into the yoghurt and coat the chicken while the oven heats to 200 °C.',
        'Roast for 35 minutes, until the edges are dark and the juices run clear.',
        'Rinse the rice and simmer it for 12 minutes. Fold in the dates and the oil, cover, and leave it for 5.',
      ],
    },
  },
  ar: {
    units: { g: 'غ', tbsp: 'ملعقة كبيرة', tsp: 'ملعقة صغيرة' },
    carbonara: {
      title: 'كاربونارا بلحم البقر المقدد',
      description: 'عشاء روما بلحم بقر مقرمش وصلصة ناعمة من صفار البيض والفلفل الأسود.',
      tags: ['معكرونة', 'سريع'],
      lines: [
        ['سباغيتي'],
        ['لحم بقر مقدد حلال', 'مكعبات صغيرة'],
        ['زيت زيتون'],
        ['صفار بيض'],
        ['جبن بارميزان', 'مبشور ناعم'],
        ['فلفل أسود', 'مجروش'],
      ],
      steps: [
        'اسلق السباغيتي في ماء مملح 9 دقائق، واحتفظ بكوب من ماء السلق.',
        'حمّر لحم البقر في الزيت 6 دقائق حتى تقرمش أطرافه.',
        'ارفع القدر عن النار وقلّب المعكرونة مع اللحم والصفار والجبن والفلفل وقليل من ماء السلق.',
      ],
    },
    yoghurtChicken: {
      title: 'دجاج باللبن مع أرز بالتمر',
      description: 'دجاج طري متبل باللبن والكمون يُخبز في الفرن، فوق أرز بالتمر.',
      tags: ['دجاج', 'أرز'],
      lines: [
        ['أفخاذ دجاج منزوعة العظم'],
        ['لبن زبادي'],
        ['أرز بسمتي'],
        ['تمر طري', 'شرائح'],
        ['زيت زيتون'],
        ['كمون مطحون'],
      ],
      steps: [
        'اخلط الكمون وملعقة صغيرة من الملح باللبن وغطِّ به الدجاج، وسخّن الفرن إلى \u200e200 °C.',
        'اخبز الدجاج 35 دقيقة حتى تحمر أطرافه وينضج تمامًا.',
        'اغسل الأرز واطبخه على نار هادئة 12 دقيقة، ثم أضف التمر والزيت وغطِّه واتركه 5 دقائق.',
      ],
    },
  },
  ur: {
    units: { g: 'گرام', tbsp: 'کھانے کا چمچ', tsp: 'چائے کا چمچ' },
    carbonara: {
      title: 'بیف بیکن والی کاربونارا',
      description: 'روم کی مشہور پاستا، خستہ بیف بیکن، انڈے کی زردی اور کالی مرچ کے ساتھ۔',
      tags: ['پاستا', 'جلدی'],
      lines: [
        ['سپیگیٹی'],
        ['حلال بیف بیکن', 'باریک کٹا ہوا'],
        ['زیتون کا تیل'],
        ['انڈے کی زردیاں'],
        ['پارمیزان پنیر', 'باریک کدوکش'],
        ['کالی مرچ', 'کٹی ہوئی'],
      ],
      steps: [
        'سپیگیٹی نمک والے پانی میں 9 منٹ ابالیں اور ایک کپ پانی الگ رکھ لیں۔',
        'اس دوران بیف بیکن تیل میں 6 منٹ تلیں، یہاں تک کہ کنارے خستہ ہو جائیں۔',
        'چولہے سے اتار کر پاستا میں بیکن، زردیاں، پنیر، کالی مرچ اور تھوڑا سا وہی پانی ملائیں۔',
      ],
    },
    yoghurtChicken: {
      title: 'دہی والا چکن اور کھجور کے چاول',
      description: 'زیرے والی دہی میں بھنا نرم چکن، کھجور ملے چاولوں کے ساتھ۔',
      tags: ['چکن', 'چاول'],
      lines: [
        ['بون لیس چکن'],
        ['سادہ دہی'],
        ['باسمتی چاول'],
        ['نرم کھجوریں', 'کٹی ہوئی'],
        ['زیتون کا تیل'],
        ['پسا زیرہ'],
      ],
      steps: [
        'دہی میں زیرہ اور ایک چائے کا چمچ نمک ملا کر چکن پر لگائیں اور اوون \u200e200 °C پر گرم کریں۔',
        'چکن 35 منٹ اوون میں پکائیں، یہاں تک کہ کنارے سرخ ہوں اور چکن اچھی طرح گل جائے۔',
        'چاول دھو کر ہلکی آنچ پر 12 منٹ پکائیں، کھجوریں اور تیل ملا کر ڈھک دیں اور 5 منٹ دم دیں۔',
      ],
    },
  },
  tr: {
    units: { tbsp: 'yemek kaşığı', tsp: 'çay kaşığı' },
    carbonara: {
      title: 'Dana Füme Carbonara',
      description: 'Çıtır dana füme, kadifemsi yumurta sarısı ve bol karabiberle Roma usulü akşam yemeği.',
      tags: ['makarna', 'hızlı'],
      lines: [
        ['spagetti'],
        ['helal dana füme', 'küçük doğranmış'],
        ['zeytinyağı'],
        ['yumurta sarısı'],
        ['parmesan', 'ince rendelenmiş'],
        ['karabiber', 'iri çekilmiş'],
      ],
      steps: [
        'Spagettiyi tuzlu suda 9 dakika haşlayın, suyundan bir bardak ayırın.',
        'Bu sırada dana fümeyi yağda, kenarları çıtırlaşana kadar 6 dakika kızartın.',
        'Ateşten alıp makarnayı füme, yumurta sarıları, peynir, karabiber ve biraz haşlama suyuyla karıştırın.',
      ],
    },
    yoghurtChicken: {
      title: 'Yoğurtlu Tavuk, Hurmalı Pilav',
      description: 'Baharatlı yoğurtta yumuşacık pişen tavuk, hurmalı pilavın üzerinde.',
      tags: ['tavuk', 'pilav'],
      lines: [
        ['kemiksiz tavuk but'],
        ['yoğurt'],
        ['basmati pirinç'],
        ['yumuşak hurma', 'dilimlenmiş'],
        ['zeytinyağı'],
        ['kimyon'],
      ],
      steps: [
        'Kimyonu ve bir çay kaşığı tuzu yoğurda karıştırıp tavuğu bulayın, fırını 200 °C’ye ısıtın.',
        'Tavuğu 35 dakika, kenarları kızarıp iyice pişene kadar fırınlayın.',
        'Pirinci yıkayıp kısık ateşte 12 dakika pişirin; hurmayı ve yağı katın, kapağını kapatıp 5 dakika dinlendirin.',
      ],
    },
  },
  fr: {
    units: { tbsp: 'c. à s.', tsp: 'c. à c.' },
    carbonara: {
      title: 'Carbonara au bacon de bœuf',
      description: 'Le dîner romain au bacon de bœuf croustillant, soyeux de jaunes d’œufs et bien poivré.',
      tags: ['pâtes', 'rapide'],
      lines: [
        ['spaghettis'],
        ['bacon de bœuf halal', 'en petits dés'],
        ['huile d’olive'],
        ['jaunes d’œufs'],
        ['parmesan', 'finement râpé'],
        ['poivre noir', 'concassé'],
      ],
      steps: [
        'Cuisez les spaghettis 9 minutes à l’eau salée et gardez une tasse de cette eau.',
        'Pendant ce temps, faites dorer le bacon de bœuf 6 minutes dans l’huile, jusqu’à ce que ses bords croustillent.',
        'Hors du feu, mélangez les pâtes avec le bacon, les jaunes, le fromage, le poivre et un peu d’eau de cuisson.',
      ],
    },
    yoghurtChicken: {
      title: 'Poulet au yaourt, riz aux dattes',
      description: 'Un poulet qui rôtit tendrement dans le yaourt épicé, sur un riz aux dattes moelleuses.',
      tags: ['poulet', 'riz'],
      lines: [
        ['hauts de cuisse de poulet désossés'],
        ['yaourt nature'],
        ['riz basmati'],
        ['dattes moelleuses', 'émincées'],
        ['huile d’olive'],
        ['cumin moulu'],
      ],
      steps: [
        'Mélangez le cumin et une cuillerée à café de sel au yaourt, enrobez-en le poulet et préchauffez le four à 200 °C.',
        'Enfournez 35 minutes, jusqu’à ce que les bords soient bien dorés et que le jus soit clair.',
        'Rincez le riz et laissez-le mijoter 12 minutes. Incorporez les dattes et l’huile, couvrez et laissez reposer 5 minutes.',
      ],
    },
  },
  id: {
    units: { tbsp: 'sdm', tsp: 'sdt' },
    carbonara: {
      title: 'Carbonara Daging Sapi Asap',
      description:
        'Makan malam ala Roma dengan daging sapi asap renyah, kuning telur lembut, dan banyak lada.',
      tags: ['pasta', 'cepat'],
      lines: [
        ['spageti'],
        ['daging sapi asap halal', 'potong dadu'],
        ['minyak zaitun'],
        ['kuning telur'],
        ['keju parmesan', 'parut halus'],
        ['lada hitam', 'tumbuk kasar'],
      ],
      steps: [
        'Rebus spageti dalam air bergaram selama 9 menit, sisihkan secangkir air rebusannya.',
        'Sementara itu, goreng daging sapi asap dengan minyak selama 6 menit sampai tepinya renyah.',
        'Angkat dari api, aduk pasta dengan daging asap, kuning telur, keju, lada, dan sedikit air rebusan.',
      ],
    },
    yoghurtChicken: {
      title: 'Ayam Yogurt dengan Nasi Kurma',
      description: 'Ayam yang dipanggang empuk dalam yogurt berbumbu, di atas nasi dengan kurma lembut.',
      tags: ['ayam', 'nasi'],
      lines: [
        ['paha ayam tanpa tulang'],
        ['yogurt tawar'],
        ['beras basmati'],
        ['kurma lembut', 'iris'],
        ['minyak zaitun'],
        ['jintan bubuk'],
      ],
      steps: [
        'Campurkan jintan dan satu sendok teh garam ke yogurt, lumuri ayam, dan panaskan oven sampai 200 °C.',
        'Panggang selama 35 menit sampai tepinya kecokelatan dan ayam benar-benar matang.',
        'Cuci beras dan masak dengan api kecil selama 12 menit. Masukkan kurma dan minyak, tutup, dan diamkan 5 menit.',
      ],
    },
  },
};
