import type { Recipe } from '@sufra/contracts';
import { IconButton, Menu, MenuItem, MenuLink, part } from '@sufra/web-kit';
import { CopyPlus, FileDown, History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { useCopyRecipe } from './api/use-copy-recipe.ts';

const ExportDialog = part(
  async () => (await import('../export/export-dialog.tsx')).ExportDialog,
  () => null,
);

/** What an owner does with a recipe's text. */
export function EditMenu({ recipe }: { recipe: Recipe }) {
  const { _id, title } = recipe;
  const { mutate: copy } = useCopyRecipe(_id);
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
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
        <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={() => setIsExporting(true)}>
          {t('export.button')}
        </MenuItem>
      </Menu>
      {isExporting && <ExportDialog recipe={recipe} open={isExporting} onOpenChange={setIsExporting} />}
    </>
  );
}
