import { Loading, Skeleton } from '@sufra/web-kit';
import styles from '../forms/form.module.css';

/** While it is asked whether an earlier session still holds. */
export const SignInSkeleton = () => (
  <Loading label="Checking whether you are signed in" className={styles.form}>
    <FieldSkeleton />
    <FieldSkeleton />
    <Skeleton shape="block" height="44px" />
  </Loading>
);

const FieldSkeleton = () => (
  <div>
    <Skeleton width="5rem" />
    <Skeleton shape="block" height="44px" />
  </div>
);
