import type { WordTable } from '../lexicon.ts';
import { pouredBeer } from './poured.ts';

const american = `
      budweiser, bud light, bud ice, bud lime, coors, coors light, coors banquet, miller lite, miller high life,
      miller genuine draft, michelob, michelob ultra, busch light, busch beer, keystone light, natty light, pabst,
      pabst blue ribbon, yuengling, sam adams, samuel adams, sierra nevada pale ale, lagunitas, dogfish head ipa,
      blue moon belgian white, shock top, fat tire ale, goose island ipa, brooklyn lager, anchor steam, shiner bock,
      rolling rock beer, labatt, labatt blue, molson, molson canadian, moosehead lager, kokanee, alexander keith's,
      sleeman, old milwaukee, milwaukee's best, colt 45, olde english 800, steel reserve, corona extra, corona light,
      modelo especial, negra modelo, modelo negra, modelo chelada, pacífico clara, dos equis, dos xx, tecate,
      sol cerveza, carta blanca, cerveza victoria, quilmes, skol beer, pilsen callao, cerveza aguila, itaipava,
      cusqueña, cusquena, club colombia, red stripe beer, carib lager, medalla light, cerveza presidente, hatuey,
      banks beer, balboa beer, white claw, truly hard seltzer, mike's hard, mike's hard lemonade, four loko,
      twisted tea, bacardi breezer, smirnoff ice, high noon seltzer, angry orchard, woodchuck cider, rekorderlig,
      kopparberg, bulmers, magners, thatchers, somersby, savanna dry, hunters dry, woodpecker cider, old rosie,
      babycham, scrumpy jack, strongbow dark fruit, stowford press, frosty jack`;

const european = `
      stella artois, hoegaarden, leffe, leffe blonde, leffe brune, duvel, chimay, chimay bleue, orval trappist,
      orval beer, westmalle, rochefort 8, rochefort 10, westvleteren, la trappe, la chouffe, chouffe,
      delirium tremens beer, pauwel kwak, tripel karmeliet, affligem, grimbergen, maredsous, rodenbach,
      duchesse de bourgogne, cantillon, boon kriek, lindemans kriek, gulden draak, st bernardus, corsendonk, jupiler,
      maes pils, amstel, grolsch, hertog jan, brand bier, bavaria beer, abdijbier, trappist beer, trappistenbier,
      oud bruin, flanders red, flanders oud bruin, faro lambic, oude geuze, geuze, white beer hoegaarden, kronenbourg,
      kronenbourg 1664, 1664 blanc, pelforth, pelforth brune, kanterbräu, desperados beer, meteor bière, picon bière,
      ch'ti blonde, jenlain, carlsberg, tuborg, faxe kondi beer, hansa borg, ringnes, aass bock, pripps, pripps blå,
      mariestads, norrlands guld, spendrups, sofiero, falcon öl, lapin kulta, karjala olut, sinebrychoff, sandels,
      bayerøl, påskebryg, påskebryg, julebryg, becks, warsteiner, bitburger, krombacher, veltins, jever,
      radeberger pilsner, paulaner, erdinger, franziskaner weissbier, weihenstephaner, augustiner hell, löwenbräu,
      lowenbrau, hacker-pschorr, hofbräu, hofbrau, schöfferhofer, schneider weisse, ayinger, köstritzer,
      könig pilsener, flensburger, holsten, dortmunder export, hasseröder, wernesgrüner, oettinger, stiegl,
      ottakringer, zipfer, puntigamer, schwechater, feldschlösschen, doppelbock, maibock, eisbock, malzbock, rauchbier,
      schwarzbier, kellerbier, altbier, zwickelbier, berliner weisse, hefe weissbier, helles lager, oktoberfestbier,
      märzenbier, moretti, birra moretti, nastro azzurro, ichnusa, menabrea, poretti, peroni nastro, birra forst,
      mahou, cruzcampo, estrella damm, estrella galicia, voll-damm, san mig light, alhambra reserva, super bock,
      cerveja sagres, cerveza san miguel, antarctica cerveja, pilsner urquell, plzeňský prazdroj, prazdroj,
      velkopopovický kozel, kozel černý, kozel dark, staropramen, gambrinus, budvar, budějovický budvar, krušovice,
      radegast, zlatý bažant, tyskie, żywiec, zywiec, okocim, żubr piwo, dębowe mocne, łomża piwo, kasztelan,
      lech premium, soproni ale, arany ászok, borsodi sör, kőbányai, ursus bere, timișoreana, ciuc premium, bergenbier,
      ciucaș, ožujsko, karlovačko, laško zlatorog, nikšićko, jelen pivo, zaječarsko, kamenitza, zagorka, shumensko,
      baltika 3, baltika 7, zhigulyovskoye, obolon, lvivske, chernigivske, utenos alus, saku originaal, mythos beer,
      fix hellas, efes pilsen, efes malt, bomonti, goldstar beer, maccabee beer, almaza, taybeh, taybeh golden,
      sakara gold, carling, carling black label, foster's lager, fosters lager, london pride, fuller's london pride,
      old speckled hen, boddingtons, john smith's extra smooth, greene king, abbot ale, bishops finger, old peculier,
      theakston, black sheep ale, doom bar, timothy taylor landlord, adnams, brewdog, punk ipa, beavertown,
      camden hells, tennent's, tennents, mcewan's export, caffrey's, beamish stout, murphy's stout, kilkenny ale,
      smithwick's, smithwicks, newcastle brown, english bitter, pub bitter, best bitter, victoria bitter`;

