import { expect, test } from '@jest/globals';
import { forAll } from '@sufra/amounts/testing/seeded.ts';
import { weekOf } from '@sufra/contracts';
import { aPlan, filledOf } from '../../test/a-plan.ts';
import { applyChanges, clear, copyToNextWeek, filledSlots, mealIn, move, undo } from './calendar-changes.ts';
import { type SlotId, slotBeside, slotName } from './slots.ts';

const monday = '2027-05-03';
const week = weekOf(monday);
const aWeek = (filled: Parameters<typeof aPlan>[0]) => aPlan(filled, { monday });
const [lunch, sunday, snack]: [SlotId, SlotId, SlotId] = [
  '2027-05-03_lunch',
  '2027-05-09_lunch',
  '2027-05-04_snack',
];

test('a recipe that is moved leaves its slot, and one that is in the way comes there', () => {
  const plan = aWeek({ 'monday-lunch': 'a', 'tuesday-snack': 'b' });
  const moved = applyChanges(plan, move(plan, { from: lunch, to: sunday }));
  expect(filledOf(moved, monday)).toEqual({ 'sunday-lunch': 'a', 'tuesday-snack': 'b' });
  const swapped = applyChanges(plan, move(plan, { from: lunch, to: snack }));
  expect(filledOf(swapped, monday)).toEqual({ 'monday-lunch': 'b', 'tuesday-snack': 'a' });
  expect(move(plan, { from: lunch, to: lunch })).toEqual([]);
});

test('what is left goes along with its meal as long as it keeps, and is cooked itself before it', () => {
  const source = { date: monday, meal: 'lunch' } as const;
  const plan = applyChanges(aWeek({ 'monday-lunch': 'a' }), [
    { slot: snack, becomes: { leftoversOf: source, people: 2 } },
  ]);
  const near = applyChanges(plan, move(plan, { from: lunch, to: '2027-05-03_iftarOrDinner' }));
  expect(mealIn(near, snack)).toMatchObject({
    leftoversOf: { date: monday, meal: 'iftarOrDinner' },
    people: 2,
  });
  const after = applyChanges(plan, move(plan, { from: lunch, to: sunday }));
  expect(mealIn(after, snack)).toMatchObject({ recipeId: 'a', leftoversOf: null, people: 2 });
  const before = applyChanges(plan, move(plan, { from: snack, to: '2027-05-03_suhoor' }));
  expect(mealIn(before, '2027-05-03_suhoor')).toMatchObject({ recipeId: 'a', leftoversOf: null });
});

test('any changes can be taken back', () => {
  forAll(
    from => {
      const some = () => {
        const slot = from.oneOf([lunch, sunday, snack]);
        const recipeId = from.oneOf(['a', 'b', '']);
        return { slot, becomes: recipeId === '' ? null : { recipeId } };
      };
      const source = { date: monday, meal: 'lunch' } as const;
      const plan = applyChanges(aWeek({ 'monday-lunch': 'a', 'tuesday-lunch': 'b' }), [
        { slot: snack, becomes: { leftoversOf: source } },
      ]);
      return { plan, changes: [some(), { date: monday, guests: from.whole(0, 3) }, some(), some()] };
    },
    ({ plan, changes }) => {
      const back = applyChanges(applyChanges(plan, changes), undo(plan, changes));
      expect(filledOf(back, monday)).toEqual(filledOf(plan, monday));
      expect(back.guests).toEqual(plan.guests);
      expect(mealIn(back, snack)?.leftoversOf).toEqual(mealIn(plan, snack)?.leftoversOf);
    },
  );
});

test('a week is copied to where the next has nothing, its leftovers with what they come from', () => {
  const plan = applyChanges(aWeek({ 'monday-lunch': 'a', 'sunday-snack': 'b' }), [
    { slot: snack, becomes: { leftoversOf: { date: monday, meal: 'lunch' }, people: 3 } },
  ]);
  const copied = applyChanges(plan, copyToNextWeek(plan, week, plan));
  expect(mealIn(copied, '2027-05-11_snack')).toMatchObject({
    ...{ recipeId: 'a', people: 3, leftoversOf: { date: '2027-05-10', meal: 'lunch' } },
  });
  const taken = applyChanges(plan, [{ slot: '2027-05-10_lunch', becomes: { recipeId: 'c' } }]);
  const over = applyChanges(taken, copyToNextWeek(plan, week, taken));
  expect(mealIn(over, '2027-05-10_lunch')).toMatchObject({ recipeId: 'c' });
  expect(mealIn(over, '2027-05-11_snack')).toMatchObject({ recipeId: 'a', leftoversOf: null });
});

test('a week that is cleared is empty', () => {
  const plan = aWeek({ 'monday-lunch': 'a', 'tuesday-lunch': 'b' });
  expect(filledSlots(applyChanges(plan, clear(plan, week)), week)).toEqual([]);
});

test('beside a slot are the next meal and the next day, round the end of the week', () => {
  expect(slotBeside(lunch, { meals: 1 })).toBe('2027-05-03_iftarOrDinner');
  expect(slotBeside('2027-05-03_snack', { meals: 1 })).toBe('2027-05-04_suhoor');
  expect(slotBeside('2027-05-03_suhoor', { meals: -1 })).toBe('2027-05-09_snack');
  expect(slotBeside(sunday, { days: 1 })).toBe(lunch);
});

test('meals are called as the month has them', () => {
  const names = (date: string) => [slotName(`${date}_suhoor`), slotName(`${date}_iftarOrDinner`)];
  expect(names('2027-02-15')).toEqual(['Monday, suhoor', 'Monday, iftar']);
  expect(names(monday)).toEqual(['Monday, breakfast', 'Monday, dinner']);
});
