import type { Recipe } from '@sufra/contracts';
import { LinkButton, Notice } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import { KeptUntil } from '../recipe/kept-until.tsx';
import { t } from '../texts/text.ts';
import styles from './save-copy.module.css';

type Copy = Pick<Recipe, '_id' | 'isSaved'> & Partial<Pick<Recipe, 'keptUntil'>>;

/** In the place of the button that saved it. */
export function CopyIsSaved({ copy }: { copy: Copy }) {
  const opening = useRef<HTMLAnchorElement>(null);
  // The button that was pressed has gone.
  useEffect(() => opening.current?.focus(), []);
  return (
    <div className={styles.actions} data-print="hide">
      <Notice
        tone="success"
        title={copy.isSaved ? t('sharedRecipe.saved.title') : t('sharedRecipe.saved.copy')}
        className={styles.wide}
      />
      <KeptUntil keptUntil={copy.keptUntil ?? null} />
      <LinkButton ref={opening} to={`/recipes/${copy._id}`}>
        {t('sharedRecipe.saved.open')}
      </LinkButton>
    </div>
  );
}
