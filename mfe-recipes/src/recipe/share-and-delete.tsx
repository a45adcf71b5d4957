import type { Recipe } from '@sufra/contracts';
import { convertWords } from '../amounts/convert-words.ts';
import { useUnits } from '../units/units-choice.ts';
import { DeleteButton } from './delete-button.tsx';
import { linesOf, writtenServings } from './recipe-lines.ts';
import { recipeText } from './recipe-text.ts';
import { ShareOwnRecipe } from './share-own-recipe.tsx';

export interface ShareAndDeleteProps {
  recipe: Recipe;
  /** As many as it is on the screen; as written unless told. */
  servings?: number | undefined;
  onDelete?: (() => void) | undefined;
}

export function ShareAndDelete({
  recipe,
  servings = writtenServings(recipe),
  onDelete,
}: ShareAndDeleteProps) {
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
    <>
      <ShareOwnRecipe recipe={recipe} text={text} />
      <DeleteButton recipe={recipe} onDelete={onDelete} />
    </>
  );
}
