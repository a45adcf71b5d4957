import type { SharedRecipe } from '@sufra/contracts';
import { classes } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './recipe-facts.module.css';
import { writtenServings } from './recipe-lines.ts';
import { timeText } from './total-time.ts';

interface RecipeFactsProps {
  recipe: SharedRecipe;
  /** As it is cooked now; as it is written unless told. */
  servings?: number;
  className?: string;
}

/** Those that are computed, where enough of the recipe is; else those that its cook has written. */
const caloriesOf = ({ nutrition, calories }: SharedRecipe) =>
  nutrition && !nutrition.isEstimate ? nutrition.perServing.kcal : calories;

/** Times stay what they are, for however many it is cooked. What its cook has not said is not shown as nothing. */
export const RecipeFacts = ({ recipe, servings = writtenServings(recipe), className }: RecipeFactsProps) => {
  const { prepTime, cookTime } = recipe;
  const calories = caloriesOf(recipe);
  return (
    <ul className={classes(styles.facts, className)} aria-label={t('recipe.facts.name')}>
      {prepTime > 0 && <li>{t('recipe.facts.prep', { time: timeText(prepTime) })}</li>}
      {cookTime > 0 && <li>{t('recipe.facts.cook', { time: timeText(cookTime) })}</li>}
      <li>{t('recipe.facts.serves', { servings })}</li>
      {calories > 0 && <li>{t('recipe.facts.calories', { calories })}</li>}
    </ul>
  );
};
