import type { Recipe } from '@sufra/contracts';
import { LinkButton, Notice } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import { t } from '../texts/text.ts';
import styles from './save-copy.module.css';

/** In the place of the button that saved it. */
export function CopyIsSaved({ _id, isSaved }: Pick<Recipe, '_id' | 'isSaved'>) {
  const opening = useRef<HTMLAnchorElement>(null);
  // The button that was pressed has gone.
  useEffect(() => opening.current?.focus(), []);
  return (
    <div className={styles.actions} data-print="hide">
      <Notice
        tone="success"
        title={isSaved ? t('sharedRecipe.saved.title') : t('sharedRecipe.saved.copy')}
        className={styles.wide}
      />
      <LinkButton ref={opening} to={`/recipes/${_id}`}>
        {t('sharedRecipe.saved.open')}
      </LinkButton>
    </div>
  );
}
