import { expect, test } from '@jest/globals';
import { forAll } from '@sufra/amounts/testing/seeded.ts';
import { datesFrom, daysBetween, type Recipe } from '@sufra/contracts';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { applyChanges } from '../calendar-changes.ts';
import { placeOf } from '../slots.ts';
import { proposeNights } from './propose-nights.ts';

const dates = datesFrom('2027-02-08', 30);
const wish = {
  dates,
  meals: ['iftarOrDinner'],
  apart: 7,
  mostMinutes: undefined,
  likesSunnah: false,
} as const;
const dishes = (count: number, more: Partial<Recipe> = {}) =>
  Array.from({ length: count }, (_, at) =>
    aRecipe({ _id: String(at).padStart(24, '0'), title: `Dish ${at}`, ...more }),
  );

test('thirty nights are filled, no dish too near to itself, each about as often; the same again', () => {
  const { changes, free } = proposeNights(aPlan(), dishes(10), wish);
  expect([changes.length, free]).toEqual([30, 0]);
  const counts = Map.groupBy(changes, ({ recipe }) => recipe._id);
  expect([...counts.values()].map(({ length }) => length)).toEqual(Array(10).fill(3));
  expect(proposeNights(aPlan(), dishes(10), wish).changes).toEqual(changes);
});

test('with few dishes nights stay free rather than that a dish comes again too soon', () => {
  const { changes, free } = proposeNights(aPlan(), dishes(3), wish);
  expect(changes.length + free).toBe(30);
  expect(free).toBe(16);
});

test('any plan keeps what stands there, and no dish is nearer to itself than wished', () => {
  forAll(
    from => ({ count: from.whole(0, 12), apart: from.whole(1, 10), lunch: from.whole(0, 29) }),
    ({ count, apart, lunch }) => {
      const recipes = dishes(count);
      const taken = String(0).padStart(24, '0');
      const slot = `${dates[lunch] ?? ''}_iftarOrDinner` as const;
      const plan = applyChanges(aPlan(), [{ slot, becomes: { recipeId: taken } }]);
      const { changes, free } = proposeNights(plan, recipes, { ...wish, apart });
      expect(changes.length + free).toBe(29);
      const eaten = applyChanges(plan, changes).meals;
      for (const one of eaten)
        for (const other of eaten)
          if (one !== other && one.recipeId === other.recipeId)
            expect(Math.abs(daysBetween(one.date, other.date))).toBeGreaterThanOrEqual(apart);
    },
    60,
  );
});

test('what is avoided, no longer halal, too slow or cooked a moment ago is not proposed', () => {
  const [avoided, forbidden, slow, eaten, fine] = dishes(5);
  if (!avoided || !forbidden || !slow || !eaten || !fine) throw new Error('there are five');
  const recipes: Recipe[] = [
    { ...avoided, avoided: [{ avoid: 'nuts', isDiet: false, words: 'nuts', part: 'ingredients', index: 0 }] },
    { ...forbidden, halal: { verdict: 'haram', notes: [], forbidden: [] } },
    { ...slow, prepTime: 60, cookTime: 90 },
    { ...eaten, personal: { ...eaten.personal, cookedOn: ['2027-02-07'] } },
    { ...fine, prepTime: 5, cookTime: 5 },
  ];
  const night = { ...wish, dates: dates.slice(0, 1), mostMinutes: 60 };
  expect(proposeNights(aPlan(), recipes, night).changes.map(({ recipe }) => recipe._id)).toEqual([fine._id]);
});

test('foods of the Sunnah come first where they are wished for, quick dishes before dawn', () => {
  const [plain, dates_, quick] = dishes(3, { prepTime: 30, cookTime: 60 });
  if (!plain || !dates_ || !quick) throw new Error('there are three');
  const recipes = [
    plain,
    { ...dates_, ingredientLines: [{ quantity: 8, unit: null, item: 'Medjool dates', note: null }] },
    { ...quick, prepTime: 5, cookTime: 10, ingredientLines: [] },
  ].map(recipe => (recipe === plain ? { ...recipe, ingredientLines: [] } : recipe));
  const night = { ...wish, dates: dates.slice(0, 1) };
  const first = (more: Partial<Parameters<typeof proposeNights>[2]>) =>
    proposeNights(aPlan(), recipes, { ...night, ...more }).changes.map(({ slot, recipe }) => [
      placeOf(slot).meal,
      recipe._id,
    ]);
  expect(first({ likesSunnah: true })).toEqual([['iftarOrDinner', dates_._id]]);
  expect(first({ meals: ['suhoor'] })).toEqual([['suhoor', quick._id]]);
});
