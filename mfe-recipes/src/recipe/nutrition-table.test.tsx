import { expect, test } from '@jest/globals';
import type { RecipeNutrition } from '@sufra/contracts';
import { render, screen, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { NutritionTable } from './nutrition-table.tsx';
import { RecipeFacts } from './recipe-facts.tsx';

const nutrition: RecipeNutrition = {
  perServing: {
    kcal: 612,
    protein: 32.4,
    carbohydrate: 71,
    sugars: null,
    fat: 21.5,
    saturated: 4,
    fibre: 6.1,
    salt: 0.4,
  },
  computedLines: 11,
  lines: 12,
  isEstimate: false,
  isSaltOpen: true,
};

test('says what a serving holds, from how many lines, and what is not known', () => {
  render(<NutritionTable nutrition={nutrition} />);
  const section = screen.getByRole('region', { name: 'Nutrition' });
  const cell = (name: string) =>
    within(section).getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(cell('Energy')).toContain('612 kcal');
  expect(cell('Fat')).toContain('21.5 g');
  expect(cell('of which sugars')).toContain('not known');
  expect(cell('Salt')).toContain('without salt to taste');
  expect(section.textContent).toContain('Computed from 11 of 12 lines');
  expect(section.textContent).not.toContain('estimate');
});

test('an estimate says so, and the facts keep the calories of the recipe', () => {
  const estimate = { ...nutrition, isEstimate: true };
  render(<NutritionTable nutrition={estimate} />);
  expect(screen.getByRole('region', { name: 'Nutrition' }).textContent).toContain('an estimate');
  render(<RecipeFacts recipe={aRecipe({ calories: 560, nutrition: estimate })} />);
  expect(screen.getByRole('list').textContent).toContain('560');
});

test('the facts say the energy that is computed', () => {
  render(<RecipeFacts recipe={aRecipe({ calories: 560, nutrition })} />);
  expect(screen.getByRole('list').textContent).toContain('612');
});

test('says nothing where nothing could be computed', () => {
  const { container } = render(<NutritionTable nutrition={null} />);
  expect(container.textContent).toBe('');
});
