import { expect, test } from '@jest/globals';
import { forAll } from '@sufra/amounts/testing/seeded.ts';
import { aPlan } from '../../test/a-plan.ts';
import { applyChanges, clear, filledSlots, move, onlyRecipes, recipeIn, undo } from './plan-changes.ts';
import { slotBeside, slotName, slots } from './slots.ts';

const someSlots = ['monday-lunch', 'tuesday-suhoor', 'sunday-iftarOrDinner'] as const;

test('a recipe that is moved leaves its slot, and one that is in the way comes there', () => {
  const plan = aPlan({ 'monday-lunch': 'a', 'friday-suhoor': 'b' });
  const moved = applyChanges(plan, move(plan, { from: 'monday-lunch', to: 'sunday-lunch' }));
  expect(moved).toEqual(aPlan({ 'sunday-lunch': 'a', 'friday-suhoor': 'b' }));
  const swapped = applyChanges(plan, move(plan, { from: 'monday-lunch', to: 'friday-suhoor' }));
  expect(swapped).toEqual(aPlan({ 'monday-lunch': 'b', 'friday-suhoor': 'a' }));
  expect(move(plan, { from: 'monday-lunch', to: 'monday-lunch' })).toEqual([]);
});

test('any changes can be taken back', () => {
  forAll(
    from => {
      const change = () => ({ slot: from.oneOf(someSlots), recipeId: from.oneOf(['a', 'b', null]) });
      const changes = [change(), change(), change()];
      return { plan: aPlan({ 'monday-lunch': 'a', 'tuesday-suhoor': 'b' }), changes };
    },
    ({ plan, changes }) => {
      const changed = applyChanges(plan, changes);
      expect(applyChanges(changed, undo(plan, changes))).toEqual(plan);
    },
  );
});

test('changes of different slots come to the same in either order, and leave what they are applied to', () => {
  const plan = aPlan({ 'monday-lunch': 'a' });
  const one = [{ slot: 'tuesday-lunch' as const, recipeId: 'b' }];
  const other = [{ slot: 'monday-lunch' as const, recipeId: null }];
  expect(applyChanges(applyChanges(plan, one), other)).toEqual(applyChanges(applyChanges(plan, other), one));
  expect(plan).toEqual(aPlan({ 'monday-lunch': 'a' }));
});

test('a week that is cleared is empty, and a recipe that is deleted is nowhere', () => {
  const plan = aPlan({ 'monday-lunch': 'a', 'tuesday-lunch': 'b', 'sunday-iftarOrDinner': 'a' });
  expect(filledSlots(applyChanges(plan, clear(plan)))).toEqual([]);
  const rest = onlyRecipes(plan, id => id !== 'a');
  expect(filledSlots(rest).map(({ id }) => id)).toEqual(['tuesday-lunch']);
  expect(recipeIn(rest, 'tuesday-lunch')).toBe('b');
});

test('beside a slot are the next meal and the next day, round the end of the week', () => {
  expect(slots).toHaveLength(21);
  expect(slotBeside('monday-lunch', { meals: 1 })).toBe('monday-iftarOrDinner');
  expect(slotBeside('monday-iftarOrDinner', { meals: 1 })).toBe('tuesday-suhoor');
  expect(slotBeside('monday-lunch', { days: 1 })).toBe('tuesday-lunch');
  expect(slotBeside('monday-suhoor', { meals: -1 })).toBe('sunday-iftarOrDinner');
  expect(slotBeside('sunday-lunch', { days: 1 })).toBe('monday-lunch');
  expect(slotName('sunday-iftarOrDinner')).toBe('Sunday, iftar or dinner');
});
