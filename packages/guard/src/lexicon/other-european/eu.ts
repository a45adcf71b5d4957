import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

const cases = '-, a, ak, aren, arekin, z, n, an, tan, ko, ekin, aren';

export const eu: Lexicon = {
  language: 'eu',
  words: {
    pork: `${combine('txerri, txerriki, txerrikume, basurde, basurdeki, txerrikari', cases)}, txerrikia, txerrikiaren, txerri-haragi, txerri-hanka, txerri-hankak, txerri-solomo, solomo ontzutua`,
    porkFat: `txerri gantza, txerri-gantza, txerri gantz, gantz txerri, txantxigor, txantxigorrak, txantxigorra`,
    curedPork: `
      ${combine('urdaiazpiko, urdai, txorizo, txistorra, saltxitxoi', cases)}, hirugihar, hirugiharra, hirugiharrarekin, hirugiharraz, xingarra, xingarrarekin, txistorrak, panzeta,
      panzetarekin, beikon, beikona, sobrasada
    `,
    sausage: `lukainka, lukainkak, lukainkaz, saltxitxa, saltxitxak, saltxitxekin, hestebete, hestebeteak, pate`,
    wine: `
      ${combine('ardo', '-, a, ak, aren, arekin, z, an, tan, ko')}, ${combine('ardo', 'beltza, beltz, beltzean, zuria, zuri, zurian, gorria, gozoa, goxoa, ondua, gaztea', ' ')},
      txakoli, txakolina, txakolin, txakolinarekin, txakolinetan, txakolia, xanpain, xanpaina, xanpainarekin, bermut, bermuta, jerez ardoa
    `,
    beer: `${combine('garagardo', '-, a, ak, arekin, z, tan, an, aren')}, garagardo beltza`,
    spirit: `
      pattar, pattarra, pattarrarekin, whiskia, whiskiarekin, koñak, koñaka, koñakarekin, ginebra, ron, ronarekin,
      vodka, vodkarekin, brandya, pattar zuria`,
    liqueur: `${combine('patxaran', '-, a, arekin, ak, ez')}, ${combine('likore', '-, a, ak, arekin, z')}, izarra likorea`,
    alcohol: `alkohol, alkohola, alkoholarekin, edari alkoholduna, edari alkoholdunak`,
    drinkDish: `udareak ardotan, masailak ardo beltzean, oilaskoa garagardotan`,
    imitationDrink: `alkoholik gabeko garagardoa, alkoholik gabeko ardoa, garagardo legamia, sagardo, sagardoa, sagardotan`,
    extract: `banilla-estraktua, banilla estraktua, banilla esentzia, banilla-esentzia, ron esentzia`,
    gelatine: `gelatina, gelatina orriak`,
    blood: `${combine('odolki', '-, a, ak, arekin, ekin, z')}, odol, odola, odolarekin, txerri odola, odolez`,
    horse: `zaldi haragia, zaldi-haragia, behor haragia, moxal, moxala`,
    donkey: `asto haragia, asto-haragia`,
    predator: `hartz haragia, hartz-haragia, txakur haragia, katu haragia, azkonar haragia`,
    reptile: `igel hankak, igel-hankak, igelak, dortoka zopa, krokodilo haragia`,
    insect: `barraskilo, barraskiloak, barraskiloekin, karakolak saltsan, intsektuak`,
    harmless: `
      ardo ozpina, ardo-ozpina, ardo ozpin, sagardo ozpina, sagardo-ozpina, ozpin, ozpina, mahats, mahatsa,
      mahats zukua, mahatsondo hostoak, itsas barraskiloak, hartz baratxuria, odol laranja, jengibre garagardoa`,
    animal: `
      behi, behia, behi-haragia, behiki, txahal, txahala, oilasko, oilaskoa, indioilar, indioilarra, arkume, arkumea,
      bildots, bildotsa, untxi, untxia, ahate, ahatea`,
    seafood: `arrain, arraina, hegaluze, hegaluzea, izokin, izokina, bakailao, bakailaoa`,
    plant: `beganoa, begano, begetariano, begetarianoa, landarea`,
    alcoholFree: `alkoholik gabe, alkoholik gabeko, alkoholgabe, alkoholgabeko`,
    vinegar: `ozpin, ozpina`,
  },
  onlyAtHome: { withoutAfter: `gabe, gabeko` },
  hints: `koilarakada, koilarakadak, tipula, baratxuri, baso, txikituta, eta, gabe, gabeko, olioa`,
};
