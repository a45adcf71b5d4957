import { Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import shelves from './shelves.module.css';
import styles from './shopping-skeleton.module.css';

const shelfLengths = [4, 2, 3, 3];

export const ShoppingSkeleton = () => (
  <Loading label={t('shopping.loading')} className={styles.list}>
    <Skeleton shape="block" width="min(40rem, 100%)" height="74px" />
    <div className={styles.bar}>
      <Skeleton shape="block" width="10rem" height="44px" />
      <Skeleton shape="block" width="7rem" height="44px" />
      <Skeleton shape="block" width="7rem" height="44px" />
      <Skeleton shape="block" width="12rem" height="44px" />
    </div>
    <div className={shelves.shelves}>
      {shelfLengths.map((lines, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <div key={place} className={shelves.shelf}>
          <Skeleton width="9rem" />
          <div className={styles.lines}>
            {Array.from({ length: lines }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <Skeleton key={at} shape="block" height="40px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
