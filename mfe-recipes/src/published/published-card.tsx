import type { PublishedSummary } from '@sufra/contracts';
import { Link } from 'react-router-dom';
import { DishPicture } from '../pictures/dish-picture.tsx';
import { inLanguage } from '../recipe/in-language.ts';
import card from '../recipe/recipe-card.module.css';
import { ShortVerdict } from '../recipe/short-verdict.tsx';
import { totalTime } from '../recipe/total-time.ts';
import { tRich } from '../texts/text.ts';
import styles from './published.module.css';

interface PublishedCardProps {
  recipe: PublishedSummary;
  /** Seen at once. */
  isFirst: boolean;
}

/** A published recipe in the collection: what a visitor chooses by. */
export const PublishedCard = ({ recipe, isFirst }: PublishedCardProps) => (
  <li className={card.card}>
    <div className={card.picture}>
      <DishPicture recipe={recipe} isFirst={isFirst} />
    </div>
    <div className={card.words}>
      <h2 className={card.title} {...inLanguage(recipe.language)}>
        <Link to={`/recipe/${recipe.slug}`} className={card.link}>
          {recipe.title}
        </Link>
      </h2>
      <p className={styles.by}>{tRich('published.by', { author: <bdi>{recipe.author}</bdi> })}</p>
    </div>
    <p className={card.facts}>
      <ShortVerdict recipe={{ halal: { verdict: recipe.verdict, notes: [], forbidden: [] } }} />
      {recipe.prepTime + recipe.cookTime > 0 && <span>{totalTime(recipe)}</span>}
    </p>
  </li>
);
