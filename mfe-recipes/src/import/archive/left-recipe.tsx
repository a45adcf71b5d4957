import { Button, ErrorState, Loading, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { t } from '../../texts/text.ts';
import { leftQuery } from '../api/archives.ts';
import type { Kept } from '../kept-facts.ts';
import { ImportedResult } from '../result/imported-result.tsx';

interface LeftRecipeProps {
  archiveId: string;
  index: number;
  onEdit: (recipe: Kept) => void;
  onBack: () => void;
}

/** A recipe that was left out of a file, as one that was read alone: to be made halal, and saved. */
export function LeftRecipe({ archiveId, index, onEdit, onBack }: LeftRecipeProps) {
  const { data, error, refetch, isFetching } = useQuery(leftQuery(archiveId, index));
  const isThere = data !== undefined;
  // The button that was pressed has gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) place.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [isThere]);
  return (
    <>
      <div>
        <Button tone="quiet" onClick={onBack}>
          {t('import.archive.back')}
        </Button>
      </div>
      {error && (
        <ErrorState
          headingLevel="h2"
          title={t('import.problem.fallback')}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label={t('import.reading')}>
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </Loading>
      )}
      <div ref={place}>
        {data && (
          <ImportedResult imported={{ ...data, wasAdapted: false }} onEdit={onEdit} onAnother={onBack} />
        )}
      </div>
    </>
  );
}
