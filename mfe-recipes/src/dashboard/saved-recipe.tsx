import type { Recipe } from '@sufra/contracts';
import { Card, formatDate, TagList } from '@sufra/web-kit';
import styles from './saved-recipes.module.css';

export const SavedRecipe = ({ recipe }: { recipe: Recipe }) => (
  <Card as="li" className={styles.recipe}>
    <div>
      <h3 className={styles.title}>{recipe.title}</h3>
      <p className={styles.date}>
        Saved on <time dateTime={recipe.createdAt}>{formatDate(recipe.createdAt)}</time>
      </p>
    </div>
    <p className={styles.description}>{recipe.description}</p>
    <ul className={styles.facts} aria-label="At a glance">
      {factsOf(recipe).map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    <TagList tags={recipe.tags} />
    <WholeRecipe recipe={recipe} />
  </Card>
);

const factsOf = ({ prepTime, cookTime, calories, options }: Recipe) => [
  `${prepTime} min prep`,
  `${cookTime} min cook`,
  ...(options.servingSize ? [`Serves ${options.servingSize}`] : []),
  `${calories} kcal each`,
];

const WholeRecipe = ({ recipe }: { recipe: Recipe }) => (
  <details className={styles.whole}>
    <summary>Ingredients and method</summary>
    <ul>
      {recipe.ingredients.map((ingredient, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
        <li key={place}>{ingredient}</li>
      ))}
    </ul>
    <ol>
      {recipe.instructions.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
        <li key={place}>{step}</li>
      ))}
    </ol>
  </details>
);
