import { combine } from './combine.ts';
import type { Lexicon } from './lexicon.ts';

const cutsOfPork = combine(
  'fläsk, gris',
  'ben, lever, huvud, tunga, hjärta, njure, njurar, rygg, stek, gryta, ragu, korv, rulader, färs, lägg, kind, kinder, kotlett, kotletter, karré, filé, innerfilé, ytterfilé, buljong, svans, knorr, öron, fötter, tarm, skav, tärningar, strimlor, spett, panna, sås, bullar, nacke, bringa, bräss, fond, bog, sida, skank, skinn, svål, schnitzel',
);
const hamDishes = combine(
  'skink, bacon',
  'sås, paj, låda, röra, rulle, rullar, tärningar, strimlor, smörgås, omelett, gratäng, pasta, stek, mousse, pudding, bit, bitar, skivor, soppa, quiche, fat, sallad, pizza, pannkaka, risotto, fräs, lindad kyckling, stuvning',
);
const cutsOfPorkInDanish = combine(
  'svine, grise, vildsvine, villsvin',
  'kjøtt, kød, deig, kjøttdeig, stek, steg, filet, nakke, ribbe, knoke, skank, labb, labber, hode, hoved, øre, ører, tunge, hjerte, lever, nyre, nyrer, kam, kotelett, koteletter, kotelet, mørbrad, kæbe, kæber, kjake, kjaker, bog, bov, lår, tær, tæer, haler, hale, svor, svær, blod, farse, fars, gryte, gryde, ragu, pølse, schnitzel, indrefilet, ytrefilet, bryst, slag, culotte, rygg, ryg, mørbradgryde, spyd, strimler, karbonader, sylte, tarm, tarme, fedt, fett',
);

