import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

/** Slovene; its language is that of its neighbours, with whose endings it is read. */
export const sl: Lexicon = {
  language: 'bs',
  words: {
    pork: `
      svinjina, svinjine, svinjino, prašič, prašiča, prašičji, prašičja, prašičje, prašičjega, prašiček, prašička,
      prašičevina, odojek, odojka, odojkom, merjasec, veprovina, divji prašič, divjega prašiča, zašinek, zašinka,
      svinjska krača, svinjska kračica, krofe z ocvirki, furež`,
    porkFat: `
      ocvirki, ocvirke, ocvirkov, ocvirkovka, ocvirkovke, ocvirkovica, ocvirkova potica, zaseka, zaseke, zaseko, špeh,
      špeha, špehom, špehovka, špehova potica, domača mast, svinjska mast`,
    curedPork: `
      vratovina, vratovine, panceta, kraški zašink, savinjski želodec, zgornjesavinjski želodec, želodec savinjski,
      prleška tünka, meso iz tünke, meso iz tünka, mesnine iz tunke, iz tünke, iz tunke, prekajen vrat,
      prekajena rebra, prekajeno meso, prekajena krača, kuhan pršut, prekajena slanina, hamburška slanina,
      prekajeni hrbet`,
    sausage: `
      klobasa, klobase, klobaso, klobasica, klobasice, kranjska klobasa, hrenovke, hrenovka, pečenice, posebna salama,
      tlačenka, čevapčiči, mesni narezek, suhomesnati`,
    porkClassic: `jota z mesom, ričet, pleskavica, dunajski zrezek, !žolca, !žolce`,
    wine: `
      ${combine('belo, rdeče, kuhano, peneče, suho, sladko', 'vino, vina, vinu, vinom', ' ')}, belega vina, rdečega vina, kuhanega vina, belim vinom, rdečim vinom, v vinu, v belem vinu,
      v rdečem vinu, cviček, cvička, refošk, refoška, rebula, šipon, laški rizling, renski rizling, šampanjec, šampanjca, jabolčno vino, vinska omaka, !penina, !penine
    `,
    beer: `temno pivo, svetlo pivo, pivska omaka, v pivu, Laško pivo, Union pivo`,
    spirit: `
      žganje, žganja, žganju, žganjem, slivovka, slivovke, brinjevec, brinjevca, hruškovo žganje, medeno žganje,
      orehovec, orehovca, pelinkovec, pelinkovca, tropinovec, tropinovca, sadjevec, sadjevca, borovničevec, !rumu,
      !rumom`,
    liqueur: `jajčni liker, orehov liker`,
    alcohol: `alkoholna pijača, alkoholne pijače`,
    imitationDrink: `brezalkoholno pivo, brezalkoholno vino, pivski kvas`,
    extract: `vanilijev ekstrakt, vanilijeva esenca, rumova aroma, rumova esenca`,
    blood: `krvavica, krvavice, krvavico, krvave klobase, krvava klobasa, svinjska kri, svinjsko kri`,
    horse: `konjski, konjska, konjsko, žrebičkovo meso, konjski golaž`,
    donkey: `oslovsko meso, oslovska salama, oslovski`,
    predator: `
      medvedov, medvedovo meso, medvedov golaž, medvedje meso, medvedja, jazbec, jazbečevo meso, pasje meso,
      mačje meso, polhova obara, polšja obara`,
    reptile: `žabji kraki, žabjih krakov, žabje krake, želva, želvja juha, krokodilje meso`,
    insect: `
      polži z maslom, polži na maslu, vrtni polži, vinogradniški polži, burgundski polži, polži v česnu, polžja kaša,
      črički, moka iz čričkov`,
    harmless: `
      cimetovi polži, cimetovi polžki, makovi polžki, polžki, čemaž, medvedja jagoda, medvedovo čemaž, vinski kis,
      kis vinski, jabolčni kis, balzamični kis, vinskega kisa, kis iz vina, kri in mleko, krvava pomaranča,
      rdeča pomaranča, konjski kostanj, medvedji česen, medvedjega česna`,
    animal: `
      goveji, goveja, goveje, govejega, goveje meso, govedina, puranji, puranja, puranje, piščančji, piščančja,
      piščančje, telečji, telečja, telečje, jagnječji, jagnječja, jagnječje, kokošji, kokošja, kokošje, račji, račja,
      račje, gosji, gosja, gosje, ovčji, ovčja, jelenov, srnin`,
    seafood: `tuna, tunina, lososov, lososova, ribji, ribja, ribje`,
    plant: `rastlinski, rastlinska, rastlinsko, vegetarijanski, vegetarijanska, veganski, veganska`,
    alcoholFree: `brez alkohola, brezalkoholno, brezalkoholni, brezalkoholna`,
    without: `brez`,
    insteadOf: `namesto`,
  },
};
