import { tokenise } from '../normalise/tokens.ts';

/**
 * The words with which an amount is written: units, packagings, pieces, number words, and the connectives between an amount and a
 * thing. They say how much and never what: none of them is an animal, a qualifier or a clearance in any language. Hungarian 'őz' is a
 * deer only where its accents are written; 'oz' is an ounce.
 */
export const measures: Readonly<Record<string, string>> = {
  international: `
      g gr gm gms grm kg kgs mg l lt ltr ml mls cl dl cc cm mm oz ozs fl floz lb lbs pt pts qt qts gal kcal kj nr pcs pc stk st`,
  en: `
      gram grams gramme grammes kilo kilos kilogram kilograms litre litres liter liters millilitre millilitres milliliter milliliters
      ounce ounces pound pounds pint pints quart quarts gallon gallons fluid cup cups c tablespoon tablespoons tbsp tbsps tbs tbl tblsp T
      teaspoon teaspoons tsp tsps dessertspoon dessertspoons dsp spoon spoons spoonful spoonfuls cupful handful handfuls pinch pinches
      dash dashes drop drops splash glug drizzle knob pat dollop scoop scoops sprinkle smidgen stick sticks slice slices
      piece pieces chunk chunks cube cubes strip strips wedge wedges clove cloves head heads stalk stalks sprig sprigs bunch bunches leaf
      sheet sheets can cans tin tins jar jars bottle bottles pack packs package packages packet packets pkg pkgs pkt pkts box boxes bag
      bags carton cartons tub tubs tube tubes sachet sachets envelope envelopes container containers tray trays block blocks bar bars
      loaf loaves glass glasses bowl bowls mug mugs shot shots jigger jiggers part parts inch inches thick large small medium big heaped
      heaping level rounded scant generous about approx approximately circa half quarter third whole dozen couple few several one two
      three four five six seven eight nine ten twelve a an of and or the to plus per each x`,
  de: `
      Gramm Kilo Kilogramm Pfund Liter Milliliter EL TL Esslöffel Teelöffel Löffel KL MSP Messerspitze Prise Prisen Tasse Tassen Becher
      Glas Gläser Dose Dosen Flasche Flaschen Packung Packungen Pck Pkg Pck Päckchen Pack Beutel Tüte Tüten Scheibe Scheiben Scheib Stück
      Stk St Stücke Würfel Zehe Zehen Bund Blatt Blätter Zweig Zweige Kopf Stange Stangen Streifen Spritzer Schuss Tropfen Handvoll Hand
      voll Paar Portion Portionen Ring Ringe Riegel Tafel Tube Netz Schale Schalen Kugel Kugeln Ecke gehäuft gestrichen etwas wenig
      einige ca etwa groß große großer kleines kleine mittel mittelgroß dick dünn eine ein einen zwei drei vier fünf sechs acht zehn halbe
      halb viertel und oder mit von der die das à je n B m evtl`,
  fr: `
      gramme grammes kilo kilos litre litres décilitre centilitre livre livres cuillère cuillères cuiller cuillers cuillerée cuillerées
      soupe café càs càc cas cac CS CC tasse tasses verre verres pincée pincées noix noisette gousse gousses botte bottes brin brins feuille
      feuilles tranche tranches morceau morceaux boîte boîtes bouteille bouteilles paquet paquets sachet sachets pot pots barquette
      barquettes brique briques tablette poignée poignées filet trait goutte gouttes dose doses un une deux trois quatre cinq six huit dix
      demi demie douzaine environ gros grosse grand petit petite et ou de du des d la le les à au c`,
  es: `
      gramo gramos kilo kilos kilogramo litro litros mililitro mililitros libra libras onza onzas cucharada cucharadas cda cdas cucharadita
      cucharaditas cdta cdtas cdita cditas cuch taza tazas vaso vasos pizca pizcas puñado puñados chorro chorrito gota gotas
      diente dientes rama ramas ramita hoja hojas rebanada rebanadas rodaja rodajas loncha lonchas lámina láminas trozo trozos tira tiras
      tacos taco pieza piezas unidad unidades ud uds lata latas bote botes botella botellas paquete paquetes sobre sobres bolsa bolsas
      bandeja tarro brick caja manojo medio media un una unos unas dos tres cuatro cinco seis ocho diez cuarto docena aprox y o u de del
      la el con a al`,
  pt: `
      grama gramas quilo quilos kg litro litros mililitro mililitros colher colheres sopa chá sobremesa xícara xícaras xíc chávena chávenas
      copo copos cálice pitada pitadas punhado fio gota gotas dente dentes ramo ramos folha folhas fatia fatias pedaço pedaços rodela
      rodelas tira tiras cubo cubos unidade unidades und unid lata latas garrafa garrafas pacote pacotes embalagem saqueta envelope caixa
      caixinha pote vidro maço meio meia um uma uns umas dois duas três quatro cinco seis oito dez quarto dúzia cerca e ou de do da dos das
      com a q b qb`,
  it: `
      grammo grammi etto etti hg kg chilo chili litro litri millilitro millilitri cucchiaio cucchiai cucchiaino cucchiaini cucchiaiata
      tazza tazze tazzina bicchiere bicchieri bicchierino pizzico pizzichi manciata manciate goccia gocce filo spicchio spicchi foglia foglie
      rametto rametti ramo mazzetto fetta fette fettina fettine pezzo pezzi striscia strisce dadini cubetti scatola scatole lattina bottiglia
      bottiglie confezione confezioni pacchetto pacchetti busta bustina bustine vasetto vaschetta panetto costa coste testa noce mezzo mezza
      un uno una due tre quattro cinque sei otto dieci dozzina circa qb e o ed di del della con`,
  nl: `
      gram kilo pond ons liter deciliter eetlepel eetlepels el theelepel theelepels tl lepel lepels kopje kopjes kop glas glazen scheutje
      scheut snufje snufjes mespunt handvol handje teen teentje tenen takje takjes blaadje blaadjes bosje plak plakken plakje plakjes sneetje
      schijf schijfjes stuk stuks stukje stukjes reepjes blokjes blik blikje blikken fles flesje pak pakje pakjes zak zakje zakjes bakje doos
      pot potje een twee drie vier vijf zes acht tien half halve kwart circa en of van de het met`,
  sv: `
      gram hekto hg kilo liter deciliter dl msk matsked matskedar tsk tesked teskedar krm kryddmått kopp koppar glas nypa näve klyfta klyftor
      kvist kvistar blad skiva skivor bit bitar st stycken strimlor tärningar burk burkar flaska flaskor paket pkt påse påsar ask ruta knippe
      bunt en ett två tre fyra fem sex åtta tio halv halva cirka ca och eller av med`,
  da: `
      gram kilo pund liter deciliter spsk spiseske spiseskeer tsk teske teskeer kop kopper glas knivspids håndfuld fed kvist kviste blad
      blade skive skiver stykke stykker strimler tern dåse dåser flaske flasker pakke pakker pose poser bakke bundt en et to tre fire fem
      seks otte ti halv cirka og eller af med ss spiseskje ts teskje boks bokser pk pakker neve båt bit biter`,
  pl: `
      gram gramy gramów dag dkg deko kilo kilogram litr litra szklanka szklanki szklanek łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek
      szczypta garść ząbek ząbki gałązka listek plaster plastry plasterki plasterków kawałek kawałki sztuka sztuki szt puszka puszki
      butelka butelki opakowanie opakowania opak paczka paczki torebka słoik słoiki kostka pęczek jeden jedna dwa dwie trzy cztery pięć
      sześć pół ćwierć około ok i lub albo z ze w do`,
  cs: `
      gram gramů deka dkg kilo litr lžíce lžic lžička lžičky lžiček hrnek hrnku sklenice šálek špetka hrst stroužek stroužky plátek plátky
      plátků kus kusy ks kousek konzerva plechovka láhev balení balíček sáček svazek jeden jedna dva dvě tři čtyři pět půl asi a nebo z s`,
  ru: `
      г гр грамм граммов кг килограмм л литр литра мл ст ч л ложка ложки ложек столовая столовых чайная чайных стакан стакана стаканов чашка
      щепотка горсть зубчик зубчика веточка лист листа листов ломтик ломтика ломтиков кусок куска кусочек штука штуки штук шт банка банки
      бутылка упаковка упаковки уп пачка пачки пакет пакетик пучок один одна два две три четыре пять шесть пол половина около и или из с по`,
  uk: `г гр грам грамів кг л мл ст ч ложка ложки ложок склянка склянки щіпка зубчик скибка скибки шматок штука шт банка пляшка упаковка пачка пучок один два дві три чотири і й або та з`,
  hu: `
      g dkg dag deka kg dl l ml gramm kiló liter evőkanál ek teáskanál tk kávéskanál kk mokkáskanál kanál csésze bögre pohár csipet marék
      gerezd szelet szál darab db doboz üveg csomag cs zacskó konzerv tubus fej csokor egy két kettő három négy öt fél negyed kb és vagy`,
  ro: `gram grame kg l ml lingură linguri lingurițe linguriță cană căni pahar ceașcă pahare praf vârf cățel căței felie felii bucată bucăți buc conservă cutie sticlă pachet plic legătură un o doi două trei patru cinci jumătate sfert și sau de cu`,
  fi: `g kg l dl ml rkl tl ruokalusikka ruokalusikallista teelusikka kuppi lasi ripaus kynsi kynttä viipale viipaletta siivu siivua pala palaa kpl kappale tölkki tlk pullo paketti pkt pussi prk purkki nippu yksi kaksi kolme neljä viisi puoli noin ja tai`,
  el: `γρ γραμμάρια κιλό κιλά λίτρο λίτρα κουταλιά κουταλιές κ.σ κ.γ κουταλάκι κουταλάκια φλιτζάνι φλιτζάνια ποτήρι ποτήρια πρέζα σκελίδα σκελίδες φέτα φέτες κομμάτι κομμάτια τεμ κονσέρβα μπουκάλι πακέτο φακελάκι ματσάκι ένα μία δύο τρία τέσσερα μισό και ή`,
  tr: `
      gr gram kg kilo kilogram litre lt ml yk tk sb cb bardak bardağı su çay yemek kaşık kaşığı tatlı kaşığı fincan fincanı tutam çimdik
      avuç diş dal demet yaprak dilim dilimi parça adet tane paket paketi kutu kutusu konserve şişe kase kâse iki üç dört beş altı
      yarım çeyrek buçuk yaklaşık ve veya ya da ile`,
  id: `
      gram gr kg kilo ons liter ml sdm sdt sendok makan teh gelas cangkir mangkuk sejumput secukupnya genggam siung lembar helai batang
      potong iris irisan buah biji butir ekor ruas ikat bungkus bks sachet kaleng botol kotak pak pcs papan keping satu dua tiga empat lima
      enam delapan sepuluh setengah seperempat kira dan atau dengan`,
  tl: `gramo kilo kutsara kutsarita tasa baso piraso hiwa lata bote pakete isa dalawa tatlo apat lima kalahati at o ng`,
  vi: `gram gam kg lít ml muỗng thìa canh cà phê chén bát cốc ly nhúm tép nhánh lá lát miếng quả trái củ lon hộp chai gói túi một hai ba bốn năm nửa và hoặc`,
  ar: `
      غ غم غرام جرام جم كغ كغم كيلو كيلوغرام لتر مل ملل كوب أكواب كأس فنجان ملعقة ملاعق كبيرة صغيرة شاي طعام رشة قرصة حبة حبات فص فصوص
      شريحة شرائح قطعة قطع علبة علب زجاجة عبوة كيس ربطة حزمة ورقة أوراق عود نصف ربع ثلث واحد واحدة اثنان ثلاث ثلاثة أربع أربعة خمس خمسة
      و أو من مع`,
  fa: `گرم کیلو کیلوگرم لیتر میلی‌لیتر پیمانه لیوان فنجان قاشق غذاخوری چایخوری مرباخوری استکان حبه عدد دانه برگ ورق تکه اسلایس قوطی بطری بسته شیشه پاکت نصف نیم یک دو سه چهار پنج و یا از با`,
  ur: `گرام کلو لیٹر ملی کپ پیالی پیالہ چمچ چمچہ کھانے چائے کا کے چٹکی مٹھی جوئے عدد ٹکڑا ٹکڑے سلائس ڈبہ بوتل پیکٹ پاؤ آدھا ایک دو تین چار پانچ اور یا`,
  'ur-Latn': `gram kilo pao pav cup katori chamach chammach chai khane ka ke ki chutki mutthi adad tukra tukray slice packet dabba botal aadha adha ek do teen char panch aur ya se`,
  hi: `ग्राम किलो लीटर मिली कप कटोरी चम्मच बड़ा छोटा चुटकी मुट्ठी कली टुकड़ा टुकड़े स्लाइस पैकेट डिब्बा बोतल आधा एक दो तीन चार पाँच और या`,
  bn: `গ্রাম কেজি লিটার মিলি কাপ চা টেবিল চামচ চিমটি মুঠো কোয়া টুকরা টুকরো স্লাইস প্যাকেট কৌটা বোতল আধা এক দুই তিন চার পাঁচ ও এবং বা`,
  zh: `克 公克 千克 公斤 斤 两 毫升 升 杯 碗 勺 汤匙 茶匙 大匙 小匙 匙 茶勺 汤勺 大勺 小勺 片 块 条 根 个 只 颗 粒 瓣 把 包 袋 盒 罐 瓶 听 张 份 少许 适量 半 一 二 两 三 四 五 六 八 十 和 或 与 及`,
  ja: `グラム キロ リットル ミリリットル カップ 大さじ 小さじ 大匙 小匙 さじ 合 枚 本 個 切れ 片 かけ 束 袋 缶 瓶 パック 箱 丁 玉 株 適量 少々 半 一 二 三 四 五 と または や の`,
  ko: `그램 킬로 리터 밀리리터 컵 큰술 작은술 티스푼 테이블스푼 숟가락 스푼 큰 작은 꼬집 줌 쪽 장 줄 개 조각 토막 봉지 봉 팩 캔 병 통 공기 인분 약간 적당량 반 한 두 세 네 다섯 와 과 또는 및`,
  th: `กรัม กก กิโลกรัม ลิตร มล ถ้วย ช้อนโต๊ะ ช้อนชา ชต ชช หยิบมือ กลีบ ใบ แผ่น ชิ้น ลูก หัว ต้น กำ ห่อ ซอง กระป๋อง ขวด กล่อง ครึ่ง หนึ่ง สอง สาม สี่ ห้า และ หรือ`,
};

const languagesOf = new Map<string, Set<string>>();
for (const [language, list] of Object.entries(measures))
  for (const { text, isSolo } of tokenise(list).tokens) {
    if (isSolo) continue;
    const languages = languagesOf.get(text) ?? new Set();
    languagesOf.set(text, languages.add(language));
  }

/** Whether a word, as the tokeniser writes it, says how much there is of a thing. */
export const isMeasure = (word: string) => languagesOf.has(word);

/** Whether a measure is one of this language alone: only then does it say which language a line is in. */
export const isMeasureElsewhere = (word: string, language: string) =>
  [...(languagesOf.get(word) ?? [])].some(other => other !== language);
