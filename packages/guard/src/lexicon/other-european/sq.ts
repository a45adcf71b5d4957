import type { Lexicon } from '../lexicon.ts';

export const sq: Lexicon = {
  language: 'sq',
  words: {
    pork: `
      derr, derri, derrit, mish derri, mishi i derrit, mish derrkuci, derrkuc, derrkuci, brinjë derri, kofshë derri,
      derr i egër, derri i egër, mish derri i egër, bërxollë derri`,
    porkFat: `dhjamë derri, sallo derri, yndyrë derri`,
    curedPork: `proshutë, proshuta, proshutën, pancetë, panceta, pancetën, bekon, salsiçe derri, sallam derri, suxhuk derri`,
    sausage: `sallam, salsiçe, salsiçet, suxhuk, viktorina, pastërma mishi`,
    wine: `
      verë e kuqe, verë e bardhë, verë të kuqe, verë të bardhë, verën e bardhë, verën e kuqe, verë roze, gotë verë,
      me verë, në verë, salcë vere, shampanjë`,
    beer: `birrë, birra, birrën, me birrë`,
    spirit: `raki rrushi, raki kumbulle, raki mani, rakia, konjak, konjaku, uiski, vodkë, gotë rum`,
    liqueur: `liker, likeri, likeret`,
    alcohol: `alkool, alkooli, pije alkoolike, pijet alkoolike`,
    imitationDrink: `birrë pa alkool, boza, bozë`,
    extract: `ekstrakt vanilje, esencë vanilje, esencë rumi`,
    gelatine: `xhelatinë, xhelatina`,
    blood: `gjak derri, gjak kafshe`,
    horse: `mish kali`,
    donkey: `mish gomari`,
    predator: `mish ariu, mish qeni, mish maceje`,
    reptile: `këmbë bretkose, këmbë bretkosash, bretkosa`,
    insect: `kërmij, kërmijtë, insekte`,
    harmless: `uthull vere, uthull, uthull molle, gjethe rrushi, lëng rrushi`,
    animal: `viçi, pulë, gjeldeti, qengji, deleje, dhie, mish viçi, =viç, mish lope, mish pule, mish qengji`,
    alcoholFree: `pa alkool`,
    vinegar: `uthull`,
    insteadOf: `në vend të`,
  },
  onlyAtHome: { without: `pa` },
  hints: `lugë, kokërr, dhe, ose, qepë, thelpinj, grirë`,
};
