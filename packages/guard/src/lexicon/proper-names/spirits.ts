import type { WordTable } from '../lexicon.ts';
import { poured } from './poured.ts';

const whiskies = `
      single malt, oban 14, paddy's irish, powers irish, powers gold label, jura 10, single malts, blended malt,
      islay malt, speyside malt, highland malt, cask strength malt, usquebaugh, usquebagh, bushmills, tullamore,
      tullamore dew, kilbeggan, proper twelve, teeling small batch, redbreast 12, green spot whiskey, dewars,
      dewar's white label, ballantine's, ballantines, whyte mackay, famous grouse, cutty sark, vat 69,
      black label whisky, red label whisky, white label whisky, monkey shoulder, royal salute, glenlivet, glenmorangie,
      glenfiddich, glenfarclas, glendronach, glen grant, macallan, lagavulin, laphroaig, talisker, ardbeg, bowmore,
      dalwhinnie, bruichladdich, bunnahabhain, caol ila, cragganmore, auchentoshan, glenkinchie, balvenie, springbank,
      highland park 12, johnny walker, johnnie walker, teacher's highland cream, grant's triple wood, bell's original,
      jim beam, jack daniel, gentleman jack, maker's mark, makers mark, knob creek, buffalo trace, woodford reserve,
      bulleit, elijah craig, evan williams, heaven hill, old forester, old grand-dad, pappy van winkle, basil hayden,
      blanton's, michter's, angel's envy, george dickel, suntory whisky, seagram's 7, wild turkey 101,
      wild turkey rare breed, four roses bourbon, four roses single barrel, rittenhouse rye, sazerac rye,
      fireball whisky, fireball shot, tennessee whiskey, white dog whiskey, canadian club, canadian mist, crown royal,
      suntory toki, hibiki, yamazaki 12, hakushu, kakubin, kavalan, amrut fusion, paul john, officer's choice,
      royal stag, blenders pride, imperial blue whisky, mackmyra`;

const clear = `
      ketel one, tito's handmade, titos handmade, titos, skyy, russian standard, russkij standart, ciroc,
      belvedere vodka, beluga vodka, finlandia vodka, zubrówka, żubrówka, soplica, żołądkowa gorzka, gorbatschow,
      nemiroff, khortytsa, eristoff, crystal head vodka, koskenkorva, kossu, jaloviina, deep eddy, three olives vodka,
      new amsterdam vodka, smirnoff ice, beefeater gin, plymouth gin, sipsmith, whitley neill, larios, gilbey's,
      gilbeys, gordon's pink, roku gin, monkey 47, empress 1908, puerto de indias, damrak, bols genever, jonge klare,
      oude klare, sonnema, berenburg, beerenburg, kruidenbitter, doornkaat, steinhäger, steinhager, old tom gin,
      don julio, josé cuervo, jose cuervo, cuervo gold, casamigos, clase azul, espolòn, el jimador, sauza,
      cazadores tequila, 1800 silver, tequila blanco, patrón añejo, patron anejo, patrón reposado, patron reposado,
      patron tequila, del maguey, monte albán mezcal, cabo wabo, corralejo, lunazul, brennivín, brennivin,
      gammel dansk, aalborg taffel, aalborg akvavit, aalborg jubilæums, linie aquavit, linie akvavit, linie akevitt,
      gilde taffel, akevitt, bäska droppar, o p anderson, jeppson's, rumple minze, riga black balsam, black balsam,
      melnais balzams, herbsaint, kümmerling, ratzeputz, underberg, berentzen, kleiner feigling, wilthener, oldesloer,
      fürst bismarck, malteserkreuz, helbing kümmel`;

