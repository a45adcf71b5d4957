import type { WordTable } from '../lexicon.ts';
import { poured, pouredWine, weighed } from './poured.ts';

const french = `
      médoc wine, haut-médoc, pomerol, lalande de pomerol, saint-estèphe, pessac-léognan, listrac, moulis-en-médoc,
      entre-deux-mers, côtes de bourg, côtes de blaye, côtes de bordeaux, bordeaux supérieur, barsac, loupiac,
      monbazillac, chambertin, gevrey-chambertin, nuits-saint-georges, nuits-st-georges, vosne-romanée, romanée-conti,
      clos vougeot, clos de vougeot, échezeaux, musigny, chambolle-musigny, pommard, volnay, meursault,
      puligny-montrachet, chassagne-montrachet, corton-charlemagne, aloxe-corton, savigny-lès-beaune,
      hautes-côtes de beaune, côte de beaune, côte de nuits, côte d'or wine, mercurey, givry, rully, montagny,
      pouilly-fuissé, pouilly-fumé, pouilly-vinzelles, saint-véran, mâcon-villages, mâcon-lugny, viré-clessé,
      marsannay, passetoutgrain, bourgogne aligoté, bourgogne rouge, bourgogne blanc, beaujolais-villages,
      beaujolais nouveau, brouilly, côte de brouilly, juliénas, moulin-à-vent, chiroubles, morgon, chénas, régnié,
      saint-amour wine, crozes-hermitage, cornas, condrieu, vacqueyras, gigondas, lirac, tavel, rasteau, cairanne,
      beaumes-de-venise, muscat de beaumes de venise, muscat de frontignan, muscat de rivesaltes, muscat de lunel,
      vin doux naturel, vins doux naturels, rivesaltes, maury wine, châteauneuf, chateauneuf-du-pape blanc,
      costières de nîmes, côtes du ventoux, côtes du luberon, côtes de provence, coteaux d'aix, coteaux varois,
      côtes du roussillon, languedoc rouge, picpoul, picpoul de pinet, pic saint-loup, faugères, saint-chinian,
      blanquette de limoux, crémant de limoux, fitou, minervois-la-livinière, saint-chinian, cahors malbec, madiran,
      jurançon, pacherenc, irouléguy, buzet, fronton wine, tursan, côtes de gascogne, côtes de duras, bergerac sec,
      pécharmant, vouvray, montlouis-sur-loire, saumur-champigny, bourgueil, saint-nicolas-de-bourgueil, savennières,
      coteaux du layon, bonnezeaux, quarts de chaume, menetou-salon, reuilly, quincy wine, cheverny, gros plant,
      muscadet sur lie, muscadet-sèvre-et-maine, anjou rouge, rosé d'anjou, cabernet d'anjou, edelzwicker,
      crémant d'alsace, crémant de bourgogne, crémant de loire, clairette de die, château-chalon, vin de paille,
      macvin du jura, bugey-cerdon, roussette de savoie, vin de savoie, chignin-bergeron, vin de pays, vin de france,
      vin de constance, vin gris, vin cuit de provence`;

