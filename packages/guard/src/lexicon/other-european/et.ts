import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

const endings = '-, t, d, ga, st, s, le, ks, de';
const cutsOfPork = combine(
  'liha, karbonaadi, kaelakarbonaadi, fileed, sisefilee, välisfilee, hakkliha, ribi, praadi, praad, keele, südame, neeru, kintsu, koodi, koot, kaela, põse, kõrva, jala, abatüki, küljetüki, küljeliha, šnitsli, šnitsel, maksa, rasva, peki, pekk, nahka, vere, pea',
  endings,
);

export const et: Lexicon = {
  language: 'et',
  words: {
    pork: `
      ${combine('sea', cutsOfPork)}, ${combine('metssea', 'liha, lihast, lihaga, praad, praadi, filee, hautis, kotlet, guljašš')},
      ${combine('sea', 'kaelakarbonaad, välisfilee, sisefilee, ribid, kõrvad, jalad, koot, praad, maks, kael, liha, pekk, rasv', ' ')}, seamaks, searasv, seaveri, seakarbonaad,
      seakaelakarbonaad, seakõrvad, seajalad, seajalg, seajalgadest, seajalgadega, seajalgu, searibid, seapõsed, seapõsk, seakeel, seasüda, seaneerud, seapraad, seaabatükk,
      seaküljetükk, metssiga, metssead, metssea, siga ja veis, sea ja veise, sealiha ja veiseliha, põrsas, põrsapraad, põrsaliha, põrsast, notsu, notsupraad, notsuliha, kaelakarbonaad,
      kaelakarbonaadi
    `,
    porkFat: `pekk, peki, pekki, pekiga, pekist, pekikuubikud, suitsupekk, suitsupeki, soolapekk, searasv, searasva, rasvakõrned`,
    curedPork: `
      peekon, peekoni, peekonit, peekoniga, peekonist, peekoniviilud, !sinki, !singi, singiga, singist, singid, singiviilud, singikuubikud, singisalat, singipirukas, singirull,
      ${combine('keedu, suitsu, toor, jõulu, maa, parma, serrano', 'sink, sinki, singi, singiga')}, salaami, salaamit, salaamivorst, doktorivorst peekoniga, pantšeta
    `,
    mixedMeat: `segahakkliha, segahakklihast, segahakklihaga`,
    sausage: `
      vorsti, vorstid, vorstiga, vorstist, viiner, viinerid, viinerit, viineri, viineritega, sardell, sardellid,
      grillvorst, grillvorstid, keeduvorst, keeduvorsti, suitsuvorst, suitsuvorsti, maksavorst, maksapasteet, pasteet,
      doktorivorst, lastevorst, hot dog, lihalõigud`,
    porkClassic: `=sült, =sülti, mulgikapsad, mulgikapsas, kapsarullid, šašlõkk, šašlõki, kartulivorst, kotletid`,
    wine: `
      ${combine('punane, valge, roosa, kuiv, magus', 'vein, veini', ' ')}, ${combine('puna, valge, roosa, vahu, hõõg, portve, õuna, marja, riisi', 'vein, veini, veiniga, veinis')},
      ${combine('punase, valge, kuiva', 'veiniga, veinis, veini', ' ')}, veinikaste, veinis hautatud, veiniga, šampanja, šampanjat, vermut, vermuti, portvein, =šerri
    `,
    beer: `=õlu, =õlut, =õlle, =õllega, =õlles, tume õlu, hele õlu, õllekaste, õlletainas, õlleleib, koduõlu`,
    spirit: `
      !viin, viina, viinaga, rumm, rummi, rummiga, rummis, konjak, konjaki, konjakit, brändi, viski, viskit, džinn,
      džinni, puskar, puskari, tekiila, piiritus, piiritust, Vana Tallinn, rummirosinad, rummipallid`,
    liqueur: `liköör, likööri, likööriga, munaliköör, kohviliköör, apelsiniliköör`,
    alcohol: `alkohol, alkoholi, alkohoolne, alkohoolsed, etanool`,
    imitationDrink: `alkoholivaba õlu, alkoholivaba vein, siider, siidri, siidrit, leivakali, kodukali, õllepärm`,
    extract: `vaniljeekstrakt, vaniljeekstrakti, vaniljeessents, rummiessents, rummiaroom, mandliessents, essents`,
    gelatine: `želatiin, želatiini, želatiinilehed, lehtželatiin, kollageen`,
    gelatineSweet: `vahukomm, vahukommid, kummikommid, marmelaadikommid`,
    additive: `emulgaator, emulgaatorid, glütseriin, letsitiin, rasvhapped`,
    carmine: `karmiin, košenill`,
    rennet: `laap, vadak, vadakupulber`,
    blood: `
      verega, verivorst, verivorsti, verivorstid, verivorste, verikäkk, verikäki, verikäkid, veripannkook,
      veripannkoogid, verileib, seaveri`,
    horse: `hobuseliha, hobuliha, hobuselihavorst`,
    donkey: `eesliliha, eeslivorst`,
    predator: `karuliha, karulihast, karupraad, karuvorst, ilveseliha, mägraliha, koeraliha, kassiliha, hundiliha, rebaseliha`,
    reptile: `konnakoivad, konnakoibi, konnakints, konnakintsud, kilpkonnasupp, kilpkonn, krokodilliliha`,
    insect: `viinamäeteod, viinamäetigu, viinamäetigude, viinamäetigusid, kilgid, kilgijahu, putukad`,
    harmless: `
      veiniäädikas, veiniäädikat, veiniäädika, punase veini äädikas, valge veini äädikas, õunaäädikas, viinamari,
      viinamarja, viinamarjad, viinamarju, viinamarjamahl, viinamarjalehed, karulauk, karulauku, karulaugu,
      kaneelirull, hobukastan, ingveriõlu, veriapelsin, veriapelsini, vereapelsin, kalkunisink, kanasink`,
    animal: `
      veise, veis, veiseliha, veisest, lamba, lambaliha, lambalihast, kanaliha, kanast, kana, kalkuni, kalkun,
      kalkunist, pardi, partlihast, vasika, vasikaliha, hirve, hirveliha, põdra, põdraliha, küüliku`,
    seafood: `lõhe, tuunikala, krevetid`,
    plant: `taimne, taimsed, vegan, veganlik, taimetoit, köögivilja, soja`,
    halal: `halal`,
    alcoholFree: `alkoholivaba, alkoholivabad, alkoholita`,
    vinegar: `äädikas, äädikat, äädika`,
    insteadAfter: `asemel`,
  },
  onlyAtHome: {
    pork: `siga, sea`,
    sausage: `vorst`,
    curedPork: `sink`,
    wine: `vein, veini`,
    without: `ilma`,
  },
  hints: `supilusikas, supilusikatäis, teelusikatäis, spl, küüslauguküünt, küünt, hakitud, viilutatud, sibul`,
};
