import { type Blog, messages } from '@sufra/contracts';
import { Button, Dialog, ErrorState, say } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ArticleSkeleton } from '../../article/article-skeleton.tsx';
import { t } from '../../texts/text.ts';
import { formatMoment } from '../draft/format-moment.ts';
import { latestBlogQuery } from '../latest-blog.ts';
import { Preview } from '../preview.tsx';

interface OtherVersionProps {
  slug: string;
  onTake: (other: Blog) => void;
  onSaveOnTop: (other: Blog) => void;
  onClose: () => void;
}

/** What another author has saved, as readers see it now. */
export function OtherVersion({ slug, onTake, onSaveOnTop, onClose }: OtherVersionProps) {
  const { data: other, isFetching, error, refetch } = useQuery(latestBlogQuery(slug));
  const isThere = other !== undefined && !isFetching;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('conflict.title')}
      description={isThere ? t('conflict.saved', { moment: formatMoment(other.updatedAt) }) : undefined}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('leave.stay')}
          </Button>
          {isThere && (
            <>
              <Button tone="danger" onClick={() => onTake(other)}>
                {t('conflict.take')}
              </Button>
              <Button onClick={() => onSaveOnTop(other)}>{t('conflict.onTop')}</Button>
            </>
          )}
        </>
      }
    >
      {isThere && <Preview blog={other} html={other.content} />}
      {isFetching && <ArticleSkeleton />}
      {!isFetching && error && (
        <ErrorState title={say(messages.blogFailure)} error={error} onRetry={refetch} headingLevel="h3" />
      )}
    </Dialog>
  );
}