const elsewhere = `
      asahi super dry, asahi dry, kirin ichiban, kirin lager, sapporo premium, sapporo black label, yebisu, orion beer,
      suntory malts, premium malt's, happoshu, tsingtao, yanjing, harbin beer, snow beer, taiwan beer, singha,
      chang beer, leo beer, bintang pilsener, bir bintang, anker bir, bir anker, bali hai beer, red horse beer,
      beerlao, beer lao, angkor beer, saigon special, bia hoi, bia hơi, bia saigon, bia hanoi, hite beer, cass fresh,
      kloud, terra beer, kingfisher premium, kingfisher strong, cobra beer, haywards 5000, bira 91,
      kalyani black label, everest beer, gorkha beer, lion lager, tiger lager, tiger crystal, tusker, tusker lager,
      castle lager, castle lite, windhoek lager, windhoek draught, gulder, serengeti lager, kilimanjaro lager,
      safari lager, nile special, primus beer, mosi lager, st george beer, habesha beer, hansa pilsener, zambezi lager,
      chibuku, shake shake beer, burukutu, pito beer, tchapalo, tchoukoutou, dolo beer, ikigage, urwagwa, mbege,
      muratina, bouza beer, t'ej, korefe, sahti, gotlandsdricka, farmhouse ale, raw ale, victoria bitter, xxxx gold,
      carlton draught, tooheys, tooheys new, coopers pale, coopers sparkling, james squire, little creatures pale,
      emu export, great northern super crisp, speight's, speights, steinlager, tui beer, kelpie ale, neipa, hazy ipa,
      session ipa, west coast ipa, black ipa, double ipa, imperial stout, milk stout, oatmeal stout, dry stout,
      irish stout, imperial porter, baltic porter, saison dupont, saison beer, bière de saison, biere de garde,
      bière de garde, cream ale, blonde ale, red ale, scotch ale, wee heavy, golden ale, barleywine, belgian tripel,
      belgian dubbel, belgian quad, quadrupel, abbey beer, abbey ale, gose beer, kölsch, sour beer, kettle sour,
      braggot, metheglin, melomel, cyser, pyment, hippocras, hypocras, chouchen, hard perry, sparkling perry,
      dry perry, wheat ale, rye beer, craft ale, real ale, keg beer, draught beer, draft beer, cask ale`;

const alsoSomethingElse = pouredBeer(
  `
      corona, beamish, modelo, pacífico, bohemia, brahma, skol, presidente, sierra nevada, blue moon, red stripe,
      foster's, fosters, harp, san miguel, sagres, moritz, ambar, sapporo, asahi, kirin, orion, bintang, kingfisher,
      cobra, singha, hite, cass, red horse, tecate, mythos, efes, ceres, faxe, karhu, kozel, ursus, ciuc, coronita,
      schlitz, soproni, dreher, borsodi, spaten, holsten, edelweiss, jever, orval, rochefort, windhoek, star lager,
      tui, vb, pbr, hansa, saison, bock, gose, perry`,
);

const likenesses = `
      budweiser zero, bud zero, bud 0.0, bintang zero, corona cero, corona sunbrew, guinness 0.0, guinness zero,
      heineken zero, heineken 0, peroni 0.0, peroni libera, moretti zero, birra moretti zero, carlsberg nordic,
      carlsberg 0.0, tuborg zero, stella artois 0.0, leffe 0.0, brahma zero, skol zero, itaipava zero, super bock free,
      estrella galicia 0.0, mahou 0.0, san miguel 0.0, free damm, cruzcampo cero, ambar sin, buckler, clausthaler,
      o'doul's, o'douls, coors edge, erdinger alkoholfrei, clausthaler original, bavaria malt, holsten malt, moussy,
      fayrouz, birell, vitamalt, supermalt, maltina, amstel malt, malta hatuey, malta polar, pony malta,
      athletic brewing, lyre's italian orange, everleaf, pentire adrift, ghia aperitif, three spirit, tanqueray 0.0,
      gordon's 0.0, captain morgan 0.0, martini vibrante, martini floreale, freixenet 0.0, eisberg wine,
      torres natureo, natureo, ariel cabernet, fre wine, carl jung wine, tourtel, kronenbourg 0.0, jever fun,
      beck's blue, becks blue`;

/** Beers, ciders and meads by name and by kind, and their likenesses without alcohol. */
export const beers: WordTable = {
  beer: [american, european, elsewhere, alsoSomethingElse].join(','),
  imitationDrink: likenesses,
};
