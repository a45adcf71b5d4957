import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

const cutsOfPork = [
  combine(
    'sian, possun, porsaan, villisian',
    'liha, kylki, niska, filee, fileetä, sisäfilee, ulkofilee, kyljys, kyljykset, kyljyksiä, potka, potkat, lapa, paisti, poski, posket, poskia, sorkka, sorkat, suikale, suikaleet, suikaleita, jauheliha, pihvi, leike, leikkeet, kinkku, maksa, sydän, kieli, munuainen, munuaiset, korva, korvat, saparo, pää, nahka, rasva, silava, läski, veri, luu, luut, selkä, vatsa, kuve, ribsit, kassler, kebab, käristys, pata, wokki',
  ),
  combine(
    'possu, sika, porsas',
    'suikale, suikaleet, suikaleita, pihvi, pata, paisti, wokki, vartaat, keitto, kastike, rulla, jauheliha, burgeri, käristys',
  ),
  combine(
    'sian, possun, porsaan, villisian',
    'liha, lihaa, potka, potkaa, korvat, korvia, sorkat, sorkkia, kylki, kylkeä, niska, niskaa, maksa, maksaa, posket, poskia, filee, fileetä, kieli, silava, veri, rasva',
    ' ',
  ),
].join();
const hamDishes = combine(
  'kinkku, pekoni',
  'kiusaus, suikale, suikaleet, suikaleita, kuutio, kuutiot, kuutioita, siivu, siivut, siivuja, pasta, leike, leikkeet, rulla, rullat, voileipä, munakas, risotto, piirakka, salaatti, kastike, keitto, pizza, pannukakku, perunat, laatikko, pihvi, täyte, tahna, sämpylä',
);
const dishesWithDrink = combine(
  'punaviini, valkoviini, viini, portviini, konjakki, rommi, samppanja, viski, sherry, madeira, marsala, vodka',
  'kastike, kastikkeessa, kastiketta, liemi, liemessä, marinadi, pata, hyytelö, sorbetti, vaahto, keitto, kakku',
);
const kindsOfLiqueur = combine(
  'lakka, mesimarja, karpalo, puolukka, mansikka, vadelma, kirsikka, suklaa, manteli, kookos, minttu, sitruuna, kerma, banaani, persikka, aprikoosi, tyrni, mustikka, salmiakki, lakritsi, päärynä, omena, toffee, hunaja, marja, yrtti',
  'likööri',
);

