import { ApiError, Button, Dialog, ErrorState, Loading, Notice, Skeleton, toast } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { formatMoment } from '../writing/format-moment.ts';
import { TextSheet } from '../writing/text-sheet.tsx';
import { useRestoreVersion, versionQuery } from './api.ts';
import { changeWords } from './change-words.ts';
import styles from './versions-page.module.css';

interface VersionDialogProps {
  id: string;
  version: number;
  current: number;
  onClose: () => void;
}

/** One version, with what the recipe does not say today; it is restored from here. */
export function VersionDialog({ id, version, current, onClose }: VersionDialogProps) {
  const navigate = useNavigate();
  const shown = useQuery(versionQuery(id, version));
  const today = useQuery(versionQuery(id, current));
  const { mutate, isPending, error } = useRestoreVersion(id);
  const failure = shown.error ?? today.error;
  const restore = () =>
    mutate(
      { version, current },
      {
        onSuccess: () => {
          toast(t('versions.restored', { version }));
          void navigate(`/recipes/${id}`);
        },
      },
    );

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="large"
      title={t('versions.number', { version })}
      description={shown.data && formatMoment(shown.data.savedAt)}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('versions.close')}
          </Button>
          {version !== current && shown.data && (
            <Button busy={isPending} onClick={restore}>
              {t('versions.restore')}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Notice tone="danger" title={t('versions.notRestored')}>
          {error instanceof ApiError ? error.message : t('versions.away')}
        </Notice>
      )}
      {shown.data && <p className={styles.changed}>{changeWords(shown.data)}</p>}
      {shown.data && today.data && (
        <TextSheet recipe={shown.data.recipe} other={today.data.recipe} headingLevel="h3" />
      )}
      {!failure && !(shown.data && today.data) && (
        <Loading label={t('versions.loading')}>
          <Skeleton lines={6} />
        </Loading>
      )}
      {failure && (
        <ErrorState
          headingLevel="h3"
          title={t('versions.away')}
          error={failure}
          onRetry={() => {
            void shown.refetch();
            void today.refetch();
          }}
        >
          {failure.message}
        </ErrorState>
      )}
    </Dialog>
  );
}
