import { call, EmptyState, ErrorState, Loading, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';

const tipsQuery = {
  queryKey: ['tips'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /tips', { signal }),
};

export function TipList() {
  const { data, isError, error, refetch, isFetching } = useQuery(tipsQuery);
  if (isError)
    return (
      <ErrorState title="The tips could not be read." error={error} onRetry={refetch} retrying={isFetching} />
    );
  if (!data)
    return (
      <Loading label="Reading the tips">
        <Skeleton lines={5} />
      </Loading>
    );
  if (data.tips.length === 0) return <EmptyState title="There are no tips yet." />;
  return (
    <ul>
      {data.tips.map(({ _id, text }) => (
        <li key={_id}>{text}</li>
      ))}
    </ul>
  );
}
