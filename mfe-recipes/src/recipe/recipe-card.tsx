import type { Recipe } from '@sufra/contracts';
import { Card, classes, VisuallyHidden } from '@sufra/web-kit';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ShortEtiquetteTip } from '../etiquette/etiquette-tip.tsx';
import { useOverThisPage } from '../over-list/over-list.ts';
import { DishPicture } from '../pictures/dish-picture.tsx';
import { SunnahNames } from '../sunnah-ingredients/sunnah-names.tsx';
import { t } from '../texts/text.ts';
import { AvoidedMark } from './avoided-mark.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { inLanguage } from './in-language.ts';
import { InvalidRecipe } from './invalid-recipe.tsx';
import { isImported, saysTime } from './is-imported.ts';
import { isWholeRecipe } from './is-whole-recipe.ts';
import styles from './recipe-card.module.css';
import { ShareAndDelete } from './share-and-delete.tsx';
import { ShortVerdict } from './short-verdict.tsx';
import { SourceLine } from './source-line.tsx';
import { totalTime } from './total-time.ts';

interface RecipeCardProps {
  recipe: Recipe;
  /** One line of a long list on a phone. What lies open of it stays open as it changes between the two. */
  isRow?: boolean;
  onDelete?: () => void;
}

/** A recipe in a list: what a cook chooses by. All else stands in the recipe, which opens over the list. */
export function RecipeCard({ recipe, isRow = false, onDelete }: RecipeCardProps) {
  if (!isWholeRecipe(recipe)) {
    return (
      <Card as="li">
        <InvalidRecipe />
      </Card>
    );
  }
  return (
    <li className={classes(styles.card, isRow && styles.row)}>
      <div className={styles.picture}>
        <DishPicture recipe={recipe} />
        {!isRow && <FavoriteButton recipe={recipe} className={styles.heart} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} {...inLanguage(recipe.language)}>
          <TitleLink recipe={recipe} />
        </h3>
        {isImported(recipe) && <SourceLine source={recipe.source} />}
        <AvoidedMark avoided={recipe.avoided} />
        {!isRow && (
          <>
            <SunnahNames items={recipe.ingredientLines.map(({ item }) => item)} />
            <ShortEtiquetteTip />
          </>
        )}
      </div>
      <p className={styles.facts}>
        <ShortVerdict recipe={recipe} />
        {saysTime(recipe) && <span>{totalTime(recipe)}</span>}
        {recipe.personal.cookedOn.length > 0 && (
          <span>{t('personal.cooked.short', { count: recipe.personal.cookedOn.length })}</span>
        )}
        {isRow && recipe.favorite && (
          <span className={styles.favorite}>
            <Heart aria-hidden="true" />
            <VisuallyHidden>{t('recipe.favorite')}</VisuallyHidden>
          </span>
        )}
      </p>
      <div className={styles.actions}>
        <ShareAndDelete recipe={recipe} inOneMenu={isRow} onDelete={onDelete} />
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