export const sv: Lexicon = {
  language: 'sv',
  words: {
    pork: `
      fläskfilé, fläskkotlett, fläskkarré, fläsklägg, fläskfärs, fläskytterfilé, fläsksida, fläskkött, griskött, grisfötter, griskind, grisöron, griskinder, svin, svinkött, vildsvin,
      vildsvinskött, vildsvinsfärs, spädgris, smågris, rimmat fläsk, stekt fläsk, sidfläsk, revbensspjäll, pulled pork, karré, kassler, kotlett, kotletter, julskinka, rimmad lägg,
      grilben, kamben, fläsksvål, svinsvål, grisbog, =fläsk, =fläsket, =svål, stekfläsk, fläskpannkaka, fläskschnitzel, fläskinnerfilé, fläskbog, fläsknoisette, gris, grisfilé,
      helstekt gris, kotletter av gris, karrékotlett, flintastek, skinkstek, skinkschnitzel, rimmad fläsklägg, fläsklägg med rotmos, ${cutsOfPork}, grishuvud, vildsvinsgryta,
      vildsvinsstek, vildsvinsfilé, vildsvinskorv, grishals
    `,
    porkFat: `svinister, isterfett, späck, grisfett, @ister, ister av gris, isterflott, flott, fläskflott, späck`,
    curedPork: `
      bacon, skinka, skinkor, kokt skinka, rökt skinka, lufttorkad skinka, skinkstek, parmaskinka, serranoskinka, skinktärningar, baconskivor, rökt sidfläsk, tärnat fläsk, salami,
      prosciutto, pancetta, chorizo, medwurst, isterband, leverkorv, fläskkorv, julkorv, spickeskinka, knaperstekt fläsk, mortadella, bacontärningar, tärnat bacon, knaperstekt bacon,
      rökt fläsk, julskinka, sylta, pressylta, medvurst, cervelat, kassler, bayonneskinka, skinkrulle, sidfläsk, varmrökt skinka, chorizokorv, ${hamDishes}, baconlindad, baconlindade,
      baconinlindad, skinkan, baconet
    `,
    mixedMeat: `blandfärs, blandad färs`,
    sausage: `
      korv, korvar, falukorv, grillkorv, varmkorv, wienerkorv, hotdog, köttbullar, köttfärs blandad, charkuterier,
      chark, pålägg, paté, pastej, korvskinn, fjälster, stångkorv, bratwurst, ölkorv, potatiskorv, värmlandskorv,
      prinskorv, prinskorvar, leverpastej, leverkorv, pölsa, korvar, köttkorv, wienerkorv, chark, charkbricka,
      smörgåsmat`,
    porkClassic: `
      ärtsoppa, pytt i panna, pyttipanna, palt, pitepalt, kroppkakor, kåldolmar, raggmunk med fläsk, raggmunk,
      köttbullar, pannbiff, schnitzel, isterband, västerbottenpaj med skinka, flygande jakob, korv stroganoff,
      wallenbergare, ugnspannkaka med fläsk, fläskpannkaka, Jansson med skinka`,
    porkBeside: `carbonara`,
    unnamedFat: `djurfett, talg, animaliskt fett, stekflott`,
    wine: `
      vin, vitt vin, rött vin, rödvin, vitvin, rosévin, glögg, portvin, sherry, madeira, marsala, vermouth, champagne,
      mousserande vin, äppelcider, päroncider, mjöd, risvin, vinsås, rödvinssås, vitvinssås, matlagningsvin,
      dessertvin, prosecco, körsbärsvin, fruktvin, bärvin, plommonvin, äppelvin, rabarbervin, maskrosvin, krusbärsvin,
      hallonvin, starkvin, hetvin, lättvin, bordsvin, husvin, vinkokt, vinkokta, rödvinskokt, rödvinskokta,
      rödvinsbräserad, rödvinsbräserade, vinmarinerad, rödvinssky, portvinssky, portvinssås, rödvinsgryta,
      rödvinsreduktion, vitvinskokta`,
    beer: `
      ljust öl, mörkt öl, starköl, folköl, lättöl, porter, stout, veteöl, julöl, ölsås, öl 33 cl, 33 cl öl, burk öl,
      flaska öl, dl öl, cl öl, öl 2 dl, öl 3 dl, @öl, mellanöl, ölmarinerad, ölbröd, ölsmet, kokta i öl, kokt i öl,
      porter öl, =med öl, =i öl, =av öl, =ölet, ölgryta, ölmarinad, ölbräserad, ölbräserade, ölchili, ölpannkaka,
      ölkokt, ölkokta, ölfrästa, hembryggt öl, Norrlands Guld, Mariestads, Spendrups, Pripps Blå`,
    spirit: `
      mörk rom, ljus rom, konjak, cognac, brännvin, akvavit, aquavit, whisky, vodka, gin, brandy, tequila, starksprit,
      romrussin, kirsch, calvados, grappa, !sprit, !snaps, !rom, renat brännvin, Absolut vodka, Explorer vodka,
      kronvodka, O.P. Anderson, hembränt, finkel, kryddsnaps, bordssnaps, snapsar, nubbe, nubbar, akvavitgravad,
      konjaksgravad, konjakssås, konjaksmarinerad, whiskysås, whiskeysås, romtoddy, romkulor, romkräm, ginmarinerad,
      vodkasås, glöggsprit, cognacssås, calvadossås`,
    liqueur: `
      likör, likörer, apelsinlikör, kaffelikör, mandellikör, arrakspunsch, äggtoddy, äggvita likör, chokladlikör,
      körsbärslikör, mintlikör, punsch, punschrulle, punschrullar, punschglass, dammsugare (punschrulle), arrak,
      cederlunds, flaggpunsch, Carlshamns flaggpunsch, Xanté, hallonlikör, jordgubbslikör, björnbärslikör,
      lakritslikör, päronlikör, hjortronlikör, punschpraliner, punschbakelse`,
    alcohol: `alkohol, alkoholhaltig, alkoholhaltiga, etanol, alkoholdryck, alkoholdrycker`,
    drinkDish: `kalops med rödvin, pepparstek i konjak, vinkokta musslor, coq au vin`,
    drinkClassic: `
      tiramisu, punschrullar, punschrulle, dammsugare, arraksbollar, arraksboll, chokladbollar med rom, ostfondue,
      biff Stroganoff, fondue, saffranspannkaka med likör`,
    imitationDrink: `
      alkoholfritt vin, alkoholfri öl, alkoholfritt öl, alkoholfri glögg, svagdricka, julmust med öl, kombucha,
      bryggerijäst, kvass, maltdryck, alkoholfri cider, =öljäst, ölljäst, bryggarjäst`,
    extract: `
      vaniljextrakt, vaniljessens, vaniljarom, mandelessens, mandelextrakt, romarom, rom-arom, romessens, essens, arom,
      arrakessens, arraksarom, pepparmyntsessens, bittermandelolja, bittermandelessens, citronessens, apelsinessens,
      vaniljpasta, pepparmintsolja arom`,
    sauceWithDrink: `dijonsennep, dijonsenap, teriyakisås, ponzusås`,
    gelatine: `gelatin, gelatinblad, gelatinpulver, gelatinark, kollagen, aladåb, nötgelatin`,
    gelatineSweet: `
      marshmallow, marshmallows, skumgodis, gelégodis, geléhallon, gelébjörnar, vingummi, ahlgrens bilar, juleskum,
      skumtomtar, gelatingodis, gummibjörnar, pannacotta, skumbananer`,
    additive: `
      enzymer, enzym, emulgeringsmedel, glycerin, glycerol, mono- och diglycerider, fettsyror, stearinsyra, lecitin,
      schellack, cystein, arom naturlig, naturliga aromer, aromer, margarin, magnesiumstearat`,
    carmine: `karmin, koschenill, karminsyra, kochenill`,
    rennet: `löpe, ostlöpe, kalvlöpe, animalisk löpe, vassle, vasslepulver, vassleprotein, pepsin`,
    rennetCheese: `parmesan, parmesanost, grana padano, pecorino, manchego, gruyère, roquefort`,
    predator: `
      björnkött, björn, hundkött, kattkött, lokött, grävling, korp, lodjur, lodjurskött, lodjursstek, björnstek,
      björnfilé, björngryta, björnskav, björnbiff, vargkött, rävkött, järvkött, grävlingskött`,
    reptile: `grodlår, groda, krokodil, krokodilkött, ormkött, sköldpadda, sköldpaddssoppa, alligator`,
    insect: `
      sniglar, snigel, vinbergssnäckor, vinbergssnäcka, insekter, syrsor, syrsmjöl, mjölmask, mjölmaskar, larver,
      myror, escargots, vinbergssniglar, vinbergssnigel`,
    donkey: `åsna, åsnekött, mulåsna`,
    horse: `hästkött, hästfilé, hamburgerkött, hästbiff, =häst`,
    kangaroo: `känguru, kängurukött`,
    blood: `
      blod, grisblod, nötblod, blodpudding, blodkorv, blodpalt, paltbröd, svartsoppa, blodplättar, blodbröd, palt,
      blodpalt, blodkorv, paltbröd, svartsoppa, rimmad blodpudding`,
    carrion: `inte halal, ej halal, icke-halal, självdött, påkörd, kadaver, självdöd, påkört`,
    intoxicant: `cannabis, hasch, marijuana, cannabissmör, magiska svampar, opium`,
    harmless: `
      !morgonen, !morgonens, !kanelsniglar, !kanelsnigel,
      =såren, =rön, =bössan, =läger, =högs, =värkens, =huvudvärkens, =knäcker, =knäcks, =gråtens, =hålets, =pärm,
      =pärms, =lärdom, =lärd, =ställena, =svävaren, =sämjan, =vådas, =ärenden, =särdeles, =rövar, =fläka, =röjes,
      =kväs, =hämnden, =hörnets, !god morgon, !i morgon, !varje morgon, !nästa morgon, !till morgon, !i morgon bitti,
      !lagret på,
      !kotlett av lamm, !kotlett av kalv, !rom från fisk, !köttbullar av nötfärs, !köttbullar av nötkött,
      !köttbullar av lammfärs, !köttbullar av kycklingfärs, !sylta lingon, !sylta in, !sylta bär, !att sylta,
      !lager på lager, !i lager, !ett lager, !till lager, !nytt lager, !varje lager, !lager av, !lager med, !tunt lager,
      !tunna lager, !tjockt lager, !bottenlager, !lagren, !lagret med, !aromen av, !aromen från, !full av arom,
      !doft och arom,
      vinäger, rödvinsvinäger, vitvinsvinäger, vinbär, vinbärsgelé, röda vinbär, svarta vinbär, blodapelsin,
      blodapelsiner, blodgrape, hamburgare, hamburgerbröd, lingon, kanelsnäcka, kanelsnäckor, kattunga, kattfot,
      björnbär, ramslök, maskros, lejonet, ormbunke, hästböna, hästkastanj, ingefärsöl, ginger beer, rotöl,
      vaniljstång, vaniljsocker, vaniljpulver, vaniljsås, jäst, sojalecitin, växtmargarin, ölandsmjöl, ölandsvete,
      räkor, kräftor, björksocker, bärgelé, vinbladsdolmar, vinblad, =hög, =högt, =höga, =bör, rom av sik, rom av lax,
      rom av gädda, rom av siklöja, rom av forell, rom av torsk, löjrom, sikrom, laxrom, forellrom, stenbitsrom,
      regnbågsrom, tångrom, renat vatten, ölglas, vinglas, vinsyra, vinsten, äppelcidervinäger, romsås, romsåsen`,
    animal: `nöt, nötkött, kalv, lamm, kyckling, kalkon, höns, anka, gås, älg, hjort, oxe, vilt, rådjur, strut, kanin, hare`,
    seafood: `fisk, lax, tonfisk, räkor, räka, torsk, sill, skaldjur`,
    food: `grönsak, grönsaks, ost, spenat, svamp, potatis, vegetarisk`,
    imitationPlant: `soja, tofu, kokos, morot, seitan, tempeh, svamp, aubergine, linser, halloumi, ärtprotein`,
    plant: `
      vegansk, veganska, veganskt, vegan, vegetarisk, vegetariska, vegetariskt, vegetabilisk, vegetabiliskt,
      växtbaserad, växtbaserat, köttfri, köttfria, vego`,
    halal: `halal, halalslaktad, halalslaktat, halalmärkt`,
    microbial: `mikrobiell, vegetabilisk, mikrobiellt, vegetarisk`,
    alcoholFree: `alkoholfri, alkoholfritt, alkoholfria, utan alkohol, 0.0, 0.0%, avalkoholiserat`,
    flavour: `arom, smak, essens, aromerad`,
    flavourBefore: `med smak av, smak av`,
    vinegar: `vinäger, ättika`,
    grapes: `druvjuice, druvor, druva`,
    without: `utan, ingen, inget, inga, inte, ej, fri från, undvik, varken, allergisk mot, uteslut, aldrig`,
    freeAfter: `fri, fritt, fria`,
    insteadOf: `istället för, i stället för, ersättning för, alternativ till, i ställe för`,
    replace: `byt ut, ersätt, byt`,
    replaceBy: `mot, med`,
    noNegation: `glöm inte, inte bara, inte utan, uteslut inte`,
    otherThing: `socker, gluten, fett, salt, skinn, ben, svål, laktos, ägg, mjölk, nitrit, tillsatser, smör, vatten, lök, vitlök`,
    stop: `men, med, använd, ta, tillsätt, utan`,
    join: `eller, och, samt`,
    glue: `av, från, på, gjord av`,
    blocker: `och, med, eller, i, fylld, lindad, utan, till`,
    otherPart: `
      sås, soppa, färs, kött, stek, skivor, tärningar, gryta, paj, filé, pulver, bröd, kaka, tårta, biff, lår, bröst,
      rökt, kokt, stekt, lufttorkad, grill, kaffe, apelsin, bär, pannkaka, lägg, ben, fot, fötter, svål, karré,
      kotlett, ytterfilé, innerfilé, skav, nacke, kind, kinder, ragu, låda, hash, panna, pudding, inbakad, gräddad,
      marinerad, glaserad, griljerad, tunnskivad, strimlad, tärnad, buljong, glass, choklad, praliner, bakelse,
      bakelser, rulle, rullar, dressing, gelé, mousse, marinad, risotto, smör, toast, smörgås, lindad, lindade,
      inlindad, omelett, gratäng, huvud, lever, öron, tunga, fond, culotte, bitar, reduktion, toddy`,
  },
  onlyAtHome: { harmless: `!morgon`, pork: `gris`, liqueur: `punsch`, wine: `cider`, beer: `=öl` },
  hints: `och, med, utan, dl, msk, tsk, krm, skivor, hackad, en, ett, av, för, klyfta, klyftor, riven, inte`,
};

