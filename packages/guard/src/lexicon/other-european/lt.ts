import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

const feminine = 'a, os, ą, ai, oje, ų, omis';
const feminineInE = 'ė, ės, ę, ei, ėje, e, ių, ėmis';
const masculine = 'as, o, ą, u, ui, ai, ų, us, ais, e';
const masculineInIs = 'is, io, į, iu, iai, ių, ius, iais';
const adjective = 'is, io, ė, ės, ę, iai, ių, iais, ėmis, iam';

export const lt: Lexicon = {
  language: 'lt',
  words: {
    pork: `${combine('kiaulien, paršien, šernien, kiauliend', feminine)}, ${combine('kiaul', feminineInE)}, ${combine('kiaulin', adjective)}, ${combine('=šern', masculine)}, ${combine('paršel, paršiuk', `${masculineInIs}, as, o, ą`)}, ${combine('sprandin', feminineInE)},
      šonkauliukai kiaulienos, karka, karkos, karką, =karkų, karkutė`,
    porkFat: `${combine('lašin', 'iai, ių, iais, ius, ėliai, ėlių, ėliais, ėlius')}, ${combine('spirg', 'ai, ų, ais, us, učiai, učių, učiais, učius')}, kiauliniai taukai, kiaulinių taukų, kiaulės taukai`,
    curedPork: `
      ${combine('kump', masculineInIs)}, kumpelis, kumpeliu, ${combine('šonin', feminineInE)}, šoninė, šoninėlė, ${combine('bekon', masculine)},
      ${combine('skiland', 'is, žio, į, žiu, žiai')}, saliamis, saliamio, saliamiu, mortadela, mortadelos, prošuto, šonkauliai rūkyti, rūkyti šonkauliai, rūkytų šonkaulių,
      nugarinė rūkyta, rūkyta nugarinė
    `,
    sausage: `
      ${combine('dešr', feminine)}, ${combine('dešrel', feminineInE)}, dešreles, daktariška dešra, =sardelės, sardelių, sosiskos, pieniškos dešrelės, paštetas, pašteto,
      medžioklinės dešrelės, hot dogas, mėsos užkanda
    `,
    porkClassic: `
      cepelinai, cepelinų, cepelinus, didžkukuliai, balandėliai, balandėlių, šaltiena, šaltienos, zrazai, kotletai,
      vėdarai, kugelis su spirgučiais, šašlykas, šašlykai, koldūnai`,
    wine: `
      ${combine('raudon, balt, rausv, saus, sald, karšt, putojant', 'as vynas, o vyno, ą vyną, u vynu')}, saldus vynas, saldaus vyno, putojantis vynas, vynas, vyno, vyną, vynu, vyne,
      šampanas, šampano, šampaną, midus, midaus, vermutas, portveinas, chereso, karštas vynas
    `,
    beer: `!alus, alaus, =alų, alumi, aluje, tamsus alus, šviesus alus, alaus tešla, alaus tešloje`,
    spirit: `
      ${combine('degtin, samanin, trauktin', feminineInE)}, trejos devynerios, brendis, brendžio, brendį, konjakas, konjako, konjaką, viskis, viskio, viskį, džinas, džino, =romą, !romu,
      romo ir, romo padažas, tekila, spiritas, krupnikas, krupniko, samanė
    `,
    liqueur: `likeris, likerio, likerį, likeriu, likeriai`,
    alcohol: `alkoholis, alkoholio, alkoholį, alkoholiniai, alkoholinis, alkoholiniai gėrimai, etanolis`,
    imitationDrink: `nealkoholinis alus, nealkoholinio alaus, nealkoholinis vynas, alaus mielės, duonos gira, kombuča`,
    extract: `vanilės ekstraktas, vanilės ekstrakto, vanilės esencija, romo esencija, romo aromatas, migdolų ekstraktas, esencija`,
    gelatine: `želatina, želatinos, želatiną, želatinos lakštai, kolagenas`,
    gelatineSweet: `guminukai, zefyrai, zefyriukai, želė saldainiai`,
    additive: `emulsiklis, emulsikliai, glicerinas, lecitinas, margarinas`,
    carmine: `karminas, košenilis`,
    rennet: `šliužo fermentas, išrūgos, išrūgų`,
    blood: `kraujas, kraujo, kraują, kraujinis, kraujinė, kraujiniai, kraujinių, kraujinė dešra, kraujiniai vėdarai, kiaulės kraujas`,
    horse: `arkliena, arklienos, arklieną, arklienos dešra, kumeliena`,
    donkey: `asiliena, asilienos, asilo mėsa`,
    predator: `
      lokiena, lokienos, meškiena, meškienos, lokio mėsa, šuniena, šunienos, kačių mėsa, barsuko taukai,
      barsukų taukai, lapės mėsa, vilkiena, lūšiena`,
    reptile: `varlių kojelės, varlių kojelių, varlės, vėžlių sriuba, vėžlys, krokodiliena, krokodilo mėsa`,
    insect: `sraigės, sraigių, sraiges, vynuoginės sraigės, svirpliai, svirplių miltai, vabzdžiai`,
    harmless: `
      vyno actas, vyno acto, vyno actą, raudonojo vyno actas, baltojo vyno actas, obuolių actas, vynuogės, vynuogių,
      vynuoges, vynuogių lapai, vynuogių sultys, meškinis česnakas, meškinio česnako, meškinis, kraujažolė,
      raudonasis apelsinas, kraujinis apelsinas, imbierinis alus, arklio rūgštynė, arklinis kaštonas, cinamono sraigės,
      sraigės su cinamonu, kalakutienos kumpis, vištienos kumpis`,
    animal: `${combine('jautien, veršien, avien, ėrien, vištien, kalakutien, antien, žąsien, triušien, elnien, paukštien, ožkien', feminine)}, vištos, kalakuto, jautienos`,
    seafood: `žuvis, žuvies, lašiša, lašišos, tunas, tuno, krevetės`,
    plant: `augalinis, augalinė, augaliniai, veganiškas, veganiška, veganiškos, vegetariškas, vegetariška, sojų`,
    halal: `halal`,
    alcoholFree: `nealkoholinis, nealkoholinė, be alkoholio`,
    vinegar: `actas, acto`,
    insteadOf: `vietoj, vietoje`,
    join: `arba`,
  },
  onlyAtHome: { without: `be`, spirit: `romas, romo, starka`, imitationDrink: `gira, giros, girą` },
  hints: `šaukštas, šaukštai, šaukšto, šaukštelis, šaukštelio, stiklinė, skiltelės, kapotas, svogūnas, druskos, arba, gabalėliais`,
};
