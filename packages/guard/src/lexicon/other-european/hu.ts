import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

const cutsOfPork = [
  combine(
    'sertés, disznó',
    'hús, comb, karaj, lapocka, tarja, borda, oldalas, szűz, máj, pofa, dagadó, láb, köröm, csülök, fül, fej, farok, nyelv, szív, vese, velő, bőr, bőrke, pörkölt, gulyás, tokány, ragu, sült, szelet, kotlett, fasírt, kolbász, vér, csont, darált, nyak, gerinc, paprikás, hurka, bél, toka, rizseshús, lábszár, becsinált',
  ),
  combine(
    'vaddisznó, malac, mangalica',
    'hús, comb, karaj, tarja, oldalas, pörkölt, ragu, sült, szelet, kolbász, gulyás, gerinc, lapocka, csülök, vese, máj, fej, láb, köröm, sonka, szalonna, szalámi, zsír, tepertő',
  ),
].join();
const kindsOfPalinka = combine(
  'szilva, barack, alma, körte, meggy, cseresznye, birs, szőlő, törköly, vilmoskörte, kajszi, kajszibarack, eper, málna, bodza, dió, bor, irsai, mézes, vegyes, gyümölcs, áfonya, ribizli, kökény, som',
  'pálinka',
);
const kindsOfLiqueur = combine(
  'meggy, vanília, mogyoró, csoki, csokoládé, kókusz, banán, gyógynövény, menta, mentás, málna, eper, barack, cseresznye, szilva, dió, kakaó, karamell, keserű, kávé, krém, citrom, gyömbér, bodza, áfonya, rózsa',
  'likőr',
);

