import type { WordTable } from '../lexicon.ts';

export const pork: WordTable = {
  pork: `
    pork, porks, pig, piglet, porcine, swine, hog, hogs, boar, wild boar, feral hog, feral pig, warthog, peccary, javelina, bushpig, suckling pig, sow meat, porker, porky, porc, porchetta,
    ground pork, minced pork, pork mince, pork meat, pork belly, pork chop, pork loin, pork shoulder, pork butt, boston butt, pork neck, pork cheek, pork jowl, pork ribs, pork rib, pork leg, pork liver,
    pork hock, pork knuckle, pork trotter, pork tenderloin, pork cutlet, pork escalope, pork schnitzel, pork steak, pork fillet, pork sausage, pork pie, pork rind, pork scratching, pork crackling, pork stock,
    pork broth, pork bone, pork blood, pork floss, pork ball, pork bun, pork dumpling, pork roast, roast pork, pulled pork, shredded pork, pork gelatine, pork gelatin, porcine gelatine, porcine gelatin,
    pork casing, hog casing, pork caul, pork kidney, pork heart, pork tongue, pork stomach, hog maw, pork belly slice, pork roll, pork carnitas, pork adobo, pork sisig, sweet and sour pork,
    moo shu pork, mu shu pork, twice cooked pork, jerk pork, pork vindaloo, pork and beans, kalua pig, kalua pork, pig trotter, pig foot, pig feet, pigs feet, pig ear, pig head, pig tail, pig skin, pig blood,
    pig liver, pig intestine, pigs in a blanket, pigs in blankets, pig in a blanket, whole hog, baby back rib, baby backs, st louis ribs, st louis style ribs, saint louis ribs, country style ribs, pork collar,
    pluma iberica, presa iberica, iberico pork, berkshire pork, kurobuta, mangalitsa, mangalica, gloucestershire old spot, chitterling, chitlin, chitlins, chitlings, hog jowl, picnic ham, picnic shoulder,
    bath chap, bath chaps, head cheese, headcheese, hogs head cheese, brawn, souse meat, souse, scrapple, livermush, liver mush, white pudding, goetta, faggots, haslet, crubeen, crubeens,
    soy braised pork, hog roast, hog fat, hog casings, pork skin, pig jelly, suckling pigs, pork gravy, pork gravy granules, pork bouillon, pork extract, pork collagen,
    porcine collagen, porcine pepsin, porcine enzymes, porcine lipase, pig pancreas, pig rennet, pig fat, sow belly, side pork, side meat,
    secreto iberico, caul fat from a pig, porck, prok, pokr, porkk, poork, porrk, porq, prok belly, pokr belly, smithfield, eisbein, haxe`,
  porkFat: `
    lard, leaf lard, pork fat, pork lard, pork dripping, pork suet, bacon fat, bacon grease, bacon dripping, bacon drippings, ham fat, fatback, fat back, back fat, salt pork, lardo, lardo di colonnata, salo,
    streak of lean, streak o lean, manteca de cerdo, crackling bread, flare fat, chicharron fat`,
  curedPork: `
    bacon, bacons, streaky bacon, back bacon, canadian bacon, peameal bacon, irish bacon, slab bacon, smoked bacon, bacon rasher, rasher, rashers, bacon bit, bacon bits, bacon lardons, bacon crumble, bacon strip,
    ham, hams, gammon, gammon joint, gammon steak, ham hock, ham bone, ham steak, ham joint, cooked ham, smoked ham, boiled ham, baked ham, black forest ham, parma ham, serrano ham, iberico ham, virginia ham,
    country ham, york ham, bayonne ham, westphalian ham, honey roast ham, deli ham, wiltshire ham, jinhua ham, ham shank, ham slice, tinned ham, canned ham, devilled ham, deviled ham, ham salad, ham stock, ham hocks,
    lardon, lardons, lardoon, lardoons, prosciutto, prosciutto crudo, prosciutto cotto, prosciutto di parma, pancetta, panceta, guanciale, speck, speck alto adige, culatello, coppa di testa, capocollo, capicola,
    capicolla, capicollo, gabagool, coppa, lonza, lonzino, fiocco, soppressata, sopressata, soppressa, finocchiona, salami, salame, genoa salami, milano salami, salumi, saucisson, saucisson sec, chorizo,
    choriso, chorizos, longaniza, longganisa, linguica, morcon, sobrasada, sobrassada, nduja, 'nduja, mortadella, cotechino, zampone, luganega, pepperoni, pepperonis, jamon, jamon serrano,
    jamon iberico, iberico, lomo embuchado, lomo iberico, fuet, butifarra, botifarra, salchichon, cecina de cerdo, presunto, chourico, paio, tasso, tasso ham, andouille, andouillette, boudin,
    boudin blanc, kabanos, kabanosy, kabana, cabanossi, landjager, landjaeger, teewurst, mettwurst, braunschweiger, lap cheong, lap chong, lap cheung, lap yuk, lap xuong,
    chinese sausage, spam, spam lite, treet, taylor ham, lountza, loukaniko, szalonna, tocino, toucinho, kassler, jamon york, bondiola, culatta, strolghino, tirolean ham, jambon, jambon cru, jambon de bayonne,
    jambon blanc, rillons, rillettes de porc, pork rillettes, petit sale, petit salé, bacon jam, baconnaise, bacon salt, candied bacon, maple bacon, pork pate, cumberland ham, pancetta affumicata,
    speck ham, tiroler speck, thuringer ham, ardennes ham, ham and cheese, blt, blt sandwich, bacon lettuce and tomato, bacon lettuce tomato, serrano slices, prosciuto, proscuitto, proscuito, procuitto, proschutto,
    pork bacon, real bacon, hamhock, pulled ham, ham off the bone, pepperoni pizza, pepperoni slice, cured pork, dry cured ham, pork jerky,
    saveloy pork sausages, jamon de bellota, cured ham, sliced ham, chopped ham, bacn, bakn, baecon, bakken, hamm, haam, procuitto, proscuto, prosuitto, pepparoni, peperoni, chorrizo, choritzo, salamie, pancheta, panchetta, guancale`,
  porkDish: `
    tonkatsu, katsudon, carnitas, cochinita pibil, puerco pibil, al pastor, tacos al pastor, char siu, char siew, cha siu, chashu, chashao, siu yuk, siew yoke, lechon, lechon kawali, lechon belly, crispy pata,
    sisig, chicharron, chicharrones, chicharon, bagnet, samgyeopsal, samgyupsal, jokbal, bossam, jeyuk bokkeum, dwaeji, daeji bulgogi, tonkotsu, tonkotsu ramen, tonjiru, butajiru, butadon, buta kakuni, kakuni,
    rafute, shogayaki, bak kut teh, bakkutteh, bak kwa, bakkwa, rou jia mo, dongpo pork, hongshao rou, red braised pork belly, lion's head meatballs pork, kho thit, thit kho, thit heo quay, bun cha,
    com tam suon, moo ping, moo krob, khao kha moo, khao moo daeng, babi guling, babi panggang, babi pangang, babi kecap, babi ketjap, char siu bao, cha siu bao, pata tim, dinuguan pork, humba, hamonado,
    schweinshaxe, schweinebraten, eisbein, kassler rippchen, griot, pernil, lacon, fritada de chancho, hornado, leitao, cochinillo,
    porceddu, maiale, spanferkel, flaesk, flaeskesteg, flaskesteg, schabowy, kotlet schabowy, golonka, ham hock terrine, gammon and pineapple, egg and bacon, bacon and eggs,
    spam musubi, spam fritters, pork pies, melton mowbray pie, melton mowbray pork pie, gala pie, bacon butty, bacon sandwich, bacon roll, mofongo con chicharron, momofuku pork buns, kalua`,
};
