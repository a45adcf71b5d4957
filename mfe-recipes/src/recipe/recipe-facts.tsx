import type { SharedRecipe } from '@sufra/contracts';
import { classes } from '@sufra/web-kit';
import styles from './recipe-facts.module.css';
import { writtenServings } from './recipe-lines.ts';
import { timeText } from './total-time.ts';

interface RecipeFactsProps {
  recipe: SharedRecipe;
  /** As it is cooked now; as it is written unless told. */
  servings?: number;
  className?: string;
}

/** Times stay what they are, for however many it is cooked. */
export const RecipeFacts = ({ recipe, servings = writtenServings(recipe), className }: RecipeFactsProps) => (
  <ul className={classes(styles.facts, className)} aria-label="At a glance">
    <li>{timeText(recipe.prepTime)} prep</li>
    <li>{timeText(recipe.cookTime)} cook</li>
    <li>Serves {servings}</li>
    <li>{recipe.calories} kcal each</li>
  </ul>
);
