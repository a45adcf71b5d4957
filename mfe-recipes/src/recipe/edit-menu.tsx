import type { Recipe } from '@sufra/contracts';
import { IconButton, Menu, MenuItem, MenuLink } from '@sufra/web-kit';
import { CopyPlus, History, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { useCopyRecipe } from './api/use-copy-recipe.ts';

/** What an owner does with a recipe's text. */
export function EditMenu({ recipe: { _id, title } }: { recipe: Recipe }) {
  const { mutate: copy } = useCopyRecipe(_id);
  return (
    <Menu
      trigger={
        <IconButton label={t('recipe.editOf', { title })} title={t('recipe.edit')}>
          <Pencil aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLink>
        <Link to={`/recipes/${_id}/edit`}>
          <Pencil aria-hidden="true" />
          {t('recipe.edit')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={`/recipes/${_id}/versions`}>
          <History aria-hidden="true" />
          {t('versions.title')}
        </Link>
      </MenuLink>
      <MenuItem icon={<CopyPlus aria-hidden="true" />} onSelect={() => copy()}>
        {t('recipe.copy')}
      </MenuItem>
    </Menu>
  );
}
