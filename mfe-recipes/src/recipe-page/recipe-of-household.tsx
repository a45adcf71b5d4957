import type { Recipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { AvoidedNotice } from '../recipe/avoided-notice.tsx';
import { RecipeDetails } from '../recipe-details/recipe-details.tsx';
import { tRich } from '../texts/text.ts';

interface RecipeOfHouseholdProps {
  recipe: Recipe;
  whose: string;
  title: ReactNode;
}

/** What another member of the household has planned: it is read and cooked, and changed by its owner alone. */
export const RecipeOfHousehold = ({ recipe, whose, title }: RecipeOfHouseholdProps) => (
  <RecipeDetails
    recipe={recipe}
    recipeKey={recipe._id}
    planId={recipe._id}
    title={title}
    actions={() => null}
  >
    <Notice role="note" title={tRich('recipePage.ofHousehold', { name: <bdi>{whose}</bdi> })} />
    <AvoidedNotice avoided={recipe.avoided} />
  </RecipeDetails>
);
