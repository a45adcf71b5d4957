import type { Recipe } from '@sufra/contracts';
import { Dialog, Notice, Spinner } from '@sufra/web-kit';
import { FileDown } from 'lucide-react';
import { t } from '../texts/text.ts';
import styles from './export-dialog.module.css';
import { formats } from './formats.ts';
import { useExport } from './use-export.ts';

export interface ExportDialogProps {
  /** All saved ones unless given. */
  recipe?: Pick<Recipe, '_id' | 'title'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A press on a format is the download. */
export function ExportDialog({ recipe, open, onOpenChange }: ExportDialogProps) {
  const { mutate, error, isPending, variables, isSuccess } = useExport(recipe);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={recipe ? t('export.one') : t('export.all')}
      description={t('export.words')}
    >
      <ul className={styles.formats}>
        {formats().map(shown => (
          <li key={shown.format}>
            <button
              type="button"
              className={styles.format}
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && mutate(shown)}
            >
              {isPending && variables.format === shown.format ? <Spinner /> : <FileDown aria-hidden="true" />}
              <span>
                <strong className={styles.name}>{shown.name}</strong>
                <span className={styles.words}>{shown.words}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isSuccess && <Notice tone="success" title={t('export.done')} className={styles.said} />}
      {error && (
        <Notice tone="danger" title={t('export.failed')} className={styles.said}>
          {error.message}
        </Notice>
      )}
    </Dialog>
  );
}
