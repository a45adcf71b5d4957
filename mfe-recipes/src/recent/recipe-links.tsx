import type { Recipe } from '@sufra/contracts';
import { Card, Skeleton } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOverThisPage } from '../over-list/over-list.ts';
import { DishPicture } from '../pictures/dish-picture.tsx';
import { inLanguage } from '../recipe/in-language.ts';
import { saysTime } from '../recipe/is-imported.ts';
import { NotHalalMark } from '../recipe/not-halal-mark.tsx';
import { totalTime } from '../recipe/total-time.ts';
import styles from './recipe-links.module.css';

interface RecipeLinksProps {
  headingLevel: 'h3' | 'h4';
  recipes: readonly Recipe[];
  /** What stands after a recipe's minutes. */
  fact: (recipe: Recipe) => ReactNode;
}

/** Small cards, each of which opens its recipe over the page. */
export function RecipeLinks({ headingLevel: Heading, recipes, fact }: RecipeLinksProps) {
  const state = useOverThisPage();
  return (
    <ul className={styles.recipes}>
      {recipes.map(recipe => (
        <Card as="li" padding="none" lifts key={recipe._id} className={styles.recipe}>
          <DishPicture recipe={recipe} className={styles.picture} />
          <div className={styles.words}>
            <Heading className={styles.title} {...inLanguage(recipe.language)}>
              <Link to={`/recipes/${recipe._id}`} state={state} className={styles.link}>
                {recipe.title}
              </Link>
            </Heading>
            <p className={styles.facts}>
              {saysTime(recipe) && `${totalTime(recipe)} · `}
              {fact(recipe)}
            </p>
            <NotHalalMark recipe={recipe} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

export const RecipeLinksSkeleton = () => (
  <div className={styles.recipes}>
    {['first', 'second', 'third'].map(each => (
      <Card key={each} padding="none" className={styles.recipe}>
        <Skeleton shape="block" className={styles.picture} height="auto" />
        <div className={styles.words}>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      </Card>
    ))}
  </div>
);
