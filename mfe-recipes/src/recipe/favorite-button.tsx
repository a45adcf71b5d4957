import type { Recipe } from '@sufra/contracts';
import { IconButton } from '@sufra/web-kit';
import { Heart } from 'lucide-react';
import { useFavorite } from './api/use-favorite.ts';
import styles from './favorite-button.module.css';

/** The heart; of what is saved, for the rest goes away by itself. */
export function FavoriteButton({ recipe }: { recipe: Recipe }) {
  const { mutate } = useFavorite(recipe._id);
  if (!recipe.isSaved) return null;
  return (
    <IconButton
      label={`Favourite: ${recipe.title}`}
      title="Favourite"
      aria-pressed={recipe.favorite}
      className={styles.heart}
      onClick={() => mutate(!recipe.favorite)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