const italian = `
      barbera d'asti, barbera d'alba, dolcetto d'alba, dolcetto di dogliani, nebbiolo d'alba, gattinara, ghemme,
      langhe nebbiolo, langhe rosso, gavi di gavi, moscato d'asti, brachetto d'acqui, oltrepò pavese,
      valtellina superiore, sforzato di valtellina, sfursat, inferno valtellina, bonarda dell'oltrepò,
      valpolicella ripasso, recioto, recioto della valpolicella, bardolino, bianco di custoza, lugana doc,
      amarone della valpolicella, prosecco di valdobbiadene, cartizze, conegliano valdobbiadene, colli euganei,
      collio bianco, ramandolo, picolit, ribolla gialla, lambrusco di sorbara, lambrusco grasparossa, gutturnio,
      pignoletto, albana di romagna, sangiovese di romagna, brunello, brunello di montalcino, rosso di montalcino,
      rosso di montepulciano, vino nobile di montepulciano, nobile di montepulciano, morellino, morellino di scansano,
      bolgheri rosso, bolgheri superiore, carmignano rosso, supertuscan, sassicaia, tignanello, ornellaia,
      vin santo del chianti, galestro, sagrantino, sagrantino di montefalco, montefalco rosso, orvieto classico,
      frascati superiore, frascati, est est est, castelli romani bianco, cesanese, rosso conero, rosso piceno,
      verdicchio dei castelli di jesi, lacrima di morro d'alba, montepulciano d'abruzzo, trebbiano d'abruzzo,
      cerasuolo d'abruzzo, cerasuolo di vittoria, taurasi, fiano di avellino, greco di tufo, lacryma christi,
      lacrima christi, falerno del massico, aglianico del vulture, primitivo di manduria, salice salentino,
      castel del monte rosso, cirò rosso, cirò bianco, cirò rosato, nero d'avola, etna rosso, etna bianco,
      malvasia delle lipari, passito di pantelleria, moscato di pantelleria, cannonau di sardegna,
      carignano del sulcis, vermentino di gallura, vernaccia di oristano, vernaccia di san gimignano, sciacchetrà,
      cinque terre doc, trento doc, alta langa`;

const iberian = `
      ribera del duero, priorat, montsant, montilla-moriles, rías baixas albariño, toro tinto, tinta de toro,
      tinto de toro, utiel-requena, campo de borja, ribeira sacra, ribeiro blanco, valdeorras, bierzo tinto,
      bierzo mencía, txakolina, txakoli, getariako txakolina, vino de la tierra, cava brut, vi ranci, vino rancio,
      malvasía de lanzarote, garnacha tinta, tinto joven, dão tinto, dão branco, dão red, douro tinto, douro branco,
      douro red, alentejano tinto, alentejo tinto, alentejo red, bairrada tinto, bucelas, moscatel de setúbal,
      moscatel do douro, vinho regional alentejano, alvarinho, touriga nacional, touriga franca, tinta roriz,
      tinta barroca, trincadeira, castelão wine, mateus rosé, lancers rosé, sercial, terrantez, verdelho, palo cortado,
      px sherry`;

const elsewhere = `
      spätlese, beerenauslese, trockenbeerenauslese, eiswein, federweisser, federweißer, piesporter,
      piesporter michelsberg, zeller schwarze katz, oppenheimer krötenbrunnen, wehlener sonnenuhr, bernkasteler doctor,
      rüdesheimer berg, hochheimer hölle, rheinhessen riesling, rotling, weissherbst, blauer portugieser,
      heuriger wine, gemischter satz, ausbruch wine, schilcher, strohwein, egri bikavér, bikavér, tokaji aszú,
      szamorodni, olaszrizling, hárslevelű, furmint, irsai olivér, kékfrankos, kadarka, cserszegi fűszeres,
      szekszárdi kadarka, szürkebarát, villányi franc, frankovka, frankovka modrá, veltlínské zelené, rulandské modré,
      rulandské šedé, ryzlink rýnský, ryzlink vlašský, modrý portugal, svatovavřinecké, müller-thurgau,
      muškát moravský, fetească neagră, fetească albă, fetească regală, grasă de cotnari, cotnari grasă,
      tămâioasă românească, băbească neagră, busuioacă de bohotin, murfatlar, jidvei, zaibăr, mavrud, gamza wine,
      shiroka melnishka, plavac mali, plavac, dingač, postup dingač, pošip, graševina, malvazija, vranac, prokupac,
      žilavka, blatina, smederevka, cviček, teran wine, traminac, bermet, prošek, xinomavro, assyrtiko, agiorgitiko,
      moschofilero, malagousia, savatiano, mavrodaphne, mavrodafni, roditis, robola, limniona, nemea red, naoussa red,
      vinsanto santorini, samos muscat, muscat of samos, samos vin doux, maratheftiko, saperavi, rkatsiteli,
      kindzmarauli, khvanchkara, mukuzani, tsinandali, akhasheni, alazani valley, napareuli, mtsvane, areni noir,
      cahors wine church, kagor wine, öküzgözü, boğazkere, kalecik karası, çalkarası, villa doluca, kavaklıdere,
      château musar, château ksara, château kefraya, ksara, napa cab, stellenbosch red, barossa shiraz, sonoma pinot,
      mendoza malbec, marlborough sauvignon, napa cabernet, cab franc, cab sauv, sauv blanc, cabernet franc, white zin,
      old vine zin, red zin, two-buck chuck, two buck chuck, charles shaw, boone's farm, mad dog 20/20, opus one,
      rutherglen muscat, rutherglen topaque, hanepoot wine, klein constantia, rhône red, rhône white, loire white,
      loire red, rioja tinto, gsm blend, argentine malbec, meritage, claret jug of wine, anggur orang tua, lambrini,
      blue nun, black tower wine, thunderbird wine, manischewitz wine, concord grape wine, mogen david, kedem wine`;

