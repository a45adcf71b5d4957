import type { WordTable } from '../lexicon.ts';

export const doubtful: WordTable = {
  sausage: `
      Wurst, Würste, Würstchen, Würstel, Wursterl, Bratwurst, Bratwürste, Bratwürstchen, Wiener, Wiener Würstchen,
      Frankfurter, Frankfurter Würstchen, Weißwurst, Weißwürste, Bockwurst, Knackwurst, Knacker, Currywurst, Krakauer,
      Krakauer Wurst, Debreziner, Nürnberger, Nürnberger Rostbratwürste, Thüringer, Thüringer Rostbratwurst,
      Rostbratwurst, Käsekrainer, Fleischwurst, Lyoner, Aufschnitt, Wurstaufschnitt, Wurstplatte, Wurstsalat,
      Brühwurst, Kochwurst, Rohwurst, Wurstwaren, Hotdog, Hot Dog, Fleischkäse, Leberkäse, Leberkäs, Brät,
      Kalbsbrät gemischt, Pastete, Leberpastete, Wursthaut, Naturdarm, Naturdärme, Kunstdarm Kollagen, Schweinenetz,
      Bratenaufschnitt, Sülze, Frühstücksfleisch, Mini-Würstchen, Cocktailwürstchen, Würstchen im Schlafrock,
      Spareribs, Rippchen, Extrawurst, Gelbwurst, Servela, Cervelas, Grillwurst, Grillwürste, Wienerli,
      Merguez gemischt, Leberwurst, Leberwürste, Leberknödel, Leberspätzle, Zwiebelwurst, Streichwurst, Gelbwurst,
      Brühwurst, Rohwurst, Kochwurst, Grillwurst, Rostbratwurst, Knacker, Mettenden, Regensburger, Cervelat, Servelat,
      Wienerle, Saitenwürstle, Fleischkäse, Leberkäs, Haschee, !Schafsaitling unbestimmt, Kesselwurst, Stadtwurst,
      Wurstkonserve, Lunchfleisch, Schinkenersatz, Innereienwurst, Schlauchwurst, Stockwurst, Wollwurst, Dampfwurst,
      Gutswurst, Feinkostaufschnitt, Fleischsalat, !Saitling, !Saitlinge`,
  porkClassic: `
      Schnitzel, Schnitzel Wiener Art, Jägerschnitzel, Zigeunerschnitzel, Paprikaschnitzel, Rahmschnitzel, Maultaschen,
      Königsberger Klopse, Frikadellen, Frikadelle, Buletten, Bulette, Fleischpflanzerl, Zwiebelkuchen, Toast Hawaii,
      Labskaus, Grünkohl mit Pinkel, Pinkel, Grünkohleintopf, Linsensuppe mit Würstchen, Erbsensuppe mit Würstchen,
      Strammer Max, Bauernfrühstück, Hoppelpoppel, Käsespätzle mit Speck, Birnen Bohnen und Speck, Pichelsteiner,
      Kohlrouladen, Krautwickel, Rinderrouladen, Rouladen, Schupfnudeln mit Speck, Krautfleckerl, Szegediner Gulasch,
      Gyros, Cevapcici, Mettigel, Hackbraten, Falscher Hase, Bratkartoffeln mit Speck, Dampfnudeln mit Schmalz,
      Schmalzgebäck, Schmalznudeln, Wurstgulasch, Soljanka`,
  porkBeside: `Cordon bleu, Flammkuchen, Quiche Lorraine, Spaghetti Carbonara, Rinderroulade, Rinderrouladen, Rouladen, Strammer Max`,
  unnamedFat: `tierisches Fett, Tierfett, Talg, Bratfett, Nierenfett, Backfett, Frittierfett tierisch, Siedefett tierisch`,
  drinkClassic: `
      Schwarzwälder Kirschtorte, Tiramisu, Käsefondue, Sauerbraten, Stollen, Christstollen, Früchtebrot, Rumfrüchte,
      Punschkrapfen, Punschtorte, Weincreme, Zabaione, Herrentorte, Herrencreme, Frankfurter Kranz, Punsch, Coq au vin`,
  imitationDrink: `
      alkoholfreies Bier, alkoholfreier Wein, alkoholfreier Sekt, Malzbier, Malztrunk, Bierhefe, Kombucha, Kwass,
      Brottrunk, Federweisser alkoholfrei, Apfelmost, Kinderpunsch alkoholfrei`,
  extract: `
      Vanilleextrakt, Vanilleessenz, Vanillearoma, Vanille-Extrakt, Vanille-Aroma, Rumaroma, Rum-Aroma, Rum Aroma,
      Rumessenz, Bittermandelaroma, Bittermandelöl Aroma, Butter-Vanille-Aroma, Buttervanillearoma, Zitronenaroma,
      Orangenaroma, Mandelextrakt, Mandelaroma, Backaroma, Aromen, Arrakaroma, Arrak-Aroma, Punscharoma, Kirscharoma,
      Vanillepaste, Minzextrakt, Pfefferminzextrakt, Mandelessenz, Essenz`,
  sauceWithDrink: `Dijonsenf, Dijon-Senf, Teriyakisoße, Teriyakisauce, Ponzusauce, Biersenf, Weinsenf, Bratensauce mit Wein`,
  gelatine: `
      Gelatine, Blattgelatine, Gelatineblätter, Gelatineblatt, Gelatinepulver, Speisegelatine, Pulvergelatine,
      Sofortgelatine, Rindergelatine, Kollagen, Kollagenpulver, Aspik, Aspikpulver`,
  gelatineSweet: `
      Gummibärchen, Gummibären, Gummibär, Fruchtgummi, Fruchtgummis, Weingummi, Weingummis, Götterspeise,
      Wackelpudding, Wackelpeter, Marshmallow, Marshmallows, Schaumzucker, Mausespeck, Schaumküsse, Schokoküsse,
      Schokokuss, Panna cotta, Gummischlangen, Gummiwürmer, Gelatinedessert, Bayrische Creme, Bayerische Creme,
      Negerkuss, Tortenguss mit Gelatine, Weichgummi, Colaflaschen Fruchtgummi, Bayerische Creme, Charlotte Royale,
      Schaumzucker, Speckmäuse, Mäusespeck, Schaumkuss, Schaumküsse, Fruchtgummi, Fruchtgummis, Weingummis, Sülze,
      Käsesahnetorte, Käse-Sahne-Torte, Gummitiere, Kaubonbons`,
  additive: `
      Emulgator, Emulgatoren, Glycerin, Glyzerin, Glycerol, Mono- und Diglyceride,
      Mono- und Diglyceride von Speisefettsäuren, Speisefettsäuren, Fettsäuren, Stearinsäure, Magnesiumstearat,
      Lecithin, Lecithine, Lezithin, Schellack, Cystein, L-Cystein, Knochenphosphat, Aromastoffe, natürliches Aroma,
      natürliche Aromen, künstliches Aroma, Geschmacksverstärker E631, Margarine, Dinatriuminosinat, Dinatriumguanylat,
      Polysorbat, Überzugsmittel, Natriumstearoyllactylat, Backmittel`,
  carmine: `Karmin, Cochenille, Koschenille, Karminsäure, echtes Karmin, Cochenillerot, Karminrot`,
  rennet: `
      Labpulver, tierisches Lab, Kälberlab, Labtabletten, Labferment, Pepsin, Molke, Molkenpulver, Molkepulver,
      Süßmolke, Molkeneiweiß, Molkenprotein, Molkeprotein, Lipase, Labextrakt, Naturlab, !Lab`,
  rennetCheese: `
      Parmesan, Parmesankäse, Parmigiano, Grana Padano, Pecorino, Greyerzer, Gruyère, Manchego, Roquefort, Comté,
      Bergkäse mit Kälberlab, Appenzeller, Sbrinz, Allgäuer Emmentaler mit Tierlab`,
};
