import type { Imported, Recipe } from '@sufra/contracts';
import { ApiError, Button, formatList, LinkButton, Notice, useElementId } from '@sufra/web-kit';
import { BookmarkPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../texts/text.ts';
import { useSaveImported } from '../api/use-save-imported.ts';
import styles from './imported-sheet.module.css';

interface SaveImportedProps extends Pick<Imported, 'recipe' | 'halal'> {
  questions?: Imported['questions'];
  isAdapted: boolean;
  /** Offered before it is saved, where something in it is not halal. */
  makeHalal: ReactNode;
  isChanging: boolean;
  onEdit: () => void;
  onAnother: () => void;
}

/** Nothing forbidden is saved; what it is stands beside the button, and the member can change the recipe. */
export function SaveImported({
  recipe,
  halal,
  questions = [],
  isAdapted,
  makeHalal,
  isChanging,
  onEdit,
  onAnother,
}: SaveImportedProps) {
  const id = useElementId();
  const { data: saved, error, isPending, mutate } = useSaveImported();
  if (saved) return <IsSaved recipe={saved} onAnother={onAnother} />;
  const isForbidden = halal.verdict === 'haram';
  const isAsked = questions.length > 0;
  const words = [...new Set(halal.forbidden.map(each => each.words.toLowerCase()))];
  return (
    <footer className={styles.actions}>
      {error && (
        <Notice tone="danger" title={t('import.save.failed')} className={styles.wide}>
          {error.message}
        </Notice>
      )}
      {isForbidden && (
        <Notice tone="warning" role="note" className={styles.wide} id={`${id}-why`}>
          {t('import.save.forbidden', { words: formatList(words) })}
        </Notice>
      )}
      {isAsked && (
        <Notice tone="warning" role="note" className={styles.wide} title={t('writing.amounts')}>
          {formatList(questions.map(({ index }) => recipe.ingredients[index] ?? ''))}
        </Notice>
      )}
      {makeHalal}
      <Button
        tone={isForbidden ? 'quiet' : 'primary'}
        busy={isPending || isChanging}
        aria-disabled={isForbidden || undefined}
        aria-describedby={isForbidden ? `${id}-why` : undefined}
        onClick={
          isForbidden
            ? undefined
            : () => mutate({ ...recipe, isAdapted, ...(isAsked && { areAmountsMeant: true }) })
        }
      >
        <BookmarkPlus aria-hidden="true" />
        {isAsked ? t('writing.saveAsItIs') : t('import.save.button')}
      </Button>
      {error instanceof ApiError && error.code === 'premium_only' && (
        <LinkButton tone="quiet" to="/billing">
          {t('generator.upgrade')}
        </LinkButton>
      )}
      <Button tone="quiet" onClick={onEdit}>
        {t('import.edit.button')}
      </Button>
      <p className={styles.note}>{t('import.save.private')}</p>
    </footer>
  );
}

function IsSaved({ recipe: { _id, title }, onAnother }: { recipe: Recipe; onAnother: () => void }) {
  const opening = useRef<HTMLAnchorElement>(null);
  // The button that was pressed has gone.
  useEffect(() => opening.current?.focus(), []);
  return (
    <footer className={styles.actions}>
      <Notice tone="success" title={t('import.saved.title', { title })} className={styles.wide} />
      <LinkButton ref={opening} to={`/recipes/${_id}`}>
        {t('import.saved.open')}
      </LinkButton>
      <Button tone="quiet" onClick={onAnother}>
        {t('import.saved.another')}
      </Button>
    </footer>
  );
}
