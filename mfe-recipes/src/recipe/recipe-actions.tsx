import type { Recipe } from '@sufra/contracts';
import { convertWords } from '../amounts/convert-words.ts';
import { useUnits } from '../units/units-choice.ts';
import { DeleteButton } from './delete-button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './recipe-actions.module.css';
import { linesOf, writtenServings } from './recipe-lines.ts';
import { recipeText } from './recipe-text.ts';
import { ShareOwnRecipe } from './share-own-recipe.tsx';

interface RecipeActionsProps {
  recipe: Recipe;
  /** As many as it is on the screen; as written unless told. */
  servings?: number;
  onDelete?: (() => void) | undefined;
}

/** What an owner does with a recipe as a whole. */
export function RecipeActions({ recipe, servings = writtenServings(recipe), onDelete }: RecipeActionsProps) {
  const units = useUnits();
  const text = (address: string | null) =>
    recipeText({
      recipe,
      servings,
      address,
      lines: linesOf(recipe, { servings, units }),
      steps: recipe.steps.map(step => convertWords(step.text, units)),
    });

  return (
    <div className={styles.actions} data-print="hide">
      <FavoriteButton recipe={recipe} />
      <ShareOwnRecipe recipe={recipe} text={text} />
      <DeleteButton recipe={recipe} onDelete={onDelete} />
    </div>
  );
}
