import type { Recipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { AvoidedNotice } from '../recipe/avoided-notice.tsx';
import { RecipeDetails } from '../recipe-details/recipe-details.tsx';
import { SaveShown } from '../table/save-shown.tsx';
import { tRich } from '../texts/text.ts';

interface RecipeOfHouseholdProps {
  recipe: Recipe;
  whose: string;
  title: ReactNode;
}

/** What another member of the household has planned, or shows: it is read and cooked, and changed by its owner alone. */
export const RecipeOfHousehold = ({ recipe, whose, title }: RecipeOfHouseholdProps) => (
  <RecipeDetails
    recipe={recipe}
    recipeKey={recipe._id}
    planId={recipe._id}
    title={title}
    actions={() => <SaveShown recipe={recipe} />}
  >
    <Notice
      role="note"
      title={
        recipe.isAtTable
          ? tRich('recipePage.shown', { name: <bdi>{whose}</bdi> })
          : tRich('recipePage.ofHousehold', { name: <bdi>{whose}</bdi> })
      }
    />
    <AvoidedNotice avoided={recipe.avoided} />
  </RecipeDetails>
);