export const fi: Lexicon = {
  language: 'fi',
  words: {
    seafood: `lohi, lohta, lohen, kalan, tonnikala, tonnikalaa, katkarapu`,
    donkey: `aasinliha, aasinlihamakkara, muulinliha`,
    porkClassic: `karjalanpaisti, hernekeitto, karjalanpaistia, wieninleike`,
    pork: `
      sianliha, sika, porsas, porsaan, possu, possun, porsaanfilee, porsaankyljys, porsaanliha, porsaanniska, villisika, sika-nauta, sika-nautajauheliha, sorkka, porsaanpotka,
      siankylki, joulukinkku, possunniska, possunfilee, ${cutsOfPork}, possua, possut, sikaa, siasta, sian liha, porsasta, porsaita, villisikaa, villisian, villisiasta, villisiat,
      villisianpaisti, villisianliha, tirripaisti, karjalanpaisti possusta, nyhtöpossu, nyhtöpossua, sianlihakeitto, imeväisporsas, maitoporsas, kassler, nauta-sika,
      sika- ja nautajauheliha
    `,
    porkFat: `
      laardi, silava, ihra, sianihra, siansilava, läskisoosi, läskikastike, sianläski, siansilavaa, laardia, ihraa,
      =läski, =läskiä`,
    curedPork: `
      pekoni, kinkku, savukinkku, keittokinkku, palvikinkku, salami, meetvursti, metvursti, prosciutto, pancetta, siankylki savustettu, pekonikuutio, ${hamDishes}, pekonia, pekonin,
      pekonit, kinkkua, kinkun, kinkut, uunikinkku, saunapalvikinkku, parmankinkku, serranokinkku, mustametsänkinkku, ilmakuivattu kinkku, possunkylki savustettu, savukylki, savuporsas,
      palvikylki, pepperonimakkara, mortadella, chorizo, salamia
    `,
    sausage: `
      makkara, grillimakkara, nakki, nakit, lenkkimakkara, lauantaimakkara, maksapasteija, maksamakkara, hot dog,
      leikkeleet, saunamakkara, ryynimakkara, makkaraa, makkarat, makkaran, makkaroita, nakkeja, nakkia,
      makkarakastike, makkarakeitto, makkarapannu, makkaraperunat, makkarasoppa, nakkikastike, nakkikeitto,
      uunimakkara, siskonmakkara, siskonmakkarakeitto, balkanmakkara, kabanossi, raakamakkara, sininen lenkki,
      lenkki makkara, nakkisämpylä, lihapasteija, maksapasteijaa`,
    wine: `
      viini, punaviini, valkoviini, glögiviini, portviini, sherry, kuohuviini, samppanja, ${dishesWithDrink}, keittoviini, ruokaviini, marjaviini, kotiviini, omenaviini, mansikkaviini,
      herukkaviini, luumuviini, riisiviini, roseeviini, jälkiruokaviini, väkevä viini, viiniä, viinin, viinissä, punaviiniä, punaviinissä, valkoviiniä, valkoviinissä, kuoharia, kuohari,
      skumppa, samppanjaa, madeira, marsala, vermutti, hehkuviini, käynyt sima, kuiva siideri, alkoholisiideri, kuivaa siideriä
    `,
    beer: `
      olut, kalja, tumma olut, lager, !olutta, !oluessa, !oluen, !oluella, !oluet, !oluita, olutpata, olutleipä,
      olutkastike, oluttaikina, olutmarinadi, olutkeitto, olutpannu, olutlimppu, sahti, sahtia, Lapin Kulta,
      Karjala olut, Karhu olut, Koff olut, Olvi olut, Sandels, keskiolut, vehnäolut, stout, portteri, kaljaa, lonkero,
      lonkeroa`,
    spirit: `
      rommi, konjakki, viina, votka, viski, gini, brandy, kossu, Koskenkorva, Jaloviina, salmiakkikossu, =giniä,
      =ginin, ginissä, viinaa, votkaa, konjakkia, rommia, rommirusinat, rommirusinoita, pontikka, pontikkaa, kilju,
      kiljua, marskin ryyppy, snapsi, snapseja, akvaviitti, tequila, calvados, grappa, minttuviina, tervasnapsi,
      viinakset, Finlandia vodka, Kyrö gin, viskiä, rommikakku, rommikakkua, rommipallot, Runebergin torttu rommilla`,
    liqueur: `likööri, kahvilikööri, appelsiinilikööri, mintulikööri, ${kindsOfLiqueur}, likööriä, liköörin, Baileys, amaretto, munalikööri, minttu peppermint`,
    alcohol: `alkoholi, alkoholia, alkoholijuoma, etanoli, alkoholipitoinen, väkijuoma, väkiviina, pirtu`,
    imitationDrink: `
      alkoholiton olut, alkoholiton viini, alkoholiton glögi, kotikalja, sima, panimohiiva, siideri, siideriä,
      omenasiideri, päärynäsiideri, oluthiiva, panimohiivaa, alkoholiton siideri, kombucha, kvassi, simaa`,
    extract: `vaniljauute, vaniljaesanssi, rommiesanssi, manteliesanssi, rommiaromi, vanilja-aromi`,
    gelatine: `liivate, liivatelehti, liivatelehteä, gelatiini, kollageeni`,
    gelatineSweet: `vaahtokarkki, vaahtokarkit, nallekarkit, viinikumi, hedelmäkarkit`,
    blood: `
      verimakkara, mustamakkara, veriletut, veripalttu, verilettu, veriohukaiset, sianveri, sianverta, verimakkaraa,
      veripaltut, verileipä, verikeitto, veriohukaisia, naudanveri`,
    horse: `hevosenliha, hevosmakkara, meetwursti hevosesta, hevosenlihaa, hevosmeetvursti, hevosenlihamakkara, varsanliha, hevospihvi`,
    predator: `
      karhunliha, karhukeitto, karhupaisti, karhunpaisti, karhunlihaa, karhukäristys, karhusäilyke, ilveksenliha,
      ilvespaisti, ilveksenlihaa, mäyränliha, mäyränlihaa, koiranliha, kissanliha, ketunliha, sudenliha, ahmanliha`,
    reptile: `sammakonreidet, krokotiili, kilpikonna, sammakonreisiä, sammakko, krokotiilinliha, kilpikonnakeitto, käärmeenliha`,
    insect: `etana, etanat, hyönteiset, sirkat, sirkkajauho, viinimäkikotilo, viinimäkikotilot, etanoita, escargot, sirkkoja, jauhomatoja`,
    harmless: `
      viinietikka, punaviinietikka, valkoviinietikka, viinirypäle, viinirypäleet, viinimarja, viinimarjat,
      punaviinimarja, veriappelsiini, veriappelsiinit, karhunlaukka, karhunvatukka, hampurilainen, vaniljatanko,
      vaniljasokeri, kalkkunakinkku, broilerinakki, siideriviinietikka, olutlasi, viinilasi, viinihappo, viinikivi,
      valkoviinietikkaa, punaviinietikkaa, viinietikkaa, omenasiiderietikka, viininlehdet, viininlehtikääryleet,
      kanamakkara, broilerimakkara, kalamakkara, karhunvatukoita, hevoskastanja, inkivääriolut, kalkkunapekoni,
      kasvismakkara, soijamakkara, korvapuusti, minttu`,
    animal: `
      nauta, naudan, naudanliha, vasikka, lammas, karitsa, kana, kanan, broileri, kalkkuna, kalkkunan, ankka, hirvi,
      poro, broilerin, kanasta, naudasta, lampaan, lammasta, vasikan, hirven, poron, ankan, kalkkunasta`,
    plant: `vegaaninen, vegaani, kasvis, kasvipohjainen, soija`,
    halal: `halal`,
    alcoholFree: `alkoholiton, alkoholitonta, 0.0`,
    without: `ilman, ei, älä`,
    insteadAfter: `sijaan, sijasta`,
    withoutAfter: `pois, ilman`,
    noNegation: `älä unohda, ei vain`,
    join: `tai, ja, eikä`,
    blocker: `ja, tai, ilman`,
  },
};