export const da: Lexicon = {
  language: 'da',
  words: {
    pork: `
      flæsk, svinekød, svinemørbrad, svinekotelet, svinekam, hakket svinekød, svinefars, svineskank, grisekød, pattegris, vildsvin, flæskesteg, ribbensteg, kamsteg, nakkekotelet,
      hamburgerryg, medister, medisterpølse, stegt flæsk, grisetæer, svinekæber, grisekæber, skinkeschnitzel, svinelever, sylte, grisehale, svinekjøtt, svinekotelett, svinenakke,
      svineribbe, ribbe, pinnekjøtt av svin, svinestek, svinefilet, grisekjøtt, knoke, svineknoke, villsvin, grisehaler, ${cutsOfPorkInDanish}, sideflesk, ribbefett, juleribbe,
      medisterkake, medisterkaker, medisterdeig, medisterfarse, syltelabb, syltelabber, grisehode, svinekjøttdeig, hamburgerrygg, svineknoker
    `,
    porkFat: `svinefedt, fedtegrever, spæk, grisefedt, svinefett, smult, spekk, ribbefett, flæskefedt, fleskefett`,
    curedPork: `
      bacon, skinke, røget skinke, kogt skinke, parmaskinke, serranoskinke, spegepølse, rullepølse, hamburgerryg,
      kålpølse, salami, chorizo, prosciutto, pancetta, spekeskinke, kokt skinke, fenalår av svin, flesk, stekt flesk,
      spekepølse, morrpølse, juleskinke, leverpølse, baconterninger, bacontern, baconskiver, baconsvøbt, baconsurret,
      baconsurrede, skinkesteg, skinkestek, skinkeculotte, skinketern, skinkesalat, skinkeost, skinkerøre, skinkepasta,
      flæskesvær, flæskesvære, fleskesvor, kjøttpølse av svin, baconfrikadeller, flesketerninger, sideflesk,
      røkt flesk, duppe flesk, fleskepannekake, fleskepannekaker`,
    mixedMeat: `blandet fars, blandet hakket kød, hakket kalv og flæsk, kalv og flæsk, kalv og svin`,
    sausage: `
      pølse, pølser, hotdog, wienerpølse, wienerpølser, grillpølse, kødpølse, frankfurter, leverpostej, pålæg,
      røde pølser, charcuteri, cocktailpølser, bajersk pølse, postej, grillpølser, middagspølse, leverpostei,
      pålegg kjøtt`,
    porkClassic: `
      frikadeller, frikadelle, brændende kærlighed, forloren hare, gule ærter, biksemad, stegt flæsk med persillesovs,
      æbleflæsk, karbonader, schnitzel, hakkebøf, ertesuppe, kjøttkaker, raspeball, komle, klubb, mørbradgryde,
      boller i karry`,
    porkBeside: `carbonara`,
    wine: `
      vin, rødvin, hvidvin, hvitvin, rosévin, portvin, gløgg, sherry, madeira, marsala, vermouth, champagne,
      mousserende vin, æblecider, mjød, mjæd, musserende vin, risvin, rødvinssauce, hvidvinssauce, kirsebærvin,
      æblevin, hyldebærvin, frugtvin, solbærvin, rabarbravin, rabarbervin, blåbærvin, bærvin, eplevin, hedvin,
      dessertvin, madlavningsvin, madvin, kokevin, sterkvin, bordvin, portvinssky, portvinssauce, rødvinssky,
      rødvinssaus, hvitvinssaus, rødvinssovs, hvidvinssovs, rødvinsbraiseret, hvidvinsdampede, hvitvinsdampede,
      vindampede, vinkogte, gløggvin`,
    beer: `
      =øl, mørk øl, lys øl, hvidtøl, pilsner, ølbrød, øllebrød, porter, stout, pils, bokkøl, juleøl, ølstegt, ølstegte,
      ølgryte, ølgryde, øldej, øldeig, ølmarineret, ølmarinert, ølbraiseret, påskebryg, påskebrygg, julebryg,
      julebrygg, hjemmebryg, hjemmebrygg, heimebrygg, bayerøl, hveteøl, hvedeøl, Ringnes, Frydenlund, Carlsberg,
      Tuborg, Hansa øl, Aass øl, Mack øl, Ceres øl, fadøl, mjødøl, lettøl, letøl, !bajer, !bajere`,
    spirit: `
      mørk rom, cognac, konjakk, konjak, brændevin, akvavit, brennevin, whisky, vodka, gin, brandy, tequila, spiritus,
      romrosiner, romkugler, romkugle, romkuler, !sprit, !snaps, !rom, akevitt, akevitten, akevittgravet,
      Linie akevitt, Linie Aquavit, Gilde Taffel, Aalborg Taffel, Taffel akvavit, Gammel Dansk, hjemmebrent,
      heimebrent, hjemmebrændt, !karsk, solbærrom, romfromage, rombudding, romtrøfler, romtrøffel, romtopper, romcreme,
      romkrem, romsaus, romsovs, cognacsauce, konjakksaus, whiskysaus, whiskysauce, cognacgravet, akvavitgravet,
      snapse, snapsen, druebrændevin, !dram akevitt, !bitter dram`,
    liqueur: `
      likør, likører, appelsinlikør, kaffelikør, mandellikør, æggelikør, eggelikør, kirsebærlikør, chokoladelikør,
      heering, Kijafa, solbærlikør, hyldeblomstlikør, multelikør, bringebærlikør, mintlikør, kakaolikør, bananlikør,
      jordbærlikør`,
    alcohol: `alkohol, alkoholholdig, alkoholisk, etanol, ethanol`,
    imitationDrink: `
      alkoholfri øl, alkoholfri vin, alkoholfritt øl, maltøl, vørterøl, kombucha, ølgær, alkoholfri gløgg, @sider,
      sider uten alkohol, alkoholfri sider`,
    extract: `
      vaniljeekstrakt, vaniljeessens, vaniljearoma, mandelessens, romessens, romaroma, rom-essens, essens,
      vaniljepasta, mandelekstrakt`,
    gelatine: `husblas, gelatine, gelatin, gelatinplader, gelatinplater, gelatinpulver, husblasblade, kollagen, sky gelatine`,
    gelatineSweet: `
      vingummi, vingummier, skumfiduser, skumfidus, marshmallow, marshmallows, vingummibamser, gelétopper, seigmenn,
      gelatinslik, flødeboller, panna cotta`,
    additive: `
      enzymer, enzym, emulgator, glycerin, glyserin, lecithin, lecitin, fedtsyrer, fettsyrer, mono- og diglycerider,
      margarine, naturlig aroma, aromaer, schellak`,
    carmine: `karmin, cochenille, karminsyre, kochenille`,
    rennet: `osteløbe, animalsk løbe, vallepulver, valleprotein, myse, mysepulver, osteløpe, osteløpe, vallepulver`,
    rennetCheese: `parmesan, parmesanost, grana padano, pecorino, manchego, gruyère, roquefort`,
    blood: `
      blod, svineblod, blodpølse, blodpudding, sortsuppe, blodklubb, blodbudding, blodmad, blodmat, blodklub,
      blodpannekaker, blodpandekager`,
    predator: `
      bjørnekød, hundekød, bjørnekjøtt, grævling, ulv, ræv, bjørnebiff, bjørnestek, bjørnesteg, bjørnegryte,
      gaupekjøtt, gaupe, grevling, grevlingkjøtt, hundekjøtt, kattekjøtt, kattekød, ulvekjøtt, revekjøtt, rævekød,
      grævlingekød, ulvekød`,
    reptile: `frølår, froskelår, krokodille, krokodillekød, slangekød, skildpadde, skildpaddesuppe`,
    insect: `
      snegle, vinbjergsnegle, insekter, fårekyllinger, melorme, larver, vinbergsnegler, snegler, sirisser, escargots,
      vinbjergsnegl, vinbergsnegl, sirissmel, fårekyllingemel`,
    donkey: `æsel, æselkød, eselkjøtt, esel`,
    horse: `hest, hestekød, hestebøf, hestekjøtt`,
    kangaroo: `kænguru, kængurukød, kengurukjøtt`,
    carrion: `ikke halal, ikke-halal, ådsel, selvdød, påkørt`,
    intoxicant: `cannabis, hashkage, hasj, marihuana, svampe psykedeliske, opium, hashkager`,
    unnamedFat: `animalsk fedt, talg, animalsk fett, dyrefedt`,
    harmless: `
      =høg, =låger, =gråtone, =røn, =smøres, =smørers, =kørom, =vinøs, !lagerrum, !på lager, !et lager, !streg af,
      !en streg, !tynd streg, !streg sirup, !en pig, !dog ikke, !dog kun, !grub ikke,
      !snegle med kanel, !ribs og solbær, !solbær og ribs, !ribs og hindbær, !hindbær og ribs, !ribs og brombær,
      !modne ribs, !på bakken, !forloren skildpadde, !sylte agurker, !sylte rødbeter, !sylte rødbeder, !at sylte, !å sylte,
      !sylte grønnsaker, !fuld af aroma, !full av aroma, !aromaen af, !aromaen fra, !aroma fra, !aroma af,
      eddike, vineddike, rødvinseddike, hvidvinseddike, vindruer, vindrue, blodappelsin, blodappelsiner, hamburger,
      hamburgere, hamburgerbolle, kanelsnegl, kanelsnegle, kanelsnegler, sneglebrød, ingefærøl, skinkost, vaniljestang,
      vaniljesukker, vaniljepulver, havsnegle, chokoladefrøer, frøbrød, græskarfrø, solsikkefrø, sesamfrø, hørfrø,
      valmuefrø, frøene, frøer, kalkunskinke, kyllingeskinke, kalkunbacon, kattetunger, mælkebøtte, vinblade, druesaft,
      hestebønner, hestebønne, =bør, friske ribs, røde ribs, ribsgele, ribsgelé, ribsbær, ribssaft, hvide ribs, rips,
      eplesidereddik, æblecidereddike, vinsyre, vinsten, ølglas, vinglas, sider av, alle sider, begge sider,
      torskerogn, snapseglas, snapseglas vand, snapsglass, =rummål, blodrips`,
    animal: `
      okse, oksekød, kalv, kalve, lam, lamme, kylling, kyllinge, kalkun, gås, høns, rensdyr, elg, hjort, storfe,
      storfekjøtt, ged, vildt, kanin, kalkunkød, kalkunkjøtt, lammekød, lammekjøtt, kyllingekød, kyllingkjøtt, rein,
      reinsdyr, kje, fårekjøtt, sau, vilt`,
    seafood: `fisk, laks, rejer, torsk, reker, sild`,
    plant: `vegansk, veganske, vegan, vegetarisk, vegetariske, plantebaseret, plantebaserede, plantebasert, vegetabilsk, kødfri`,
    halal: `halal, halalslagtet, halalslaktet`,
    microbial: `mikrobiel, vegetabilsk, mikrobiell`,
    alcoholFree: `alkoholfri, alkoholfrit, alkoholfritt, uden alkohol, uten alkohol, 0.0, 0.0%`,
    flavour: `aroma, smag, essens, smak`,
    vinegar: `eddike, eddik`,
    grapes: `druer, druesaft`,
    without: `uden, uten, ingen, ikke, undgå, unngå, fri for, hverken, allergisk over for`,
    freeAfter: `fri, frit, fritt, frie`,
    insteadOf: `i stedet for, istedet for, erstatning for, alternativ til, i stedet`,
    replace: `erstat, udskift, bytt ut, erstatt`,
    replaceBy: `med`,
    noNegation: `glem ikke, ikke kun, ikke bare, husk ikke uden`,
    otherThing: `sukker, gluten, fedt, salt, skind, ben, svær, laktose, æg, mælk, nitrit, smør, vand, løg, hvidløg`,
    stop: `men, med, brug, tilsæt`,
    join: `eller, og, samt`,
    glue: `af, fra, av`,
    blocker: `og, med, eller, i, fyldt, uden, til`,
    otherPart: `
      sauce, saus, suppe, fars, kød, kjøtt, steg, skiver, tern, gryde, gryte, filet, pulver, brød, kage, bøf, lår,
      bryst, strimler, culotte, deig, kake, kaker, kager, terninger, hode, hoved, labb, salat, røre, tærte, omelet,
      omelett, svøbt, svøbte, surret, surrede, indpakket, stegte, stegt, kokt, kogt, kogte, gravet, braiseret,
      braisert, marineret, marinert, fromage, kugler, kuler, sovs`,
  },
  onlyAtHome: { harmless: `!ribs, !streg, !grub, !dunke, !dog`, pork: `gris, grise`, wine: `cider` },
  hints: `og, med, uden, spsk, tsk, dl, fed, hakket, skiver, revet, af, til, ikke, ss, ts, uten`,
};

