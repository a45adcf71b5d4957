import { Loading, Skeleton } from '@sufra/web-kit';
import styles from './no-page/no-page.module.css';

/** Until the first page has come. */
export const PageOnItsWay = () => (
  <Loading label="The page is on its way" className={styles.place}>
    <Skeleton shape="title" width="60%" />
    <Skeleton lines={3} />
  </Loading>
);
