import type { RecipeVersion } from '@sufra/contracts';
import {
  Badge,
  Button,
  Card,
  Column,
  ErrorState,
  LinkButton,
  Loading,
  MembersOnly,
  PageHead,
  Skeleton,
} from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { recipeQuery } from '../recipe/api/recipe.ts';
import { t } from '../texts/text.ts';
import { formatMoment } from '../writing/format-moment.ts';
import { versionsQuery } from './api.ts';
import { changeWords } from './change-words.ts';
import { VersionDialog } from './version-dialog.tsx';
import styles from './versions-page.module.css';

/** `/recipes/{id}/versions`: what a recipe said before, to look at and to bring back. */
export default function VersionsPage() {
  const { id = '' } = useParams();
  return (
    <Column roomy className={styles.page}>
      <MembersOnly fallback={<VersionsSkeleton />}>
        <Versions key={id} id={id} />
      </MembersOnly>
    </Column>
  );
}

function Versions({ id }: { id: string }) {
  const { data: recipe } = useQuery(recipeQuery(id));
  const { data: versions, error, refetch, isFetching } = useQuery(versionsQuery(id));
  const [looking, setLooking] = useState<number>();
  const current = versions?.find(({ isCurrent }) => isCurrent)?.version;

  return (
    <>
      <PageHead
        title={t('versions.title')}
        heading={t('versions.title')}
        lead={recipe && <bdi>{recipe.title}</bdi>}
      />
      <div>
        <LinkButton tone="quiet" to={`/recipes/${id}`}>
          {t('versions.back')}
        </LinkButton>
      </div>
      {!versions && !error && <VersionsSkeleton />}
      {!versions && error && (
        <ErrorState
          headingLevel="h2"
          title={t('versions.away')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
      <ol className={styles.versions} reversed>
        {versions?.map(version => (
          <Version key={version.version} version={version} onLook={() => setLooking(version.version)} />
        ))}
      </ol>
      {looking !== undefined && current !== undefined && (
        <VersionDialog {...{ id, current }} version={looking} onClose={() => setLooking(undefined)} />
      )}
    </>
  );
}

const Version = ({ version, onLook }: { version: RecipeVersion; onLook: () => void }) => (
  <Card as="li" className={styles.version}>
    <div className={styles.words}>
      <p className={styles.when}>
        <strong>{t('versions.number', { version: version.version })}</strong>
        <time dateTime={version.savedAt}>{formatMoment(version.savedAt)}</time>
        {version.isCurrent && <Badge>{t('versions.current')}</Badge>}
      </p>
      <p className={styles.changes}>{changeWords(version)}</p>
    </div>
    <Button tone="quiet" aria-label={t('versions.lookAt', { version: version.version })} onClick={onLook}>
      {t('versions.look')}
    </Button>
  </Card>
);

const VersionsSkeleton = () => (
  <Loading label={t('versions.loading')}>
    <Skeleton lines={6} />
  </Loading>
);
