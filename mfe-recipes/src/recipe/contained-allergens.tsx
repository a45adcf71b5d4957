import type { ContainedAllergen, SharedRecipe } from '@sufra/contracts';
import { allergenNames, dietNames } from './allergen-names.ts';
import styles from './contained-allergens.module.css';

interface ContainedAllergensProps {
  recipe: Pick<SharedRecipe, 'contents' | 'ingredients' | 'instructions'>;
}

/** Which of the fourteen allergens the recipe names, with the lines that say so. That none is named is no promise, and not said as one. */
export function ContainedAllergens({ recipe }: ContainedAllergensProps) {
  // A service of an earlier version does not say it.
  if (!recipe.contents) return null;
  const { contains, diets } = recipe.contents;
  return (
    <section className={styles.contents} aria-label="Allergens and diets">
      {contains.length === 0 ? (
        <p>None of the fourteen main allergens is named.</p>
      ) : (
        <>
          <p>
            <strong>Contains:</strong> {contains.map(({ allergen }) => allergenNames[allergen]).join(', ')}
          </p>
          <details className={styles.lines}>
            <summary>Which lines say so</summary>
            <ul>
              {contains.map(({ allergen, lines }) => (
                <li key={allergen}>
                  <strong>{allergenNames[allergen]}</strong>: {textsOf(lines, recipe).join('; ')}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {diets.length > 0 && (
        <ul className={styles.diets} aria-label="Diets">
          {diets.map(diet => (
            <li key={diet}>{dietNames[diet]}</li>
          ))}
        </ul>
      )}
      <p className={styles.limits}>
        Read from the words of the recipe. Always check the labels of what you buy.
      </p>
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
