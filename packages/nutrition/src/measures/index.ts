export {
  findMeasure,
  type Kind,
  type Measure,
  type MeasureName,
  measureSpellings,
  measures,
} from './measure.ts';
export {
  dividedBy,
  isEqual,
  isLess,
  minus,
  nearest,
  one,
  plus,
  type Rational,
  rational,
  split,
  times,
  toNumber,
} from './rational.ts';
