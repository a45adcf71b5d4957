import { call, EmptyState, ErrorState, Loading, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { t } from './texts/text.ts';

const tipsQuery = {
  queryKey: ['tips'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /tips', { signal }),
};

export function TipList() {
  const { data, isError, error, refetch, isFetching } = useQuery(tipsQuery);
  if (isError)
    return <ErrorState title={t('tips.away')} error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data)
    return (
      <Loading label={t('tips.loading')}>
        <Skeleton lines={5} />
      </Loading>
    );
  if (data.tips.length === 0) return <EmptyState title={t('tips.none')} />;
  return (
    <ul>
      {data.tips.map(({ _id, text }) => (
        <li key={_id}>{text}</li>
      ))}
    </ul>
  );
}