export const hu: Lexicon = {
  language: 'hu',
  words: {
    carrion: `dögtetem, dögtetem húsa, döghús, elhullott állat, elgázolt, nem halal, kényszervágott`,
    mixedMeat: `sertés-marha, marha-sertés, vegyes darált hús, kevert darált hús`,
    pork: `
      sertés, sertéshús, sertéskaraj, sertéscomb, sertéslapocka, sertéstarja, sertésborda, sertésmáj, sertésoldalas, sertésszűz, sertéspörkölt, sertésdarálthús, disznó, disznóhús,
      malac, malacsült, szopós malac, vaddisznó, vaddisznópörkölt, csülök, füstölt csülök, tarja, oldalas, köröm, disznóköröm, disznófül, sertésköröm, sertésfej, mangalica,
      mangalicahús, szűzpecsenye, rövidkaraj, karaj, darált sertés, dagadó, csülökpörkölt, ${cutsOfPork}, sertéshússal, disznóhússal, vaddisznóhússal, malachússal, disznótoros,
      disznótorosra, disznósajt, tepertős pogácsa, hasaalja, császárhús, lacipecsenye, fatányéros, csülökkel, csülkös, csülkök, tarja csont nélkül, csont nélküli tarja, tarjával,
      karajjal, kínai disznó, pulled pork, sertésből, disznóból, sertés- és marha
    `,
    porkFat: `
      sertészsír, disznózsír, zsír, zsírral, tepertő, töpörtyű, tepertős, tepertőkrém, háj, hájas, mangalicazsír,
      tepertőkrémmel, tepertőkkel, zsírszalonna, töpörtyűkrém, sertészsírral, disznózsírral, zsírban, hájas tészta,
      hájas kifli, hájjal`,
    curedPork: `
      szalonna, füstölt szalonna, kolozsvári szalonna, császárszalonna, húsos szalonna, angolszalonna, bacon, sonka,
      füstölt sonka, gépsonka, parasztsonka, serrano sonka, pármai sonka, kolbász, csabai kolbász, gyulai kolbász,
      füstölt kolbász, szalámi, téliszalámi, téli szalámi, disznósajt, hurka sertés, füstölt tarja, füstölt hús,
      prosciutto, pancetta, chorizo, szalonnás, szalonnával, szalonnakocka, baconszalonna, kenyérszalonna,
      tokaszalonna, abált szalonna, sonkás, sonkával, sonkakocka, sonkatekercs, sonkaszelet, kolbásszal, kolbászos,
      kolbászkarika, parasztkolbász, házikolbász, csípőskolbász, vastagkolbász, szárazkolbász, baconnel, baconös,
      baconbe, paprikás szalámi, szalámis, szalámival, stifolder, prágai sonka, kötözött sonka, sódar,
      füstölt csülökkel, kolbászpaprikás`,
    sausage: `
      virsli, májas hurka, párizsi, felvágott, szafaládé, debreceni, májkrém, pástétom, hot dog, krinolin,
      lecsókolbász, sütőkolbász, májashurka, cserkészkolbász, májas, kenőmájas, májpástétom, húskonzerv, löncshús,
      löncs, lángolt kolbász, grillkolbász, vagdalthús, virslivel, virslis, májasból, felvágottal`,
    porkClassic: `
      töltött káposzta, lecsó, rakott káposzta, rakott krumpli, székelykáposzta, bableves csülökkel, bableves,
      jókai bableves, rántott szelet, kocsonya, fasírt, cigánypecsenye, brassói, brassói aprópecsenye, töltött paprika,
      paprikás krumpli, paprikáskrumpli, slambuc, toros káposzta, pogácsa tepertős, hortobágyi palacsinta sertés,
      bécsi szelet, erdélyi rakott káposzta, lebbencsleves, tojásos nokedli szalonnával, töltött káposztával,
      kocsonyák, korhelyleves`,
    wine: `
      vörösbor, fehérbor, rozébor, forralt bor, pezsgő, portói, sherry, vermut, tokaji, tokaji aszú, aszú, mézbor,
      fröccs, száraz fehérbor, száraz vörösbor, marsala, rizsbor, !bor, !borral, !borban, !borból, !boros, borral,
      olaszrizling, furmint, hárslevelű, kadarka, szekszárdi kadarka, irsai olivér, kékfrankos, bikavér, egri bikavér,
      szürkebarát, leányka, cserszegi fűszeres, juhfark, szamorodni, portugieser, zweigelt, cabernet, merlot,
      villányi vörös, tramini, ezerjó, badacsonyi szürkebarát, vörösborral, fehérborral, vörösborban, fehérborban,
      vörösboros, fehérboros, boros szarvasragu, borsodó, pezsgővel, pezsgős, meggybor, almabor, ribizlibor,
      gyümölcsbor, almabort, siller bor, portóival`,
    beer: `
      sörtészta, barna sör, világos sör, =sör, =sört, =sörös, =sörben, =sörrel, Soproni, Dreher, Arany Ászok,
      Kőbányai sör, Kőbányai világos, Borsodi sör, @borsodi, búzasör, barnasör, sörös csülök, sörben sült, sörmártás,
      sörkenyér, sörleves`,
    spirit: `
      pálinka, rum, konyak, brandy, whisky, vodka, gin, szilvapálinka, barackpálinka, tequila, törköly, unicum, rumos, ${kindsOfPalinka}, pálinkás, pálinkával, !rummal, !rumban, !rumot,
      rumos dió, rumos meggy, rumos golyó, rumos mazsola, rumos szelet, rumgolyó, rumkrém, konyakkal, konyakos, whiskyvel, vodkával, hubertus, fütyülős, borseprő, borsepró,
      seprőpálinka, calvados, grappa, abszint, armagnac, kirsch, mézespálinka, házipálinka, kalinka vodka, rumban áztatott, tequilával, metaxa, ouzo, unicummal
    `,
    liqueur: `likőr, tojáslikőr, narancslikőr, kávélikőr, mandulalikőr, konyakmeggy, ${kindsOfLiqueur}, likőrrel, likőrös, likőrt, baileys, jägermeister, campari, becherovka`,
    alcohol: `
      alkohol, alkoholos, szesz, szeszes ital, tiszta szesz, etanol, alkohollal, alkoholtartalmú, alkoholos ital,
      szeszt, étkezési szesz`,
    drinkDish: `
      vörösboros marhapörkölt, boros marha, sörös csirke, csirke borban, borleves, vörösboros, boros szarvasragu,
      boros vaddisznó, sörös csülök, körte vörösborban, vörösboros körte, kakas borban, borban párolt, borban főtt,
      vörösboros marharagu, marharagu vörösborral, pontyragu borral, boros pontyragu, borjú borral, bormártás,
      vörösbormártás, fehérbormártás, borzselé, borkrém, rumos puncs`,
    drinkClassic: `somlói galuska, somlói, gundel palacsinta, tiramisu, vadas, fondü, puncstorta, rigó jancsi, feketeerdő torta`,
    imitationDrink: `alkoholmentes sör, alkoholmentes bor, alkoholmentes pezsgő, kombucha, sörélesztő, malátaital, kvasz`,
    extract: `
      vaníliakivonat, vanília kivonat, vanília aroma, vaníliaaroma, rumaroma, rum aroma, mandula aroma, mandulaaroma,
      vanília eszencia, eszencia, aroma, vaníliaesszencia`,
    gelatine: `zselatin, lapzselatin, zselatinlap, étkezési zselatin, zselatinpor, marhazselatin, kollagén`,
    gelatineSweet: `pillecukor, gumicukor, gumimaci, marshmallow, zselés cukor, zselé cukorka, panna cotta`,
    additive: `emulgeálószer, glicerin, zsírsavak, lecitin, margarin, sellak, természetes aroma`,
    carmine: `kármin, kosnil, karminsav`,
    rennet: `oltó, sajtoltó, állati oltó, borjúoltó, tejsavó, savópor, tejsavófehérje`,
    rennetCheese: `parmezán, parmezán sajt, grana padano, pecorino, manchego`,
    blood: `
      sertésvér, véres hurka, véreshurka, hagymás vér, =vér, =vért, =vérrel, hurka, disznóvér, disznóvért,
      disznóvérrel, vérhurka, véres kolbász`,
    horse: `lóhús, lókolbász, lószalámi, csikóhús`,
    donkey: `szamárhús, szamárkolbász, szamárszalámi, öszvér`,
    reptile: `békacomb, béka, krokodil, krokodilhús, kígyó, teknős, teknősleves, teknősbéka, teknősbékaleves, békacombok, krokodilpörkölt`,
    insect: `csiga, éticsiga, rovar, rovarok, tücsök, tücsökliszt, lisztkukac`,
    predator: `
      kutyahús, macskahús, medvehús, borz, =róka, =rókát, =rókával, =rókából, farkas, medvepörkölt, medvetalp, borzhús, borzzsír, kutyazsír,
      rókahús, farkashús, hiúzhús`,
    unnamedFat: `faggyú, állati zsír, állati zsiradék`,
    harmless: `
      marhapörkölt, borsó, zöldborsó, sárgaborsó, borjú, borjúpörkölt, bors, fehérbors, feketebors, bors őrölt,
      borecet, vörösborecet, fehérborecet, almaecet, borostyán, vérnarancs, borókabogyó, boróka, borsikafű, borsos,
      bormártás nélkül, sörényes, csigatészta, kakaós csiga, fahéjas csiga, csiga tészta, diós csiga, medvehagyma,
      oroszlánfog, sóska, zsírszegény, zsírszegény tej, zsíros tejföl, kacsazsír, libazsír, növényi zsír, kókuszzsír,
      marhafaggyú, sertéshús helyett, gyömbérsör, vaníliarúd, vaníliás cukor, vaníliás pudingpor, szójalecitin,
      borsmenta, macskanyelv, hamburger, hamburgerzsemle, pulykasonka, csirkesonka, marhakolbász, csirkevirsli,
      pulykavirsli, csokiszalámi, csokoládészalámi, borsófőzelék, kakukkfű, tej, teje, tejföl, tejszín, tejes,
      tejszínes, rumsteak, rump steak, romsztek, lecsó tojással, vegetáriánus lecsó, lecsó kolbász nélkül, sörretek,
      sörös pohár, boros pohár, borospohár, borsóleves, borkő, bordó, borda, bárányborda, marhaborda, borbolya,
      mákos csiga, csiga (péksütemény), farkasalma, farkasbors, oroszlánszáj, kutyatej, lófark, zsurló, lóbab, lósóska,
      kígyóuborka, teknős süti, béka alakú, krokodil alakú, vérmérséklet, disznóparéj, disznóbab, tengerimalac,
      malacpersely, malac alakú, Málta, aromán, román, sertésmentes, sörpatika, borostömlő, medvehagymás,
      medvehagymával, rumpsteak, vérnarancsos, borkősav,
      burgonya, burgonyapüré, burgonyasaláta, burgonyafőzelék, burgonyaleves, citrom, citromlé, citromhéj,
      citromkarika, =sült, marha oldalas, marhaoldalas, bárány oldalas, bárányoldalas, birka oldalas,
      borjú oldalas, marha tarja, marhatarja, pulyka csülök, marha csülök, bárány csülök, birka csülök,
      borjú csülök, vérnyomás, vércukor,
      =bőr, =bőrt, =bőrrel, =bőrös, =bőrét, =bőrével, =bőre, =bőrön, =bőrük, =bőrös csirke`,
    animal: `
      marha, marhahús, borjú, bárány, birka, csirke, pulyka, kacsa, liba, nyúl, szarvas, őz, kecske, szárnyas, tyúk,
      marhahúsból, marhából, csirkemell, csirkéből, pulykából, kacsából, libából, baromfi, pulykahús, csirkehús,
      nyúlhús, birkahús, bárányhús`,
    seafood: `hal, lazac, tonhal, rák, garnéla`,
    plant: `vegán, vegetáriánus, növényi, húsmentes, szójás, szója`,
    halal: `halal`,
    alcoholFree: `alkoholmentes, alkohol nélkül, alkohol nélküli, 0.0`,
    vinegar: `ecet`,
    without: `nem, nincs, sem, kerüld`,
    freeAfter: `mentes, mentesen`,
    withoutAfter: `nélkül, nélküli, mentes, mellőzésével`,
    insteadAfter: `helyett`,
    noNegation: `ne felejtsd, ne felejtsd el, nem csak, ne hagyd ki`,
    otherThing: `cukor, glutén, só, bőr, csont, tojás, laktóz, zsír`,
    join: `vagy, és, sem`,
    blocker: `és, vagy, nélkül, helyett`,
    otherPart: `pörkölt, leves, hús, szelet, karika, kocka, krém, torta, szósz, mártás, lap, por, süti, sült, zsemle`,
  },
  onlyAtHome: { wine: `cider` },
  hints: `evőkanál, teáskanál, dkg, csésze, gerezd, fej, szál, vagy, és, egy, pohár, csipet, ek, tk, szelet`,
};
