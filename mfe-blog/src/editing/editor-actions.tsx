import { Button, Spinner } from '@sufra/web-kit';
import { Eye, PenLine } from 'lucide-react';
import { t } from '../texts/text.ts';
import { DraftStatus } from './draft/draft-status.tsx';
import styles from './editor-form.module.css';

interface EditorActionsProps {
  isNew: boolean;
  isSaving: boolean;
  isPreviewed: boolean;
  keptAt: number | 'refused' | undefined;
  onPreview: () => void;
  onCancel: () => void;
}

/** At the foot of the window, wherever the text is scrolled to. */
export const EditorActions = ({
  isNew,
  isSaving,
  isPreviewed,
  keptAt,
  onPreview,
  onCancel,
}: EditorActionsProps) => (
  <div className={styles.actions}>
    <div className={styles.aside}>
      <Button tone="quiet" aria-pressed={isPreviewed} onClick={onPreview}>
        {isPreviewed ? <PenLine aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span className={styles.previewLabel}>{t('editor.preview')}</span>
      </Button>
      <DraftStatus keptAt={keptAt} />
    </div>
    <div className={styles.decide}>
      <Button tone="quiet" onClick={onCancel}>
        {t('editor.cancel')}
      </Button>
      <Button type="submit" className={styles.save} aria-disabled={isSaving}>
        {isSaving && <Spinner />}
        {isSaving ? t('editor.saving') : isNew ? t('editor.create') : t('editor.update')}
      </Button>
    </div>
  </div>
);
