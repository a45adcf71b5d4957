/** Labels as packets print them: the text, its ingredients with bars between them, and the verdict. Written for these tests. */
export const labels: [text: string, lines: string, verdict: 'halal' | 'doubtful' | 'haram'][] = [
  [
    'Ingredients: Sugar, Palm Oil, Hazelnuts (13%), Skimmed Milk Powder (8.7%), Fat-Reduced Cocoa (7.4%), Emulsifier: Lecithins (Soya), Vanillin.',
    'Sugar|Palm Oil|Hazelnuts (13%)|Skimmed Milk Powder (8.7%)|Fat-Reduced Cocoa (7.4%)|Emulsifier: Lecithins (Soya)|Vanillin',
    'halal',
  ],
  [
    'INGREDIENTS: Glucose Syrup, Sugar, Water, Beef Gelatine, Acid (Citric Acid), Colours (E120, E141).\nMay contain: Milk, Wheat.',
    'Glucose Syrup|Sugar|Water|Beef Gelatine|Acid (Citric Acid)|Colours (E120, E141)|May contain: Milk, Wheat',
    'haram',
  ],
  [
    'Wheat Flour (Wheat Flour, Calcium Carbonate, Iron, Niacin, Thiamin), Water, Yeast, Salt, Emulsifiers (E471, E472e), Vit. C',
    'Wheat Flour (Wheat Flour, Calcium Carbonate, Iron, Niacin, Thiamin)|Water|Yeast|Salt|Emulsifiers (E471, E472e)|Vit. C',
    'doubtful',
  ],
  [
    'Pork (82%), Water, Rusk (Wheat Flour [with Calcium, Iron], Salt), Salt; Stabiliser: E450; Spices',
    'Pork (82%)|Water|Rusk (Wheat Flour [with Calcium, Iron], Salt)|Salt|Stabiliser: E450|Spices',
    'haram',
  ],
  [
    'Potatoes, Sunflower Oil, Salt. Packed in a protective atmosphere. Made in a factory that handles nuts, milk.',
    'Potatoes|Sunflower Oil|Salt|Packed in a protective atmosphere|Made in a factory that handles nuts, milk',
    'halal',
  ],
  [
    'Milk chocolate (sugar, cocoa butter, skimmed milk powder,\ncocoa mass, emulsifier (sunflower lecithin)), rice flour, salt',
    'Milk chocolate (sugar, cocoa butter, skimmed milk powder, cocoa mass, emulsifier (sunflower lecithin))|rice flour|salt',
    'halal',
  ],
  [
    'Chickpeas\nTahini (sesame)\nLemon juice\nGarlic, minced\nSalt',
    'Chickpeas|Tahini (sesame)|Lemon juice|Garlic|minced|Salt',
    'halal',
  ],
  [
    'Colour (120), flavour, emulsifiers (471,472e), raising agents 500, 503',
    'Colour (120)|flavour|emulsifiers (471,472e)|raising agents 500|503',
    'haram',
  ],
  [
    'Zutaten: Weizenmehl 55 %, Zucker, Palmöl, Magermilchpulver 3,5 %, Backtriebmittel (E 500, E 503), Salz, Säuerungsmittel: Citronensäure. Kann Spuren von Nüssen, Ei enthalten.',
    'Weizenmehl 55 %|Zucker|Palmöl|Magermilchpulver 3,5 %|Backtriebmittel (E 500, E 503)|Salz|Säuerungsmittel: Citronensäure|Kann Spuren von Nüssen, Ei enthalten',
    'halal',
  ],
  [
    'Zutaten: Schweinefleisch 60%, Speck, Trinkwasser, Nitritpökelsalz (Kochsalz, Konservierungsstoff: Natriumnitrit), Gewürze',
    'Schweinefleisch 60%|Speck|Trinkwasser|Nitritpökelsalz (Kochsalz, Konservierungsstoff: Natriumnitrit)|Gewürze',
    'haram',
  ],
  [
    'Glukosesirup; Zucker; Gelatine; Dextrose; Fruchtsaft aus Fruchtsaftkonzentrat 1,9% (Apfel, Erdbeere); Säuerungsmittel: Citronensäure',
    'Glukosesirup|Zucker|Gelatine|Dextrose|Fruchtsaft aus Fruchtsaftkonzentrat 1,9% (Apfel, Erdbeere)|Säuerungsmittel: Citronensäure',
    'doubtful',
  ],
  [
    'Zutaten:\nRindfleisch (90 %), Speisesalz,\nGewürze (enthält Senf, Sellerie), Dextrose,\nStabilisator: Diphosphate',
    'Rindfleisch (90 %)|Speisesalz|Gewürze (enthält Senf, Sellerie)|Dextrose|Stabilisator: Diphosphate',
    'halal',
  ],
  [
    'Ingrédients : farine de blé 48,5 %, sucre, huile de colza, œufs, poudre à lever (E500, E450), sel, arôme naturel de vanille.',
    'farine de blé 48,5 %|sucre|huile de colza|œufs|poudre à lever (E500, E450)|sel|arôme naturel de vanille',
    'doubtful',
  ],
  [
    'Sucre - sirop de glucose - gélatine de porc - acidifiant : acide citrique - colorant : cochenille',
    'Sucre|sirop de glucose|gélatine de porc|acidifiant : acide citrique|colorant : cochenille',
    'haram',
  ],
  [
    'Ingrédients : tomates, moutarde (eau, graines de moutarde, vinaigre), épaississant (SIN 415), émulsifiant (SIN 471). Peut contenir : lait, soja.',
    'tomates|moutarde (eau, graines de moutarde, vinaigre)|épaississant (SIN 415)|émulsifiant (SIN 471)|Peut contenir : lait, soja',
    'doubtful',
  ],
  [
    'Semoule de blé dur, eau. Traces éventuelles d’œufs, soja.',
    'Semoule de blé dur|eau|Traces éventuelles d’œufs, soja',
    'halal',
  ],
  [
    'Sauce (vin blanc 12%, crème, échalotes), filet de saumon 40 %, sel',
    'Sauce (vin blanc 12%, crème, échalotes)|filet de saumon 40 %|sel',
    'haram',
  ],
  [
    'İçindekiler: Buğday unu, şeker, bitkisel yağ (palm, pamuk), glikoz şurubu, kakao %4,5, kabartıcı (E503, E500), emülgatör (soya lesitini), tuz. Eser miktarda fındık, süt içerebilir.',
    'Buğday unu|şeker|bitkisel yağ (palm, pamuk)|glikoz şurubu|kakao %4,5|kabartıcı (E503, E500)|emülgatör (soya lesitini)|tuz|Eser miktarda fındık, süt içerebilir',
    'halal',
  ],
  [
    'İçindekiler: şeker, glikoz şurubu, jelatin (sığır), sitrik asit, renklendirici (karmin E120)',
    'şeker|glikoz şurubu|jelatin (sığır)|sitrik asit|renklendirici (karmin E120)',
    'haram',
  ],
  ['Bileşenler: Süt, peynir mayası, tuz; kültür', 'Süt|peynir mayası|tuz|kültür', 'doubtful'],
  [
    'Dana eti %80, su, tuz, baharat, emülgatör (E 471), koruyucu (E-250)',
    'Dana eti %80|su|tuz|baharat|emülgatör (E 471)|koruyucu (E-250)',
    'doubtful',
  ],
  [
    'المكونات: دقيق القمح، سكر، زيت نخيل، حليب مجفف (٥٪)، مستحلب (ه٤٧١)، ملح. قد يحتوي على المكسرات، السمسم',
    'دقيق القمح|سكر|زيت نخيل|حليب مجفف (٥٪)|مستحلب (ه٤٧١)|ملح|قد يحتوي على المكسرات, السمسم',
    'doubtful',
  ],
  ['المكونات: سكر، جلوكوز، جيلاتين خنزير، ملون (إي ١٢٠)', 'سكر|جلوكوز|جيلاتين خنزير|ملون (إي ١٢٠)', 'haram'],
  ['مكونات: حمص ٦٠٫٥٪، طحينة، عصير ليمون، ملح، ثوم', 'حمص ٦٠٫٥٪|طحينة|عصير ليمون|ملح|ثوم', 'halal'],
  ['المكونات:\nتمر\nلوز\nعسل', 'تمر|لوز|عسل', 'halal'],
  [
    'Komposisi: Tepung terigu, gula, minyak nabati, susu bubuk (3,2%), pengembang (INS 500), pengemulsi lesitin kedelai, garam. Mungkin mengandung kacang tanah, telur.',
    'Tepung terigu|gula|minyak nabati|susu bubuk (3,2%)|pengembang (INS 500)|pengemulsi lesitin kedelai|garam|Mungkin mengandung kacang tanah, telur',
    'halal',
  ],
  [
    'Bahan-bahan: gula, sirup glukosa, gelatin babi, pewarna karmin CI 75470',
    'gula|sirup glukosa|gelatin babi|pewarna karmin CI 75470',
    'haram',
  ],
  [
    'Komposisi : Mi (tepung terigu, garam), bumbu (penguat rasa 621, 627; perisa ayam), minyak',
    'Mi (tepung terigu, garam)|bumbu (penguat rasa 621, 627; perisa ayam)|minyak',
    'doubtful',
  ],
  [
    'Santan, air, penstabil (INS 466), pengemulsi nabati (INS 471)',
    'Santan|air|penstabil (INS 466)|pengemulsi nabati (INS 471)',
    'halal',
  ],
  ['Sugar, cocoa (unclosed, milk, salt', 'Sugar|cocoa (unclosed|milk|salt', 'halal'],
];
