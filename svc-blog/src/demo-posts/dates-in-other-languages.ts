import { datesAtSunset } from './dates-at-sunset.ts';
import type { DemoPost } from './demo-post.ts';

const { createdAt, updatedAt, author } = datesAtSunset;
const common = { createdAt, updatedAt, author };

/** The post on dates once more, in every other language of the site. */
export const datesInOtherLanguages: DemoPost[] = [
  {
    ...common,
    language: 'ar',
    title: 'لماذا نُفطر على التمر',
    slug: 'limadha-nuftir-ala-al-tamr',
    tags: ['تمر', 'أطعمة السنّة', 'رمضان'],
    metaTitle: 'لماذا نُفطر على التمر، وكيف نختاره',
    metaDescription:
      'سنّة الإفطار على التمر، وماذا يفعل بالمعدة الخالية، وكيف تفرّق بين المجهول والسكّري والعجوة قبل أن تشتري صندوقًا كاملًا، وكيف تحفظه بعد ذلك.',
    content: `
<p>يروي أنس بن مالك رضي الله عنه أن النبي ﷺ كان يُفطر قبل أن يصلّي على رُطبات، فإن لم تكن فعلى تمرات، فإن لم تكن حسا حسوات من ماء. أخرجه أبو داود والترمذي. وما زال التمر، بعد أربعة عشر قرنًا، أوّل ما يُمدّ إليه اليد عند الأذان.</p>
<h2>سنّة وحكمة</h2>
<p>بعد يوم من الصيام يقلّ السكّر في الجسم ولا تشتهي المعدة طبقًا ثقيلًا. والتمرة في أكثرها سكّر بسيط تلفّه الألياف: ترفعك سريعًا ولا تهبط بك فجأة، وفيها من البوتاسيوم ما أخذه العرق. ثلاث تمرات وكوب ماء، ثم الصلاة، وتجلس بعدها إلى الطعام بجوع أهدأ.</p>
<h2>دليل قصير</h2>
<ul>
<li><strong>المجهول:</strong> كبير ليّن فيه طعم الكراميل، وهو أنسبها للحشو بالجوز.</li>
<li><strong>العجوة:</strong> صغيرة داكنة من المدينة المنوّرة، أقلّ حلاوة.</li>
<li><strong>السكّري:</strong> ذهبيّ شديد الحلاوة، وهو المفضّل عند الأطفال.</li>
<li><strong>دقلة نور:</strong> متماسكة صافية بطعم العسل، وهي خيرها للخَبز.</li>
</ul>
<h2>الشراء والحفظ</h2>
<p>اختر ما كان ممتلئًا سليمًا فيه لمعة خفيفة. البلّورات البيضاء سكّر لا يضرّ، أما الرائحة الحامضة فعلامة تخمّر، فأعده. واقرأ المكوّنات: ينبغي أن تكون واحدًا. يُحفظ في إناء مغلق شهرًا في الخزانة، ونصف سنة في الثلاجة، وسنة في المجمّد.</p>
`,
  },
  {
    ...common,
    language: 'ur',
    title: 'روزہ کھجور سے کیوں کھولا جاتا ہے',
    slug: 'roza-khajoor-se-kyun',
    tags: ['کھجور', 'سنت کے کھانے', 'رمضان'],
    metaTitle: 'روزہ کھجور سے کیوں کھولا جاتا ہے، اور کھجور کیسے چنیں',
    metaDescription:
      'کھجور سے روزہ کھولنے کی سنت، خالی پیٹ پر اس کا اثر، اور پورا ڈبہ خریدنے سے پہلے مجدول، عجوہ اور سکری میں فرق کیسے پہچانیں، پھر انہیں کیسے رکھیں۔',
    content: `
<p>حضرت انس بن مالک رضی اللہ عنہ بیان کرتے ہیں کہ نبی کریم ﷺ نماز سے پہلے چند تازہ کھجوروں سے روزہ کھولتے تھے؛ تازہ نہ ہوتیں تو خشک کھجوروں سے، اور وہ بھی نہ ہوتیں تو پانی کے چند گھونٹ پی لیتے۔ اسے ابو داؤد اور ترمذی نے روایت کیا ہے۔ چودہ صدیاں گزر گئیں، دسترخوان پر پہلی چیز آج بھی یہی ہے۔</p>
<h2>سنت بھی، سمجھ داری بھی</h2>
<p>دن بھر کے روزے کے بعد جسم میں شکر کم ہوتی ہے اور بھاری کھانے کو جی نہیں چاہتا۔ کھجور میں زیادہ تر سادہ شکر ہوتی ہے جو ریشے میں لپٹی ہوئی ہے: فوراً طاقت دیتی ہے، مگر یک دم گراتی نہیں۔ تین کھجوریں اور ایک گلاس پانی، پھر نماز، اور جب آپ کھانے پر بیٹھتے ہیں تو بھوک میں ٹھہراؤ آ چکا ہوتا ہے۔</p>
<h2>مختصر پہچان</h2>
<ul>
<li><strong>مجدول:</strong> بڑی، نرم، ٹافی جیسا ذائقہ؛ اخروٹ بھرنے کے لیے بہترین۔</li>
<li><strong>عجوہ:</strong> چھوٹی، گہری رنگت، مدینہ منورہ سے؛ مٹھاس کم۔</li>
<li><strong>سکری:</strong> سنہری، کنارے خستہ، بہت میٹھی؛ بچوں کی پسند۔</li>
<li><strong>دگلت نور:</strong> مضبوط اور شفاف، شہد جیسا ذائقہ؛ بیکنگ کے لیے اچھی۔</li>
</ul>
<h2>خریدنا اور رکھنا</h2>
<p>بھری ہوئی، ثابت اور ہلکی چمک والی کھجوریں لیجیے۔ سفید ذرے شکر ہیں اور بے ضرر ہیں؛ کھٹی بو خمیر کی نشانی ہے، ایسی کھجوریں واپس کر دیجیے۔ اجزا بھی پڑھیے: صرف ایک ہونا چاہیے۔ بند ڈبے میں الماری میں ایک مہینہ، فریج میں چھ مہینے اور فریزر میں سال بھر رہتی ہیں۔</p>
`,
  },
  {
    ...common,
    language: 'tr',
    title: 'Oruç neden hurmayla açılır',
    slug: 'oruc-neden-hurmayla-acilir',
    tags: ['Hurma', 'Sünnet yiyecekleri', 'Ramazan'],
    metaTitle: 'Oruç neden hurmayla açılır, hurma nasıl seçilir',
    metaDescription:
      'Orucu hurmayla açma sünneti, boş mideye ne yaptığı ve bir kutu almadan önce Medjool ile Sukkari’nin nasıl ayırt edileceği, sonra nasıl saklanacağı.',
    content: `
<p>Enes bin Mâlik, Allah ondan razı olsun, Peygamber Efendimizin ﷺ akşam namazından önce birkaç taze hurmayla iftar ettiğini anlatır; taze hurma yoksa kuru hurmayla, o da yoksa birkaç yudum suyla. Ebû Dâvûd ve Tirmizî nakleder. On dört asır sonra sofrada ilk el hâlâ hurmaya gider.</p>
<h2>Hem sünnet hem akıl işi</h2>
<p>Bir günlük oruçtan sonra vücudun şekeri azalmıştır ve canı ağır bir yemek istemez. Hurma, liflere sarılmış basit şekerdir: çabuk toparlar, birden bırakmaz. Terle giden potasyumu da getirir. Üç hurma, bir bardak su, sonra namaz; sofraya oturduğunuzda açlığınız durulmuş olur.</p>
<h2>Kısa bir rehber</h2>
<ul>
<li><strong>Medjool:</strong> iri, yumuşak, karamel tadında. İçine ceviz koymak için birebir.</li>
<li><strong>Acve:</strong> Medine’den, küçük ve koyu renkli; daha az tatlı.</li>
<li><strong>Sukkari:</strong> altın sarısı, kenarı gevrek, çok tatlı. Çocukların gözdesi.</li>
<li><strong>Deglet Nur:</strong> diri ve saydam, bal tadında. Biçimini koruduğu için hamur işine en uygunu.</li>
</ul>
<h2>Almak ve saklamak</h2>
<p>Dolgun, bütün ve hafif parlak olanları seçin. Beyaz kristaller yalnızca şekerdir, zararı yoktur; ekşi koku ise mayalanmadır, onları geri verin. İçindekileri de okuyun: tek bir kelime olmalı. Kapalı kavanozda dolapta bir ay, buzdolabında altı ay, dondurucuda bir yıl dururlar.</p>
`,
  },
  {
    ...common,
    language: 'fr',
    title: 'Pourquoi le jeûne se rompt avec des dattes',
    slug: 'pourquoi-le-jeune-se-rompt-avec-des-dattes',
    tags: ['Dattes', 'Aliments de la Sunna', 'Ramadan'],
    metaTitle: 'Pourquoi le jeûne se rompt avec des dattes, et comment les choisir',
    metaDescription:
      'La Sunna de rompre le jeûne avec des dattes, ce qu’elles font à un estomac vide, et comment distinguer une Medjool d’une Sukkari avant d’acheter.',
    content: `
<p>Anas ibn Malik, qu’Allah l’agrée, raconte comment le Prophète ﷺ rompait le jeûne avant de prier : avec quelques dattes fraîches ; à défaut, avec des dattes sèches ; et sans cela, avec quelques gorgées d’eau. Abou Dawoud et at-Tirmidhi le rapportent. Quatorze siècles plus tard, c’est toujours la première chose sur la table.</p>
<h2>La Sunna, et le bon sens</h2>
<p>Après une journée sans manger, le corps manque de sucre et n’a aucune envie d’un plat lourd. Une datte, ce sont surtout des sucres simples enveloppés de fibres : assez rapides pour vous relever, assez lents pour ne pas vous laisser retomber. Trois dattes, un verre d’eau, la prière, et l’on passe à table avec une faim plus calme.</p>
<h2>Petit guide</h2>
<ul>
<li><strong>Medjool :</strong> grosse, moelleuse, au goût de caramel. Celle que l’on farcit d’une noix.</li>
<li><strong>Ajwa :</strong> petite, sombre, de Médine. Moins sucrée.</li>
<li><strong>Sukkari :</strong> dorée, croquante au bord, très sucrée. La préférée des enfants.</li>
<li><strong>Deglet Nour :</strong> ferme et translucide, au goût de miel. La meilleure pour la pâtisserie, car elle garde sa forme.</li>
</ul>
<h2>Acheter et conserver</h2>
<p>Choisissez-les charnues, entières, un peu brillantes. Les cristaux blancs ne sont que du sucre ; une odeur aigre trahit la fermentation : rendez-les. Lisez aussi les ingrédients : il ne doit y en avoir qu’un. Dans un bocal fermé, elles se gardent un mois au placard, six mois au réfrigérateur et un an au congélateur.</p>
`,
  },
  {
    ...common,
    language: 'id',
    title: 'Mengapa berbuka dengan kurma',
    slug: 'mengapa-berbuka-dengan-kurma',
    tags: ['Kurma', 'Makanan Sunnah', 'Ramadan'],
    metaTitle: 'Mengapa berbuka dengan kurma, dan cara memilihnya',
    metaDescription:
      'Sunnah berbuka dengan kurma, manfaatnya bagi perut yang kosong, dan cara membedakan Medjool dari Sukkari sebelum membeli satu kotak penuh.',
    content: `
<p>Anas bin Malik, semoga Allah meridainya, menceritakan bahwa Nabi ﷺ berbuka sebelum salat dengan beberapa kurma segar; jika tidak ada, dengan kurma kering; dan jika itu pun tidak ada, dengan beberapa teguk air. Abu Dawud dan at-Tirmidzi meriwayatkannya. Empat belas abad kemudian, kurma masih menjadi yang pertama di setiap meja.</p>
<h2>Sunnah yang masuk akal</h2>
<p>Setelah seharian tanpa makanan, gula dalam tubuh menipis dan perut belum menginginkan hidangan berat. Kurma sebagian besar berisi gula sederhana yang dibungkus serat: cepat menguatkan, tetapi tidak membuat lemas lagi. Kalium yang hilang bersama keringat pun kembali. Tiga butir kurma dan segelas air, lalu salat, dan ketika duduk makan, lapar sudah lebih tenang.</p>
<h2>Panduan singkat</h2>
<ul>
<li><strong>Medjool:</strong> besar, lembut, berasa karamel. Cocok diisi kenari.</li>
<li><strong>Ajwa:</strong> kecil dan gelap dari Madinah. Tidak terlalu manis.</li>
<li><strong>Sukkari:</strong> keemasan, renyah di tepi, sangat manis. Kesukaan anak-anak.</li>
<li><strong>Deglet Nour:</strong> padat dan bening, berasa madu. Terbaik untuk kue karena bentuknya bertahan.</li>
</ul>
<h2>Membeli dan menyimpan</h2>
<p>Pilih yang berisi, utuh, dan sedikit mengilap. Kristal putih hanyalah gula dan tidak berbahaya; bau asam berarti sudah berfermentasi, kembalikan saja. Bacalah komposisinya: seharusnya hanya satu. Dalam wadah tertutup kurma tahan sebulan di lemari, setengah tahun di kulkas, dan setahun di freezer.</p>
`,
  },
];