const houses = `
      moët chandon, moët et chandon, chandon, moët imperial, veuve clicquot, veuve cliquot, clicquot, dom pérignon,
      dom ruinart, ruinart, bollinger, taittinger, pommery, krug champagne, laurent-perrier, perrier-jouët,
      piper-heidsieck, charles heidsieck, pol roger, louis roederer, roederer, armand de brignac,
      ace of spades champagne, nicolas feuillatte, canard-duchêne, billecart-salmon, deutz brut, gosset brut,
      mumm cordon rouge, g h mumm, cordon rouge, blanc de blancs, blanc de noirs, brut nature, extra brut, brut rosé,
      freixenet, codorníu, rotkäppchen sekt, mionetto, martini asti, ferrari trento, ferrari brut, ca del bosco,
      bellavista franciacorta, berlucchi, asti martini, gancia asti, riccadonna, babycham, korbel brut, andré brut,
      cook's brut, cold duck wine, krimsekt, sovetskoye shampanskoye, xampany, törley, château margaux, château lafite,
      lafite rothschild, château latour, mouton rothschild, mouton cadet, château pétrus, château d'yquem, haut-brion,
      cheval blanc wine, louis jadot, louis latour, georges duboeuf, joseph drouhin, chapoutier, jaboulet, guigal,
      kendall-jackson, robert mondavi, gallo wine, carlo rossi, sutter home, beringer, yellow tail wine,
      yellow tail shiraz, yellow tail merlot, jacob's creek, penfolds, wolf blass, lindeman's bin, rosemount shiraz,
      hardys wine, casillero del diablo, concha y toro, santa rita 120, gato negro, frontera wine, campo viejo,
      marqués de riscal, marqués de cáceres, faustino rioja, vega sicilia, sangre de toro, don simón sangría,
      periquita wine, casal garcia, gazela vinho verde, cloudy bay, oyster bay sauvignon, kim crawford, nederburg, kwv,
      two oceans wine, sula wine, grover zampa, great wall wine, changyu, cotnari, antinori, ruffino, frescobaldi,
      tavernello`;

const fortified = `
      sandeman, cockburn's special reserve, cockburn's port, graham's port, taylor's port, fonseca port, dow's port,
      warre's port, quinta do noval, ruby reserve port, late bottled vintage, lbv port, tio pepe, tío pepe,
      harveys bristol cream, harvey's bristol cream, bristol cream, dry sack, la ina sherry, la gitana, croft original,
      lustau, gonzález byass, osborne sherry, blandy's, justino's madeira, cossart gordon, rainwater madeira,
      cocchi americano, cocchi torino, punt e mes, carpano, antica formula, carpano antica, dolin dry, dolin rouge,
      dolin blanc, dolin vermouth, gancia vermouth, martini extra dry, martini rosato, martini fiero, lillet blanc,
      lillet rosé, lillet rouge, st raphaël, saint raphaël quinquina, quinquina, bonal gentiane, cap corse mattei,
      ambassadeur apéritif, rinquinquin, floc de gascogne, cardenal mendoza, select aperitivo, stone's ginger,
      stone's green ginger, king's ginger, crabbie's, wincarnis, sanatogen wine, mavrodaphne of patras, malaga wine,
      vin de noix, vin d'orange`;

