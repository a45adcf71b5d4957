import type { Recipe } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { BookmarkPlus } from 'lucide-react';
import { isImported } from '../recipe/is-imported.ts';
import { CopyIsSaved } from '../shared-recipe/copy-is-saved.tsx';
import styles from '../shared-recipe/save-copy.module.css';
import { t } from '../texts/text.ts';
import { useCopyShown } from './api/show-recipe.ts';

/** A copy of what another member shows; what others wrote stays with the member who keeps it. */
export function SaveShown({ recipe }: { recipe: Recipe }) {
  const saving = useCopyShown(recipe._id);
  if (!recipe.isAtTable || isImported(recipe)) return null;
  if (saving.data) return <CopyIsSaved {...saving.data} />;
  return (
    <div className={styles.actions} data-print="hide">
      {saving.error && (
        <Notice tone="danger" title={t('sharedRecipe.save.failed')} className={styles.wide}>
          {saving.error.message}
        </Notice>
      )}
      <Button busy={saving.isPending} onClick={() => saving.mutate()}>
        <BookmarkPlus aria-hidden="true" />
        {t('sharedRecipe.save.button')}
      </Button>
    </div>
  );
}
