import type { Lexicon } from './lexicon.ts';

export const tr: Lexicon = {
  language: 'tr',
  words: {
    pork: `
      domuz, domuz eti, domuz kıyması, domuz pirzolası, domuz kaburga, domuz budu, domuz paça, domuz ciğeri,
      domuz jelatini, domuz derisi, domuz bağırsağı, domuz kuyruğu, yaban domuzu, domuz kavurma, domuz kolajeni,
      domuz gerdan, pork`,
    porkFat: `domuz yağı, domuz iç yağı, lard`,
    curedPork: `
      domuz pastırması, domuz sucuğu, jambon, bacon, beykın, beykin, pastırma domuz, prosciutto, prosciutto dilimleri,
      pancetta, chorizo, pepperoni, jambonlu sandviç, kuru jambon`,
    sausage: `
      salam, sosis, sosisler, sosisli, sosisli sandviç, hot dog, frankfurter sosis, kokteyl sosis, macar salam,
      macar salamı, mortadella, mortadela, salamura sosis, pate, ezme et, bağırsak kılıf, doğal kılıf, şarküteri,
      şarküteri tabağı, karışık kıyma, ciğer ezmesi, sosis kılıfı, mortadella, mortadelle`,
    unnamedFat: `hayvansal yağ, don yağı, donyağı, iç yağı, iç yağ, hayvani yağ, shortening, kızartma yağı hayvansal`,
    wine: `
      şarap, kırmızı şarap, beyaz şarap, roze şarap, pembe şarap, sıcak şarap, köpüklü şarap, yemeklik şarap,
      pirinç şarabı, şampanya, vermut, porto şarabı, madeira şarabı, marsala şarabı, elma şarabı, sangria, mirin, sake,
      =şeri, Bornova Misketi, !Papazkarası, şarapta, şarapta ahtapot, şarapta pişmiş`,
    beer: `bira, siyah bira, beyaz bira, koyu bira, biralı, efes, tuborg, bira hamuru`,
    spirit: `
      rakı, votka, viski, cin tonik, konyak, kanyak, brendi, tekila, likörlü, uzo, grappa, bourbon, içki, içkili,
      sert içki, alkollü içki, kirş, apsent, aslan sütü, romlu, !rom, !cin, rom sos, kaçasa, armanyak, cin şişesi,
      kuru cin`,
    liqueur: `
      likör, kahve likörü, portakal likörü, muz likörü, nane likörü, badem likörü, vişne likörü, çikolata likörü,
      hindistan cevizi likörü, baileys, amaretto, kahlua, campari, kakao likörü`,
    alcohol: `alkol, alkollü, etil alkol, etanol, alkollü içecek, alkollü içecekler`,
    cocktail: `mojito, margarita kokteyli, pina colada, alkollü kokteyl, kokteyl votkalı`,
    drinkDish: `
      şaraplı tavuk, şaraplı et, şarapta armut, şaraplı armut, votkalı penne, votka soslu makarna, rakı sosu,
      şaraplı sos, romlu kek, likörlü çikolata, likörlü pasta, biralı hamur, biralı tavuk`,
    porkClassic: `kulüp sandviç, şinitzel, gyoza, ramen, hot dog ekmekli, karışık pizza, pepperonili pizza`,
    porkBeside: `karbonara, carbonara, spagetti karbonara, lorraine kiş, kiş lorraine`,
    drinkClassic: `tiramisu, tiramisù, fondü, peynir fondü, kara orman pastası, krep suzette, tiramisu pastası, çikolata trüfü romlu`,
    imitationDrink: `
      alkolsüz bira, alkolsüz şarap, alkolsüz şampanya, malt içeceği, malt içecek, boza, kombu çayı, kombucha, kvas,
      bira mayası, kımız, helal şarap, helal bira, elma sidrı, elma şırası, =şıra`,
    extract: `
      vanilya özütü, vanilya özü, vanilya ekstraktı, vanilya esansı, sıvı vanilya, vanilya aroması, rom aroması,
      rom esansı, badem özü, badem esansı, badem aroması, nane özü, nane esansı, limon esansı, portakal esansı, esans,
      özüt, aroma, muz aroması, meyve aroması, vanilya ekstresi, vanilya özütü sıvı, konyak aroması,
      damla sakızı esansı, kakule özütü, ekstrakt`,
    sauceWithDrink: `teriyaki sos, teriyaki, ponzu, ponzu sosu, dijon hardalı, demi-glace, gochujang`,
    gelatine: `
      jelatin, toz jelatin, yaprak jelatin, sığır jelatini, jelatin tozu, jelatinli, kolajen, kolajen tozu,
      kolajen peptit, büyükbaş jelatini`,
    gelatineSweet: `
      marşmelov, marshmallow, marşmelo, jelibon, jelibonlar, yumuşak şeker jelatinli, jöle, meyveli jöle, toz jöle,
      jöleli şeker, ayıcık jelibon, haribo, panna cotta, jöle tozu, solucan jelibon, lokumlu jelatin, yumuşak şeker,
      jelatinli şeker, ayıcık jelibon, bavarois, jöleli şeker, puf şeker`,
    additive: `
      enzim, enzimler, emülgatör, emülgatörler, emülsifiye edici, emülsifiyer, gliserin, gliserol, mono ve digliserit,
      mono ve digliseritler, yağ asitleri, yağ asidi, stearik asit, magnezyum stearat, lesitin, şellak, sistein,
      l-sistein, margarin, doğal aroma, aroma verici, aroma vericiler, kemik fosfatı, katkı maddesi E471, kek jeli,
      pasta jeli emülgatör`,
    carmine: `
      karmin, koşnil, karminik asit, kırmız böceği, karmen, karmin boyası, koşinil, koşenil, kırmız böceği, karmin,
      karmin asidi, kırmız böceği boyası`,
    rennet: `
      peynir mayası, şirden mayası, şirden, rennet, hayvansal maya, hayvansal peynir mayası, peynir altı suyu,
      peyniraltı suyu, peynir altı suyu tozu, whey, pepsin, kimozin, lipaz, buzağı mayası, sıvı peynir mayası`,
    rennetCheese: `
      parmesan, parmesan peyniri, parmesan rendesi, parmezan, parmezan peyniri, pecorino, grana padano, rokfor,
      rokfor peyniri, manchego, gravyer, gravyer peyniri, gruyere`,
    predator: `
      köpek eti, kedi eti, aslan eti, ayı eti, kurt eti, tilki eti, maymun eti, kaplan eti, çakal eti, sırtlan eti,
      kartal, şahin, doğan eti, akbaba, baykuş, karga, karga eti, fare eti, sıçan, porsuk, gelincik eti, köpek etli,
      fil eti`,
    reptile: `
      kurbağa, kurbağa bacağı, kurbağa budu, timsah, timsah eti, yılan eti, yılan, kaplumbağa, kaplumbağa çorbası,
      kaplumbağa eti, kertenkele, iguana`,
    insect: `
      salyangoz, salyangozlar, böcek, böcek unu, böcek proteini, cırcır böceği, cırcır böceği unu, un kurdu,
      un kurtları, karınca, akrep, tırtıl, ipek böceği, ipek böceği larvası, larva, solucan, hamam böceği, eskargo`,
    donkey: `eşek eti, eşek, katır eti, katır, eşek sucuğu, eşek sütü`,
    horse: `at eti, at sucuğu, at kıyması, at salamı, at bifteği, tay eti, kazı at, at eti sucuğu, at pastırması`,
    kangaroo: `kanguru, kanguru eti, kanguru bifteği`,
    blood: `
      kan sosisi, kan sucuğu, hayvan kanı, domuz kanı, sığır kanı, akıtılmış kan, tavuk kanı, kanlı sosis, dana kanı,
      kan pudingi, koyun kanı, kan tozu, kan plazması, ördek kanı`,
    carrion: `
      leş eti, helal olmayan, helal değil, murdar, murdar et, ölü hayvan, ölmüş hayvan, kesilmeden ölen,
      kesilmeden ölmüş, boğularak ölen, boğulmuş, trafik kazasında ölen, besmelesiz kesilen, besmelesiz,
      kendiliğinden ölen, hastalıktan ölen, usulsüz kesilmiş, =leş`,
    intoxicant: `
      esrar, esrarlı, esrarlı kek, kenevir yağı thc, marihuana, haşhaş sütü, afyon, afyon sakızı, haşiş,
      sihirli mantar, kannabis, esrar tereyağı, uyuşturucu, esrarlı kurabiye, halüsinojen mantar`,
    harmless: `
      hamsi, ham incir, ham bal, ham petek, ham madde, ham şeker, ham zeytin, ham üzüm, ham hurma, ham kakao, ham muz,
      ham erik, ham kayısı, ham domates, biber, karabiber, kan portakalı, kan portakal, kan portakalları, kan grubu,
      kanlı portakal, kedi dili, kedi dili bisküvi, kedidili, kedidili bisküvi, asma yaprağı, şarap sirkesi,
      üzüm sirkesi, sirke, elma sirkesi, üzüm suyu, üzüm pekmezi, nar ekşisi, kuzu kulağı, kuzukulağı, aslan pençesi,
      ayı sarımsağı, ayı sarmısağı, deve dili, eşek marulu, eşek dikeni, at kestanesi, at kuyruğu, at kuyruğu otu,
      atkuyruğu, yılan otu, yılan kabağı, yılan balığı, kurbağa çiçeği, tavşan kanı, tavşan kanı çay, kurt üzümü,
      kurtbaharı, tilki üzümü, köpek balığı, köpek üzümü, kuşburnu, kaplan karides, kırmız biber, cin mısır,
      cin mısırı, cin biber, cin biberi, cin ali, zencefilli gazoz, zencefil gazozu, kök birası, rakı bardağı,
      şarap bardağı, bira bardağı, şarap kadehi, salamura, salamura yaprak, salamura zeytin, salamura asma yaprağı,
      salamuralık, porçini, kokoreç, pastırma, dana pastırma, dil peyniri, hamburger ekmeği, haşhaş, haşhaş tohumu,
      haşhaş ezmesi, kenevir tohumu, ipek böceği kozası kumaş, salyangoz kurabiye, salyangoz börek, tarçınlı salyangoz,
      deniz salyangozu, karınca yuvası tatlı, tırtıl kurabiye, tırtıl poğaça, timsah kurabiye, böcek kurabiye,
      koyun kulağı, vanilya çubuğu, çubuk vanilya, toz vanilya, vanilin, şekerli vanilin, vanilya tozu, vanilya şekeri,
      gül suyu, portakal çiçeği suyu, malt özü, ayçiçek lesitini, soya lesitini, bitkisel margarin, tereyağı, iç pilav,
      dana iç yağı, kuyruk yağı, koyun iç yağı, maya, instant maya, kuru maya, yaş maya, ekmek mayası, kombi,
      bal kabağı, balıketi, çikolatalı salam, mozaik pasta, bisküvili salam, tatlı salam, piramit pasta, pide,
      deniz atı, deniz kestanesi, kırmızı, !kırmızı biber, zencefil birası, kök birası, kaplumbağa kurabiye,
      kaplumbağa ekmek, kaplumbağa pasta, kaplumbağa kek, kurbağa pasta, kurbağa kek, kurbağa kurabiye, yılan yastığı,
      yılan yastığı otu, yılanyastığı, yılan kavağı, yılan dili, kedi otu, kedi nanesi, kedi balığı, kedi merdiveni,
      köpek balığı, köpekbalığı, köpek dili balığı, aslan ağzı, aslanağzı, ayı üzümü, ayı pençesi, ayıcık,
      ayıcık kurabiye, ayıcık ekmek, kurt baharı, kurtboğan, tilki kuyruğu, tilkikuyruğu, fil kulağı, fil elması,
      karga burnu, kargaburnu, baykuş kurabiye, fare kurabiye, eşek hıyarı, katır tırnağı, katırtırnağı, atdişi mısır,
      atlama, atom salatası, domates, domatesli, domalan mantarı, domalan, doma, romen marul, cin darısı, cin otu,
      ciğer, rakım, şarap rengi, şarap kırmızısı, bordo, şampanya rengi, şampanya bardağı, kanola, kanola yağı,
      kanarya, kan şekeri, kan basıncı, kan ter içinde, kantaron, kantaşı, kanatlı, uğur böceği, uğur böceği kurabiye,
      böcek kurabiye, arı poleni, kelebek makarna, salyangoz makarna, salyangoz çörek, örümcek kek, karınca kararınca,
      çin, çin lahanası, çin tarçını, çin usulü, çin tavası, çin böreği, porto riko, kasım, cava dili, rum usulü,
      Rum usulü, Rum böreği, Rum mutfağı, Rum pilavı, Rum köftesi, rum işi, porto mantarı,
      roka salatası, maden suyu, maden suyuyla, musakka, patlıcan musakka`,
    look: `şeklinde, şekilli, desenli, renkli, rengi`,
    animal: `
      dana, sığır, inek, kuzu, koyun, keçi, tavuk, hindi, ördek, kaz, piliç, deve, manda, bıldırcın, tavşan, büyükbaş,
      küçükbaş, devekuşu, biftek, oğlak, bonfile`,
    seafood: `balık, somon, ton balığı, karides, deniz ürünleri, levrek, uskumru`,
    food: `sebze, sebzeli, mantar, peynir, ıspanak, patates, kabak, nohut, mercimek`,
    imitationPlant: `
      soya, tofu, mantar, nohut, mercimek, hindistan cevizi, havuç, patlıcan, çikolata, bisküvi, agar agar, pektin,
      çikolatalı, bisküvili`,
    plantSource: `soya, ayçiçek, bitkisel, bitki, pektin, agar agar`,
    plant: `vegan, vejetaryen, bitkisel, bitki bazlı, etsiz, bitkisel kaynaklı, vejeteryan`,
    halal: `helal, helal sertifikalı, helal kesim, helal belgeli, islami usulle kesilmiş, islami kesim`,
    microbial: `mikrobiyal, bitkisel, sentetik, mikrobik`,
    alcoholFree: `alkolsüz, alkolsuz, alkol içermeyen, alkol içermez, 0.0, 0%, alkol oranı sıfır, sıfır alkol`,
    virgin: `alkolsüz, virgin`,
    flavour: `aroması, aroma, esansı, aromalı, özü, tadında, aromali`,
    vinegar: `sirkesi, sirke`,
    grapes: `üzüm suyu, üzümü, üzüm`,
    freeAfter: `siz, içermeyen, içermez, içermesin, katkısız, olmayan, yok, bulunmayan, bulunmaz`,
    withoutAfter: `
      olmadan, olmasın, yok, koyma, koymayın, koymadan, ekleme, eklemeyin, eklemeden, istemiyorum, istemem,
      istemiyoruz, hariç, yemiyorum, yemem, yemiyoruz, içmiyorum, kullanma, kullanmadan, kullanmayın, kullanmıyorum,
      içermeyen, çıkar, çıkarın, yasak, alerjim var, alerjisi, sevmiyorum, haricinde, dışında, katma, katmadan`,
    insteadAfter: `yerine, yerine geçecek, alternatifi, muadili`,
    without: `ne`,
    noNegation: `
      unutma, unutmayın, unutmayalım, eksik etme, eksik etmeyin, sadece, olmazsa olmaz, olmadan olmaz, siz olmaz,
      yok deme, hariç tutma, ihmal etme`,
    replaceBy: `ile`,
    replaceAfter: `değiştir, değiştirin, değiştirelim, değiştirmek`,
    stop: `ama, fakat, kullan, ekle, ancak, lakin, onun`,
    join: `veya, ya da, ve, ile`,
    glue: `etinden, etli, eti, yapılmış, kıyma, füme, dilim, dilimi`,
    blocker: `ve, ile, veya, ya, için, sarılı, dolgulu, yerine`,
    otherThing: `şeker, gluten, tuz, yağ, deri, kemik, derisi, laktoz`,
  },
  onlyAtHome: {
    blood: `kan`,
    reptile: `yılan kavurma`,
    sausage: `salami, salami dilimleri, pepperoni salam`,
    harmless: `!ham`,
  },
  hints: `
      ve, ile, için, adet, su, bardağı, kaşığı, kaşık, yemek, tatlı, çay, tutam, dilim, diş, demet, paket, tane, yarım,
      biraz, bir, iki, üç, gr, tarifi, taze, kıyma, eti, rendesi, tepsi, avuç, olan, çok, bana, et`,
};
