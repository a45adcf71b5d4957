import { itemOfSoMany, singularElsewhere, unitFor } from './count-words-elsewhere.ts';
import { containerIn, jointOf } from './joined-elsewhere.ts';
import { learnOtherKitchens } from './other-kitchens.ts';
import { amountIn, degreesIn, metricWords } from './unit-words.ts';

learnOtherKitchens({
  metricOf: unit => metricWords.get(unit.trim().toLowerCase()),
  singularOf: singularElsewhere,
  unitFor,
  itemOfSoMany,
  degreesIn,
  containerIn,
  jointOf,
  amountIn,
});
