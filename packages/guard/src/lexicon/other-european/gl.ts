import type { Lexicon } from '../lexicon.ts';

export const gl: Lexicon = {
  language: 'gl',
  words: {
    pork: `
      carne de porco, lacón, lacóns, lacón con grelos, xabaril, xabarís, xabaríns, porco bravo, porquiño, leitón,
      leitóns, bácoro, bácoros, cachucha, cachuchas, cacheira, cachola, cachola de porco, raxo, zorza, soá de porco,
      orella de porco, febra de porco, costela de porco, costeletas de porco, botelo, botelos, botelo con cachelos,
      androia, androias, churrasco de porco, uña de porco`,
    porkFat: `touciño, touciños, rixón, rixóns, roxón, roxóns, unto de porco, caldo con unto, manteiga de porco, graxa de porco, torresmos`,
    curedPork: `
      xamón, xamóns, xamón asado, xamón cocido, xamón serrano, chourizo, chourizos, chouriza, salchichón,
      lombo embuchado, panceta, beicon`,
    sausage: `salchicha, salchichas, embutido, embutidos, paté`,
    porkClassic: `cocido galego, caldo galego, callos á galega, empanada de zorza, empanada de raxo`,
    wine: `
      viño, viños, viño tinto, viño branco, viño doce, viño quente, albariño, albariños, godello, mencía, valdeorras,
      ribeira sacra, ribeiro viño, viño do ribeiro, viño tostado, vermú, sangría, espumoso viño,
      sidra galega fermentada`,
    beer: `cervexa, cervexas, cervexa negra`,
    spirit: `
      augardente, augardentes, caña de herbas, caña branca, augardente de herbas, oruxo, xenebra, coñac, brandi,
      queimada galega, whisky, vodka`,
    liqueur: `licor café, licor de café, licor de herbas, crema de oruxo, licores`,
    alcohol: `bebidas alcohólicas, bebida alcohólica`,
    imitationDrink: `cervexa sen alcohol, viño sen alcohol, lévedo de cervexa, sidra sen alcohol, levadura de cervexa, fermento de cervexa`,
    extract: `extracto de vainilla, esencia de vainilla, esencia de ron`,
    blood: `filloas de sangue, filloa de sangue, morcilla, morcillas, sangue de porco, sangue, morcilla doce`,
    horse: `carne de cabalo, cabalo carne, filete de poldro, carne de poldro`,
    donkey: `carne de burro, carne de asno`,
    reptile: `ancas de ra, patas de ra`,
    insect: `caracois, caracol de terra`,
    harmless: `
      vinagre de viño, vinagre, uva, uvas, mosto de uva, caracois de mar, caramuxos, queixo de tetilla,
      laranxa sanguina, follas de parra`,
    animal: `tenreira, vitela, cordeiro, galiña, pavo, coello, parrulo, cabrito`,
    seafood: `peixe, salmón, atún, polbo, bacallau`,
    plant: `vexetal, vexetariano, vexetariana, vegano, vegana`,
    alcoholFree: `sen alcohol`,
    vinegar: `vinagre`,
    insteadOf: `en lugar de, no canto de`,
  },
  onlyAtHome: { without: `sen`, spirit: `queimada`, porkFat: `unto` },
  hints: `culler, culleres, culleriña, allo, cunca`,
};
