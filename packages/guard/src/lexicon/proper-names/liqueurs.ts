import type { WordTable } from '../lexicon.ts';
import { poured } from './poured.ts';

const sweet = `
      marie brizard, van der hum, rumchata, rum chata, hpnotiq, x-rated fusion, alizé passion, kamora, carolans,
      carolan's, emmets cream, saint brendan's, st brendan's, five farms cream, coole swan, molly's irish cream,
      o'mara's, dooley's toffee, parfait amour, mandarine napoléon, pimento dram, allspice dram, st elizabeth allspice,
      velvet falernum, falernum velvet, john d taylor's falernum, patrón xo cafe, patron xo, patron citronge, glayva,
      yukon jack, tuaca, licor 43, cuarenta y tres, liquor 43, jägermeister, bols blue, de kuyper, dekuyper,
      giffard crème, luxardo liqueur, luxardo bitter, luxardo maraschino liqueur, cherry marnier, combier,
      royal combier, briottet, lejay, massenez, joseph cartron, st-germain, kwai feh, safari liqueur, passoã,
      coco ribe, batida de coco, mangaroca, baileys irish cream, amarula cream, cape velvet, afrikoko, zwack,
      zwack unicum, st hubertus, pelinkovac, maraska maraschino, kruškovac, kruskovac, medica liker, xanté,
      salmiakkikossu, fisk shot, fisherman's shot, kijafa, heering cherry, crème de pêche de vigne, crème de framboise,
      crème de myrtille, crème de mûre, crème de rose liqueur, guignolet, gentiane liqueur, salers gentiane,
      salers apéritif, avèze, izarra, verveine du velay, bénédictine, dom bénédictine, d.o.m. bénédictine, b b liqueur,
      chartreuse verte, chartreuse jaune, génépi, génépy, china-china, farigoule liqueur, liqueur 43, nocillo, nocello,
      villa massa, sarti rosa, bombardino, zedda piras, mirto rosso, minttu likööri, minttu peppermint,
      borghetti coffee, caffè borghetti, anima nera, liquore strega, rosolio, vov liqueur, crema di limoncello,
      limonino, arancello, arancino liqueur, meloncello, finocchietto liqueur, liquirizia liqueur, sambuca molinari,
      molinari extra, isolabella, romana sambuca, opal nera, anesone, licor beirão, beirão, ginjinha, amarguinha,
      poncha madeirense, licor de merda, ponche caballero, licor de hierbas, licor café, crema de orujo,
      crema catalana liqueur, ruavieja, rompope liqueur, ponche kuba, damiana liqueur, agavero, ancho reyes,
      pama liqueur, domaine de canton, barrow's intense, drambuie cream, bärenjäger, barenjager, goldwasser,
      danziger goldwasser, kroatzbeere, berliner luft schnapps, eckes edelkirsch, verpoorten, verpoorten eierlikör,
      warninks, bols advocaat, pisang ambon, boerenjongens, boerenmeisjes, dubbeltje likeur, choya umeshu,
      midori melon, lychee liqueur soho, mozart chocolate, sheridan's coffee, mr black coffee, tia lusso,
      conker coffee`;

const bitter = `
      averna, amaro averna, amaro lucano, amaro nonino, amaro ramazzotti, ramazzotti, amaro del capo,
      vecchio amaro del capo, vecchio amaro, amaro sibilla, amaro meletti, braulio, amaro braulio, zucca rabarbaro,
      rabarbaro zucca, branca menta, brancamenta, fernet stock, gran classico, suze gentiane, amer picon, cynar 70,
      petrus boonekamp, boonekamp, gammel dansk bitter, becherovka, karlovarska becherovka, demänovka,
      underberg bitter, kuemmerling, radeberger bitter, jeppson's malort, biancosarti, rosso antico, contratto bitter,
      campari bitter, aperol aperitivo, aperol spritz, campari spritz, select spritz, hugo spritz, spritz veneziano,
      cynar spritz, italicus, peychauds, fee brothers bitters, regans orange, chocolate bitters, celery bitters,
      mole bitters, cocktail bitters, angostura aromatic`;

const alsoSomethingElse = poured('aurum, choya, alizé, safari, jager, sassolino, zoco', 'spirit');

/** Liqueurs and bitters by name. */
export const liqueurs: WordTable = {
  liqueur: [sweet, bitter, alsoSomethingElse].join(','),
  drinkDish:
    'mon chéri chocolate, mon chéri chocolates, mon chéri praline, mon cheri pralines, mon cheri pralinen, @mon chéri, brandy beans, liqueur chocolates, liqueur chocolate, boerenjongensijs, rumchata pancakes',
};
