import type { Lexicon } from './lexicon.ts';

/** Indonesian and Malay, whose words for food are mostly the same. */
export const id: Lexicon = {
  language: 'id',
  words: {
    pork: `
      babi, daging babi, daging khinzir, khinzir, babi hutan, celeng, babi panggang, babi guling, babi kecap,
      babi rica, babi hong, babi cin, babi tore, bakut, bak kut teh, bakkut teh, bakut teh, kaki babi, iga babi,
      perut babi, samcan, sam can, samcam, babi asap, babi giling, babi cincang, babi merah, babi putih, kulit babi,
      usus babi, hati babi, kuping babi, lidah babi, sate babi, tulang babi, kaldu babi, gelatin babi, jeroan babi,
      sekba, bekut, daging b2, b2, b2 panggang, bipang, be guling, babi pangsit, siobak, sio bak, daging celeng,
      kolagen babi, anak babi, sosis babi, bakso babi, dendeng babi, mi babi, saksang babi, daging babi cincang, ragey,
      ragey Manado, sate ragey, sate ragei, cha sio, cuka tu ka, ter thau, tu ka chor, kiam cai ti ka, sinalau bakas,
      daging bakas, bakchormee`,
    porkFat: `lemak babi, minyak babi, lemak khinzir, minyak khinzir, lard, lemak b2`,
    curedPork: `
      bakon, bacon, bekon, ham, ham babi, ham asap, pancetta, prosciutto, chorizo, pepperoni, spam, lapcheong,
      lap cheong, lapciong, lapchiong, lap chiong, lapcong, sosis cina, kornet babi, dendeng babi, bakkwa, bak kwa,
      luncheon babi, daging ham`,
    sausage: `
      sosis, sosej, hot dog, hotdog, mortadela, daging luncheon, daging olahan, kornet tanpa label, frankfurter,
      daging asap campuran, pate, pate hati, selongsong sosis, bakso campur, daging campur, cold cuts`,
    porkDish: `
      char siu, char siew, charsiu, cha siu, lechon, saksang, bakmi babi, nasi campur babi, panggang karo,
      babi panggang karo, bpk, siomay babi, lawar babi, urutan bali, be celeng, lomak, nasi babi`,
    porkClassic: `
      bakpao, bapao, siomay, siomai, pangsit, bakcang, bacang, kue keranjang, kue bulan, wonton, dimsum, dim sum,
      bakmi, mie ayam babi, kwetiau, char kway teow, kuetiau, hokkien mee, nasi campur cina, ramen, gyoza, ngohiong,
      ngo hiang, lumpia goreng, mooncake, lawar, rawon babi`,
    porkBeside: `carbonara, spageti carbonara`,
    unnamedFat: `lemak hewani, lemak hewan, lemak haiwan, shortening, minyak hewani, lelemak, mentega putih, lemak binatang`,
    wine: `
      anggur merah, anggur putih, minuman anggur, wine, wain, wain merah, wain putih, anggur beras, anggur masak,
      sampanye, vermouth, sherry, port, arak merah, arak putih, anggur cap orang tua, amer gold, anggur ginseng,
      anggur obat, kawa kawa anggur`,
    beer: `
      @bir, bir hitam, bir putih, bir pilsner, bir bintang, bir beralkohol, adonan bir, bir Tiger, bir dingin,
      bir draft, tepung bir, adunan bir, udang bir, ketam bir, iga bir`,
    riceWine: `
      ang ciu, angciu, arak masak, arak, arak beras, arak bali, arak putih, mirin, sake, anggur beras, ciu, pek ciu,
      kue ciu, shaoxing, arak cina, arak shaoxing, arak hitam, brem bali, lihing, montoku`,
    spirit: `
      rhum, rum, brendi, brandi, brandy, wiski, vodka, gin, tuak, tuak manis, lapen, cap tikus, sopi, moke, ballo,
      minuman keras, miras, ciu bekonang, tequila, soju, toddi, todi, samsu, langkau, konyak, rhum bakar,
      soju rasa buah, mansion house, Mansion House, saguer, sageru, saguer Manado, kasegaran, legen fermentasi,
      congyang, cong yang, anggur congyang, kinomol`,
    liqueur: `likur, liqueur, likeur, likuer, likor, baileys, kahlua, amaretto, triple sec`,
    alcohol: `alkohol, beralkohol, minuman beralkohol, etanol, etil alkohol, memabukkan, minuman memabukkan`,
    drinkDish: `ayam arak, ayam mabuk, udang mabuk, ikan arak, mee sua ayam arak, rum raisin, kue rum, ayam masak arak`,
    drinkClassic: `
      tiramisu, black forest, blackforest, fondue, fruit cake, trifle, kue nastar rum, teppanyaki, sukiyaki,
      klappertaart, klapertart, klappertart, klapertaart, kue klappertaart`,
    imitationDrink: `
      bir tanpa alkohol, bir 0%, bir nol alkohol, bir halal, wine tanpa alkohol, wine halal, minuman malt, kombucha,
      tapai, tape ketan, tape singkong, tapai pulut, tapai ubi, peuyeum, air tape, air tapai, brem, ragi bir,
      sari tape, cuka tape, kvass, boza, minuman malta, bir nol persen, bir malt, bir malt 0.0%, bir bebas alkohol,
      bir nol, bir zero, bir non alkohol, bir non-alkohol`,
    extract: `
      ekstrak vanila, ekstrak vanili, esens vanila, esen vanila, esens, esen, essens, essence, esens vanili,
      vanila cair, vanili cair, esens rum, esens rhum, essence rum, rum essence, perisa rum, esens almond,
      esens pandan, esens durian, perisa vanila, esen pisang, esens moka, pasta moka, ekstrak almond, perisa,
      perisa badam, esen badam, esens kopi, pasta vanila, ekstrak, aroma rum, esens jeruk, esens frambozen, esen ros,
      pewangi rum, pasta rum, pasta rhum`,
    sauceWithDrink: `
      saus teriyaki, sos teriyaki, teriyaki, ponzu, saus ponzu, mustard dijon, gochujang, kochujang, saus sukiyaki,
      ssamjang, saus yakiniku, yakiniku, saus bulgogi`,
    gelatine: `
      gelatin, jelatin, gelatin bubuk, jelatin bubuk, gelatin lembaran, serbuk gelatin, gelatin sapi, gelatin lembu,
      kolagen, kolagen sapi, gelatine, agar-agar gelatin, agar gelatin`,
    gelatineSweet: `
      marshmallow, marshmelo, marsmalow, masmelo, permen kenyal, permen jeli, permen jelly, gummy, gula-gula getah,
      gula-gula jeli, gummy bear, permen karet jeli, permen gummy, yupi, panna cotta, gula-gula gummy, jeli gelatin,
      gula kapas jeli`,
    additive: `
      enzim, perasa, pengembang kue sp, pengemulsi, emulsifier, pengelmusi, gliserin, gliserol, mono dan digliserida,
      monogliserida, digliserida, asid lemak, asam lemak, asam stearat, magnesium stearat, lesitin, lesithin, sel lak,
      sistein, l-sistein, ovalet, ovalette, tbm, quick 75, margarin, mentega putih, pengembang kue emulsifier,
      perisa semula jadi, perisa alami, perisa identik alami, penyedap rasa E631, perisa tiruan, pelembut kue,
      cake emulsifier`,
    carmine: `karmin, kokineal, cochineal, karmoisin serangga, pewarna karmin, asam karminat, asid karminik`,
    rennet: `rennet, renet, rennet hewani, renin, pepsin, whey, air dadih, serbuk whey, bubuk whey, lipase, enzim rennet, enzim keju`,
    rennetCheese: `parmesan, keju parmesan, keju parmesan bubuk, pecorino, grana padano, gruyere, manchego, roquefort`,
    predator: `
      anjing, daging anjing, rw, b1, daging b1, kucing, daging kucing, monyet, daging monyet, beruang, daging beruang,
      harimau, daging harimau, singa, daging singa, serigala, musang, daging musang, luwak, tikus, daging tikus,
      kelelawar, paniki, kalong, elang, burung hantu, gagak, burung gagak, rajawali, gajah, daging gajah, kera,
      daging kera, otak monyet, helang, sate rw, sengsu, tongseng anjing, biawak`,
    reptile: `
      katak, kodok, swike, swikee, swike kodok, paha katak, paha kodok, kaki katak, kaki kodok, buaya, daging buaya,
      sate buaya, ular, daging ular, sup ular, sate ular, kobra, penyu, daging penyu, telur penyu, kura-kura,
      labi-labi, bulus, sup kura-kura, sate bulus, sate biawak, biawak, daging biawak, cicak, tokek, kadal,
      kadal goreng, tokek, bunglon, komodo, biawak, kodok goreng, swike, swikee, pepes katak, labi-labi, penyu,
      telur penyu, kura-kura, bulus, ular sanca, ular kobra, sanca, kobra`,
    insect: `
      bekicot, keong racun, sate bekicot, siput darat, jangkrik, cengkerik, tepung jangkrik, ulat, ulat sagu,
      ulat sutera, ulat sutra, ulat jati, ulat hongkong, larva, serangga, laron, semut, telur semut, kroto,
      kalajengking, kala jengking, tawon, botok tawon, cacing, siput babi, kepompong, enthung, rayap, butod,
      butod sagu, butod goreng, kumbang kelapa, kecoak, kelabang, anak lebah`,
    donkey: `keledai, daging keledai, bagal, daging bagal, baghal`,
    horse: `kuda, daging kuda, sate jaran, sate kuda, susu kuda liar, coto kuda, gantala`,
    kangaroo: `kanguru, daging kanguru, kangguru, daging kangguru, steak kanguru`,
    blood: `
      darah, darah beku, darah ayam, darah sapi, darah babi, marus, saren, dideh, sosis darah, darah lembu,
      lawar merah, lawar darah, puding darah, sup darah, darah itik, darah mengalir, manuk darah, margota`,
    carrion: `
      bangkai, tiren, ayam tiren, mati kemaren, tidak halal, bukan halal, non halal, nonhalal, tidak disembelih,
      tanpa disembelih, mati tercekik, mati sebelum disembelih, mati lemas, mati kerana sakit, mati karena sakit,
      ayam mati, ayam bangkai, sapi glonggongan mati, tertabrak, tidak disembelih secara syariah, tak halal,
      tak disembelih, dilanggar kereta, kambing mati, lembu mati, sapi mati, tercekik`,
    intoxicant: `
      ganja, daun ganja, kue ganja, mentega ganja, candu, opium, hasis, jamur ajaib, cendawan ajaib, jamur tahi sapi,
      jamur kotoran sapi, magic mushroom, mushroom ajaib, ketum, air ketum, kratom, marijuana, brownies ganja, dadah`,
    harmless: `
      babat, babat sapi, kebab, baba ghanoush, baba ganoush, kambing, kambing golek, anggur, buah anggur, jus anggur,
      daun anggur, cuka anggur, cuka, sari anggur, anggur hijau, anggur kering, kismis, bir pletok, bir jahe,
      bir halia, bir temulawak, bir akar, root beer, arak-arakan, arang, gula arang, daun salam, daun salam koja,
      lembar salam, lengkuas salam, lidah buaya, lidah kucing, kue lidah kucing, biskut lidah kucing, mata kucing,
      buah mata kucing, buah naga, buah kuda, kuda laut, ikan kuda, kacang kuda, kacang parang, kuping gajah,
      kue kuping gajah, keripik kuping gajah, rumput gajah, biskut telinga gajah, kaki naga, tahi kucing, kumis kucing,
      daun kumis kucing, ekor kuda, pisang raja, pisang kepok, labu ular, ikan ular, timun ular, oyong ular, salak,
      kacang panjang, ulat bulu roti, roti siput, siput sedut, siput laut, siput gonggong, siput sedut lemak,
      keong sawah, keong mas, tutut, siput, kerang, semut beruang kek, kek sarang semut, sarang semut,
      bolu sarang semut, kue sarang semut, bika ambon, lebah, madu lebah, cacing-cacingan, jamur kuping,
      cendawan telinga, jamur tiram, telur ikan, air mata kucing, limau purut, jeruk darah, oren darah,
      jeruk sunkist darah, darah manis, bunga darah, kuah darah manis, kecap asin, hamburger, roti hamburger,
      daging burger, rumput laut, agar-agar, agar agar, serbuk agar-agar, jeli agar, jeli cincau, cincau, santan,
      ketam, udang, rum-rum, ikan anjing laut, anggur laut, latoh, buah anjing, gula kelapa, ragi, ragi instan,
      ragi roti, ragi tape, ragi tapai, vanili bubuk, vanila bubuk, vanili, bubuk vanili, batang vanila, biji vanila,
      gula vanila, serbuk vanila, lesitin kedelai, lesitin soya, margarin nabati, lemak nabati, lemak sapi,
      lemak kambing, lemak ayam, minyak sapi, minyak ikan, beruang madu es, harimau mengaum es, udang harimau,
      telur kuda, burung dara, burung puyuh, air asam, ekstrak malt, ekstrak ragi, ekstrak kulit manggis, ekstrak jahe,
      tepung singa, cap singa, cap gajah, cap kuda, cap kuda terbang, cap kucing, cap burung helang, cap harimau,
      tidak alkohol, telinga gajah, telinga tikus, cendawan telinga tikus, jamur kuping tikus, cap beruang,
      susu beruang, susu cap beruang, kopi luwak, kopi musang, musang king, durian musang king, ikan kuda laut,
      buah pala, saus tiram, pisang, pisang goreng, pisang ambon, lidah kucing, kue lidah kucing, kuku macan,
      cakar ayam, kuping gajah, telinga gajah, mata kucing, kumis kucing, ekor kuda, ekor kucing, ekor tupai,
      kuda laut, bentuk kura-kura, kue kura-kura, kue ku, kue bugis, roti buaya, lidah buaya, buah naga, salak,
      ikan kucing, ikan buntal, udang harimau, udang windu, jamur kuping, kue semut, kue sarang semut, sarang semut,
      bolu sarang semut, kue ulat, kue ulat sutra, kue lumpur, pasta keong, makaroni keong, siput pasta, roti siput,
      bir pletok, bir jahe, bir akar, bir kunyit, anggur hijau, anggur hitam, buah anggur, sirup anggur, kismis anggur,
      selai anggur, merah anggur, warna anggur, daun salam, daun salam kering, kambing hitam, babat goreng,
      babat gongso, nasi kucing, teh misai kucing, misai kucing, daun misai kucing, air misai kucing,
      nasi kucing bungkus`,
    lookBefore: `berbentuk, bentuk, warna`,
    animal: `
      sapi, lembu, kerbau, kambing, domba, biri-biri, bebiri, ayam, itik, bebek, angsa, kalkun, ayam belanda, unta,
      rusa, arnab, kelinci, puyuh, burung puyuh, burung unta, daging sapi, daging lembu, daging ayam, daging kambing,
      daging kerbau, halal sapi, dada ayam, kambing biri-biri`,
    seafood: `ikan, udang, sotong, cumi, ketam, kepiting, tuna, salmon, makanan laut, tenggiri`,
    food: `
      sayur, sayuran, keju, kacang, kacang hijau, kacang merah, cokelat, coklat, kelapa, tahu, jamur, cendawan, kaya,
      bayam, kentang, bengkuang, pandan, nanas`,
    imitationPlant: `
      tempe, tempeh, tahu, tauhu, soya, kedelai, jamur, cendawan, nangka, kelapa, nabati, kacang, agar-agar, pektin,
      rumput laut, gluten`,
    plantSource: `nabati, kedelai, soya, bunga matahari, sawit, kelapa sawit, tumbuhan, sayuran, rumput laut, agar-agar, pektin`,
    plant: `
      vegan, vegetarian, nabati, berasas tumbuhan, berbasis nabati, berbahan nabati, tumbuhan, dari tumbuhan,
      sumber tumbuhan, tanpa daging, kedelai, vege`,
    halal: `halal, bersertifikat halal, sertifikat halal, sijil halal, logo halal, disahkan halal, jakim, mui, berlabel halal`,
    microbial: `mikroba, mikrobial, nabati, sintetik, sintetis, tumbuhan`,
    alcoholFree: `
      tanpa alkohol, bebas alkohol, non alkohol, non-alkohol, nonalkohol, tidak beralkohol, tak beralkohol, 0%, 0.0,
      nol alkohol, tiada alkohol, sifar alkohol`,
    virgin: `virgin, tanpa alkohol`,
    flavour: `perisa, perasa, rasa, aroma, essence`,
    flavourBefore: `esens, esen, perisa, aroma, ekstrak, rasa, perasa, essence, esens rasa`,
    vinegar: `cuka`,
    grapes: `anggur`,
    without: `
      tanpa, tiada, tidak, tak, tidak ada, tak ada, bebas, bebas dari, bukan, jangan, jangan pakai, jangan guna,
      jangan tambah, jangan masukkan, tidak pakai, tidak makan, tak makan, tak nak, tak mahu, tidak mengandung,
      tidak mengandungi, hindari, elakkan, kecuali, alergi, tidak suka, tidak mau, nggak pakai, gak pakai,
      enggak pakai, mengandungi tiada, elak`,
    withoutAfter: `dilarang, tidak boleh, tidak digunakan, dikecualikan`,
    insteadOf: `
      pengganti, sebagai pengganti, pengganti untuk, ganti dari, alternatif, alternatif untuk, alternatif halal untuk,
      menggantikan, sebagai ganti, alih-alih, gantian, bukannya, gantikan`,
    replace: `ganti, gantikan, tukar, tukarkan, mengganti, menukar, ubah`,
    replaceBy: `dengan, jadi, menjadi, kepada, oleh`,
    noNegation: `
      jangan lupa, jangan lupakan, tidak hanya, bukan hanya, bukan saja, bukan sahaja, jangan tinggalkan,
      jangan ketinggalan, tak boleh tanpa, jangan sampai lupa, jangan diganti, jangan buang, jangan hilangkan`,
    otherThing: `
      gula, gluten, garam, kulit, tulang, lemak, santan, telur, susu, msg, pengawet, pewarna, bawang, cabai, cili, air,
      tepung, mentega, minyak, laktosa, pedas, ragi`,
    stop: `tapi, tetapi, pakai, gunakan, guna, tambah, tambahkan, namun, dengan, masukkan, campur`,
    join: `atau, dan, maupun, mahupun, serta`,
    glue: `dari, daripada, daging, giling, cincang, asap, dada, goreng, bakar, isi, perisa, rasa, yang, jenis, iris`,
    blocker: `dan, dengan, atau, dalam, isi babi, tanpa, untuk, bersama, di, serta, balut, dibalut`,
  },
  unlessForeign: { beer: `bir`, wine: `anggur kolesom` },
  onlyAtHome: {
    sausage: `salami, salami iris, mortadella, smoked beef campur`,
    harmless: `jus, bami, bami goreng, salam`,
    imitationDrink: `malt, tape`,
    additive: `sp`,
  },
  hints: `
      sdm, sdt, sendok, sudu, makan, teh, gram, buah, siung, ulas, potong, dan, dengan, tanpa, iris, lembar, helai,
      biji, batang, ekor, cangkir, gelas, cawan, secukupnya, goreng, bakar, rebus, daging, ayam, sapi, untuk, resep,
      resipi, tin, kaleng, yang, besar, kecil, inci, di, ke, tidak, sos, saus, tin, beralkohol, bungkus, segar, halal`,
};
