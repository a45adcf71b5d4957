import { Button, Notice } from '@sufra/web-kit';
import { BookmarkPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import styles from './save-copy.module.css';

interface CopyActionsProps {
  saving: { error: Error | null; isPending: boolean };
  onSave: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** A copy of another member's recipe is one press away; why there is none stands above. */
export const CopyActions = ({ saving: { error, isPending }, onSave, children }: CopyActionsProps) => (
  <div className={styles.actions} data-print="hide">
    {error && (
      <Notice tone="danger" title={t('sharedRecipe.save.failed')} className={styles.wide}>
        {error.message}
      </Notice>
    )}
    <Button busy={isPending} onClick={onSave}>
      <BookmarkPlus aria-hidden="true" />
      {t('sharedRecipe.save.button')}
    </Button>
    {children}
  </div>
);