const grapes = `
      gamay, chenin, steen wine, pinot meunier, pinotage, petite sirah, petit verdot, petit manseng, gros manseng,
      melon de bourgogne, savagnin, poulsard, mondeuse, jacquère, aligoté, marsanne, roussanne, rolle vermentino,
      bourboulenc, carignan, cinsault, cinsaut, mourvèdre, monastrell, garnacha, garnatxa, mazuelo, bobal, mencía,
      godello, treixadura, xarel·lo, xarello, parellada, macabeo, airén, viura, palomino fino, tannat, négrette,
      tempranillo blanco, bonarda, uva torrontés, trebbiano, malvasia, vermentino, arneis, erbaluce, freisa,
      grignolino, brachetto, croatina, rondinella, garganega, refosco, ribolla, rebula, schioppettino, pignolo wine,
      lagrein, teroldego, marzemino, nosiola, ciliegiolo, grechetto, falanghina, fiano, aglianico, piedirosso,
      gaglioppo, negroamaro, negramaro, susumaniello, bombino bianco, catarratto, inzolia, nerello mascalese, cannonau,
      carricante, pecorino wine, passerina wine, pallagrello, uva di troia wine, traminer, gewürztraminer, sylvaner,
      silvaner, scheurebe, spätburgunder, weißburgunder, grauburgunder, frühburgunder, trollinger, schwarzriesling,
      rivaner, welschriesling, zweigelt, rotgipfler, zierfandler, roter veltliner, grüner veltliner, regent rotwein,
      bacchus wein, petite arvine, humagne rouge, marselan, norton wine, baco noir, vidal icewine, seyval blanc`;

const alsoSomethingElse = pouredWine(
  `
      muscat, chasselas, kerner, lemberger, zibibbo, schiava, cortese, ripasso, frappato, graciano, verdeca, fendant,
      altesse, clairette, loureiro, arinto, rueda, jumilla, yecla, penedès, somontano, cariñena, valdepeñas,
      rías baixas, bierzo, ribeiro, douro, dão, bairrada, alentejo, colares, setúbal, médoc, haut médoc, graves,
      margaux, pauillac, saint-julien, st julien, saint-émilion, st-émilion, st emilion, fronsac, beaune, mâcon,
      fleurie, saint-joseph, hermitage, ventoux, luberon, bandol, cassis blanc, corbières, minervois, roussillon,
      cahors, bergerac, gaillac, chinon, saumur, touraine, arbois, apremont, côte-rôtie, auslese, kabinett,
      steinberger, orvieto, bolgheri, roero, custoza, lugana, rutherglen, px`,
);

const atTheTable =
  'muscat,chasselas,zibibbo,clairette,altesse,loureiro,kerner,dolcetto,médoc,cahors,concord,niagara,catawba';

/** Wines by where they grow, by their grapes, and by who makes them. */
export const wines: WordTable = {
  wine: [
    ...[french, italian, iberian, elsewhere, houses, fortified, grapes, alsoSomethingElse],
    poured('house red, house white, plonk, narince, dolin', 'wine'),
    '@dry white, @dry red, @glass of red, @glass of white, @a glass of red, @a glass of white, @splash of red, @splash of white, @splash of dry white, @super tuscan',
    'glass of concord, glass of niagara, glass of catawba, glass of crianza, crianza rioja, copa de crianza, @crianza',
  ].join(','),
  harmless: `${weighed(atTheTable)}, muscat raisins, muscat grape, muscat de provence, muscat squash, muscat pumpkin, muscat vinegar, shine muscat, muscat jelly, muscat gummies, zibibbo raisins, concord jelly, concord juice, concord jam, niagara falls`,
};
