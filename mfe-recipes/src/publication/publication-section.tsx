import type { Recipe } from '@sufra/contracts';
import { Button, ConfirmDialog, useElementId } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isImported } from '../recipe/is-imported.ts';
import { isNoLongerHalal } from '../recipe/line-warnings.ts';
import { t } from '../texts/text.ts';
import styles from './publication.module.css';
import { PublicationState } from './publication-state.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { publicationQuery, usePublishing } from './use-publication.ts';

/** A recipe that may be published: it stays, and what others wrote of it was written anew at least in part. */
const mayBePublished = (recipe: Recipe) =>
  recipe.isSaved && recipe.steps.length > 0 && (!isImported(recipe) || (recipe.isAdapted && recipe.isEdited));

/** For the owner of a recipe: whether all may read it, and how far that is. */
export function PublicationSection({ recipe }: { recipe: Recipe }) {
  const id = useElementId();
  const { data: publication } = useQuery({
    ...publicationQuery(recipe._id),
    enabled: mayBePublished(recipe),
  });
  const { ask, end } = usePublishing(recipe._id);
  const [isAsking, setIsAsking] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  if (publication === undefined || !mayBePublished(recipe)) return null;
  const isThere = publication !== null && (publication.isPublic || publication.isWaiting);
  return (
    <section className={styles.section} aria-labelledby={id} data-print="hide">
      <h2 id={id} className={styles.heading}>
        {t('publication.title')}
      </h2>
      <PublicationState publication={publication} />
      <div className={styles.actions}>
        {!isThere && !isNoLongerHalal(recipe) && (
          <Button tone="quiet" onClick={() => setIsAsking(true)}>
            {publication ? t('publication.askAgain') : t('publication.ask')}
          </Button>
        )}
        {isThere && (
          <Button tone="quiet" onClick={() => setIsEnding(true)}>
            {publication.isPublic ? t('publication.takeOff') : t('publication.takeBack')}
          </Button>
        )}
      </div>
      {isAsking && (
        <PublishDialog recipe={recipe} before={publication} ask={ask} onClose={() => setIsAsking(false)} />
      )}
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        title={t('publication.end.title')}
        confirmLabel={t('publication.end.confirm')}
        cancelLabel={t('publication.end.cancel')}
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setIsEnding(false) })}
      >
        {t('publication.end.words')}
      </ConfirmDialog>
    </section>
  );
}
