import { ErrorState, useSession } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { useShoppingList } from './api/use-shopping-list.ts';
import { ListContent } from './list-content.tsx';
import { ShoppingSkeleton } from './shopping-skeleton.tsx';
import { useTakenFromWeek } from './use-taken-from-week.ts';

export function OwnShoppingList() {
  const { user } = useSession();
  const { query, list, isSaving, change } = useShoppingList();
  const isTaking = useTakenFromWeek(list, change);

  if (query.isError && !list) {
    return (
      <ErrorState
        headingLevel="h2"
        title={t('shopping.away')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {query.error.message}
      </ErrorState>
    );
  }
  if (!user || !list || isTaking) return <ShoppingSkeleton />;
  return <ListContent {...{ list, isSaving, change }} isPremium={user.isPremium} />;
}
