import type { Recipe } from '@sufra/contracts';
import { Card, TagList } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { EtiquetteTip } from '../etiquette/etiquette-tip.tsx';
import { useOverThisPage } from '../over-list/over-list.ts';
import { SunnahText } from '../sunnah-ingredients/sunnah-text.tsx';
import { InvalidRecipe } from './invalid-recipe.tsx';
import { isWholeRecipe } from './is-whole-recipe.ts';
import { KitchenNotice } from './kitchen-notice.tsx';
import { NoLongerHalal } from './no-longer-halal.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeBadges } from './recipe-badges.tsx';
import styles from './recipe-card.module.css';
import { RecipeFacts } from './recipe-facts.tsx';

interface RecipeCardProps {
  recipe: Recipe;
  onDelete?: () => void;
}

/** A recipe in a list: what it is and what goes into it. It opens over the list. */
export function RecipeCard({ recipe, onDelete }: RecipeCardProps) {
  if (!isWholeRecipe(recipe)) {
    return (
      <Card as="li">
        <InvalidRecipe />
      </Card>
    );
  }
  return (
    <Card as="li" lifts className={styles.card}>
      <RecipeBadges recipe={recipe} />
      <div>
        <h3 className={styles.title} dir="auto">
          <TitleLink recipe={recipe} />
        </h3>
        <RecipeFacts recipe={recipe} className={styles.facts} />
      </div>
      <div className={styles.about}>
        <NoLongerHalal recipe={recipe} isShort />
        <p className={styles.description} dir="auto">
          {recipe.description}
        </p>
      </div>
      <p className={styles.ingredients} dir="auto">
        <SunnahText>{recipe.ingredientLines.map(({ item }) => item).join(', ')}</SunnahText>
      </p>
      <TagList tags={recipe.tags} />
      <EtiquetteTip />
      <footer className={styles.foot}>
        <KitchenNotice />
        <RecipeActions recipe={recipe} onDelete={onDelete} />
      </footer>
    </Card>
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
