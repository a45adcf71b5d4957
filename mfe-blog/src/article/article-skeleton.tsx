import { Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './article-skeleton.module.css';

export const ArticleSkeleton = () => (
  <Loading label={t('post.loading')}>
    <div className={styles.skeleton}>
      <Skeleton width="11rem" />
      <Skeleton shape="title" />
      <Skeleton shape="title" width="60%" />
      <Skeleton width="16rem" />
      <Skeleton shape="block" className={styles.coverToCome} />
      <Skeleton lines={6} />
    </div>
  </Loading>
);