export const is: Lexicon = {
  language: 'is',
  words: {
    pork: `
      ${combine('svína', 'kjöt, hakk, lund, lundir, kótiletta, kótilettur, steik, bógur, bóg, rif, síða, síðu, hnakki, hnakka, gúllas, læri, lifur, skanki, snitsel, bringa, kambur, purusteik')},
      svínakjöti, svínakjöts, grísakjöt, grísalund, grísalundir, grísahnakki, grísakótilettur, grísasteik, grísarif, purusteik, villisvín, villisvínakjöt, hamborgarhryggur,
      hamborgarhrygg, hamborgarhryggurinn, =grís, heilsteiktur grís
    `,
    porkFat: `svínafita, svínafeiti, svínaspik`,
    curedPork: `
      beikon, beikoni, beikons, beikonsneiðar, beikonkurl, skinku, skinkan, skinkusneiðar, skinkukurl, skinkusalat,
      hráskinka, parmaskinka, jólaskinka, spægipylsa, spægipylsu`,
    sausage: `pylsa, pylsur, pylsu, pulsur, kjötálegg, bjúgu, lifrarkæfa, kæfa, vínarpylsur, medisterpylsa`,
    wine: `${combine('rauð, hvít, freyði, rósa, púrt, kampa', 'vín, víni, víns, vínssósa, vínssósu')}, eldunarvín, ávaxtavín`,
    beer: `bjór, bjórs, bjóri, pilsner, jólabjór, dökkur bjór, í bjór`,
    spirit: `brennivín, brennivíni, romm, rommi, rommkúlur, viskí, viskíi, vodki, koníak, koníaki, koníakssósa, ákavíti`,
    liqueur: `líkjör, líkjöri, kaffilíkjör, piparmyntulíkjör`,
    alcohol: `áfengi, áfengur, vínandi`,
    imitationDrink: `óáfengur bjór, óáfengt vín, léttöl, pilsner óáfengur`,
    extract: `vanilludropar, vanilludropa, rommdropar, möndludropar`,
    gelatine: `matarlím, matarlímsblöð`,
    blood: `blóðmör, blóðmörskeppur, svínablóð, lambablóð, blóðpylsa`,
    horse: `hrossakjöt, folaldakjöt, folaldasteik, folaldalundir, folaldagúllas, hrossabjúgu, saltað hrossakjöt`,
    predator: `bjarnarkjöt, hundakjöt, kattakjöt`,
    harmless: `vínedik, hvítvínsedik, rauðvínsedik, edik, eplaedik, vínber, vínberja, engiferöl`,
    animal: `nauta, nautakjöt, lamba, lambakjöt, kjúklinga, kjúklingur, kalkúna, kalkúnn, hreindýra`,
    alcoholFree: `óáfengt, óáfengur, óáfengi`,
  },
};
