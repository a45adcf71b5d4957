import { LoadMore } from '../list/load-more.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

const fetchNextPage = () => toast('Fetching more.');

export const WaitingShelf = () => (
  <Shelf title="Waiting, nothing, trouble">
    <Loading label="Loading recipes" className={styles.grid}>
      {['first', 'second', 'third'].map(name => (
        <Card key={name}>
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </Loading>
    {[false, true].map(isFetchNextPageError => (
      <LoadMore
        key={String(isFetchNextPageError)}
        pages={{
          hasNextPage: true,
          isFetchingNextPage: !isFetchNextPageError,
          isFetchNextPageError,
          fetchNextPage,
        }}
        shown={50}
        total={1_300}
        texts={{
          failed: 'More recipes could not be loaded. Please try again.',
          shown: (shown, all) => `${shown} of ${all} recipes shown`,
        }}
      />
    ))}
    <div className={styles.row}>
      <Spinner label="Loading" />
      <Skeleton shape="circle" />
    </div>
    <EmptyState
      headingLevel="h3"
      title="No Saved Recipes Yet"
      action={<Button onClick={() => toast('Bismillah.')}>Generate New Recipe</Button>}
    >
      You haven't saved any recipes yet. Generate some recipes and save your favorites!
    </EmptyState>
    <ErrorState
      headingLevel="h3"
      title="Failed to load blogs. Please try again later."
      onRetry={() => toast('Trying again.')}
    />
  </Shelf>
);
