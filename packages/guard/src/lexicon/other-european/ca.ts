import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

export const ca: Lexicon = {
  language: 'ca',
  words: {
    pork: `
      porc, porcs, carn de porc, llom de porc, peus de porc, galtes de porc, galta de porc, costelles de porc,
      costella de porc, morro de porc, orella de porc, senglar, senglars, porc senglar, porcell, porcells, porcella,
      porcelles, porcelleta, garrí, garrins, garrinet, godall, godalls, porc ibèric, secret ibèric, ploma ibèrica,
      presa ibèrica, cap i pota de porc, llom adobat, llom embotit, botifarra de porc, botifarra del perol`,
    porkFat: `
      saïm, saïms, llard, llard de porc, llardó, llardons, coca de llardons, greixons, greixonera de porc,
      ensaïmada amb saïm, xulla, camaiot`,
    curedPork: `
      cansalada, cansalades, cansalada viada, amb rosta, pernil, pernils, pernil dolç, pernil salat, pernil serrà,
      pernil ibèric, pernil cuit, xoriço, xoriços, xoricet, xoricets, sobrassada, sobrassades, sobrassadeta, fuet,
      fuets, llonganissa, llonganisses, secallona, secallones, somalla, somaia, espetec, espetecs, bull blanc,
      bisbe blanc, botifarró, botifarrons, llom, papada de porc, catalana trufada`,
    sausage: `botifarra, botifarres, salsitxa, salsitxes, embotit, embotits, frankfurts, paté`,
    porkClassic: `
      escudella, escudella i carn d'olla, carn d'olla, ensaïmada, ensaïmades, canelons, croquetes de pernil,
      mongetes amb botifarra, fricandó de porc, trinxat, trinxat de la Cerdanya`,
    wine: `
      ${combine('vi', 'negre, blanc, rosat, ranci, dolç, sec, bo, de missa, de cuina, novell, escumós, de taula, de xerès, calent, de la casa', ' ')}, vi bo de cuina,
      ${combine('amb vi, al vi, de vi, got de vi, gots de vi, copa de vi, raig de vi, rajolí de vi, ampolla de vi, salsa de vi, marinat amb vi', '-, negre, blanc', ' ')}, un raig de vi,
      xampany, xampanys, garnatxa, moscatell, malvasia, mistela, vermut, xerès, sangria, vins negres, vins blancs, priorat vi, cava brut
    `,
    beer: `cervesa, cerveses, a la cervesa, amb cervesa, cervesa negra, cervesa rossa`,
    spirit: `
      conyac, conyacs, brandi, rom cremat, rom negre, rom blanc, amb rom, ginebra, aiguardent, aiguardents, absenta,
      anís dolç, anís sec, anisat, cassalla, orujo, cremat de rom, vodka, whisky`,
    liqueur: `
      ratafia, ratafies, licor, licors, herbes eivissenques, herbes dolces, herbes seques, herbes mallorquines,
      palo de Mallorca, aromes de Montserrat, crema de licor, licor de cafè, estomacal Bonet`,
    alcohol: `alcohol, alcohols, begudes alcohòliques, beguda alcohòlica, etanol`,
    drinkDish: `peres al vi, peres al vi negre, pollastre al cava, conill al vi, vedella al vi, préssecs amb vi, crema catalana amb licor`,
    imitationDrink: `cervesa sense alcohol, vi sense alcohol, sidra, llevat de cervesa`,
    extract: `extracte de vainilla, essència de vainilla, essència de rom, extracte d'ametlla, essència`,
    gelatine: `gelatina, fulles de gelatina, cua de peix gelatina, col·lagen`,
    gelatineSweet: `llaminadures de gelatina, núvols de sucre, ossets de goma`,
    additive: `emulsionant, emulsionants, glicerina, lecitina, àcids grassos, mono i diglicèrids`,
    carmine: `carmí, cotxinilla`,
    rennet: `quall animal, xerigot, sèrum de llet`,
    blood: `
      botifarra negra, botifarres negres, bull negre, bisbe negre, baldana, baldanes, sang i fetge, sang amb ceba,
      sang de porc, sang cuita, sang i perdiu, sang fregida`,
    horse: `carn de cavall, cavall carn, carn de poltre, hamburguesa de cavall, bistec de cavall`,
    donkey: `carn de ruc, carn d'ase, llonganissa de ruc, carn de burro`,
    predator: `carn d'os, carn de gos, carn de gat, carn de guineu, carn de llop`,
    reptile: `granota, granotes, cuixes de granota, potes de granota, cuixa de granota, tortuga, sopa de tortuga, cocodril, carn de serp`,
    insect: `cargols, cargols a la llauna, cargol, cargolada, cargols bovers, insectes, grills comestibles, farina de grills`,
    harmless: `
      vinagre de vi, vinagre de vi negre, vinagre de vi blanc, vinagre, raïm moscatell, raïm, fulles de parra,
      cargols de mar, cargol de mar, cargols de mar cuits, cargols de canyella, cargol de canyella, cargols de pasta,
      sang de drac, taronja sanguina, taronges sanguines, all d'os, copa de vi buida, cervesa de gingebre,
      beina de vainilla, sucre avainillat, pebrot de banya de cabra, llengües de gat, tortuga de xocolata,
      greix vegetal, herbes provençals`,
    animal: `vedella, bou, xai, corder, pollastre, gall dindi, gall d'indi, gallina, ànec, oca, conill, cabrit, cérvol, guatlla, aviram`,
    seafood: `tonyina, salmó, peix, bacallà, gamba, gambes, sípia`,
    plant: `vegà, vegana, vegans, veganes, vegetarià, vegetariana, vegetal, vegetals, de soja`,
    halal: `halal`,
    alcoholFree: `sense alcohol`,
    vinegar: `vinagre`,
    grapes: `raïm`,
    insteadOf: `en lloc de, en comptes de`,
  },
  onlyAtHome: { without: `sense`, wine: `vi, vins`, curedPork: `rosta, rostes`, spirit: `rom, anís` },
  hints: `cullerada, cullerades, culleradeta, culleradetes, gots, ceba, alls, grans d'all, oli, tallat, picat, amb, sense, talls`,
};
