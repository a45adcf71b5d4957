import type { Recipe } from '@sufra/contracts';
import { IconButton, MenuItem, MenuSeparator } from '@sufra/web-kit';
import { Ellipsis, Heart, HeartOff, Trash2 } from 'lucide-react';
import { t } from '../texts/text.ts';
import { useUnits } from '../units/units-choice.ts';
import { useFavorite } from './api/use-favorite.ts';
import { isImported } from './is-imported.ts';
import { writtenServings } from './recipe-lines.ts';
import { recipeText } from './recipe-text.ts';
import { ShareOwnRecipe } from './share-own-recipe.tsx';
import { useDeleteQuestion } from './use-delete-question.tsx';

export interface ShareAndDeleteProps {
  recipe: Recipe;
  /** As many as it is on the screen; as written unless told. */
  servings?: number | undefined;
  /** With the heart, where there is room for one button. */
  inOneMenu?: boolean;
  onDelete?: (() => void) | undefined;
}

/** A dialog that lies open stays open where the room changes meanwhile, as when a phone is turned. */
export function ShareAndDelete({
  recipe,
  servings = writtenServings(recipe),
  inOneMenu = false,
  onDelete,
}: ShareAndDeleteProps) {
  const units = useUnits();
  const { ask, question } = useDeleteQuestion(recipe, onDelete);
  const more = (
    <IconButton label={t('recipe.moreOf', { title: recipe.title })}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      {(inOneMenu || !isImported(recipe)) && (
        <ShareOwnRecipe
          recipe={recipe}
          text={address => recipeText({ recipe, servings, units, address })}
          trigger={inOneMenu ? more : undefined}
          before={inOneMenu && <FavoriteItem recipe={recipe} />}
        >
          {inOneMenu && (
            <>
              <MenuSeparator />
              <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={ask}>
                {t('recipe.delete')}
              </MenuItem>
            </>
          )}
        </ShareOwnRecipe>
      )}
      {!inOneMenu && (
        <IconButton
          label={t('recipe.deleteOf', { title: recipe.title })}
          title={t('recipe.delete')}
          onClick={ask}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {question}
    </>
  );
}

function FavoriteItem({ recipe }: { recipe: Recipe }) {
  const { mutate } = useFavorite(recipe._id);
  return (
    <>
      <MenuItem
        icon={recipe.favorite ? <HeartOff aria-hidden="true" /> : <Heart aria-hidden="true" />}
        onSelect={() => mutate(!recipe.favorite)}
      >
        {recipe.favorite ? t('recipe.notFavorite') : t('recipe.favorite')}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}
