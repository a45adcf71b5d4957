import { type Rational, rational } from './rational.ts';

export type Kind = 'mass' | 'volume';

export interface Measure {
  kind: Kind;
  /** In grams or millilitres. The spoons are those of a measuring set, and sixteen tablespoons are a cup. */
  size: Rational;
  style: 'metric' | 'spoon' | 'imperial';
}

const measure = (kind: Kind, style: Measure['style'], size: Rational): Measure => ({ kind, size, style });

export const measures = {
  g: measure('mass', 'metric', rational(1)),
  kg: measure('mass', 'metric', rational(1_000)),
  oz: measure('mass', 'imperial', rational(45_359_237, 1_600_000)),
  lb: measure('mass', 'imperial', rational(45_359_237, 100_000)),
  ml: measure('volume', 'metric', rational(1)),
  cl: measure('volume', 'metric', rational(10)),
  dl: measure('volume', 'metric', rational(100)),
  l: measure('volume', 'metric', rational(1_000)),
  tsp: measure('volume', 'spoon', rational(5)),
  tbsp: measure('volume', 'spoon', rational(15)),
  'fl oz': measure('volume', 'imperial', rational(30)),
  cup: measure('volume', 'imperial', rational(240)),
} as const;

export type MeasureName = keyof typeof measures;

const spellings: Record<MeasureName, string[]> = {
  g: ['g', 'gr', 'gram', 'grams', 'gramme', 'grammes'],
  kg: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  oz: ['oz', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  cl: ['cl'],
  dl: ['dl'],
  l: ['l', 'litre', 'litres', 'liter', 'liters'],
  tsp: ['tsp', 'tsps', 'teaspoon', 'teaspoons'],
  tbsp: ['tbsp', 'tbsps', 'tablespoon', 'tablespoons'],
  'fl oz': ['fl oz', 'fluid ounce', 'fluid ounces'],
  cup: ['cup', 'cups'],
};

const bySpelling = new Map(
  Object.entries(spellings).flatMap(([name, words]) =>
    words.map((word): [string, MeasureName] => [word, name as MeasureName]),
  ),
);

/** All spellings, the longest first. */
export const measureSpellings = [...bySpelling.keys()].sort((one, other) => other.length - one.length);

/** 'Tablespoons' is tbsp; a clove or a bunch is no measure. */
export const findMeasure = (unit: string): MeasureName | undefined =>
  bySpelling.get(unit.trim().toLowerCase().replace(/\.$/, ''));
