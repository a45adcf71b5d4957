import type { Recipe } from '@sufra/contracts';
import { classes, IconButton } from '@sufra/web-kit';
import { Heart } from 'lucide-react';
import { t } from '../texts/text.ts';
import { useFavorite } from './api/use-favorite.ts';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  recipe: Recipe;
  className?: string | undefined;
}

/** The heart; of what is saved, for the rest goes away by itself. */
export function FavoriteButton({ recipe, className }: FavoriteButtonProps) {
  const { mutate } = useFavorite(recipe._id);
  if (!recipe.isSaved) return null;
  return (
    <IconButton
      label={t('recipe.favoriteOf', { title: recipe.title })}
      title={t('recipe.favorite')}
      aria-pressed={recipe.favorite}
      className={classes(styles.heart, className)}
      onClick={() => mutate(!recipe.favorite)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
