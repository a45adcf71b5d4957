import { combine } from '../combine.ts';
import type { Lexicon } from '../lexicon.ts';

const feminine = 'a, as, u, ai, ām, ās, ā';
const masculineInIs = 'is, a, i, u, im, iem, us, ī, os';

export const lv: Lexicon = {
  language: 'lv',
  words: {
    pork: `
      ${combine('cūkgaļ, mežacūk', feminine)}, ${combine('=cūk', feminine)},
      ${combine('mežacūkas, =cūkas, =cūku', 'gaļa, gaļas, gaļu, kājas, kāja, ausis, stilbs, stilbu, galva, mēle, aknas, ribas, ribiņas, fileja, kakls, asinis, galerts, šņukurs, cepetis', ' ')},
      ${combine('sivēn', 's, a, u, i, iņš, iņa')}, sivēngaļa, kuilis, kuiļa gaļa
    `,
    porkFat: `${combine('speķ', masculineInIs)}, speķīši, speķīšiem, speķa pīrāgi, speķa pīrādziņi, cūku tauki, cūkas tauki, cūku taukus, cūku taukos, dradži, dradžiem, kūpināts speķis`,
    curedPork: `${combine('šķiņķ', `${masculineInIs}, īši, īšiem`)}, ${combine('bekon', 's, a, u, am, ā, iem')}, ${combine('=karbonād', 'e, es, i, ēm, ītes')}, salami, salami desa, kūpināta krūtiņa, pančeta, prošuto, mortadella, kūpinātas ribiņas, kūpinātām ribiņām`,
    mixedMeat: `cūkgaļas un liellopu gaļas, jauktā maltā gaļa`,
    sausage: `
      =desiņa, desiņas, desiņu, desiņām, cīsiņi, cīsiņš, cīsiņu, cīsiņus, cīsiņiem, sardeles, sardeļu,
      mednieku desiņas, doktordesa, doktora desa, kūpināta desa, vārīta desa, aknu desa, aknu pastēte, pastēte,
      zemnieku desa, cīsiņi mīklā, hotdogs`,
    porkClassic: `galerts, galertu, galerta, kotletes, kāpostu tīteņi, pelmeņi, šašliks, šašliku, strogonovs`,
    wine: `
      ${combine('sarkan, balt, karst, rozā, galda ', 'vīns, vīna, vīnu, vīnā')}, ${combine('sarkanais, baltais, sauss, salds, dzirkstošais', 'vīns', ' ')},
      ${combine('sarkanā, baltā, sausa', 'vīna, vīnu, vīnā', ' ')}, =vīns, =vīna, =vīnu, =vīnā, =vīnam, šampanietis, šampanieša, šampanieti, vermuts, vermuta, portvīns, portvīna,
      rīsu vīns, vīna mērce
    `,
    beer: `tumšais alus, gaišais alus, !alus, =alū, alus mīkla, alus mērce`,
    spirit: `
      ${combine('degvīn', 's, a, u, ā')}, kandža, kandžu, !rums, !rumu, ruma mērce, ruma kūka, =rumā, konjaks, konjaka, konjaku, brendijs, brendija, viskijs, viskija, džins un toniks,
      spirts, spirta, spirtu, tekila, uzlējums, Rīgas balzams, melnais balzams, Rīgas melnais balzams
    `,
    liqueur: `${combine('liķier', 'is, a, i, u, im, iem')}, olu liķieris`,
    alcohol: `alkohols, alkohola, alkoholu, alkoholisks, alkoholiskie, alkoholiskie dzērieni, etanols`,
    imitationDrink: `bezalkoholiskais alus, bezalkoholiskais vīns, alus raugs, kvass, kvasa, sidrs, sidra`,
    extract: `vaniļas ekstrakts, vaniļas ekstrakta, vaniļas esence, ruma esence, mandeļu ekstrakts, esence`,
    gelatine: `želatīns, želatīna, želatīnu, želatīna plāksnes, kolagēns`,
    gelatineSweet: `=zefīri, zefīriņi, gumijas lācīši, želejkonfektes`,
    additive: `emulgators, emulgatori, glicerīns, lecitīns, margarīns`,
    carmine: `karmīns, košenils`,
    rennet: `himozīns, siera ferments, sūkalas, sūkalu`,
    blood: `asinsdesa, asinsdesas, asinsdesu, asins pankūkas, asins desa, asins desas, asinis, cūku asinis, putraimdesa, putraimdesas`,
    horse: `zirga gaļa, zirga gaļas, zirgaļa`,
    donkey: `ēzeļa gaļa, ēzeļgaļa`,
    predator: `lāča gaļa, lāču gaļa, lāča gaļas, suņa gaļa, kaķa gaļa, āpša tauki, āpšu tauki, lūša gaļa, vilka gaļa`,
    reptile: `varžu kājiņas, vardes kājiņas, varžu kājas, bruņurupuču zupa, krokodila gaļa, čūskas gaļa`,
    insect: `vīngliemeži, vīngliemežu, vīngliemežus, vīngliemezis, gliemeži sviestā, circeņi, circeņu milti, kukaiņi`,
    harmless: `
      vīna etiķis, vīna etiķa, vīna etiķi, sarkanvīna etiķis, baltvīna etiķis, ābolu etiķis, vīnogas, vīnogu, vīnogām,
      vīnogu lapas, vīnogu sula, lakši, lāču laksti, lācenes, lāceņu, asinszāle, sarkanais apelsīns, sarkanie apelsīni,
      kanēļmaizītes gliemeži, zirgkastaņa, ingvera alus, jūras gliemeži, tītara šķiņķis, vistas šķiņķis`,
    animal: `
      liellopu, liellopa, liellops, =teļa, teļa gaļa, jēra, jēra gaļa, aitas, vistas, vista, vistu, tītara, tītars,
      tītaru, =pīles, =pīle, zoss, truša, brieža, stirnas`,
    seafood: `zivs, zivju, laša, lasis, tunča, tuncis, garneles`,
    plant: `vegāns, vegāniska, vegāniskas, vegānu, veģetārs, veģetārā, veģetāras, augu izcelsmes, sojas`,
    halal: `halal`,
    alcoholFree: `bezalkoholiskais, bezalkoholisks, bez alkohola`,
    vinegar: `etiķis, etiķa`,
    insteadAfter: `vietā`,
  },
  onlyAtHome: { sausage: `desa, desas, desu`, beer: `alu` },
  hints: `ēdamkarote, ēdamkarotes, tējkarote, tējkarotes, glāze, ķiploka, daiviņas, sasmalcināts, sīpols`,
};
