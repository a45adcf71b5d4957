import { ErrorState, useSession } from '@sufra/web-kit';
import { SharedListNote } from '../household/shared-note.tsx';
import { useHouseholdChanges } from '../household/use-household-changes.ts';
import { t } from '../texts/text.ts';
import { useShoppingList } from './api/use-shopping-list.ts';
import { GuestsList } from './guests-list.tsx';
import { ListContent } from './list-content.tsx';
import { ShoppingSkeleton } from './shopping-skeleton.tsx';
import { useTakenFromWeek } from './use-taken-from-week.ts';

export function OwnShoppingList() {
  const { user } = useSession();
  const { query, list, isSaving, change } = useShoppingList();
  const isTaking = useTakenFromWeek(list, change);
  useHouseholdChanges(
    Boolean(query.data?.household),
    ['list', 'plan', 'members'],
    () => void query.refetch(),
  );

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
  if (list.household?.role === 'guest') return <GuestsList list={list} onTick={change} />;
  return (
    <>
      {list.household && <SharedListNote household={list.household} />}
      <ListContent {...{ list, isSaving, change }} isPremium={user.isPremium} />
    </>
  );
}
