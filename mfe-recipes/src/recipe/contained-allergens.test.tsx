import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { ContainedAllergens } from './contained-allergens.tsx';

test('says what is named, with the lines that say so', () => {
  const recipe = aRecipe({
    ingredients: ['700 g chicken thighs', '200 ml yoghurt'],
    instructions: ['Coat the chicken with yoghurt.', 'Scatter almonds over it.'],
    contents: {
      contains: [
        {
          allergen: 'milk',
          lines: [
            { words: 'yoghurt', part: 'ingredients', index: 1 },
            { words: 'yoghurt', part: 'steps', index: 0 },
          ],
        },
        { allergen: 'nuts', lines: [{ words: 'almonds', part: 'steps', index: 1 }] },
      ],
      diets: ['gluten-free'],
    },
  });
  render(<ContainedAllergens recipe={recipe} />);
  const section = screen.getByRole('region', { name: 'Allergens and diets' });
  expect(section.textContent).toContain('Contains: milk, nuts');
  expect(section.textContent).toContain('milk: 200 ml yoghurt');
  expect(section.textContent).toContain('nuts: Scatter almonds over it.');
  expect(section.textContent).toContain('Without gluten');
});

test('promises nothing where none is named', () => {
  render(<ContainedAllergens recipe={aRecipe()} />);
  const { textContent } = screen.getByRole('region', { name: 'Allergens and diets' });
  expect(textContent).toContain('None of the fourteen main allergens is named.');
  expect(textContent).not.toMatch(/free/i);
});
