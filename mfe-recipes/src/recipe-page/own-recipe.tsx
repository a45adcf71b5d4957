import type { Recipe } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { CookedNow } from '../personal/cooked-now.tsx';
import { PersonalSection } from '../personal/personal-section.tsx';
import { PhotoSection } from '../photo/photo-section.tsx';
import { PublicationSection } from '../publication/publication-section.tsx';
import { AvoidedNotice } from '../recipe/avoided-notice.tsx';
import { InvalidRecipe } from '../recipe/invalid-recipe.tsx';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { KeptUntil } from '../recipe/kept-until.tsx';
import { RecipeActions } from '../recipe/recipe-actions.tsx';
import { RecipeDetails } from '../recipe-details/recipe-details.tsx';
import { AddRecipeToList } from '../shopping/add-recipe-to-list.tsx';
import { ShowAtTable } from '../table/show-at-table.tsx';
import { RecipeOfHousehold } from './recipe-of-household.tsx';

interface OwnRecipeProps {
  recipe: Recipe;
  title?: ReactNode;
  onDelete: () => void;
}

export function OwnRecipe({ recipe, title, onDelete }: OwnRecipeProps) {
  if (!isWholeRecipe(recipe)) {
    return (
      <>
        {title}
        <InvalidRecipe />
      </>
    );
  }
  if (recipe.whose !== undefined) return <RecipeOfHousehold {...{ recipe, title }} whose={recipe.whose} />;
  return (
    <RecipeDetails
      recipe={recipe}
      recipeKey={recipe._id}
      planId={recipe._id}
      title={title}
      whenCooked={<CookedNow recipe={recipe} />}
      after={
        <>
          <PhotoSection recipe={recipe} />
          <PersonalSection recipe={recipe} />
          <ShowAtTable recipe={recipe} />
          <PublicationSection recipe={recipe} />
        </>
      }
      actions={servings => (
        <>
          <AddRecipeToList recipe={recipe} servings={servings} />
          <RecipeActions recipe={recipe} servings={servings} onDelete={onDelete} />
        </>
      )}
    >
      <KeptUntil keptUntil={recipe.keptUntil} />
      <AvoidedNotice avoided={recipe.avoided} />
    </RecipeDetails>
  );
}
