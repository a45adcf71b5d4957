import type { Recipe } from '@sufra/contracts';
import { Card } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { ShortEtiquetteTip } from '../etiquette/etiquette-tip.tsx';
import { useOverThisPage } from '../over-list/over-list.ts';
import { Drawing } from '../pictures/drawing.tsx';
import { SunnahNames } from '../sunnah-ingredients/sunnah-names.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { InvalidRecipe } from './invalid-recipe.tsx';
import { isWholeRecipe } from './is-whole-recipe.ts';
import styles from './recipe-card.module.css';
import { ShareAndDelete } from './share-and-delete.tsx';
import { ShortVerdict } from './short-verdict.tsx';
import { totalTime } from './total-time.ts';

interface RecipeCardProps {
  recipe: Recipe;
  onDelete?: () => void;
}

/** A recipe in a list: what a cook chooses by. All else stands in the recipe, which opens over the list. */
export function RecipeCard({ recipe, onDelete }: RecipeCardProps) {
  if (!isWholeRecipe(recipe)) {
    return (
      <Card as="li">
        <InvalidRecipe />
      </Card>
    );
  }
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Drawing picture={recipe.picture} />
        <FavoriteButton recipe={recipe} className={styles.heart} />
      </div>
      <h3 className={styles.title} dir="auto">
        <TitleLink recipe={recipe} />
      </h3>
      <SunnahNames items={recipe.ingredientLines.map(({ item }) => item)} />
      <ShortEtiquetteTip />
      <div className={styles.foot}>
        <p className={styles.facts}>
          <ShortVerdict recipe={recipe} />
          <span>{totalTime(recipe)}</span>
        </p>
        <div className={styles.actions}>
          <ShareAndDelete recipe={recipe} onDelete={onDelete} />
        </div>
      </div>
    </li>
  );
}

function TitleLink({ recipe }: { recipe: Recipe }) {
  const state = useOverThisPage();
  return (
    <Link to={`/recipes/${recipe._id}`} state={state} className={styles.link}>
      {recipe.title}
    </Link>
  );
}
