import type { WordTable } from '../lexicon.ts';

export const alcohol: WordTable = {
  wine: `
    wine, wines, red wine, white wine, rose wine, =rosé, =vin rosé, dry white wine, dry red wine, cooking wine, mulled wine, ice wine, icewine, dessert wine, fortified wine, sparkling wine, plum wine, palm wine, barley wine,
    elderflower wine, elderberry wine, fruit wine, date wine, honey wine, sacramental wine, communion wine, table wine, house wine, sweet wine, box wine, port wine, wine sauce, wine reduction, wine jelly, wine spritzer,
    marsala, port, ruby port, tawny port, white port, vintage port, porto, sherry, cooking sherry, cream sherry, dry sherry, fino sherry, amontillado, oloroso, pedro ximenez, madeira, malmsey, vermouth,
    dry vermouth, sweet vermouth, martini rosso, martini bianco, cinzano, noilly prat, lillet, dubonnet, champagne, prosecco, cava, cremant, asti, asti spumante, spumante, sekt, lambrusco, moscato, franciacorta, cap classique,
    merlot, cabernet, cabernet sauvignon, sauvignon, sauvignon blanc, pinot noir, pinot grigio, pinot gris, pinot blanc, chardonnay, riesling, chablis, bordeaux, burgundy, beaujolais, chianti, barolo, barbaresco, barbera,
    rioja, shiraz, syrah, zinfandel, malbec, tempranillo, sangiovese, nebbiolo, montepulciano, primitivo, valpolicella, amarone, soave, gavi, vernaccia, verdicchio, gewurztraminer, muscadet, sancerre, sauternes,
    claret, vin santo, vinsanto, passito, tokaji, tokay, commandaria, retsina, muscatel, moscatel, banyuls, cotes du rhone, chateauneuf du pape, grenache, viognier, chenin blanc, semillon, albarino, verdejo,
    gruner veltliner, torrontes, carmenere, pinotage, vinho verde, dornfelder, liebfraumilch, blaufrankisch, txakoli, glogg, gluhwein, gluehwein, buck's fizz, bucks fizz, mimosa, bellini, kir, kir royale, sangria, wine cooler,
    tinto de verano, zinfandel rose, white zinfandel, vin rouge, vin blanc, vino rosso, vino bianco, vin jaune, pineau des charentes, macvin, ginger wine, cowslip wine, rhubarb wine, tonic wine, buckfast, wine lees, champaign, champain`,
  beer: `
    beer, beers, lager, lagers, ale, ales, pale ale, brown ale, india pale ale, ipa, stout, porter beer, porter, guinness, pilsner, pilsener, pils, bock beer, bitter beer, pint of bitter, wheat beer, hefeweizen, weissbier, witbier,
    lambic, kriek, gueuze, kolsch, kolsch beer, heineken, budweiser, corona beer, carlsberg, stella artois, tiger beer, kingfisher beer, bintang beer, sapporo beer, asahi beer, tsingtao, peroni, modelo, newcastle brown,
    beer batter, beer battered, beer bread, beer can chicken, beer cheese, shandy, michelada, chelada, radler, real ale, craft beer, light beer, mead, hydromel, hard cider, dry cider, cidre brut, scrumpy,
    alcoholic cider, strong cider, sidra, strongbow, magners, malt liquor, chicha de jora, chicha beer, chang beer, pulque, umqombothi, tella, tej, changaa, busaa, millet beer, banana beer, sorghum beer,
    alcoholic ginger beer, hard seltzer, white claw, alcopop, hard lemonade, hard kombucha, alcoholic root beer, steak and ale, steak and guinness, black velvet, beer mash, trappist ale, amber ale, belgian ale, dubbel, marzen, dunkel`,
  spirit: `
    liquor, liquors, hard liquor, spirits, distilled spirit, grain spirit, neutral spirit, rectified spirit, booze, moonshine, hooch, rum, rums, dark rum, white rum, spiced rum, golden rum, light rum, gold rum, overproof rum, bacardi, captain morgan, havana club,
    malibu, malibu rum, myers's rum, stroh, brandy, brandies, cognac, armagnac, calvados, applejack, pisco, grappa, marc de bourgogne, eau de vie, slivovitz, sljivovica, slivovica, rakija, rakia, palinka, aquavit, akvavit, schnapps, schnaps,
    peppermint schnapps, peach schnapps, kirsch, kirschwasser, poire williams, whisky, whiskey, whiskies, whiskys, bourbon, scotch, scotch whisky, rye whiskey, rye whisky, irish whiskey, jack daniels, jack daniel's, jim beam,
    jameson, johnnie walker, chivas regal, glenfiddich, laphroaig, maker's mark, crown royal, southern comfort, vodka, vodkas, smirnoff, absolut, stolichnaya, grey goose, vodka sauce, alla vodka, penne alla vodka, gin, gins, sloe gin, bombay sapphire, tanqueray,
    gordon's gin, hendrick's gin, tequila, mezcal, patron silver, sotol, raicilla, cachaca, aguardiente, bagaceira, ouzo, raki, arak, pastis, pernod, ricard, absinthe, anisette, tsipouro, arrack, feni, fenny, toddy, palm toddy, hot toddy, lambanog,
    baijiu, moutai, maotai, kaoliang, gaoliang, soju, shochu, awamori, umeshu, lao lao, lao khao, tuak, poteen, poitin, everclear, desi daru, daru, tharra, mahua liquor, metaxa, hennessy, remy martin, courvoisier,
    wisky, brandied, brandied cherries, brandied fruit, brandy butter, brandy sauce, rum sauce, rum butter, rum balls, rum ball, rum cake, rum baba, rum raisin, rum raisin ice cream, rum and raisin, rum-soaked, bourbon glaze, bourbon balls,
    whisky sauce, whiskey sauce, whiskey glaze, grain alcohol, firewater, jenever, genever, ratafia, rum truffles, rumtopf, tot of rum, cooking brandy`,
  liqueur: `
    liqueur, liqueurs, liquer, likeur, cordial liqueur, triple sec, cointreau, grand marnier, curacao, blue curacao, orange liqueur, coffee liqueur, kahlua, tia maria, amaretto, disaronno, frangelico, limoncello, sambuca, galliano, drambuie, benedictine, chartreuse,
    irish cream, baileys, bailey's, advocaat, creme de menthe, creme de cassis, creme de cacao, creme de banane, creme de violette, creme de noyaux, creme de mure, cassis liqueur, chambord, midori, maraschino liqueur, luxardo maraschino, st germain, saint germain liqueur,
    elderflower liqueur, jagermeister, jaegermeister, campari, aperol, aperol spritz, fernet, fernet branca, amaro, amaro montenegro, cynar, strega, alchermes, alkermes, nocino, hazelnut liqueur, chocolate liqueur, peach liqueur, cherry liqueur, cherry heering, heering,
    bitters, angostura, angostura bitters, orange bitters, peychaud's, peychaud, aromatic bitters, rosolio, mirto, genepy, goldschlager, goldwasser, becherovka, unicum, kummel liqueur, licor 43, licor, pimm's, pimms, godiva liqueur, sheridan's, mozart liqueur, amarula,
    passoa, soho lychee liqueur, banana liqueur, melon liqueur, raspberry liqueur, ginger liqueur, domaine de canton, creme de peche, pisang ambon, suze, picon, byrrh, aniseed liqueur, anise liqueur, tuaca, falernum liqueur, irish cream liqueur, egg liqueur, eierlikor, cherry brandy, apricot brandy, peach brandy, plum brandy`,
  riceWine: `
    mirin, hon mirin, aji mirin, sake, cooking sake, sake lees, sakekasu, sake kasu, kasu, nihonshu, junmai, rice wine, chinese rice wine, shaoxing, shaoxing wine, shao xing, shaohsing, shao hsing, shaoxing cooking wine, hua diao, huadiao, huangjiu, chinese cooking wine, michiu, mijiu, mi jiu,
    rice liquor, rice spirit, rice alcohol, makgeolli, makkoli, makgeoli, cheongju, chungju, mirim, matsul, mat sool, yakju, dongdongju, ang ciu, angciu, arak masak, rose wine liquor, mei kuei lu, mei kwei lu, meiguilu, drunken chicken, drunken prawns, drunken shrimp, rice wine lees, red wine lees, hung jow, lihing, brem, tapuy, ruou, choujiu, toso, doburoku`,
  alcohol: `
    alcohol, alcohols, alcoholic, alcoholic drink, alcoholic drinks, alcoholic beverage, ethanol, ethyl alcohol, e1510, drinking alcohol, food grade alcohol, alcohol base, pure alcohol, intoxicating drink, khamr, sharab, boozy, spiked punch, spiked with alcohol`,
  cocktail: `
    mojito, margarita, pina colada, daiquiri, cosmopolitan cocktail, martini, dry martini, espresso martini, negroni, manhattan cocktail, old fashioned cocktail, bloody mary, caipirinha, mai tai, whisky sour, whiskey sour, gin and tonic, gin tonic, gin fizz, tom collins, long island iced tea, singapore sling, white russian, black russian,
    moscow mule, mint julep, sidecar cocktail, sazerac, irish coffee, paloma cocktail, tequila sunrise, sex on the beach, screwdriver cocktail, dark and stormy, dark 'n' stormy, hurricane cocktail, zombie cocktail, pisco sour, amaretto sour, aperol spritz, cuba libre, jager bomb, rum punch, planter's punch, alcoholic punch, alcoholic cocktail, mudslide cocktail, grog, spiked eggnog, feuerzangenbowle, americano cocktail, french 75, tequila shot, vodka shot, whiskey shot`,
  drinkDish: `
    coq au vin, boeuf bourguignon, beef bourguignon, bourguignon, bourguignonne, chicken marsala, veal marsala, brasato al barolo, baba au rhum, boozy cake, boozy trifle, beer brats, carbonnade, carbonade, carbonnade flamande, stoofvlees, oeufs en meurette, coq au riesling, moules mariniere, mussels mariniere, peach bellini, tipsy cake, tipsy pudding, tipsy laird, drunken fruit, wine gravy, beurre rouge, bordelaise, sauce bordelaise, marchand de vin, bullshot, whiskey cake, guinness cake, guinness pie, rum cream pie, hot buttered rum, irish car bomb, baileys cheesecake, kahlua cake, vin chaud, glogg, beer fondue, whisky fudge`,
};
