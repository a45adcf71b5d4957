import { Card, CardGrid, Loading, SearchFieldSkeleton, Skeleton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import cards from './blog-card.module.css';

export const BlogListSkeleton = () => (
  <Loading label={t('list.loading')}>
    <SearchFieldSkeleton />
    <CardGrid as="div">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </CardGrid>
  </Loading>
);

const CardSkeleton = () => (
  <div className={cards.item}>
    <Card padding="none" className={cards.card}>
      <Skeleton shape="block" className={cards.coverToCome} />
      <div className={cards.body}>
        <Skeleton width="9rem" />
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" width="8rem" height="44px" />
      </div>
    </Card>
  </div>
);
