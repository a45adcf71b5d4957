import type { Recipe } from '@sufra/contracts';
import { IconButton, Menu, MenuLink } from '@sufra/web-kit';
import { History, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../texts/text.ts';

/** What an owner does with a recipe's text. */
export const EditMenu = ({ recipe: { _id, title } }: { recipe: Recipe }) => (
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
  </Menu>
);
