import { describe, expect, test } from '@jest/globals';
import { dividedBy, isEqual, isLess, one, plus, rational, times } from '@sufra/nutrition/measures';
import { addAmounts } from './add-amounts.ts';
import { type Amount, readAmount, scaleAmount } from './amount.ts';
import { forAll, type Seeded } from './testing/seeded.ts';
import type { Units } from './units.ts';
import { writeAmount } from './write-amount.ts';

const units = ['g', 'kg', 'oz', 'lb', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'cloves', 'g tin', null] as const;
const quantities = [0.125, 0.25, 0.33, 0.3333333, 0.5, 0.67, 0.75, 1, 1.2, 1.5, 2.25, 7, 250, 999.5] as const;

const read = (quantity: number, unit: string | null): Amount => {
  const amount = readAmount({ quantity, unit });
  if (!amount) throw new Error('Nothing is measured');
  return amount;
};

const anAmount = (from: Seeded) => read(from.oneOf(quantities), from.oneOf(units));
const aFactor = (from: Seeded) => rational(from.whole(1, 50), from.whole(1, 50));

const written = (
  quantity: number,
  unit: string | null,
  { times: by = one, in: system = 'metric' as Units } = {},
) => writeAmount(scaleAmount(read(quantity, unit), by), system).replaceAll('\u00a0', ' ');

describe('any amount', () => {
  test('scaled up and down again is what it was', () => {
    forAll(
      from => ({ amount: anAmount(from), factor: aFactor(from) }),
      ({ amount, factor }) => {
        const there = scaleAmount(amount, factor);
        expect(scaleAmount(there, dividedBy(one, factor))).toEqual(amount);
      },
    );
  });

  test('scaled step by step is what it is scaled at once', () => {
    forAll(
      from => ({ amount: anAmount(from), servings: from.whole(2, 12) }),
      ({ amount, servings }) => {
        let stepwise = amount;
        for (let now = 4; now !== servings; now += Math.sign(servings - now)) {
          stepwise = scaleAmount(stepwise, rational(now + Math.sign(servings - now), now));
        }
        expect(stepwise).toEqual(scaleAmount(amount, rational(servings, 4)));
      },
    );
  });

  test('added to another is the same whichever comes first, and scaling both scales the sum', () => {
    forAll(
      from => ({ a: anAmount(from), b: anAmount(from), factor: aFactor(from) }),
      ({ a, b, factor }) => {
        const sum = addAmounts(a, b);
        expect(addAmounts(b, a)).toEqual(sum);
        const ofScaled = addAmounts(scaleAmount(a, factor), scaleAmount(b, factor));
        expect(ofScaled).toEqual(sum && scaleAmount(sum, factor));
      },
      1_000,
    );
  });

  test('is never written as nothing, nor as a number without end, in either system', () => {
    forAll(
      from => ({
        amount: scaleAmount(anAmount(from), aFactor(from)),
        system: from.oneOf(['metric', 'imperial'] as const),
      }),
      ({ amount, system }) => {
        const text = writeAmount(amount, system);
        expect(text).not.toMatch(/^0(?![.\d])|NaN|e-|\.0*[1-9]\d{2}/);
        expect(text.length).toBeLessThan(30);
      },
      1_000,
    );
  });
});

test('sums and products of fractions keep their laws', () => {
  forAll(
    from => [aFactor(from), aFactor(from), aFactor(from)] as const,
    ([a, b, c]) => {
      expect(plus(a, b)).toEqual(plus(b, a));
      expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)));
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      expect(isEqual(times(a, dividedBy(b, a)), b)).toBe(true);
      expect(isLess(a, plus(a, b))).toBe(true);
    },
  );
});

describe('an amount is written for the kitchen', () => {
  test.each([
    [0.33, 'tsp', rational(3), '1 tsp'],
    [1 / 3, null, rational(3), '1'],
    [500, 'g', rational(2), '1 kg'],
    [1, 'kg', rational(1, 2), '500 g'],
    [625, 'ml', rational(2), '1.25 l'],
    [1.2, 'litres', one, '1.2 l'],
    [0.33, 'l', one, '330 ml'],
    [700, 'g', rational(5, 6), '583 g'],
    [7.5, 'g', one, '7.5 g'],
    [1, 'tbsp', rational(1, 2), '1½ tsp'],
    [1, 'tsp', rational(6), '2 tbsp'],
    [1, 'tsp', rational(4), '4 tsp'],
    [2, 'tbsp', rational(10), '300 ml'],
    [1, 'cup', one, '240 ml'],
    [1, 'lb', one, '454 g'],
    [1, null, rational(3, 2), '1½'],
    [2, null, rational(5, 6), '1⅔'],
    [1, null, rational(4, 7), '0.57'],
    [4, 'cloves', rational(1, 4), '1 clove'],
    [1, 'small bunch', rational(2), '2 small bunches'],
    [400, 'g tin', one, '400 g tin'],
    [400, 'g tin', rational(3, 2), '1½ × 400 g tin'],
    [999.9, 'g', one, '1 kg'],
  ])('%s %s scaled', (quantity, unit, by, text) => {
    expect(written(quantity, unit, { times: by })).toBe(text);
  });

  test.each([
    [700, 'g', '1 lb 8¾ oz'],
    [454, 'g', '1 lb'],
    [250, 'g', '8¾ oz'],
    [10, 'g', '10 g'],
    [600, 'ml', '2½ cups'],
    [0.5, 'l', '2 cups'],
    [60, 'ml', '¼ cup'],
    [30, 'ml', '2 tbsp'],
    [4, 'tbsp', '¼ cup'],
    [1.5, 'tsp', '1½ tsp'],
    [6, 'cloves', '6 cloves'],
  ])('%s %s in imperial units', (quantity, unit, text) => {
    expect(written(quantity, unit, { in: 'imperial' })).toBe(text);
  });

  test('what is not measured has no amount', () => {
    expect(readAmount({ quantity: null, unit: null })).toBeNull();
  });
});

test.each([
  [read(2, 'tbsp'), read(100, 'ml'), '130 ml'],
  [read(1, 'clove'), read(3, 'cloves'), '4 cloves'],
  [read(600, 'g'), read(1, 'kg'), '1.6 kg'],
  [read(400, 'g tin'), read(400, 'g tin'), '2 × 400 g tin'],
])('like amounts become one', (a, b, text) => {
  const sum = addAmounts(a, b);
  expect(sum && writeAmount(sum, 'metric').replaceAll('\u00a0', ' ')).toBe(text);
});

test('unlike amounts stay two', () => {
  expect(addAmounts(read(100, 'g'), read(2, 'cloves'))).toBeUndefined();
  expect(addAmounts(read(100, 'g'), read(100, 'ml'))).toBeUndefined();
  expect(addAmounts(read(1, null), read(1, 'bunch'))).toBeUndefined();
});
