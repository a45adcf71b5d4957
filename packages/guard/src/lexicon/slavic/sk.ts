import type { Lexicon } from '../lexicon.ts';

/** What Slovak does not share with Czech, with whose endings it is read. */
export const sk: Lexicon = {
  language: 'cs',
  words: {
    pork: `
      bravčovina, bravčovým, bravčových, bravčovom, prasiatko, prasiatka, prasacie, prasačie, prasacina, ošípaná,
      diviačie, diviačia, diviačí, diviačieho, diviačím, diviačina, bravčové karé, bôčik, bôčika, bôčikom,
      bravčová krkovička, krkovička, krkovičky, krkovičku, krkovičkou, pečené prasiatko, bravčové koleno, jaternica,
      jaternice, jaternicu, jaternička, jaterničky, zabíjačka, zabíjačková kaša`,
    porkFat: `
      oškvarky, oškvarkami, oškvarkov, oškvarkový, oškvarkové, oškvarkové pagáče, škvarkové pagáče, domáca masť,
      masť bravčová, bravčovej masti, bravčovou masťou`,
    curedPork: `
      údená slanina, údený bôčik, údené mäso, údené koleno, údené rebrá, údená krkovička, údeného mäsa, údeným mäsom,
      domáca klobása, čabajka, čabajská klobása, nitrianska saláma, malokarpatská saláma, spišské párky, tlačenka,
      slaninka, slaninky, slaninkou, šunkou`,
    sausage: `párky, párok, párkov, klobásky, údeniny, údenín, jemná saláma, liptovská saláma, inovecká saláma, =saláma, =salámy, hot dog`,
    porkClassic: `segedínsky guláš, vyprážaný rezeň, sviečková, kapustnica, fazuľová polievka s údeným, plnená paprika`,
    wine: `
      =vínom, varené víno, vareného vína, červeným vínom, bielym vínom, biele víno, bieleho vína, vínna omáčka,
      šampanské, burčiak, burčiaka, hrozienka v rume`,
    beer: `čierne pivo, v pive, na pive, Zlatý Bažant, Šariš pivo, Corgoň`,
    spirit: `
      slivovica, slivovicu, hruškovica, marhuľovica, čerešňovica, jablkovica, borovička, demänovka, karpatské brandy,
      koňak, domáca pálenka, liehovina, liehoviny`,
    liqueur: `vaječný likér, vaječný koňak, orechovica, griotka`,
    alcohol: `alkoholický nápoj, alkoholické nápoje`,
    blood: `krvavnička, krvavničky, krvavnica, krvavnice, krvavá jaternica, krvavé jaternice, hurka, hurky`,
    horse: `konské mäso, konská saláma, konský`,
    donkey: `oslie mäso, somárie mäso`,
    predator: `medvedie mäso, medvedí guláš, medvedia labka, psie mäso, mačacie mäso, jazvec, jazvečie sadlo`,
    reptile: `žabie stehienka, žabích stehienok, korytnačia polievka, krokodílie mäso`,
    insect: `jedlé slimáky, slimáky na masle, slimáky po burgundsky, mäso zo slimákov, svrčky, múka zo svrčkov`,
    harmless: `
      medvedí cesnak, medvedieho cesnaku, vínny ocot, vínneho octu, ocot, škoricové slimáky, krvavý pomaranč,
      konský gaštan, zázvorové pivo, vínny kameň, mačacie jazýčky`,
    animal: `
      hovädzie, hovädzia, hovädzí, hovädzieho, teľacie, teľacia, teľací, jahňacie, jahňacia, jahňací, baranie, barania,
      kuracie, kuracia, kurací, kuracieho, morčacie, morčacia, morčací, morčacieho, moriak, moriaka, kačacie, kačacia,
      kačací, husacie, husacia, husací, králičie, králičia, hydinový, hydinová, hydinové, hydina, jelenie, jelenia,
      srnčie`,
    seafood: `losos, tuniak, rybací, rybacia, rybacie`,
    plant: `rastlinný, rastlinná, rastlinné, vegetariánska, vegetariánske, vegánska, vegánske, vegánsky`,
    vinegar: `ocot, octu`,
    insteadOf: `namiesto, miesto`,
  },
  onlyAtHome: { pork: `prasa` },
  hints: `lyžica, lyžice, lyžička, hrnček, strúčik, strúčiky, nakrájaný, nakrájaná, alebo`,
};
