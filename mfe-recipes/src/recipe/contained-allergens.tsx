import type { ContainedAllergen, SharedRecipe } from '@sufra/contracts';
import { t, tRich } from '../texts/text.ts';
import { allergenNames, dietNames } from './allergen-names.ts';
import styles from './contained-allergens.module.css';
import { plainList } from './plain-list.ts';

interface ContainedAllergensProps {
  recipe: Pick<SharedRecipe, 'contents' | 'ingredients' | 'instructions'>;
  /** What it does not know, where that is said in other words than of a recipe. */
  limits?: string;
}

/** Which of the fourteen allergens the recipe names, with the lines that say so. That none is named is no promise, and not said as one. */
export function ContainedAllergens({
  recipe,
  limits = t('recipe.contents.limits'),
}: ContainedAllergensProps) {
  // A service of an earlier version does not say it.
  if (!recipe.contents) return null;
  const { contains, diets } = recipe.contents;
  const names = allergenNames();
  return (
    <section className={styles.contents} aria-label={t('recipe.contents.name')}>
      {contains.length === 0 ? (
        <p>{t('recipe.contents.none')}</p>
      ) : (
        <>
          <p>
            {tRich('recipe.contents.contains', {
              strong: words => <strong>{words}</strong>,
              allergens: plainList(contains.map(({ allergen }) => names[allergen])),
            })}
          </p>
          <details className={styles.lines}>
            <summary>{t('recipe.contents.lines')}</summary>
            <ul>
              {contains.map(({ allergen, lines }) => (
                <li key={allergen}>
                  <strong>{names[allergen]}</strong>: {textsOf(lines, recipe).join('; ')}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {diets.length > 0 && (
        <ul className={styles.diets} aria-label={t('recipe.contents.diets')}>
          {diets.map(diet => (
            <li key={diet}>{dietNames()[diet]}</li>
          ))}
        </ul>
      )}
      <p className={styles.limits}>{limits}</p>
    </section>
  );
}

/** Of the ingredients where these say it; else of the steps. Each line once. */
function textsOf(
  lines: ContainedAllergen['lines'],
  { ingredients, instructions }: Pick<SharedRecipe, 'ingredients' | 'instructions'>,
): string[] {
  const listed = lines.filter(({ part }) => part === 'ingredients');
  const texts = (listed.length > 0 ? listed : lines).map(
    ({ part, index }) => (part === 'ingredients' ? ingredients[index] : instructions[index]) ?? '',
  );
  return [...new Set(texts)].filter(Boolean);
}