const rums = `
      goslings black seal, gosling's black seal, mount gay, wray nephew, wray, kraken black spiced, kraken rum,
      kraken spiced, kraken dark, appleton estate, old monk, sailor jerry, don q, flor de caña, diplomático reserva,
      ron diplomático, ron zacapa, zacapa 23, bumbu rum, pusser's, pussers, brugal, ron barceló, matusalem,
      ron cacique, havana 3, havana 7, plantation rum, bundaberg rum, wood's old navy, lamb's navy, el dorado 12,
      angostura 1919, rhum clément, rhum agricole, clairin, trois rivières rhum, damoiseau, tanduay, sangsom, sang som,
      mekhong, hong thong, seco herrerano, stroh 80, stroh 60, strohrum, batavia arrack, carlshamns flaggpunsch,
      flaggpunsch, swedish punsch, cachaça 51, ypióca, velho barreiro, sagatiba, captain morgan's, bacardí,
      carta blanca rum, pitú cachaça, tiquira`;

const brandies = `
      rémy martin, martell, camus cognac, hine cognac, fine champagne cognac, vsop, v.s.o.p, cognac xo,
      napoleon brandy, korbel brandy, paul masson, christian brothers brandy, e j brandy, asbach, asbach uralt,
      mariacron, vecchia romagna, stock 84, stravecchio brandy, torres 10, brandy de jerez, carlos i, lepanto brandy,
      magno brandy, domecq, metaxa, ararat brandy, boulard, busnel, père magloire, janneau, clés des ducs,
      vieille prune, poire william, poire williams eau de vie, poires williams eau de vie, williamine, williamsbrand,
      marc de champagne, marc de gewurztraminer, marc du jura, fine de bourgogne, lambig, capel pisco, control pisco,
      macchu pisco, zivania, tsikoudia, rakomelo, boukha bokobsa, furstenberg obstler`;

const elsewhere = `
      wuliangye, wu liang ye, erguotou, er guo tou, red star erguotou, luzhou laojiao, jiannanchun, yanghe, fenjiu,
      fen jiu, jiangxiaobai, kweichow moutai, kinmen kaoliang, jinro, chamisul, chum churum, andong soju, munbaeju,
      iichiko, kurokirishima, bokbunja-ju, bokbunjaju, bokbunja wine, baekseju, sansachun, insamju, maesilju, gwahaju,
      tongba, chhaang, chhang, zutho, apong rice beer, judima, bhutanese ara, ara bhutanese, kiad um, feni cashew,
      urak feni, uganda waragi, waragi, ogogoro, akpeteshie, kachasu, konyagi, mampoer, witblitz, witblits, sodabi,
      koutoukou, katikala, chang'aa, cap tikus, sopi ambon, arak bali, ruou de, ruou nep, lua moi, nep moi,
      mastika liqueur, mastika brandy, ginebra san miguel, emperador light, tanduay ice, fundador brandy,
      georgian chacha, chacha georgian, xtabentún, charanda, bacanora, comiteco, pox mezcal, guaro cacique, cocuy,
      singani, casa real singani, aguardiente antioqueño, cauim, cauim de mandioca, palo de mallorca,
      herbes eivissenques, hierbas ibicencas, anís del mono, anis del mono, pacharán, patxaran, patxarana`;

const alsoSomethingElse = poured(
  `
      four roses, fireball, dewar's, suntory, nikka, soberano, mahia, areki, raksi, moskovskaja, olmeca, sobieski,
      cruzan, malört, stoli, chantré, beefeater, belvedere, finlandia, patron, milagro, espolon, cazadores, cacique,
      barceló, veterano, fundador, magno, ararat, mastika, loza, chacha, handia, handiya, kallu, kallu kadai, hubertus,
      capel, aalborg, cuervo, hendrick's, hendricks, luksusowa, wyborowa`,
  'spirit',
);

/** Spirits by the names of those who make them, and those of places far away. */
export const spirits: WordTable = {
  spirit: [
    ...[whiskies, clear, rums, brandies, elsewhere, alsoSomethingElse],
    'shot of wild turkey, glass of wild turkey, bottle of wild turkey, ml wild turkey',
    'cálice de medronho, copo de medronho, shot of medronho, cálice de ginja, copo de ginja, copinho de ginja, shot of ginja',
  ].join(','),
};
