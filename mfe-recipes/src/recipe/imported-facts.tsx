import type { SharedRecipe } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import styles from './imported-facts.module.css';
import { timeText } from './total-time.ts';

interface ImportedFactsProps {
  recipe: SharedRecipe;
  servings: number;
}

/** Of an import, what its page says and what is computed here. What is not known is not shown as nothing. */
export function ImportedFacts({ recipe: { prepTime, cookTime, nutrition }, servings }: ImportedFactsProps) {
  const minutes = prepTime + cookTime;
  return (
    <ul className={styles.facts} aria-label={t('recipe.facts.name')}>
      {minutes > 0 && <li>{t('recipe.facts.total', { time: timeText(minutes) })}</li>}
      <li>{t('recipe.facts.serves', { servings })}</li>
      {nutrition && !nutrition.isEstimate && (
        <li>{t('recipe.facts.calories', { calories: nutrition.perServing.kcal })}</li>
      )}
    </ul>
  );
}
